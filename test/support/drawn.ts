// Reproducible random numbers.

/** Returns a generator of numbers from 0 (inclusive) to 1 (exclusive), which only depend on the seed. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Chance that is the same in each run.

/** Numbers from 0 to 1, 1 excluded, by a seed. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

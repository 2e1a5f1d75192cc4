// Random numbers that are the same in each run.

/** Gives numbers from 0 up to, but without, 1; the same ones for the same seed. */
export function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Which of many cases a run takes: `npm test` a sample in which each kind is once, the long run all of them.

/** True in the long run, `npm run test:long`. */
const IS_LONG = process.env['LONG_RUN'] === 'yes';

/** All cases in the long run, and the sample in any other. jest.long.config.mjs runs each test file that imports this. */
export function sampled<T>(all: readonly T[], sample: readonly T[]): readonly T[] {
  return IS_LONG ? all : sample;
}

/** The cases with these names as the sample of all; each of them has to be there. */
export function sampledByName<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  sample: readonly string[],
): readonly T[] {
  const known = all.map(nameOf);
  const missing = sample.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`No case is called ${missing.join(', ')}.`);
  return sampled(
    all,
    all.filter((one) => sample.includes(nameOf(one))),
  );
}

// Chooses which of many cases to test: in `npm test`, a sample with one case of each kind; in the long run, all of them.

/** Whether this is `npm run test:long`. */
const IS_LONG = process.env['LONG_RUN'] === 'yes';

/** All cases in the long run, otherwise the sample. jest.long.config.mjs runs each test file that imports this. */
export function sampled<T>(all: readonly T[], sample: readonly T[]): readonly T[] {
  return IS_LONG ? all : sample;
}

/** Like `sampled`, with the sample's cases given by name; each must exist. */
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

/** The indexes of the first and last call of each kind. */
export function endsOf(calls: readonly string[]): readonly number[] {
  return calls.flatMap((call, at) =>
    calls.indexOf(call) === at || calls.lastIndexOf(call) === at ? [at] : [],
  );
}

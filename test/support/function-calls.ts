// Counts the calls of named functions of src while something runs, as V8 counts them: a measure of work that does not
// depend on the machine.
import { Session, type Profiler } from 'node:inspector';

/** The functions to count by name, each with the end of its file's path. */
export type FunctionFiles = Readonly<Record<string, string>>;

/**
 * Counts how often each of these functions is called in each of these runs, made in this order. V8 throws away all that it
 * has optimised when it begins to count, so it counts once for all of them.
 */
export function functionCalls<F extends FunctionFiles>(
  files: F,
  runs: Readonly<Record<string, () => void>>,
): Readonly<Record<string, Readonly<Record<keyof F & string, number>>>> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  const take = (): void =>
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error !== null) throw error;
      scripts = taken.result;
    });
  const callsOf = (name: string): number =>
    scripts
      .filter(({ url }) => url.endsWith(`/src/${files[name] ?? ''}`))
      .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === name))
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  const counted = (run: () => void) => {
    take();
    run();
    take();
    return Object.fromEntries(Object.keys(files).map((name) => [name, callsOf(name)])) as Record<
      keyof F & string,
      number
    >;
  };
  try {
    return Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, counted(run)]));
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

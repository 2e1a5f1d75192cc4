// A click judges answers, draws pages, explains days, finds names and reads tabs no more often than necessary.
import { unwrapReply } from '../../src/commands/desk-calls';
import { played, stageIn } from '../support/paper-game';
import { Session, type Profiler } from 'node:inspector';

/** The counted functions by name, with the end of their file's path. */
type FunctionFiles = Readonly<Record<string, string>>;

/** Counts the calls of these functions in all runs together, since V8 drops optimized code when counting starts. */
function functionCalls<F extends FunctionFiles>(
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

const COUNTED = {
  judge: 'games/frame/begin-match.ts',
  page: 'games/frame/begin-match.ts',
  explainNextDay: 'games/pokemon-snap/explanation/explain.ts',
  namesAtRow: 'rounds/session/display-names.ts',
  rowsByText: 'rounds/contacts/contacts.ts',
};
type Counts = Readonly<Record<keyof typeof COUNTED, number>>;

/** The most calls for each click. Six players are Pokémon, with four days each to explain. */
const MOST: Readonly<Record<string, Counts>> = {
  desk: { judge: 1, page: 0, explainNextDay: 0, namesAtRow: 3, rowsByText: 2 },
  preview: { judge: 0, page: 0, explainNextDay: 0, namesAtRow: 1, rowsByText: 2 },
  resolve: { judge: 2, page: 0, explainNextDay: 0, namesAtRow: 4, rowsByText: 2 },
  deliver: { judge: 1, page: 8, explainNextDay: 24, namesAtRow: 4, rowsByText: 2 },
};

test('no click in the fourth day of Pokémon Snap does it more often than necessary', () => {
  const book = played(3, { game: 'pokemon-snap' });
  const { desk } = book;
  unwrapReply(desk.submitForPractice({ players: [] }));
  const { name: stage } = stageIn(desk);
  const counts = functionCalls(COUNTED, {
    desk: () => unwrapReply(desk.getDesk({ refresh: true })),
    preview: () => unwrapReply(desk.previewRound()),
    resolve: () => unwrapReply(desk.resolveRound({ stage, token: '' })),
    deliver: () => unwrapReply(desk.deliverSome()),
  });
  expect(counts).toEqual(MOST);
});

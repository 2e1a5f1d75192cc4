// The waiting for each click by the model, of a built program or of two, as tables.
import { isWait } from '../support/waits';
import { clicksOf, GAMES, useProgram, type Click, type Setting } from './clicks';
import { table } from './table';
import { PROCESSOR_FACTOR, waitedFor, type CountedRun } from './waiting-model';

export interface Program {
  readonly title: string;
  /** The folder that `npm run build` made. */
  readonly dist: string;
}

const FEW_ROWS = 10;
const MANY_ROWS = 10_000;
const SETTINGS: readonly Setting[] = [8, 20, 40].flatMap((players): readonly Setting[] => [
  // Each player sends one answer at least.
  ...[Math.max(FEW_ROWS, players), MANY_ROWS].map((rows): Setting => ({
    game: 'wanted-sharpshooters',
    players,
    rows,
    rounds: [1, 30],
  })),
  { game: 'soullinked', players, rows: players, rounds: [1, 4] },
]);

/** The lines of the tables: each program's clicks, in every setting. */
export function waitingFigures(
  programs: readonly Program[],
  factor = PROCESSOR_FACTOR,
  settings = SETTINGS,
): readonly string[] {
  const rows = settings.flatMap((setting) => {
    const measured = programs.map(({ dist }) => {
      useProgram(dist);
      return clicksOf(setting);
    });
    const [first = new Map<number, readonly Click[]>()] = measured;
    return [...first].flatMap(([round, clicks]) =>
      clicks.flatMap(({ title }) =>
        programs.flatMap((program, index) => {
          const click = measured[index]?.get(round)?.find((one) => one.title === title);
          if (click === undefined) return [];
          const name = programs.length === 1 ? title : `${title}, ${program.title}`;
          return [[name, ...lineOf(setting, round, click, factor)]];
        }),
      ),
    );
  });
  return table(
    [
      'Click',
      'Game',
      'Players',
      'Round',
      'Rows a round',
      'Median, s',
      'Slowest of 20, s',
      'Calls of a page',
      'Waits',
      'of them forms',
      'Beside',
      'Processor, ms',
    ],
    rows,
  );
}

function lineOf(
  { game, players, rows }: Setting,
  round: number,
  { runs }: Click,
  factor: number,
): readonly string[] {
  const { median, slowest } = waitedFor(runs, factor);
  const calls = runs.flatMap((run) => run.calls);
  const waits = calls.filter(({ kind }) => isWait(kind));
  const forms = calls.filter(({ kind }) => kind === 'form');
  return [
    GAMES[game].title,
    String(players),
    round === 0 ? '–' : String(round),
    round === 0 ? '–' : String(rows),
    seconds(median),
    seconds(slowest),
    String(runs.length),
    String(waits.length),
    String(forms.length),
    String(calls.length - waits.length),
    processorOf(runs).toFixed(0),
  ];
}

function processorOf(runs: readonly CountedRun[]): number {
  return runs.reduce((sum, { processorMs }) => sum + processorMs, 0);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

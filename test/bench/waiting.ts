// The waiting for each click by the model, of a built program or of two, as tables.
import { isWait } from '../support/waits';
import { clicksOf, GAMES, TOLD, WRITTEN, type Setting } from './clicks';
import { goalsLine, TOLD_WITHIN } from './goals';
import { processorOf, type Click } from './measured';
import { useProgram } from './opened';
import { table } from './table';
import { waitedFor } from './waiting-model';

export interface Program {
  readonly title: string;
  /** The folder that `npm run build` made. */
  readonly dist: string;
}

/** A game with so many rows a round: for each player one at least. */
interface Plan extends Omit<Setting, 'players'> {
  readonly more: string;
}

const PLAYERS: readonly number[] = [...TOLD_WITHIN.keys()];
const PLANS: readonly Plan[] = [
  { game: 'soullinked', rows: 10, rounds: [1, 4], more: '' },
  { game: 'wanted-sharpshooters', rows: 10, rounds: [1, 30], more: '' },
  { game: 'wanted-sharpshooters', rows: 10_000, rounds: [1, 30], more: ', 10,000 rows a round' },
];

/** The clicks of a plan, by the number of players. */
type Measured = ReadonlyMap<number, ReturnType<typeof clicksOf>>;

/** The lines of the tables: what each program makes a host and a player wait, and how much more a late round costs. */
export function waitingFigures(
  programs: readonly Program[],
  players: readonly number[] = PLAYERS,
  plans: readonly Plan[] = PLANS,
): readonly string[] {
  const all = plans.map((plan) => ({
    plan,
    measured: programs.map(({ dist }): Measured => {
      useProgram(dist);
      return new Map(
        players.map((number) => [
          number,
          clicksOf({ ...plan, players: number, rows: Math.max(plan.rows, number) }),
        ]),
      );
    }),
  }));
  return all.flatMap(({ plan, measured }) => [
    `#### ${GAMES[plan.game].title}${plan.more}`,
    '',
    ...table(
      [
        'Click',
        'Round',
        ...programs.flatMap(({ title }) => players.map((number) => headingOf(title, number))),
      ],
      linesOf(measured, players),
    ),
    '',
    ...goalLines(programs, measured),
    '',
    ...lateLines(plan, programs, measured, players),
    '',
  ]);
}

function headingOf(program: string, players: number): string {
  return `${players} players${program === '' ? '' : `, ${program}`}`;
}

function linesOf(measured: readonly Measured[], players: readonly number[]): readonly (readonly string[])[] {
  const [first] = [...(measured[0]?.values() ?? [])];
  return [...(first ?? [])].flatMap(([round, clicks]) =>
    clicks.map(({ title }) => [
      title,
      round === 0 ? '–' : String(round),
      ...measured.flatMap((one) =>
        players.map((number) => {
          const click = one
            .get(number)
            ?.get(round)
            ?.find((each) => each.title === title);
          return click === undefined ? '' : cellOf(click);
        }),
      ),
    ]),
  );
}

/** `20.0 (24.0), 27 + 3`: seconds at the median, of the slowest of twenty, waits, and edits of forms. */
function cellOf({ runs }: Click): string {
  const { median, slowest } = waitedFor(runs);
  const calls = runs.flat().flatMap((run) => run.calls);
  const forms = calls.filter(({ kind }) => kind === 'form').length;
  const waits = calls.filter(({ kind }) => isWait(kind)).length - forms;
  return `${seconds(median)} (${seconds(slowest)}), ${waits}${forms === 0 ? '' : ` + ${forms}`}`;
}

/** A line for each program: it says which of its rounds are told in time. */
function goalLines(programs: readonly Program[], measured: readonly Measured[]): readonly string[] {
  return programs.map(({ title }, index) => {
    const told = [...(measured[index] ?? [])].flatMap(([players, clicks]) =>
      [...clicks].flatMap(([round, all]) =>
        all
          .filter((click) => click.title === TOLD)
          .map(({ runs }) => ({ players, round, seconds: waitedFor(runs).median / 1000 })),
      ),
    );
    return `${title === '' ? '' : `${title}: `}${goalsLine(told)}`;
  });
}

/** The processor's time of the call that resolves, early and late. */
function lateLines(
  { rounds }: Plan,
  programs: readonly Program[],
  measured: readonly Measured[],
  players: readonly number[],
): readonly string[] {
  const [early = 0, late = 0] = [rounds[0], rounds[rounds.length - 1]];
  return programs.map(({ title }, index) => {
    const ratios = players.map((number) => {
      const time = (round: number): number => resolveMs(measured[index]?.get(number)?.get(round) ?? []);
      return `${time(early).toFixed(0)} and ${time(late).toFixed(0)} ms (× ${(time(late) / time(early)).toFixed(1)}) with ${number} players`;
    });
    return `The processor’s time of a round that is written${title === '' ? '' : `, ${title}`}, in rounds ${early} and ${late}: ${ratios.join(', ')}.`;
  });
}

function resolveMs(clicks: readonly Click[]): number {
  const click = clicks.find(({ title }) => title === WRITTEN);
  return click === undefined ? Number.NaN : processorOf(click);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

// Tables of the estimated waiting time for each click, of one built program or two, and whether the goals are met.
import { isWait } from '../support/waits';
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import { clicksOf, TOLD, WRITTEN, type Setting } from './clicks';
import { processorOf, type Click } from './measured';
import { useProgram } from './opened';
import { waitedFor } from './waiting-model';

export interface Program {
  readonly title: string;
  /** The folder that `npm run build` created. */
  readonly dist: string;
}

/** The goal for every round: the median number of seconds until the last book is drawn, by number of players. */
const TOLD_WITHIN: ReadonlyMap<number, number> = new Map([
  [8, 5],
  [20, 8],
  [40, 12],
]);

/** Wanted Sharpshooters can have any number of rounds, and its form changes each round. */
const PLANS: readonly Omit<Setting, 'players'>[] = [
  { game: 'soullinked', settings: {}, rounds: [1, 4] },
  { game: 'wanted-sharpshooters', settings: { Rounds: '31', Lives: '99' }, rounds: [1, 30] },
];

interface Measured {
  readonly program: string;
  readonly players: number;
  readonly clicks: ReturnType<typeof clicksOf>;
}

export function waitingFigures(programs: readonly Program[]): readonly string[] {
  return PLANS.flatMap((plan) => {
    const all = programs.flatMap(({ title, dist }) => {
      useProgram(dist);
      return [...TOLD_WITHIN.keys()].map((players): Measured => ({
        program: title === '' ? '' : `, ${title}`,
        players,
        clicks: clicksOf({ ...plan, players }),
      }));
    });
    return [
      `#### ${findGame(GAMES, plan.game)?.info.title ?? ''}`,
      '',
      ...tableOf(all),
      '',
      `Goals for updating books and pages: ${all.map(goalText).join(', ')}.`,
      '',
      `Processor time for saving a round, in rounds ${plan.rounds.join(' and ')}: ${all.map((one) => processorText(one, plan.rounds)).join(', ')}.`,
      '',
    ];
  });
}

function tableOf(all: readonly Measured[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const headings = ['Click', 'Round', ...all.map(({ players, program }) => `${players} players${program}`)];
  const rows = [...(all[0]?.clicks ?? [])].flatMap(([round, clicks]) =>
    clicks.map(({ title }) => [
      title,
      round === 0 ? '–' : String(round),
      ...all.map((one) => cellOf(clickOf(one, round, title))),
    ]),
  );
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
}

function clickOf({ clicks }: Measured, round: number, title: string): Click {
  const click = clicks.get(round)?.find((each) => each.title === title);
  if (click === undefined) throw new Error(`${title} was not clicked in round ${round}.`);
  return click;
}

/** For example `20.0, 27 + 3`: median seconds, waits, and edits of forms. */
function cellOf({ runs }: Click): string {
  const calls = runs.flat().flatMap((run) => run.calls);
  const forms = calls.filter(({ kind }) => kind === 'form').length;
  const waits = calls.filter(({ kind }) => isWait(kind)).length - forms;
  return `${(waitedFor(runs) / 1000).toFixed(1)}, ${waits}${forms === 0 ? '' : ` + ${forms}`}`;
}

/** Says whether all rounds meet the goal, and which don't. */
function goalText(one: Measured): string {
  const { players, program, clicks } = one;
  const goal = TOLD_WITHIN.get(players) ?? 0;
  const missed = [...clicks.keys()].filter(
    // Rounded as in the table, so that the verdict matches the figures shown.
    (round) => round > 0 && Math.round(waitedFor(clickOf(one, round, TOLD).runs) / 100) > goal * 10,
  );
  const said = missed.length === 0 ? 'reached' : `missed in round ${missed.join(' and ')}`;
  return `${goal} s with ${players} players${program} (${said})`;
}

/** Compares the processor time of resolving an early round with that of a late one. */
function processorText(one: Measured, rounds: readonly number[]): string {
  const times = rounds.map((round) => processorOf(clickOf(one, round, WRITTEN)).toFixed(0));
  return `${times.join(' and ')} ms with ${one.players} players${one.program}`;
}

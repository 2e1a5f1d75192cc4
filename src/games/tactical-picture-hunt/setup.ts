// Setting up Tactical Picture Hunt: the two players, the board, the targets, and who attacks first.
import type { Chance } from '../chance';
import type { SetUp } from '../contract';
import { object, optional, text, yesNo, type Field } from '../fields';
import { named } from '../names';
import { problem, type Problem } from '../problems';
import { all, quote } from '../wording';
import { fail, ok, type Result } from '../result';
import { goTo } from './course';
import { axesOf } from './grid';
import { TILES, tileText } from './tiles';
import {
  ROUNDS,
  SIDE,
  type Axis,
  type Dimension,
  type Event,
  type GivenSettings,
  type Grid,
  type Layout,
  type Player,
  type Seats,
  type State,
  type Tile,
} from './types';

const PLAYERS = 2;
/** How often a drawn grid holds each tile. */
const COPIES = (SIDE * SIDE) / TILES.length;

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  advantage: optional(
    yesNo({
      title: 'Advantage',
      help: 'One of the two has it: decides who attacks first, and wins a tie.',
    }),
  ),
});

/** Seats the players, and lays out what is not given. Each draw is named, so that none changes another. */
export function setUp(
  players: readonly Player[],
  given: GivenSettings,
  chance: Chance,
): Result<SetUp<State, Event>, readonly Problem[]> {
  const seats = seat(players, given.first);
  if (!seats.ok) return seats;
  const grid = given.grid ?? drawGrid(chance.for('grid'));
  const begun = goTo(
    {
      seats: seats.value,
      wrongSquares: given.wrongSquares ?? 'cancel',
      board: { grid, axes: layout(given.axes ?? {}, chance) },
      targets: given.targets ?? drawTargets(chance.for('targets')),
      claims: new Map(),
      standings: new Map(players.map(({ name }) => [name, { score: 0, caught: 0, survived: 0 }])),
      phase: { kind: 'claim', period: 1, turn: 'first' },
    },
    { kind: 'claim', period: 1, turn: 'first' },
  );
  return ok({ ...begun, warnings: warnings(grid) });
}

function seat(players: readonly Player[], first: string | undefined): Result<Seats, readonly Problem[]> {
  const names = players.map(({ name }) => name);
  const holders = players.filter(({ advantage }) => advantage === true).map(({ name }) => name);
  const attacker = first === undefined ? holders[0] : named(names, first, (name) => [name]);
  const problems: Problem[] = [];
  if (players.length !== PLAYERS) {
    problems.push(
      problem(
        'not-two-players',
        ['players'],
        `The roster has ${players.length} players. Tactical Picture Hunt is for exactly ${PLAYERS}.`,
      ),
    );
  }
  if (holders.length !== 1) {
    const who = holders.length === 0 ? 'Nobody has' : `${all(holders)} have`;
    problems.push(
      problem('not-one-advantage', ['players'], `${who} the Advantage. Give it to exactly one player.`),
    );
  }
  if (first !== undefined && attacker === undefined) {
    problems.push(
      problem(
        'unknown-first',
        ['settings', 'first'],
        `First attacker: ${quote(first)} is not a player of this game. Check the name.`,
      ),
    );
  }
  const advantage = holders[0];
  return problems.length > 0 || advantage === undefined || attacker === undefined
    ? fail(problems)
    : ok({ players: names, advantage, first: attacker });
}

/** Each tile three times. */
function drawGrid(chance: Chance): Grid {
  const tiles = chance.shuffle(Array.from({ length: COPIES }, () => TILES).flat());
  return Array.from({ length: SIDE }, (_, row) => tiles.slice(row * SIDE, (row + 1) * SIDE));
}

/** The dimensions as given; each that is not given is drawn by itself. */
function layout(given: NonNullable<GivenSettings['axes']>, chance: Chance): Layout {
  const lay = (dimension: Dimension): readonly Axis[] =>
    given[dimension] ?? chance.for(`axes ${dimension}`).shuffle(axesOf(dimension));
  return {
    columns: lay('columns'),
    rows: lay('rows'),
    subcolumns: lay('subcolumns'),
    subrows: lay('subrows'),
  };
}

/** Each tile at least once, in an order that tells nothing. */
function drawTargets(chance: Chance): readonly Tile[] {
  const more = Array.from({ length: ROUNDS - TILES.length }, () => chance.whole(0, TILES.length - 1));
  return chance.shuffle([...TILES, ...more.flatMap((index) => TILES.slice(index, index + 1))]);
}

function warnings(grid: Grid): readonly string[] {
  const counts = new Map<string, number>();
  for (const tile of grid.flat()) counts.set(tileText(tile), (counts.get(tileText(tile)) ?? 0) + 1);
  const odd = TILES.filter((tile) => counts.get(tileText(tile)) !== COPIES);
  return odd.length === 0
    ? []
    : [
        `The grid that was given does not hold each of the ${TILES.length} tiles ${COPIES} times: ${odd.length} of them come more or less often. That is allowed.`,
      ];
}

export const sampleRoster = [{ name: 'Ana', advantage: true }, { name: 'Bo' }] as const;

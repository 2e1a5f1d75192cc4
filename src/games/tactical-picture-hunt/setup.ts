// Sets up Tactical Picture Hunt: players, board, targets, first attacker.
import type { Chance } from '../frame/chance';
import type { SetUp } from '../frame/contract';
import { findNamed } from '../frame/names';
import { type Problem, fail, ok, type Result } from '../frame/result';
import { andList, plural, quote } from '../frame/wording';
import type { Event } from './events';
import { dimensionAxes, ALL_TILES, tileText } from './grid';
import { playerScore, FIRST_PHASE } from './phases';
import {
  problem,
  ROUND_COUNT,
  BOARD_SIDE,
  type Axis,
  type Dimension,
  type Grid,
  type Layout,
  type OpenFacts,
  type Player,
  type Seats,
  type Settings,
  type State,
  type Tile,
} from './types';

export const PLAYER_COUNT = 2;
/** How often each tile occurs in a drawn grid. */
const COPIES_PER_TILE = (BOARD_SIDE * BOARD_SIDE) / ALL_TILES.length;

/** Draws everything that isn't given. Each draw has its own name, so none affects another. */
export function setUp(
  players: readonly Player[],
  settings: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const seated = assignSeats(players, settings.first);
  if (!seated.ok) return seated;
  const seats = seated.value;
  const { wrongSquares, targets = drawTargets(chance.for('targets')) } = settings;
  const grid = settings.grid ?? drawGrid(chance.for('grid'));
  const board = { grid, axes: layoutAxes(settings.axes ?? {}, chance) };
  return ok({
    open: { seats, wrongSquares, board },
    state: {
      seats,
      wrongSquares,
      board,
      targets,
      claims: new Map(),
      scores: new Map(seats.players.map((name) => [name, playerScore(undefined, name)])),
      phase: FIRST_PHASE,
    },
    events: [],
    warnings: setUpWarnings(grid),
  });
}

function assignSeats(
  players: readonly Player[],
  first: string | undefined,
): Result<Seats, readonly Problem[]> {
  const names = players.map(({ name }) => name);
  const holders = players.filter(({ advantage }) => advantage === true).map(({ name }) => name);
  const attacker = first === undefined ? holders[0] : findNamed(names, first, (name) => [name]);
  const problems: Problem[] = [];
  if (players.length !== PLAYER_COUNT) {
    const sentence = `The roster has ${plural(players.length, 'player')}. Tactical Picture Hunt needs exactly ${PLAYER_COUNT}.`;
    problems.push(problem('not-two-players', ['players'], sentence));
  }
  if (holders.length !== 1) {
    const who = holders.length === 0 ? 'Nobody has' : `${andList(holders)} have`;
    problems.push(
      problem('not-one-advantage', ['players'], `${who} the Advantage. Give it to exactly one player.`),
    );
  }
  if (first !== undefined && attacker === undefined) {
    const sentence = `First attacker: ${quote(first)} is not a player in this game. Check the name.`;
    problems.push(problem('unknown-player', ['settings', 'first'], sentence));
  }
  const advantage = holders[0];
  return problems.length > 0 || advantage === undefined || attacker === undefined
    ? fail(problems)
    : ok({ players: names, advantage, first: attacker });
}

/** Draws a grid in which every tile occurs equally often. */
function drawGrid(chance: Chance): Grid {
  const tiles = chance.shuffle(Array.from({ length: COPIES_PER_TILE }, () => ALL_TILES).flat());
  return Array.from({ length: BOARD_SIDE }, (_, row) =>
    tiles.slice(row * BOARD_SIDE, (row + 1) * BOARD_SIDE),
  );
}

/** The given axes. The axes of each other dimension are drawn separately. */
function layoutAxes(given: NonNullable<Settings['axes']>, chance: Chance): Layout {
  const axes = (dimension: Dimension): readonly Axis[] =>
    given[dimension] ?? chance.for(`axes ${dimension}`).shuffle(dimensionAxes(dimension));
  return {
    columns: axes('columns'),
    rows: axes('rows'),
    subcolumns: axes('subcolumns'),
    subrows: axes('subrows'),
  };
}

/** Draws the targets. Every tile comes at least once, and the order doesn't reveal which come twice. */
function drawTargets(chance: Chance): readonly Tile[] {
  const more = Array.from({ length: ROUND_COUNT - ALL_TILES.length }, () =>
    chance.whole(0, ALL_TILES.length - 1),
  );
  return chance.shuffle([...ALL_TILES, ...more.flatMap((index) => ALL_TILES.slice(index, index + 1))]);
}

function setUpWarnings(grid: Grid): readonly string[] {
  const counts = new Map<string, number>();
  for (const tile of grid.flat()) counts.set(tileText(tile), (counts.get(tileText(tile)) ?? 0) + 1);
  const odd = ALL_TILES.filter((tile) => counts.get(tileText(tile)) !== COPIES_PER_TILE);
  return odd.length === 0
    ? []
    : [
        `Your grid doesn’t have exactly ${COPIES_PER_TILE} of each tile: ${odd.length} of the ${ALL_TILES.length} tiles have a different number. That’s allowed.`,
      ];
}

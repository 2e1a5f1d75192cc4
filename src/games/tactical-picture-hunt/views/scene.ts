// The live table: board, players, target, and each stage's result. It only uses public facts (PH-11), so it doesn't count
// the matches of a challenge that is still to be judged.
import { eventsOf, last, latestEvent, type Log, type LoggedEvent } from '../../frame/events';
import type {
  AxisLabel,
  Picture,
  Scene,
  SceneCard,
  SceneEnd,
  ScenePlayer,
  SceneRegion,
  SceneResult,
} from '../../frame/scene';
import { ensure } from '../../frame/result';
import { plural } from '../../frame/wording';
import { endLine, challengeLine, rolesText, roundLine } from '../account';
import type { ChallengeJudged, Event, RoundPlayed } from '../events';
import {
  axesText,
  axisAt,
  regionContains,
  MATCH_RULE_TEXT,
  matchingSquares,
  boardSquares,
  tileText,
} from '../grid';
import { playerScore, findClaimant, rolesInRound } from '../phases';
import {
  DIMENSION_RULES,
  BOARD_SIDE,
  type Background,
  type Bid,
  type Board,
  type Colour,
  type OpenFacts,
  type Region,
  type Scores,
  type Tile,
  PERIOD_COUNT,
  ROUND_COUNT,
  ROUNDS_PER_PERIOD,
  type Seats,
} from '../types';
import { findOpenRound } from './public';

const PAPER_COLOURS: Readonly<Record<Background, string>> = {
  white: '#ffffff',
  grey: '#8a8f98',
  black: '#0b0c0f',
};
/** Colors of shapes. They are the same on every background, because the page outlines every shape. */
const INK_COLOURS: Readonly<Record<Colour, string>> = { yellow: '#ffd60a', blue: '#1f6bff', red: '#f0142f' };

export function scene(open: OpenFacts, log: Log<Event>): Scene {
  const { board, seats } = open;
  const ended = latestEvent(log, 'game-ended');
  const results = log.flatMap((entry) => sceneResults(open, entry, log));
  const { round, pending } = findOpenRound(log);
  const scores = last(results)?.scores;
  return {
    board: {
      title: 'Board',
      columns: axisLabels((column) => axisLabel(board, { row: 0, column }, 'columns', 'subcolumns')),
      rows: axisLabels((row) => axisLabel(board, { row, column: 0 }, 'rows', 'subrows')),
      squares: board.grid.map((tiles) => tiles.map(toPicture)),
    },
    players: seats.players.map((name, index): ScenePlayer => {
      const role = round === undefined ? '' : round.roles.attacker === name ? 'attacks' : 'defends';
      const badge = seats.advantage === name ? 'Advantage' : '';
      return { name, score: scores?.[index] ?? 0, role, holds: heldDimensionText(name, log), badge };
    }),
    rule: { pictures: MATCHING_EXAMPLE, words: MATCH_RULE_TEXT },
    target: round === undefined ? null : toPicture(round.target),
    region: pending === undefined ? null : sceneRegion(board, pending.region),
    words:
      round === undefined
        ? ''
        : pending !== undefined
          ? roundLine(pending).why
          : `${rolesText(round.roles)}.`,
    moment: statusText(seats, log),
    round: sceneRound(log),
    results,
    end: ended === undefined ? null : sceneEnd(ended.outcome.winner, endLine(ended).why, log),
  };
}

/** The example of a match in the rule sheet. */
const MATCHING_EXAMPLE: Scene['rule']['pictures'] = [
  toPicture({ background: 'white', shape: 'circle', colour: 'red' }),
  toPicture({ background: 'black', shape: 'triangle', colour: 'blue' }),
];

function toPicture(tile: Tile): Picture {
  return {
    shape: tile.shape,
    ink: INK_COLOURS[tile.colour],
    paper: PAPER_COLOURS[tile.background],
    words: tileText(tile),
  };
}

function axisLabels(label: (index: number) => AxisLabel): readonly AxisLabel[] {
  return Array.from({ length: BOARD_SIDE }, (_, index) => label(index));
}

function axisLabel(
  board: Board,
  position: { readonly row: number; readonly column: number },
  outer: 'columns' | 'rows',
  inner: 'subcolumns' | 'subrows',
): AxisLabel {
  return {
    outer: axisAt(board, outer, position),
    inner: axisAt(board, inner, position),
  };
}

/** The result that an event shows; empty for events without one. */
function sceneResults(
  { board, seats }: OpenFacts,
  { stage, title, event }: LoggedEvent<Event>,
  log: Log<Event>,
): readonly SceneResult[] {
  const about = { stage, title };
  const nothing = { target: null, region: null, matches: null, missed: [], mistakes: [] };
  switch (event.kind) {
    case 'claimed': {
      const values = [{ title: 'Dimension', value: event.dimension }];
      const headline = `${event.player} claims the ${event.dimension}`;
      const cards = [{ player: event.player, role: 'claims', values }];
      const words = `The ${event.dimension} are ${axesText(event.dimension)}.`;
      return [
        {
          ...about,
          ...nothing,
          cards,
          headline,
          words,
          scores: scoresBeforeEvent(seats.players, event, log),
        },
      ];
    }
    case 'round-played': {
      const { target, region, result } = event;
      const matches =
        result === 'challenge' || region === null ? null : matchingSquareIndices(board, region, target);
      return [
        {
          ...about,
          target: toPicture(target),
          cards: bidCards(event),
          region: sceneRegion(board, region),
          matches,
          missed: [],
          mistakes: [],
          headline: roundLine(event).what,
          words: `${roundLine(event).why}${matches === null ? '' : ` Matches in the region: ${matches.length}.`}`,
          scores: playerScores(seats.players, event.scores),
        },
      ];
    }
    case 'challenge-judged': {
      const { target, region, listed, needed, roles } = event;
      const named = (isRight: boolean): readonly number[] =>
        squareIndices(board, (name) => listed.some((one) => one.right === isRight && one.name === name));
      const [right, mistakes, matches] = [
        named(true),
        named(false),
        matchingSquareIndices(board, region, target),
      ];
      const values = [
        { title: 'To find', value: String(needed) },
        { title: 'Right', value: String(right.length) },
        { title: 'Wrong', value: String(mistakes.length) },
      ];
      return [
        {
          ...about,
          target: toPicture(target),
          cards: [{ player: roles.attacker, role: 'attacks', values }],
          region: sceneRegion(board, region),
          matches,
          missed: matches.filter((square) => !right.includes(square)),
          mistakes,
          headline: challengeLine(event).what,
          words: challengeLine(event).why,
          scores: playerScores(seats.players, event.scores),
        },
      ];
    }
    case 'claimed-by-default':
    case 'round-opened':
    case 'passed-over':
    case 'game-ended':
      return [];
  }
}

function outcomeText(event: RoundPlayed | ChallengeJudged): string {
  return (event.kind === 'round-played' ? roundLine(event) : challengeLine(event)).what;
}

function bidCards({ roles, attack, defence }: RoundPlayed): readonly SceneCard[] {
  return [
    { player: roles.attacker, role: 'attacks', values: bidValues(attack) },
    { player: roles.defender, role: 'defends', values: bidValues(defence) },
  ];
}

function bidValues(bid: Bid | null): SceneCard['values'] {
  return bid === null
    ? []
    : [
        { title: 'Axis', value: bid.axis },
        { title: 'Prediction', value: String(bid.prediction) },
      ];
}

function sceneRegion(board: Board, region: Region | null): SceneRegion | null {
  return region === null
    ? null
    : { name: region.name, squares: squareIndices(board, (name) => regionContains(region, name)) };
}

function matchingSquareIndices(board: Board, region: Region, target: Tile): readonly number[] {
  const names = matchingSquares(board, region, target).map(({ name }) => name);
  return squareIndices(board, (name) => names.includes(name));
}

/** Numbers of the wanted squares, counted row by row from 0. */
function squareIndices(board: Board, wanted: (name: string) => boolean): readonly number[] {
  return boardSquares(board).flatMap(({ name }, index) => (wanted(name) ? [index] : []));
}

function playerScores(players: readonly string[], scores: Scores | undefined): readonly number[] {
  return players.map((name) => playerScore(scores, name).score);
}

/** The scores at the time of an event that doesn't change them. */
function scoresBeforeEvent(players: readonly string[], event: Event, log: Log<Event>): readonly number[] {
  const at = log.findIndex((entry) => entry.event === event);
  const scored = log.slice(0, at).flatMap((entry) => ('scores' in entry.event ? [entry.event.scores] : []));
  return playerScores(players, last(scored));
}

/** The player's dimension in the current period. */
function heldDimensionText(name: string, log: Log<Event>): string {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  const own = claimed.find((event) => event.period === period && event.player === name);
  return own === undefined ? '' : `${DIMENSION_RULES[own.dimension].title} ${axesText(own.dimension)}`;
}

function sceneEnd(winner: string, words: string, log: Log<Event>): SceneEnd {
  const rounds = eventsOf(log, 'round-played').map(({ event }) => event);
  const judged = eventsOf(log, 'challenge-judged').map(({ event }) => event);
  const bold = maxBy(rounds, ({ attack }) => attack?.prediction ?? -1);
  const gain = maxBy([...rounds, ...judged], ({ points }) => points);
  const loss = maxBy(
    judged.filter(({ survived }) => !survived),
    ({ points }) => -points,
  );
  return {
    winner,
    words,
    highlights: [
      ...(bold === undefined || bold.attack === null
        ? []
        : [
            {
              title: 'Boldest bet',
              text: `${bold.roles.attacker} predicted ${bold.attack.prediction} in round ${bold.round}${challengeSuffix(bold, judged)}.`,
            },
          ]),
      ...(gain === undefined || gain.points <= 0
        ? []
        : [{ title: 'Best round', text: `${outcomeText(gain)} in round ${gain.round}.` }]),
      ...(loss === undefined
        ? []
        : [{ title: 'Hardest fall', text: `${outcomeText(loss)} in round ${loss.round}.` }]),
    ],
  };
}

function challengeSuffix({ round }: RoundPlayed, judged: readonly ChallengeJudged[]): string {
  const challenge = judged.find((event) => event.round === round);
  if (challenge === undefined) return '';
  return challenge.survived ? ', was challenged, and proved it' : ', was challenged, and was caught';
}

function maxBy<T>(list: readonly T[], value: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (found, one) => (found === undefined || value(one) > value(found) ? one : found),
    undefined,
  );
}

/** The open or next round; while dimensions are claimed, the period. */
function sceneRound(log: Log<Event>): Scene['round'] {
  const round = roundNumber(log);
  return areClaimsDue(log)
    ? { title: `Period ${roundPeriod(round)}`, of: PERIOD_COUNT }
    : { title: `Round ${round}`, of: ROUND_COUNT };
}

/** Number of the open round; if none is open, of the next. */
function roundNumber(log: Log<Event>): number {
  const decided = latestEvent(log, 'round-played')?.round ?? 0;
  const { pending } = findOpenRound(log);
  return pending === undefined ? Math.min(ROUND_COUNT, decided + 1) : decided;
}

/** What's happening, in large letters, from public facts; empty once the game is over. */
function statusText(seats: Seats, log: Log<Event>): string {
  if (latestEvent(log, 'game-ended') !== undefined) return '';
  const { pending } = findOpenRound(log);
  if (pending !== undefined) {
    const { prediction } = ensure(pending.attack ?? undefined, 'A challenge without an attack.');
    return `${pending.roles.attacker} must find ${plural(prediction, 'square')}`;
  }
  const round = roundNumber(log);
  if (areClaimsDue(log)) {
    const turn = claimCount(log) % 2 === 0 ? 'first' : 'second';
    return `${findClaimant(seats, { kind: 'claim', period: roundPeriod(round), turn })} claims`;
  }
  return rolesText(rolesInRound(seats, round));
}

/** Whether claims come before the next round. */
function areClaimsDue(log: Log<Event>): boolean {
  return claimCount(log) < 2 * roundPeriod(roundNumber(log));
}

function claimCount(log: Log<Event>): number {
  return eventsOf(log, 'claimed').length;
}

function roundPeriod(round: number): number {
  return Math.ceil(round / ROUNDS_PER_PERIOD);
}

// The stages that are resolved to be measured: one of each game, in the middle of a random play of it. bench.ts runs
// this file as the build makes the script for Google: other tools compile functions in ways that cost time.
import { findGame, GAMES } from '../../src/games/catalogue';
import type { JsonObject } from '../../src/games/frame/json';
import type { Match, StageInput } from '../../src/games/frame/match';
import { playable, type PlayableGame } from '../../src/games/frame/playable';
import { loneNumber } from '../example-game/game';
import { begin, legalMoves, play, usualStart } from '../games/random-play';

/** A stage in the middle of a game, with what everybody sent for it. */
export interface MiddleStage {
  readonly title: string;
  readonly stage: string;
  readonly players: number;
  readonly input: StageInput;
  /** A match in which this stage has just opened, and which has shown and judged nothing so far. */
  readonly open: () => Match;
}

/** A whole random game: how it begins, and what everybody sent for each of its stages. */
export interface WholeGame {
  readonly title: string;
  readonly players: number;
  readonly inputs: readonly StageInput[];
  /** Its first match, which has shown and judged nothing so far. */
  readonly begin: () => Match;
}

/** A random game of each in the catalogue, to its end. */
export function wholeGames(seats: number): readonly WholeGame[] {
  return GAMES.map((game) => {
    const { start, rounds } = playedBy(game, seats);
    const first = begin(game, start);
    return {
      title: game.info.title,
      players: first.roster.length,
      inputs: rounds.map(({ input }) => input),
      begin: () => begin(game, start),
    };
  });
}

/** The middle stage of each game of the catalogue; a game that is over after a few stages has none. */
export function middleStages(seats: number): readonly MiddleStage[] {
  return GAMES.flatMap((game) => {
    const played = playedBy(game, seats);
    return played.rounds.length < FEWEST_STAGES ? [] : [middleStageIn(game, played)];
  });
}

/** The middle stage of the game that boardgame.io plays. */
export function exampleStage(seats: number): MiddleStage {
  return middleStage(playable(loneNumber), seats);
}

/** The middle stage of one game of the catalogue. */
export function middleStageOf(id: string, seats: number): MiddleStage {
  const game = findGame(id);
  if (game === undefined) throw new Error(`${id} is not in the catalogue.`);
  return middleStage(game, seats);
}

/** The stages of a game in which a stage in the middle differs from the first and the last. */
const FEWEST_STAGES = 5;

type PlayedGame = ReturnType<typeof playedBy>;

function playedBy(game: PlayableGame, seats: number) {
  const start = { ...usualStart(game, 'bench'), players: rosterOf(game, seats) };
  return { start, rounds: play(game, start, legalMoves()).rounds };
}

function middleStage(game: PlayableGame, seats: number): MiddleStage {
  return middleStageIn(game, playedBy(game, seats));
}

function middleStageIn(game: PlayableGame, { start, rounds }: PlayedGame): MiddleStage {
  // A stage that asks everybody says more than a vote of one.
  const most = Math.max(...rounds.map(({ input }) => input.submissions.length));
  const full = rounds.filter(({ input }) => input.submissions.length === most);
  const middle = full[Math.floor(full.length / 2)];
  if (middle === undefined) throw new Error(`${game.info.title}: nothing was played.`);
  const before = rounds.slice(0, rounds.indexOf(middle));
  return {
    title: game.info.title,
    stage: middle.resolved.stage,
    players: middle.before.roster.length,
    input: middle.input,
    open: () => before.reduce((match, { input }) => next(match, input), begin(game, start)),
  };
}

function next(match: Match, input: StageInput): Match {
  const resolved = match.resolve(input);
  if (!resolved.ok) throw new Error(resolved.error.map(({ text }) => text).join(' '));
  return resolved.value.next;
}

/** The game's sample roster cut to the seats, or with more like its last player; a game for two keeps its two. */
function rosterOf({ info, sampleRoster }: PlayableGame, seats: number): readonly JsonObject[] {
  if (info.playerCount === '2 players') return sampleRoster;
  const pattern = sampleRoster[sampleRoster.length - 1] ?? {};
  const more = Array.from({ length: Math.max(0, seats - sampleRoster.length) }, (_, index) => ({
    ...pattern,
    name: `Player ${index + 1}`,
  }));
  return [...sampleRoster, ...more].slice(0, seats);
}

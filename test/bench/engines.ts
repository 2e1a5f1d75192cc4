// The engines alone, beside boardgame.io's reducer in its quickest use: every stage of a random game of each, with
// everything that a host gets of it at once. What is made when it is first looked at is looked at inside the clock.
import type { Match, Resolved } from '../../src/games/frame/match';
import * as boardgameIo from './boardgame-io';
import { measure, type Task } from './measure';
import type { WholeGame } from './stages';

const SAMPLES = { samples: 100, warmUp: 50 };
/** The number of rounds that one sample of boardgame.io plays, about as long as a whole game takes. */
const ROUNDS = 20;
const USUAL = 'boardgame.io';

/** The speed of one game's engine. */
export interface EngineSpeed {
  readonly title: string;
  readonly players: number;
  readonly stages: number;
  /** Milliseconds a stage, in the mean of its stages. */
  readonly time: number;
  /** boardgame.io's time for a round of `seats` divided by it. */
  readonly speed: number;
}

/** The time of boardgame.io for a round, in milliseconds, and the speeds of these games beside it. */
export function engineSpeeds(
  games: readonly WholeGame[],
  seats: number,
): { readonly usual: number; readonly speeds: readonly EngineSpeed[] } {
  const time = measure([reducerTask(seats), ...games.map(gameTask)], SAMPLES);
  const usual = time(USUAL);
  return {
    usual,
    speeds: games.map(({ title, players, inputs }) => ({
      title,
      players,
      stages: inputs.length,
      time: time(title),
      speed: usual / time(title),
    })),
  };
}

function reducerTask(seats: number): Task {
  const round = boardgameIo.barestRoundOf(seats);
  return {
    name: USUAL,
    runs: ROUNDS,
    prepare: () => () => {
      for (let run = 0; run < ROUNDS; run += 1) round();
    },
  };
}

function gameTask({ title, inputs, begin }: WholeGame): Task {
  return {
    name: title,
    runs: inputs.length,
    prepare: () => {
      let match: Match = begin();
      look(match);
      return () => {
        for (const input of inputs) {
          const resolved = match.resolve(input);
          if (!resolved.ok) throw new Error(resolved.error.map(({ text }) => text).join(' '));
          told(resolved.value);
          match = resolved.value.next;
        }
      };
    },
  };
}

/** Reads what a host is given at once when a stage is resolved. */
function told(resolved: Resolved): void {
  const { news, fates, counted, warnings, result, next } = resolved;
  const given = [news, fates, counted, warnings, result, ...look(next)];
  if (given.includes(undefined)) throw new Error('A part of the resolution is not there.');
}

function look({ stage, facts, outcome, warnings }: Match): readonly unknown[] {
  const asked = stage === null ? [] : [stage.asks.map(({ questions }) => questions), stage.hostQuestions];
  return [stage, ...asked, facts, outcome, warnings];
}

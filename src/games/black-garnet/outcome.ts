// The end of the game: its causes, the winners, their Tokens of Life, and the Elimination Candidate (BG-10 to BG-13).
import { mustGet } from '../frame/result';
import type { Chance } from '../frame/chance';
import { usableDuelTypes, playerScore } from './duels';
import type { PlayerEnd } from './events';
import { areAttemptsLeft, MISSION_RULES } from './missions';
import { abilityOf } from './stats';
import {
  END_CAUSES,
  type Candidacy,
  type EndCause,
  type Ending,
  type Outcome,
  type State,
  type TokenCause,
  type WinKind,
} from './types';

export const BLACK_GARNETS_TO_WIN = 20;
/** Tokens of Life for a single winner, and for each joint winner. */
export const WINNER_TOKENS = { single: 2, joint: 1 } as const;

interface EndCauseRule {
  readonly text: string;
  /** `begun`: the state when the last round began, with missions already paid. `played`: the state after that round. */
  readonly applies: (begun: State, played: State) => boolean;
}

/** Causes that end the game without an outright winner. The players with the most black garnets then win. */
export const END_CAUSE_RULES: Readonly<Record<EndCause, EndCauseRule>> = {
  'all-attempts': {
    text: 'All attempts at Black Missions are used up',
    applies: (_begun, { attempts }) => !areAttemptsLeft(attempts),
  },
  'nobody-can-go-on': {
    text: 'Nobody can challenge or attempt a Black Mission anymore',
    applies: (_begun, { players, scores }) =>
      players.every((name) => {
        const score = playerScore({ scores }, name);
        return usableDuelTypes(score).length === 0 && score.black < MISSION_RULES.needs;
      }),
  },
  'last-round': {
    text: 'That was the last round',
    applies: (_begun, { rounds, settings }) => rounds.length === settings.rounds,
  },
  host: {
    text: 'The host ended the game',
    applies: ({ entry }) => entry.end,
  },
};

/** The outcome; null if the game continues (BG-10). */
export function findOutcome(begun: State, played: State): Outcome | null {
  const achieved = achievers(begun, played);
  const cause =
    achieved.length > 0 ? 'won' : END_CAUSES.find((each) => END_CAUSE_RULES[each].applies(begun, played));
  if (cause === undefined) return null;
  const best = cause === 'won' ? achieved : leaders(played);
  const winners = tieWinners(played, best);
  const earned = (name: string): number =>
    Math.floor(playerScore(played, name).won / abilityOf(played, name).earnsPer);
  const tokens = played.players.flatMap((name) => {
    const number = earnedTokens(begun, winners, name);
    return number === 0 ? [] : [[name, number] as const];
  });
  return {
    cause,
    winners,
    succeeded: played.players.filter((name) => hasMissionSuccess(begun, name)),
    outdone: best.filter((name) => !winners.includes(name)),
    tokens: new Map(tokens),
    earned: new Map(played.players.map((name) => [name, earned(name)])),
  };
}

/** Players with a successful mission this round, or enough black garnets. */
function achievers(begun: State, played: State): readonly string[] {
  return played.players.filter(
    (name) => hasMissionSuccess(begun, name) || playerScore(played, name).black >= BLACK_GARNETS_TO_WIN,
  );
}

function hasMissionSuccess({ entry }: State, name: string): boolean {
  return entry.missions.some(({ player, success }) => player === name && success);
}

function leaders(state: State): readonly string[] {
  const most = Math.max(...state.players.map((name) => playerScore(state, name).black));
  return state.players.filter((name) => playerScore(state, name).black === most);
}

/** The winners among tied players: only those with the ability to win ties, or all if nobody has that ability. */
function tieWinners(state: State, tied: readonly string[]): readonly string[] {
  const able = tied.filter((name) => abilityOf(state, name).winsTies);
  return able.length === 0 ? tied : able;
}

function winnerTokens(winners: readonly string[]): number {
  return winners.length === 1 ? WINNER_TOKENS.single : WINNER_TOKENS.joint;
}

function earnedTokens(begun: State, winners: readonly string[], name: string): number {
  const ability = abilityOf(begun, name);
  if (winners.includes(name)) return winnerTokens(winners) + ability.tokensAsWinner;
  const anotherSucceeded = begun.players.some((other) => other !== name && hasMissionSuccess(begun, other));
  return anotherSucceeded && leaders(begun).includes(name) ? ability.tokensAsRichest : 0;
}

/** What everyone may know about the end. */
export function publicEnding(outcome: Outcome, candidacy: Candidacy | null): Ending {
  const { cause, winners, succeeded, outdone, tokens } = outcome;
  const wonBy = (player: string): WinKind => {
    if (cause !== 'won') return 'most';
    return succeeded.includes(player) ? 'mission' : 'black-garnets';
  };
  const tokenCause = (player: string, number: number): TokenCause => {
    if (!winners.includes(player)) return 'richest-ability';
    return number > winnerTokens(winners) ? 'winner-ability' : 'winner';
  };
  return {
    cause,
    winners: winners.map((player) => ({ player, by: wonBy(player) })),
    tieBreak:
      outdone.length === 0 ? null : { succeeded: outdone.filter((player) => succeeded.includes(player)) },
    tokens: [...tokens].map(([player, number]) => ({
      player,
      tokens: number,
      cause: tokenCause(player, number),
    })),
    candidacy,
  };
}

/** What only this player may know about the end. */
export function toPlayerEnd(state: State, outcome: Outcome, player: string): PlayerEnd {
  return {
    won: playerScore(state, player).won,
    per: abilityOf(state, player).earnsPer,
    earned: mustGet(outcome.earned, player),
    outdone: outcome.outdone.includes(player),
  };
}

/** Players who have no Token of Life, in roster order. */
export function playersWithoutToken({ players }: State, { tokens }: Outcome): readonly string[] {
  return players.filter((name) => !tokens.has(name));
}

/** The winner who can name the Candidate. Undefined if no winner can, or there is nobody to name. */
export function candidateChooser(state: State, outcome: Outcome): string | undefined {
  const [winner, ...others] = outcome.winners;
  if (winner === undefined || others.length > 0 || playersWithoutToken(state, outcome).length === 0)
    return undefined;
  return abilityOf(state, winner).namesCandidate ? winner : undefined;
}

/** The Candidate, if no winner names one: fewest black garnets among players without a token. Ties are drawn (BG-11). */
export function defaultCandidate(state: State, outcome: Outcome, chance: Chance): Candidacy {
  const eligible = playersWithoutToken(state, outcome);
  const fewest = Math.min(...eligible.map((name) => playerScore(state, name).black));
  const lowest = eligible.filter((name) => playerScore(state, name).black === fewest);
  const unable = lowest.filter((name) => !abilityOf(state, name).winsTies);
  const tied = unable.length === 0 ? lowest : unable;
  const candidate = chance.for('candidate').pick(tied) ?? null;
  const abilityDecided = tied.length < lowest.length;
  return { candidate, by: tied.length === 1 ? 'fewest' : 'draw', abilityDecided };
}

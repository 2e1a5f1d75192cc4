// Phases: two claims per period, then its rounds. Also who attacks in a round (PH-3, PH-4), scores and the winner (PH-10).
import { ensure } from '../frame/result';
import type { Resolution } from '../frame/stage';
import type { Event } from './events';
import {
  ROUND_COUNT,
  ROUNDS_PER_PERIOD,
  type ClaimPhase,
  type Phase,
  type Roles,
  type Seats,
  type State,
  type Tile,
  type Outcome,
  type PlayerScore,
  type Scores,
} from './types';

export const FIRST_PHASE: ClaimPhase = { kind: 'claim', period: 1, turn: 'first' };

/** Who attacks in a round. Roles swap every round, across periods too. */
export function rolesInRound({ players, first }: Seats, round: number): Roles {
  const second = players.find((name) => name !== first) ?? first;
  return round % 2 === 1 ? { attacker: first, defender: second } : { attacker: second, defender: first };
}

/** Who claims in this turn. The attacker of the period's first round claims first. */
export function findClaimant(seats: Seats, { period, turn }: ClaimPhase): string {
  const { attacker, defender } = rolesInRound(seats, periodStartRound(period));
  return turn === 'first' ? attacker : defender;
}

function periodStartRound(period: number): number {
  return (period - 1) * ROUNDS_PER_PERIOD + 1;
}

export function phaseAfterClaim({ period, turn }: ClaimPhase): Phase {
  return turn === 'first'
    ? { kind: 'claim', period, turn: 'second' }
    : { kind: 'round', round: periodStartRound(period) };
}

/** The phase after a round that has been decided. */
export function phaseAfterRound(round: number): Phase {
  if (round === ROUND_COUNT) return { kind: 'over' };
  return round % ROUNDS_PER_PERIOD === 0
    ? { kind: 'claim', period: round / ROUNDS_PER_PERIOD + 1, turn: 'first' }
    : { kind: 'round', round: round + 1 };
}

export function roundTarget({ targets }: State, round: number): Tile {
  return ensure(targets[round - 1], `Round ${round} has no target, though set-up should have given it one.`);
}

/** Ends a stage and begins a phase. If that opens a round, its target is shown (PH-5). */
export function enterPhase(state: State, phase: Phase, events: readonly Event[]): Resolution<State, Event> {
  return { state: { ...state, phase }, events: [...events, ...openingEvents(state, phase)] };
}

/** Events that stay face down until the clock starts: the next target, and bids that are challenged (PH-5). */
export function isEventHidden(event: Event): boolean {
  return event.kind === 'round-opened' || (event.kind === 'round-played' && event.result === 'challenge');
}

function openingEvents(state: State, phase: Phase): readonly Event[] {
  switch (phase.kind) {
    case 'round': {
      const { round } = phase;
      const [roles, target] = [rolesInRound(state.seats, round), roundTarget(state, round)];
      return [{ kind: 'round-opened', to: 'everyone', round, roles, target }];
    }
    case 'over':
      return [{ kind: 'game-ended', to: 'everyone', outcome: gameOutcome(state), scores: state.scores }];
    case 'claim':
    case 'challenge':
      return [];
  }
}

const ZERO_SCORE: PlayerScore = { score: 0, caught: 0, survived: 0 };

/** A player's score; zero before the first round is decided. */
export function playerScore(scores: Scores | undefined, name: string): PlayerScore {
  return scores?.get(name) ?? ZERO_SCORE;
}

/** The outcome: the higher score wins, and the Advantage wins a tie. */
export function gameOutcome({ seats, scores }: State): Outcome {
  const totals = seats.players.map((name) => playerScore(scores, name).score);
  const best = Math.max(...totals);
  const leaders = seats.players.filter((_, index) => totals[index] === best);
  const [leader, other] = leaders;
  return leader === undefined || other !== undefined
    ? { winner: seats.advantage, decision: { kind: 'tie', score: best } }
    : { winner: leader, decision: { kind: 'higher-score' } };
}

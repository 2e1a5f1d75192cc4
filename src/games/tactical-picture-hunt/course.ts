// The course of a game: six periods of two claims and five rounds, and who attacks when (PH-3).
import { ROUNDS, ROUNDS_A_PERIOD, type Event, type Phase, type Roles, type Seats, type State } from './types';

/** Who attacks and who defends in a round: they change places every round, across periods. */
export function rolesIn({ players, first }: Seats, round: number): Roles {
  const second = players.find((name) => name !== first) ?? first;
  return round % 2 === 1 ? { attacker: first, defender: second } : { attacker: second, defender: first };
}

/** Who claims first and who claims second in a period: its first attacker, then the other. */
export function claimants(seats: Seats, period: number): { readonly first: string; readonly second: string } {
  const { attacker, defender } = rolesIn(seats, firstRound(period));
  return { first: attacker, second: defender };
}

/** The first round of a period. */
export function firstRound(period: number): number {
  return (period - 1) * ROUNDS_A_PERIOD + 1;
}

/** What follows once a round is decided. */
export function afterRound(round: number): Phase {
  if (round === ROUNDS) return { kind: 'over' };
  return round % ROUNDS_A_PERIOD === 0
    ? { kind: 'claim', period: round / ROUNDS_A_PERIOD + 1, turn: 'first' }
    : { kind: 'round', round: round + 1 };
}

/** Goes on to a phase; a round that opens shows its target. */
export function goTo(
  state: State,
  phase: Phase,
): { readonly state: State; readonly events: readonly Event[] } {
  return { state: { ...state, phase }, events: opening(state, phase) };
}

function opening(state: State, phase: Phase): readonly Event[] {
  if (phase.kind !== 'round') return [];
  const { round } = phase;
  return [
    {
      kind: 'round-opened',
      to: 'everyone',
      round,
      roles: rolesIn(state.seats, round),
      target: targetOf(state, round),
    },
  ];
}

/** The target tile of a round. */
export function targetOf({ targets }: State, round: number): State['targets'][number] {
  const target = targets[round - 1];
  if (target === undefined) throw new Error(`Round ${round} has no target: set-up gives every round one.`);
  return target;
}

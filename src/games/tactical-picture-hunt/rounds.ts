// A round: two axes make the region, two predictions decide whether it comes to a challenge (PH-5 to PH-8).
import type { Ordered, Resolution } from '../contract';
import { afterRound, goTo, rolesIn, targetOf } from './course';
import { regionOf } from './grid';
import { outcomeOf } from './outcome';
import type { Bid, Event, Order, Phase, Region, Standing, Standings, State, Verdict } from './types';

export type RoundPhase = Extract<Phase, { readonly kind: 'round' }>;

/** Opens both submissions. The attacker scores the prediction, or must prove it in a challenge. */
export function resolveRound(
  state: State,
  { round }: RoundPhase,
  orders: readonly Ordered<Order>[],
): Resolution<State, Event> {
  const roles = rolesIn(state.seats, round);
  const attack = bidOf(orders, roles.attacker);
  const defence = bidOf(orders, roles.defender);
  const region = attack === null || defence === null ? null : regionOf(attack.axis, defence.axis);
  const verdict = judge(attack, defence);
  const points = verdict === 'unchallenged' || verdict === 'no-defence' ? (attack?.prediction ?? 0) : 0;
  const standings = credit(state.standings, roles.attacker, (standing) => ({
    ...standing,
    score: standing.score + points,
  }));
  const played: Event = {
    kind: 'round-played',
    to: 'everyone',
    round,
    roles,
    target: targetOf(state, round),
    attack,
    defence,
    region,
    verdict,
    points,
    standings,
  };
  return goOn({ ...state, standings }, [played], phaseAfter(round, verdict, attack, region));
}

function bidOf(orders: readonly Ordered<Order>[], player: string): Bid | null {
  const order = orders.find((candidate) => candidate.player === player)?.order;
  return order !== undefined && 'axis' in order ? order : null;
}

function judge(attack: Bid | null, defence: Bid | null): Verdict {
  if (attack === null) return 'no-attack';
  if (defence === null) return 'no-defence';
  return attack.prediction <= defence.prediction ? 'unchallenged' : 'challenge';
}

function phaseAfter(round: number, verdict: Verdict, attack: Bid | null, region: Region | null): Phase {
  return verdict === 'challenge' && attack !== null && region !== null
    ? { kind: 'challenge', round, region, needed: attack.prediction }
    : afterRound(round);
}

/** The standings with one player's changed. */
export function credit(
  standings: Standings,
  player: string,
  change: (standing: Standing) => Standing,
): Standings {
  return new Map(
    [...standings].map(([name, standing]) => [name, name === player ? change(standing) : standing]),
  );
}

/** The resolution that ends with this phase: what happened, then what opens, or the end of the game. */
export function goOn(state: State, happened: readonly Event[], phase: Phase): Resolution<State, Event> {
  const next = goTo(state, phase);
  const ended: readonly Event[] =
    phase.kind === 'over'
      ? [{ kind: 'game-ended', to: 'everyone', outcome: outcomeOf(state), standings: state.standings }]
      : [];
  return { state: next.state, events: [...happened, ...next.events, ...ended] };
}

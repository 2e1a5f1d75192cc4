// The events of Soullinked, each with its audience: a report for each player after a round, and what everyone learns
// (SL-6).
import { must, sure } from '../frame/result';
import type { Audience } from '../frame/events';
import { last } from '../frame/events';
import { outcome } from './outcome';
import {
  REALM,
  REALMS,
  ROUNDS,
  type Boards,
  type CardPick,
  type Outcome,
  type Pair,
  type Realm,
  type Score,
  type State,
} from './types';

/** A partner's pick as a player may know it. */
type PartnerPick =
  | { readonly kind: 'shown'; readonly pick: CardPick }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'missing' };

export type Event =
  | {
      readonly kind: 'pair-scored';
      readonly to: Exclude<Audience, 'everyone'>;
      readonly partner: string;
      readonly own: CardPick | null;
      readonly partnerPick: PartnerPick;
      /** The members of the pair who sent nothing that counted (SL-3). */
      readonly missing: readonly string[];
      readonly score: Score;
      readonly partnerScore: Score;
    }
  | { readonly kind: 'boards-shown'; readonly to: 'everyone'; readonly boards: Boards }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly outcome: Outcome;
      /** Everyone's total after the last round. */
      readonly totals: ReadonlyMap<string, number>;
      readonly realms: ReadonlyMap<string, Realm>;
    };

/** Gives the events of the round that was just played. */
export function roundEvents(state: State, picks: ReadonlyMap<string, CardPick>): readonly Event[] {
  const { settings, boards, rounds } = state;
  const events: Event[] = state.pairs.flatMap((pair) =>
    REALMS.map((realm) => pairScored(state, picks, pair, realm)),
  );
  if (settings.showBoards) events.push({ kind: 'boards-shown', to: 'everyone', boards });
  if (rounds.length === ROUNDS) {
    const realms = new Map(state.players.map(({ name, realm }) => [name, realm]));
    events.push({
      kind: 'game-ended',
      to: 'everyone',
      outcome: outcome(state),
      totals: finalTotals(state),
      realms,
    });
  }
  return events;
}

function finalTotals({ players, rounds }: State): ReadonlyMap<string, number> {
  const { scores } = sure(last(rounds), 'The game ends with a round.');
  return new Map(players.map(({ name }) => [name, must(scores, name).total]));
}

function pairScored(
  { rounds, settings }: State,
  picks: ReadonlyMap<string, CardPick>,
  pair: Pair,
  realm: Realm,
): Event {
  const [name, partner] = [pair[realm], pair[REALM[realm].other]];
  const { scores } = sure(last(rounds), 'A pair scores in a round.');
  const theirs = picks.get(partner);
  const shown: PartnerPick =
    theirs === undefined
      ? { kind: 'missing' }
      : settings.showPartner
        ? { kind: 'shown', pick: theirs }
        : { kind: 'hidden' };
  return {
    kind: 'pair-scored',
    to: { player: name },
    partner,
    own: picks.get(name) ?? null,
    partnerPick: shown,
    missing: REALMS.map((each) => pair[each]).filter((member) => !picks.has(member)),
    score: must(scores, name),
    partnerScore: must(scores, partner),
  };
}

// The events of Soullinked and their audiences: each player's report, and what's public (SL-6).
import { mustGet, ensure } from '../frame/result';
import { last, type Audience, type EventOf } from '../frame/events';
import { gameOutcome } from './outcome';
import {
  REALM_RULES,
  REALMS,
  ROUND_COUNT,
  type Boards,
  type CardPick,
  type Outcome,
  type Pair,
  type Realm,
  type Score,
  type State,
} from './types';

/** The partner's pick, if the player may know it. */
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
      /** Members of the pair whose pick was missing (SL-3). */
      readonly missing: readonly string[];
      readonly score: Score;
      readonly partnerScore: Score;
      /**
       * Why the player scored nothing although both partners picked. At each corner another pair had at least as much
       * power, or the cell may be worth 0. Null if the player scored, or can't know.
       */
      readonly nothing: 'outdone' | 'outdone or worthless' | null;
    }
  | { readonly kind: 'boards-shown'; readonly to: 'everyone'; readonly boards: Boards }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly outcome: Outcome;
      readonly totals: ReadonlyMap<string, number>;
      readonly realms: ReadonlyMap<string, Realm>;
    };

export function roundEvents(
  before: State,
  state: State,
  picks: ReadonlyMap<string, CardPick>,
): readonly Event[] {
  const { settings, boards, rounds } = state;
  const events: Event[] = state.pairs.flatMap((pair) =>
    REALMS.map((realm) => pairEvent(before, state, picks, pair, realm)),
  );
  if (settings.showBoards) events.push({ kind: 'boards-shown', to: 'everyone', boards });
  if (rounds.length === ROUND_COUNT) {
    const realms = new Map(state.players.map(({ name, realm }) => [name, realm]));
    events.push({
      kind: 'game-ended',
      to: 'everyone',
      outcome: gameOutcome(state),
      totals: finalTotals(state),
      realms,
    });
  }
  return events;
}

function finalTotals({ players, rounds }: State): ReadonlyMap<string, number> {
  const { scores } = ensure(last(rounds), 'A game that ends has rounds.');
  return new Map(players.map(({ name }) => [name, mustGet(scores, name).total]));
}

function pairEvent(
  before: State,
  { rounds, settings }: State,
  picks: ReadonlyMap<string, CardPick>,
  pair: Pair,
  realm: Realm,
): Event {
  const [name, partner] = [pair[realm], pair[REALM_RULES[realm].other]];
  const { scores } = ensure(last(rounds), 'A pair scores in a round.');
  const theirs = picks.get(partner);
  const shown: PartnerPick =
    theirs === undefined
      ? { kind: 'missing' }
      : settings.showPartner
        ? { kind: 'shown', pick: theirs }
        : { kind: 'hidden' };
  const missing = REALMS.map((each) => pair[each]).filter((member) => !picks.has(member));
  const score = mustGet(scores, name);
  return {
    kind: 'pair-scored',
    to: { player: name },
    partner,
    own: picks.get(name) ?? null,
    partnerPick: shown,
    missing,
    score,
    partnerScore: mustGet(scores, partner),
    nothing: missing.length > 0 || score.points !== 0 ? null : noPointsReason(before, realm),
  };
}

/** Only uses the values that the player knew when the round opened. */
function noPointsReason(
  { settings, boards, startingBoards, rounds }: State,
  realm: Realm,
): EventOf<Event, 'pair-scored'>['nothing'] {
  const lowest = Math.min(...(settings.showBoards ? boards : startingBoards)[realm].flat());
  // With hidden boards, every earlier round may have halved a value.
  const least = settings.showBoards ? 1 : 2 ** rounds.length;
  if (lowest < 0) return null;
  return lowest < least ? 'outdone or worthless' : 'outdone';
}

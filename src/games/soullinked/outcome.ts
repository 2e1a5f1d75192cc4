// The winner and the loser of each realm, and why (SL-7 to SL-9).
import { mustGet, ensure } from '../frame/result';
import { last } from '../frame/events';
import { memoize } from '../frame/lazy';
import {
  TIE_BREAKS,
  REALM_RULES,
  REALMS,
  ROUND_COUNT,
  type RankReason,
  type Outcome,
  type Realm,
  type RealmOutcome,
  type State,
} from './types';

interface RealmMember {
  readonly name: string;
  readonly partner: string;
  /** The player's and their partner's totals after each round, the latest round first. */
  readonly totals: readonly number[];
  readonly tieRank: number;
}

export const gameOutcome = memoize((state: State): Outcome => {
  const ranked = { heaven: rankRealm(state, 'heaven'), hell: rankRealm(state, 'hell') };
  const losers = { heaven: lowestMember(ranked.heaven), hell: lowestMember(ranked.hell) };
  const lostBy = (name: string): Realm | undefined => REALMS.find((realm) => losers[realm].name === name);
  const of = (realm: Realm): RealmOutcome => {
    const members = ranked[realm];
    const eligible = members.filter(
      ({ name, partner }) => lostBy(name) === undefined && lostBy(partner) === undefined,
    );
    const [winner, second] = eligible;
    const above = winner === undefined ? members : members.slice(0, members.indexOf(winner));
    return {
      loser: { name: losers[realm].name, decision: rankReason(losers[realm], members[members.length - 2]) },
      winner: winner === undefined ? null : { name: winner.name, decision: rankReason(winner, second) },
      shutOut: above.flatMap(({ name, partner }) => {
        const lost = lostBy(partner);
        return lost === undefined ? [] : [{ name, partner, lost }];
      }),
    };
  };
  return { heaven: of('heaven'), hell: of('hell') };
});

/** Ranks a realm's players, the best first: by the first totals that differ, then by the seeded order (SL-7). */
function rankRealm(state: State, realm: Realm): readonly RealmMember[] {
  const members = state.pairs.map((pair): RealmMember => {
    const name = pair[realm];
    const partner = pair[REALM_RULES[realm].other];
    return {
      name,
      partner,
      totals: [...state.rounds]
        .reverse()
        .flatMap(({ scores }) => [name, partner].map((member) => mustGet(scores, member).total)),
      tieRank: state.tieOrder.indexOf(pair.name),
    };
  });
  return members.sort((a, b) => {
    const at = firstDifference(a, b);
    const [mine, theirs] = [a.totals[at], b.totals[at]];
    return mine === undefined || theirs === undefined ? a.tieRank - b.tieRank : theirs - mine;
  });
}

function firstDifference(a: RealmMember, b: RealmMember): number {
  return a.totals.findIndex((total, index) => total !== b.totals[index]);
}

/** Why a member ranked before or after the neighbor in the ranking. */
function rankReason(member: RealmMember, neighbour: RealmMember | undefined): RankReason {
  if (neighbour === undefined) return { kind: 'alone' };
  const at = firstDifference(member, neighbour);
  if (at === -1) return { kind: 'draw', other: neighbour.name };
  const compared = TIE_BREAKS[at % TIE_BREAKS.length] ?? TIE_BREAKS[0];
  const round = ROUND_COUNT - Math.floor(at / TIE_BREAKS.length);
  return { kind: 'totals', compared, round, other: neighbour.name };
}

function lowestMember(members: readonly RealmMember[]): RealmMember {
  return ensure(last(members), 'A realm without players: set-up refuses that.');
}

// The winner and the loser of each realm, and why (SL-7 to SL-9).
import { mustGet, ensure } from '../frame/result';
import { last } from '../frame/events';
import { memoize } from '../frame/lazy';
import {
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
    return at === -1 ? a.tieRank - b.tieRank : Number(b.totals[at]) - Number(a.totals[at]);
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
  const compared = at % 2 === 0 ? 'own' : 'partner';
  const round = ROUND_COUNT - Math.floor(at / 2);
  return { kind: 'totals', compared, round, other: neighbour.name };
}

function lowestMember(members: readonly RealmMember[]): RealmMember {
  return ensure(last(members), 'A realm without players: set-up refuses that.');
}

// Who loses and who wins each realm (SL-7 to SL-9).
import { last } from '../events';
import { REALM, REALMS, type Outcome, type Realm, type State } from './types';

/** A member of a realm as the end compares them. */
interface Member {
  readonly name: string;
  readonly partner: string;
  /** Own and partner's total after the last round, then after the round before, and so on back. */
  readonly totals: readonly number[];
  readonly tieRank: number;
}

/** Losers and winners after the last round. */
export function outcome(state: State): Outcome {
  const realms = { heaven: membersOf(state, 'heaven'), hell: membersOf(state, 'hell') };
  const losers = { heaven: worst(realms.heaven), hell: worst(realms.hell) };
  const winner = (realm: Realm): string | null =>
    best(
      realms[realm].filter(
        ({ name, partner }) => !REALMS.some((each) => [name, partner].includes(losers[each])),
      ),
    );
  return { losers, winners: { heaven: winner('heaven'), hell: winner('hell') } };
}

function membersOf(state: State, realm: Realm): readonly Member[] {
  return state.pairs.map((pair) => {
    const name = pair[realm];
    const partner = pair[REALM[realm].other];
    return {
      name,
      partner,
      totals: [...state.rounds]
        .reverse()
        .flatMap(({ scores }) => [scores.get(name)?.total ?? 0, scores.get(partner)?.total ?? 0]),
      tieRank: state.tieOrder.indexOf(pair.name),
    };
  });
}

/** Better first: the first difference in the totals decides, then the seeded order (SL-7). */
function compare(a: Member, b: Member): number {
  const at = a.totals.findIndex((total, index) => total !== b.totals[index]);
  return at === -1 ? a.tieRank - b.tieRank : (b.totals[at] ?? 0) - (a.totals[at] ?? 0);
}

function best(list: readonly Member[]): string | null {
  return [...list].sort(compare)[0]?.name ?? null;
}

function worst(list: readonly Member[]): string {
  const lowest = last([...list].sort(compare));
  if (lowest === undefined) throw new Error('A realm has no players: set-up lets no such game begin.');
  return lowest.name;
}

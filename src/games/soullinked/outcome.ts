// Who loses and who wins each realm (SL-7 to SL-9).
import { last } from '../events';
import { OTHER_REALM, REALMS, type Outcome, type Realm, type State } from './types';

/** A member of a realm as the end compares them. */
interface Standing {
  readonly name: string;
  readonly partner: string;
  /** Own and partner's total after the last round, then after the round before, and so on back. */
  readonly totals: readonly number[];
  readonly tieRank: number;
}

/** Losers and winners after the last round. */
export function outcome(state: State): Outcome {
  const realms = { heaven: standings(state, 'heaven'), hell: standings(state, 'hell') };
  const losers = { heaven: worst(realms.heaven), hell: worst(realms.hell) };
  const winner = (realm: Realm): string | null =>
    best(realms[realm].filter((s) => !REALMS.some((r) => [s.name, s.partner].includes(losers[r]))));
  return { losers, winners: { heaven: winner('heaven'), hell: winner('hell') } };
}

function standings(state: State, realm: Realm): readonly Standing[] {
  return state.pairs.map((pair) => {
    const name = pair[realm];
    const partner = pair[OTHER_REALM[realm]];
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
function compare(a: Standing, b: Standing): number {
  const at = a.totals.findIndex((total, index) => total !== b.totals[index]);
  return at === -1 ? a.tieRank - b.tieRank : (b.totals[at] ?? 0) - (a.totals[at] ?? 0);
}

function best(list: readonly Standing[]): string | null {
  return [...list].sort(compare)[0]?.name ?? null;
}

function worst(list: readonly Standing[]): string {
  const lowest = last([...list].sort(compare));
  if (lowest === undefined) throw new Error('A realm has no players: set-up lets no such game begin.');
  return lowest.name;
}

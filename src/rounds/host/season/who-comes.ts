// The people of a season that ended, as the next one takes them over: for a seat in which somebody else plays now, the
// host says who comes. Nobody ever gets the link, the book or the contacts of somebody else (SN-20).
import { sameName } from '../../../games/frame/names';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { personOf, standInName, substituteOf } from '../../record/seats';
import type { SeasonRecord } from '../../record/season-record';
import type { Secret } from '../../record/secret';

/** Who comes for a seat: the player whose name it has, whoever plays for them now, or neither. */
export const COMES = ['player', 'substitute', 'nobody'] as const;
type Comes = (typeof COMES)[number];

/** Somebody with whom a season begins. */
export interface Comer {
  readonly name: string;
  /** The seat that they had before. */
  readonly seat: string;
  /** The key that they had; undefined for a player who comes back and gets a new one. */
  readonly key: Secret | undefined;
}

/** Lists who comes, by what the host said of each seat; a seat of which nothing is said comes as it is. */
export function whoComes(
  former: SeasonRecord,
  said: readonly { readonly name: string; readonly comes?: Comes }[],
  tried: string,
): Result<readonly Comer[], CallProblem> {
  const comers: Comer[] = [];
  for (const { name: seat } of former.standing.people) {
    const comes = said.find(({ name }) => sameName(name, seat))?.comes;
    const substitute = substituteOf(former, seat);
    if (comes === 'nobody') continue;
    if (substitute === undefined || personOf(former, seat) === seat) {
      comers.push({ name: seat, seat, key: former.keys.get(seat) });
      continue;
    }
    const name = standInName(substitute);
    if (comes === undefined) {
      return fail({
        code: 'who-comes',
        text: `${tried}: ${name} played for ${seat}. Choose who plays in the new season: ${name}, ${seat}, or neither. Nothing was changed.`,
      });
    }
    comers.push(
      comes === 'player'
        ? { name: seat, seat, key: undefined }
        : { name, seat, key: former.keys.get(ownSeat(former, name) ?? seat) },
    );
  }
  // Somebody who plays for another and has a seat of their own, too, comes once.
  return ok(comers.filter(({ name }, at) => comers.findIndex((other) => sameName(other.name, name)) === at));
}

/** Finds the seat that somebody plays under their own name; undefined where they only play for another. */
function ownSeat(former: SeasonRecord, name: string): string | undefined {
  return former.standing.people.find((one) => personOf(former, one.name) === name)?.name;
}

/**
 * Gives the new names of the rows of contacts: a seat's row holds those of whoever plays there now. `kept` is true where a
 * row of that name has them already.
 */
export function renamedContacts(
  former: SeasonRecord,
): readonly { readonly from: string; readonly to: string; readonly kept: boolean }[] {
  return former.standing.people.flatMap(({ name: from }) => {
    const substitute = substituteOf(former, from);
    if (substitute === undefined || personOf(former, from) === from) return [];
    const to = standInName(substitute);
    const own = ownSeat(former, to);
    return [{ from, to, kept: own !== undefined && own !== from }];
  });
}

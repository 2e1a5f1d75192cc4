// What must change in the standings when a match is corrected after it was counted (SN-4).
import { applyChanges, withoutCause } from './changes';
import { isInSeason, findPerson } from './people';
import type { CausedChange, Change, Season } from './types';

/** The cause of changes by a correction. `reason`: the host's; can be empty. */
export function correctionCause(title: string, reason = ''): string {
  return reason === '' ? `A correction of ${title}.` : `A correction of ${title}: ${reason}`;
}

/** A match's changes when it was last counted or corrected (`left`), and which of them the host accepted (`taken`). */
interface LastCountedChanges {
  readonly left: readonly CausedChange[];
  readonly taken: readonly CausedChange[];
}

/**
 * The changes that the corrected match still requires. Changes that are already in effect aren't repeated. What the
 * host left out is neither offered again nor undone.
 */
export function correctionChanges(
  season: Season,
  before: LastCountedChanges,
  after: readonly CausedChange[],
  /** Becomes the cause of all returned changes. */
  cause: string,
): readonly CausedChange[] {
  const changes = countDifferences(season, before, after).flatMap(({ changes: some }) => some);
  return applyChanges(
    season,
    changes.map((change) => ({ ...change, cause })),
  ).changes;
}

/** The changes that count after a correction, if the host leaves out some of those offered. */
export function acceptedChangesAfterCorrection(
  season: Season,
  before: LastCountedChanges,
  after: readonly CausedChange[],
  leftOut: readonly Change[],
): readonly CausedChange[] {
  const isLeftOut = (changes: readonly Change[]): boolean =>
    changes.some((change) => leftOut.some((other) => isAboutSameThing(change, other)));
  return countDifferences(season, before, after).flatMap(({ was, is, changes }) => {
    const counts = isLeftOut(changes) || changes.length === 0 ? was : is;
    return counts === undefined ? [] : [counts];
  });
}

/** The changes that the host left out. `corrected`: the cause of those that undo something. */
export function omittedChanges(
  season: Season,
  { left, taken }: LastCountedChanges,
  corrected: string,
): readonly CausedChange[] {
  return countDifferences(season, { left: taken, taken }, left).flatMap(({ is, changes }) =>
    changes.map((change) => ({ ...change, cause: is?.cause ?? corrected })),
  );
}

/** The changes that count after the host applies one that was left out before. */
export function acceptedChangesAfterApplying(
  season: Season,
  { left, taken }: LastCountedChanges,
  entered: Change,
): readonly CausedChange[] {
  return countDifferences(season, { left: taken, taken }, left).flatMap(({ was, is, changes }) => {
    const isEntered = changes.some((change) => isAboutSameThing(change, entered));
    const counts = isEntered || changes.length === 0 ? is : was;
    return counts === undefined ? [] : [counts];
  });
}

/** Whether two changes are equal: same person, same thing, same amount. */
export function isSameChange(a: Change, b: Change): boolean {
  return isAboutSameThing(a, b) && hasSameAmount(a, b);
}

/** The change of one thing that counted before (`was`), the one that counts now (`is`), and the changes in between. */
interface CountDifference {
  readonly was: CausedChange | undefined;
  readonly is: CausedChange | undefined;
  readonly changes: readonly Change[];
}

function countDifferences(
  season: Season,
  { left, taken }: LastCountedChanges,
  after: readonly CausedChange[],
): readonly CountDifference[] {
  const gone = left.filter((change) => !after.some((other) => isAboutSameThing(change, other)));
  const countedOf = (change: CausedChange): CausedChange | undefined =>
    taken.find((other) => isAboutSameThing(change, other));
  return [
    ...gone.map((change): CountDifference => {
      const was = countedOf(change);
      return { was, is: undefined, changes: was === undefined ? [] : undoingChanges(season, was) };
    }),
    ...after.map((is): CountDifference => {
      const was = countedOf(is);
      const known = left.find((other) => isAboutSameThing(is, other));
      if (known !== undefined && hasSameAmount(known, is)) return { was, is, changes: [] };
      return { was, is, changes: was === undefined ? [withoutCause(is)] : amountDifference(was, is) };
    }),
  ];
}

function hasSameAmount(a: Change, b: Change): boolean {
  if ('purse' in a && 'purse' in b) return a.by === b.by;
  return 'tokens' in a && 'tokens' in b ? a.tokens === b.tokens : true;
}

/** Whether two changes are about the same thing, ignoring the amount. */
function isAboutSameThing(a: Change, b: Change): boolean {
  if (a.player !== b.player) return false;
  if ('purse' in a) return 'purse' in b && a.purse === b.purse;
  if ('tokens' in a) return 'tokens' in b;
  if ('mark' in a) return 'mark' in b && a.mark === b.mark && a.until === b.until;
  if ('unmark' in a) return 'unmark' in b && a.unmark === b.unmark;
  const kind = (change: Change): string => Object.keys(change).sort().join();
  return kind(a) === kind(b);
}

function amountDifference(before: CausedChange, after: CausedChange): readonly Change[] {
  const { player } = before;
  if ('purse' in before && 'purse' in after)
    return [{ player, purse: after.purse, by: after.by - before.by }];
  return 'tokens' in before && 'tokens' in after ? [{ player, tokens: after.tokens - before.tokens }] : [];
}

/** The changes that undo this one. */
function undoingChanges(season: Season, change: CausedChange): readonly Change[] {
  const { player } = change;
  if ('purse' in change) return [{ player, purse: change.purse, by: -change.by }];
  if ('tokens' in change) return [{ player, tokens: -change.tokens }];
  if ('mark' in change) return [{ player, unmark: change.mark }];
  if ('unmark' in change) return [{ player, mark: change.unmark }];
  if ('candidate' in change) return season.candidate === player ? [{ player, candidate: false }] : [];
  if ('opponent' in change) return season.opponent === player ? [{ player, opponent: false }] : [];
  if ('joins' in change) return [{ player, left: true }];
  const person = findPerson(season, player);
  return person === undefined || isInSeason(person) ? [] : [{ player, joins: true }];
}

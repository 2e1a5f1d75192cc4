// What must change in the standings when a match is corrected after it was counted (SN-4).
import { applyChanges, withoutCause } from './changes';
import { isAnyOutOfSeason } from './counting';
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
  const changes = countDifferences(season, before, after).flatMap(({ change }) =>
    change === undefined ? [] : [{ ...change, cause }],
  );
  return applyChanges(season, changes).changes;
}

/** The changes that count after a correction, if the host leaves out some of those offered. */
export function acceptedChangesAfterCorrection(
  season: Season,
  before: LastCountedChanges,
  after: readonly CausedChange[],
  leftOut: readonly Change[],
): readonly CausedChange[] {
  const omitted = leftOut.map(subjectOf);
  return countDifferences(season, before, after).flatMap(({ was, is, change }) => {
    const counts = change === undefined || omitted.includes(subjectOf(change)) ? was : is;
    return counts === undefined ? [] : [counts];
  });
}

/** The changes that the host left out. `corrected`: the cause of those that undo something. */
export function omittedChanges(
  season: Season,
  { left, taken }: LastCountedChanges,
  corrected: string,
): readonly CausedChange[] {
  return countDifferences(season, { left: taken, taken }, left).flatMap(({ is, change }) =>
    change === undefined ? [] : [{ ...change, cause: is?.cause ?? corrected }],
  );
}

/** The changes that count after the host applies one that was left out before. */
export function acceptedChangesAfterApplying(
  season: Season,
  { left, taken }: LastCountedChanges,
  entered: Change,
): readonly CausedChange[] {
  return countDifferences(season, { left: taken, taken }, left).flatMap(({ was, is, change }) => {
    const counts = change === undefined || isAboutSameThing(change, entered) ? is : was;
    return counts === undefined ? [] : [counts];
  });
}

/** Whether two changes are equal: same person, same thing, same amount. */
export function isSameChange(a: Change, b: Change): boolean {
  return isAboutSameThing(a, b) && amountOf(a) === amountOf(b);
}

/** The change of one thing that counted before (`was`), the one that counts now (`is`), and the change in between. */
interface CountDifference {
  readonly was: CausedChange | undefined;
  readonly is: CausedChange | undefined;
  readonly change: Change | undefined;
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
      return { was, is: undefined, change: was === undefined ? undefined : undoingChange(season, was) };
    }),
    ...after.map((is): CountDifference => {
      const was = countedOf(is);
      const known = left.find((other) => isAboutSameThing(is, other));
      if (known !== undefined && amountOf(known) === amountOf(is)) return { was, is, change: undefined };
      return { was, is, change: was === undefined ? withoutCause(is) : amountDifference(was, is) };
    }),
  ];
}

function amountOf(change: Change): number {
  return 'purse' in change ? change.by : 'tokens' in change ? change.tokens : 0;
}

/** Whether two changes are about the same thing, ignoring the amount. */
function isAboutSameThing(a: Change, b: Change): boolean {
  return subjectOf(a) === subjectOf(b);
}

/** What a change is about, ignoring its amount and cause. */
function subjectOf(change: Change): string {
  const kind = Object.keys(change).filter((key) => key !== 'cause');
  const subject =
    'purse' in change
      ? change.purse
      : 'mark' in change
        ? [change.mark, change.until]
        : 'unmark' in change && change.unmark;
  return JSON.stringify([change.player, kind.sort(), subject]);
}

function amountDifference(before: CausedChange, after: CausedChange): Change | undefined {
  const { player } = before;
  const by = amountOf(after) - amountOf(before);
  if ('purse' in after) return { player, purse: after.purse, by };
  return 'tokens' in after ? { player, tokens: by } : undefined;
}

/** The change that undoes this one, if that's still necessary. */
function undoingChange(season: Season, change: CausedChange): Change | undefined {
  const { player } = change;
  if ('purse' in change) return { player, purse: change.purse, by: -change.by };
  if ('tokens' in change) return { player, tokens: -change.tokens };
  if ('mark' in change) return { player, unmark: change.mark };
  if ('unmark' in change) return { player, mark: change.unmark };
  if ('candidate' in change) return season.candidate === player ? { player, candidate: false } : undefined;
  if ('opponent' in change) return season.opponent === player ? { player, opponent: false } : undefined;
  if ('joins' in change) return { player, left: true };
  return isAnyOutOfSeason(season, [player]) ? { player, joins: true } : undefined;
}

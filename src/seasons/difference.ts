// The difference between what a match left when it was counted and what it leaves since it was corrected (SN-4).
import { makeChanges } from './changes';
import { isIn, personCalled } from './people';
import type { Caused, Change, Season } from './types';

const CAUSE = 'A correction of the match that was counted.';

/** Further changes that bring what the match leaves now; what is so already is none. */
export function differenceOf(
  season: Season,
  before: readonly Caused[],
  after: readonly Caused[],
): readonly Caused[] {
  const undone = before.flatMap((change) => {
    const now = after.find((other) => isAlike(change, other));
    return now === undefined ? undoing(season, change) : changedAmount(change, now);
  });
  const added = after.filter((change) => !before.some((other) => isAlike(change, other)));
  const changes = [...undone, ...added.map(({ cause: _, ...change }) => change)];
  return makeChanges(
    season,
    changes.map((change) => ({ ...change, cause: CAUSE })),
  ).changes;
}

/** True for changes of one person by the same thing, be it by another amount. */
function isAlike(a: Change, b: Change): boolean {
  if (a.player !== b.player) return false;
  if ('purse' in a) return 'purse' in b && a.purse === b.purse;
  if ('tokens' in a) return 'tokens' in b;
  if ('mark' in a) return 'mark' in b && a.mark === b.mark && a.until === b.until;
  if ('unmark' in a) return 'unmark' in b && a.unmark === b.unmark;
  const kind = (change: Change): string => Object.keys(change).sort().join();
  return kind(a) === kind(b);
}

function changedAmount(before: Caused, after: Caused): readonly Change[] {
  const { player } = before;
  if ('purse' in before && 'purse' in after)
    return [{ player, purse: after.purse, by: after.by - before.by }];
  return 'tokens' in before && 'tokens' in after ? [{ player, tokens: after.tokens - before.tokens }] : [];
}

/** The change that takes one back. */
function undoing(season: Season, change: Caused): readonly Change[] {
  const { player } = change;
  if ('purse' in change) return [{ player, purse: change.purse, by: -change.by }];
  if ('tokens' in change) return [{ player, tokens: -change.tokens }];
  if ('mark' in change) return [{ player, unmark: change.mark }];
  if ('unmark' in change) return [{ player, mark: change.unmark }];
  if ('candidate' in change) return season.candidate === player ? [{ player, candidate: false }] : [];
  if ('opponent' in change) return season.opponent === player ? [{ player, opponent: false }] : [];
  if ('joins' in change) return [{ player, left: true }];
  const person = personCalled(season, player);
  return person === undefined || isIn(person) ? [] : [{ player, joins: true }];
}

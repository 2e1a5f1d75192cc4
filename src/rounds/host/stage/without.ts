// The fate of players without a submission that counts, in words for the host.
import type { OpenStage } from '../../../games/frame/match';
import { all } from '../../../games/frame/wording';

/** Says what becomes of these players: in one sentence where it is the same for all, else in one for each group. */
export function withoutTexts({ asks }: OpenStage, missing: readonly string[]): readonly string[] {
  // Players with different forms may have the same before them, so they are grouped by that.
  const groups = new Map<string, readonly string[]>();
  for (const { players, without } of asks) {
    const names = players.filter((name) => missing.includes(name));
    if (names.length > 0) groups.set(without, [...(groups.get(without) ?? []), ...names]);
  }
  return [...groups].map(([without, names]) => (groups.size === 1 ? without : `${all(names)}: ${without}`));
}

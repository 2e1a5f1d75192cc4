// The fate of players without a submission that counts, in words for the host.
import type { OpenStage } from '../../../games/frame/match';
import { all } from '../../../games/frame/wording';

/** One sentence where all of these players have the same before them, else one for each group. */
export function withoutTexts({ asks }: OpenStage, missing: readonly string[]): readonly string[] {
  const groups = asks.flatMap(({ players, without }) => {
    const names = players.filter((name) => missing.includes(name));
    return names.length === 0 ? [] : [{ names, without }];
  });
  return groups.map(({ names, without }) => (groups.length === 1 ? without : `${all(names)}: ${without}`));
}

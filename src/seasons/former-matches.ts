// The former matches with whose settings the next one of a game may begin (SN-15).
import type { MatchKind } from '../games/frame/season';

/** Lists those of this game: the last one of the kind first, since the next one is like it unless the host picks another. */
export function matchesToBeLike<M extends { readonly game: string; readonly kind: MatchKind }>(
  matches: readonly M[],
  game: string,
  kind: MatchKind,
): readonly M[] {
  const same = [...matches].reverse().filter((match) => match.game === game);
  const first = same.find((match) => match.kind === kind);
  return first === undefined ? same : [first, ...same.filter((match) => match !== first)];
}

// The mark of a draft. By it the program sees whether a window shows the draft that stands in the tabs.
import { sha256 } from 'js-sha256';
import type { PlayableGame } from '../../games/frame/playable';
import { DRAFT_CHANGED } from '../reply/draft-fields';
import type { SaveDraft } from '../reply/draft-view';
import type { CallProblem } from '../reply/reply';

/** Makes the mark: another text whenever the draft changes, from which nothing of the draft can be read. */
export function draftMark(draft: SaveDraft & { readonly definition: PlayableGame }): string {
  const { definition: _, ...typed } = draft;
  return sha256(JSON.stringify(typed)).slice(0, 16);
}

/** Refuses to create a game that is not the one that the window showed; `shown` is undefined where no window asks. */
export function draftChanged(
  tried: string,
  draft: SaveDraft & { readonly definition: PlayableGame },
  shown: string | undefined,
): CallProblem | undefined {
  if (shown === undefined || shown === draftMark(draft)) return undefined;
  return {
    code: DRAFT_CHANGED,
    text: `${tried}: somebody changed the set-up since this window showed it. Nothing was created. Look at it, then create it.`,
  };
}

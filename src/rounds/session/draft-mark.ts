// The mark of a draft: it tells whether what a window shows is what stands in the tabs.
import { sha256 } from 'js-sha256';
import type { PlayableGame } from '../../games/frame/playable';
import { DRAFT_CHANGED } from '../reply/draft-fields';
import type { SaveDraft } from '../reply/draft-view';
import type { CallProblem } from '../reply/reply';

/** A text that says nothing, another one with each change of the draft. */
export function draftMark(draft: SaveDraft & { readonly definition: PlayableGame }): string {
  const { definition: _, ...typed } = draft;
  return sha256(JSON.stringify(typed)).slice(0, 16);
}

/** The refusal to create something else than the window showed; `shown` is undefined where no window asks. */
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

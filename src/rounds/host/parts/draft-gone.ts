// The refusal to save a draft that is not there any more.
import { DRAFT_GONE } from '../../reply/draft-fields';
import type { CallProblem } from '../../reply/reply';

export function draftGone(tried: string): CallProblem {
  return {
    code: DRAFT_GONE,
    text: `${tried}: it was discarded meanwhile, or created, or another game is being set up. Nothing was saved. Copy what you typed, then open Round Keeper again from the menu.`,
  };
}

// Posts to Discord that a window makes: what is claimed, and what became of it.
import { onlyTrue, type ValueOf } from '../../games/frame/fields';
import { listOf, number, ofKind, optional, parts, text } from './call-input';
import type { PictureView } from './picture-view';

/** Messages that are this window's to post, and nobody else's. */
export interface PostClaim {
  /** The name of the claim, by which the window reports what became of its messages. */
  readonly claim: string;
  readonly posts: readonly ClaimedPost[];
}

export interface ClaimedPost {
  readonly id: string;
  /** The address with the channel's webhook, which is the host's secret. */
  readonly address: string;
  /** The body as JSON. */
  readonly body: string;
  /** A picture to draw and post with it, where that works; null where there is none. */
  readonly picture: PictureView | null;
}

/** What became of a post. */
const outcome = ofKind({
  /** `withoutPicture`: the message is out, and its picture is not. */
  posted: parts({ withoutPicture: optional(onlyTrue) }),
  /** Not posted, and may be tried again after this long. */
  wait: parts({ seconds: number }),
  /** Not posted: Discord takes nothing from this sender, for an unknown time. */
  blocked: parts({}),
  /** Not posted: Discord refused it; `why` are Discord's own words. */
  refused: parts({ status: number, why: optional(text) }),
  /** The connection broke: it may be in the channel or not. */
  unknown: parts({}),
  /** Not posted, since an earlier one did not go out. */
  'not-tried': parts({}),
});
export type PostOutcome = ValueOf<typeof outcome>;

/** What became of the messages of a claim. */
export const postReport = parts({ claim: text, outcomes: listOf(parts({ id: text, outcome })) });
export type PostReport = ValueOf<typeof postReport>;

// Discord posts as windows see them: what's queued, what a window posts, and pictures of results.
import { onlyTrue, type ValueOf } from '../../games/frame/fields';
import { listOf, number, ofKind, optional, parts, text } from './call-input';
import type { Rows } from '../../games/frame/tabs';

/** Messages for this window, and no other, to post. */
export interface PostClaim {
  /** For reporting the outcomes. */
  readonly claim: string;
  readonly posts: readonly ClaimedPost[];
}

export interface ClaimedPost {
  readonly id: string;
  /** Includes the channel's webhook, which is the host's secret. */
  readonly address: string;
  /** JSON. */
  readonly body: string;
  /** To draw and post with it, if possible. */
  readonly picture: PictureView | null;
}

const outcome = ofKind({
  /** `withoutPicture`: posted, but not its picture. */
  posted: parts({ withoutPicture: optional(onlyTrue) }),
  /** Not posted; retry after this long. */
  wait: parts({ seconds: number }),
  /** Not posted: Discord takes nothing from this sender for now. */
  blocked: parts({}),
  /** Not posted; `why` is Discord's own text. */
  refused: parts({ status: number, why: optional(text) }),
  /** The connection broke: nobody knows if it was posted. */
  unknown: parts({}),
  /** Not posted, because an earlier one wasn't. */
  'not-tried': parts({}),
});
export type PostOutcome = ValueOf<typeof outcome>;

export const postReport = parts({ claim: text, outcomes: listOf(parts({ id: text, outcome })) });
export type PostReport = ValueOf<typeof postReport>;

/** Only parts of the public page. */
export interface PictureView {
  readonly game: string;
  readonly accent: string;
  /** The resolved stage: `Round 3`. */
  readonly stage: string;
  /** Whether that ended the game. */
  readonly over: boolean;
  /** Each with its tab's title. */
  readonly sections: readonly { readonly title: string; readonly rows: Rows }[];
}

/** `posting`: a window took the message recently and hasn't reported yet. */
export const DELIVERY_STATES = ['waiting', 'posting', 'done', 'failed', 'unsure', 'paused'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryView {
  readonly id: string;
  readonly kind: 'book' | 'message';
  /** `Public book`, `Ana's book`, `Discord, public channel`. */
  readonly title: string;
  readonly stage: string;
  readonly state: DeliveryState;
  /** Google refused it for the moment: an open window retries automatically. */
  readonly passes?: true;
  /** Why it failed or waits, and what to do; may be empty. */
  readonly note: string;
  /** The text of an undelivered message, to post by hand; else empty. */
  readonly text: string;
}

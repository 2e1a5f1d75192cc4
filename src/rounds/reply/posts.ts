// Posts in Discord as windows are told of them: what waits for whom, what a window posts, and a picture of a result.
import { onlyTrue, type ValueOf } from '../../games/frame/fields';
import { listOf, number, ofKind, optional, parts, text } from './call-input';
import type { Rows } from '../../games/frame/tabs';

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

/** Content of a picture: parts of the public page, and never more. */
export interface PictureView {
  /** The game's title and colour. */
  readonly game: string;
  readonly accent: string;
  /** The stage that was resolved: `Round 3`. */
  readonly stage: string;
  /** True if the game was over after this stage. */
  readonly over: boolean;
  /** Parts of the public tabs, each with the title of its tab. */
  readonly sections: readonly { readonly title: string; readonly rows: Rows }[];
}

/** `posting`: a window took the message a moment ago, and has not said yet what came of it. */
export const DELIVERY_STATES = ['waiting', 'posting', 'done', 'failed', 'unsure', 'paused'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryView {
  readonly id: string;
  readonly kind: 'book' | 'message';
  /** `Public book`, `Ana's book`, `Discord, public channel`. */
  readonly title: string;
  readonly stage: string;
  readonly state: DeliveryState;
  /** True for a book that Google refused for a moment: an open window tries it again by itself. */
  readonly passes?: true;
  /** Why it failed or waits, and what to do; empty otherwise. */
  readonly note: string;
  /** The words of a message that is not done, to be posted by hand; else empty. */
  readonly text: string;
}

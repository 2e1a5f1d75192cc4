// Discord posts as windows see them: what's queued, what the window posts, and pictures of results.
import { trueField, type FieldValue } from '../../games/frame/fields';
import { listOf, number, unionByKind, optional, object, text } from './call-input';
import type { Rows } from '../../games/frame/tabs';

/** Messages that only this window posts. */
export interface PostClaim {
  /** Name of the claim, for reporting the outcomes. */
  readonly claim: string;
  readonly posts: readonly ClaimedPost[];
}

export interface ClaimedPost {
  readonly id: string;
  /** Address to post to. It contains the channel's webhook, which is the host's secret. */
  readonly address: string;
  /** The request's body, in JSON. */
  readonly body: string;
  /** Picture to draw and post with the message, if possible. */
  readonly picture: PictureView | null;
}

const postOutcomeField = unionByKind({
  /** The message was posted; with `withoutPicture`, it lacks its picture. */
  posted: object({ withoutPicture: optional(trueField) }),
  /** Not posted. Retry after this time. */
  wait: object({ seconds: number }),
  /** Not posted, because Discord currently accepts nothing from this sender. */
  blocked: object({}),
  /** Not posted. `why` is Discord's own text. */
  refused: object({ status: number, why: optional(text) }),
  /** The connection broke, so nobody knows whether it was posted. */
  unknown: object({}),
  /** Not posted, because a previous message wasn't. */
  'not-tried': object({}),
});
export type PostOutcome = FieldValue<typeof postOutcomeField>;

export const postReportInput = object({
  claim: text,
  outcomes: listOf(object({ id: text, outcome: postOutcomeField })),
});
export type PostReport = FieldValue<typeof postReportInput>;

/** A picture's content, all of it from the public page. */
export interface PictureView {
  readonly game: string;
  readonly accent: string;
  /** Title of the resolved stage: `Round 3`. */
  readonly stage: string;
  /** Whether the stage ended the game. */
  readonly over: boolean;
  /** Parts of tabs, each with its tab's title. */
  readonly sections: readonly { readonly title: string; readonly rows: Rows }[];
}

/** `posting`: a window claimed the message recently and hasn't reported the outcome. */
export const DELIVERY_STATES = ['waiting', 'posting', 'done', 'failed', 'unsure', 'paused'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliveryView {
  readonly id: string;
  readonly kind: 'book' | 'message';
  /** `Public book`, `Ana's book`, `Discord, public channel`. */
  readonly title: string;
  readonly stage: string;
  readonly state: DeliveryState;
  /** True if Google refused the delivery temporarily. An open window retries. */
  readonly passes?: true;
  /** Why the delivery failed or waits, and what to do; may be empty. */
  readonly note: string;
  /** Text of a message that wasn't delivered, for posting by hand; otherwise empty. */
  readonly text: string;
}

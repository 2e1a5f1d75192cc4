// Messages that a window of the host posts to Discord.
import type { DeskView } from './game';
import type { PictureView } from './picture';

/** Messages that are this window's to post, and nobody else's. */
export interface PostClaim {
  /** The name of the claim, for reporting the outcomes of its messages. */
  readonly claim: string;
  readonly posts: readonly ClaimedPost[];
}

/** The same, with the desk as it is then. */
export interface ClaimedPosts extends PostClaim {
  readonly desk: DeskView;
}

export interface ClaimedPost {
  readonly id: string;
  /** Holds the channel's webhook, which is the host's secret. */
  readonly address: string;
  /** JSON. */
  readonly body: string;
  /** Is drawn and posted with it, where that works; null where there is none. */
  readonly picture: PictureView | null;
}

/** The outcome of a post. */
export type PostOutcome =
  /** `withoutPicture`: the message is out, and its picture is not. */
  | { readonly kind: 'posted'; readonly withoutPicture?: true }
  /** Not posted, and may be tried again after this long. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Not posted: Discord takes nothing from whoever posts, for an unknown time. */
  | { readonly kind: 'blocked' }
  /** `why`: Discord's own words for it. */
  | { readonly kind: 'refused'; readonly status: number; readonly why?: string }
  /** The connection broke: it may be in the channel or not. */
  | { readonly kind: 'unknown' }
  /** Not posted, since nothing went out before it. */
  | { readonly kind: 'not-tried' };

/** The outcomes of the messages of a claim. */
export interface PostReport {
  readonly claim: string;
  readonly outcomes: readonly { readonly id: string; readonly outcome: PostOutcome }[];
}

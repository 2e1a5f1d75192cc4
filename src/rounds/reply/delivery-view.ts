// A delivery, as the host sees it.

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

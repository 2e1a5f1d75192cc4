// A text for one audience.

/** The reader of a message for all. */
export const EVERYONE = 'Everyone';

/** A text for one audience, ready to paste into Discord. */
export interface Message {
  /** `Everyone` or a player's name. */
  readonly to: string;
  readonly text: string;
}

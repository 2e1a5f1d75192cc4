// A text for one audience.

/** The reader of a message for all. */
export const EVERYONE = 'Everyone';

/** A text for one audience: ready to paste into Discord, or in plain words for anywhere. */
export interface Message {
  /** `Everyone` or a player's name. */
  readonly to: string;
  readonly text: string;
  /** True where the text has none of Discord's signs: its reader has no channel there. */
  readonly plain?: true;
}

// Words from the host.
import type { Audience, Message } from '../../reply/reply';

/** The most letters of a word: with its heading it is one message of Discord's. */
export const LONGEST_WORD = 1500;

export interface WordPreview {
  readonly message: Message;
  /** The places where it would stand, a sentence each. */
  readonly where: readonly string[];
}

export interface HostWordView {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly to: Audience;
  /** The text as it reads now; empty once it is taken back. */
  readonly text: string;
  readonly changed: boolean;
}

// Messages from the host.
import type { Audience, Message } from '../../reply/reply';

/** So that with its heading it fits one Discord message. */
export const LONGEST_HOST_MESSAGE = 1500;

export interface MessagePreview {
  readonly message: Message;
  /** Where it would appear, a sentence each. */
  readonly where: readonly string[];
}

export interface HostMessageView {
  /** Ledger row. */
  readonly row: number;
  readonly at: number;
  readonly to: Audience;
  /** The current text; empty once it's deleted. */
  readonly text: string;
  readonly changed: boolean;
}

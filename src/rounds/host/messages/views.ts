// Messages from the host.
import type { Audience, Message } from '../../reply/reply';

/** Together with its heading, a message of this length fits one Discord message. */
export const MAX_MESSAGE_CHARACTERS = 1500;

export interface MessagePreview {
  readonly message: Message;
  /** Sentences that say where the message would appear. */
  readonly where: readonly string[];
}

export interface HostMessageView {
  /** Ledger row. */
  readonly row: number;
  readonly at: number;
  readonly to: Audience;
  /** The current text; empty if it was deleted. */
  readonly text: string;
  readonly changed: boolean;
}

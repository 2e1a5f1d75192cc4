// Contacts of the players, as the host edits them while a game is in play.
import type { TypedAnswers } from '../../reply/reply';

/** All contacts. Webhooks are the host's secrets: no other answer but that to a claim holds them. */
export interface ContactsView {
  /** The host's time zone; empty: the spreadsheet's. */
  readonly zone: string;
  readonly bookZone: string;
  readonly webhook: string;
  /** The webhook of a channel in which the host alone is told what happened by itself. */
  readonly hostWebhook: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    /** Their seat's name and theirs, as the host reads them. */
    readonly title: string;
    readonly contacts: TypedAnswers;
  }[];
}

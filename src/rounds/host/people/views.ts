// Contacts, as the host edits them during a game.
import type { TypedAnswers } from '../../reply/reply';

/** Webhooks are the host's secrets: only this and claimed posts contain them. */
export interface ContactsView {
  /** Empty: the spreadsheet's. */
  readonly zone: string;
  readonly bookZone: string;
  readonly webhook: string;
  /** The channel for the host's own notifications. */
  readonly hostWebhook: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    /** Their seat and name, as the host reads them. */
    readonly title: string;
    readonly contacts: TypedAnswers;
  }[];
}

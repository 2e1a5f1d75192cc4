// Contacts, as the host edits them during a game.
import type { AnswersByTitle } from '../../reply/reply';

/** Includes webhooks, which only hosts may see. Only this view and claimed posts contain webhooks. */
export interface ContactsView {
  /** The host's time zone; empty for the spreadsheet's. */
  readonly zone: string;
  readonly bookZone: string;
  readonly webhook: string;
  /** The channel for the host's own notifications. */
  readonly hostWebhook: string;
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    /** Seat and name, as the host sees them. */
    readonly title: string;
    readonly contacts: AnswersByTitle;
  }[];
}

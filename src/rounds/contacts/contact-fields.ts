// Contacts as fields by name, and back: two windows that change different ones both keep theirs.
import { answerIn, type TypedAnswers } from '../reply/typed-answers';
import { CONTACT_COLUMNS } from './contact-columns';

/** How people are reached, as it is typed or stands. */
interface ReachedBy {
  readonly zone: string;
  readonly webhook: string;
  readonly hostWebhook: string;
  /** Contacts by the roster's names. */
  readonly players: Readonly<Record<string, TypedAnswers>>;
}

const ZONE = 'Your time zone';
const WEBHOOK = 'Discord webhook of the public channel';
const HOST_WEBHOOK = 'Discord webhook of your own channel';

/** The name of a contact's field: `E-mail of Ana`. */
export const contactField = (column: string, name: string): string => `${column} of ${name}`;

export function contactFields({ zone, webhook, hostWebhook, players }: ReachedBy): TypedAnswers {
  const contacts = Object.entries(players).flatMap(([name, texts]) =>
    Object.entries(texts).map(([column, text]) => [contactField(column, name), text] as const),
  );
  const own = [
    [ZONE, zone],
    [WEBHOOK, webhook],
    [HOST_WEBHOOK, hostWebhook],
  ] as const;
  return Object.fromEntries([...own, ...contacts]);
}

/** Gives the contacts of these players that the fields say. */
export function contactsOfFields(fields: TypedAnswers, names: readonly string[]): ReachedBy {
  const text = (field: string): string => answerIn(fields, field);
  const players = names.map(
    (name) =>
      [
        name,
        Object.fromEntries(
          CONTACT_COLUMNS.map((column) => [column, text(contactField(column, name))] as const),
        ),
      ] as const,
  );
  return {
    zone: text(ZONE),
    webhook: text(WEBHOOK),
    hostWebhook: text(HOST_WEBHOOK),
    players: Object.fromEntries(players),
  };
}

/** Gives the contacts with another text in this field. */
export function withContact(reached: ReachedBy, field: string, text: string): ReachedBy {
  const fields = { ...contactFields(reached), [field]: text };
  return contactsOfFields(fields, Object.keys(reached.players));
}

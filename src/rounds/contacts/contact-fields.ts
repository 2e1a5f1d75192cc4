// Contacts as fields by name, and back: two windows that change different ones both keep theirs.
import { answerIn, type TypedAnswers } from '../reply/reply';
import { CONTACT_COLUMNS } from './contact-columns';

/** How people are reached, as it is typed or stands. */
interface ReachedBy {
  readonly zone: string;
  readonly webhook: string;
  readonly hostWebhook: string;
  /** Contacts by their people's ids. */
  readonly players: Readonly<Record<string, TypedAnswers>>;
}

const ZONE = 'Your time zone';
const WEBHOOK = 'Discord webhook of the public channel';
const HOST_WEBHOOK = 'Discord webhook of your own channel';

/** The name of a contact's field: `E-mail of Ana`. */
export const contactField = (column: string, name: string): string => `${column} of ${name}`;

/** Names somebody by their id: fields are shown to people. */
type NameOf = (id: string) => string;

export function contactFields(
  { zone, webhook, hostWebhook, players }: ReachedBy,
  nameOf: NameOf,
): TypedAnswers {
  const contacts = Object.entries(players).flatMap(([id, texts]) =>
    Object.entries(texts).map(([column, text]) => [contactField(column, nameOf(id)), text] as const),
  );
  const own = [
    [ZONE, zone],
    [WEBHOOK, webhook],
    [HOST_WEBHOOK, hostWebhook],
  ] as const;
  return Object.fromEntries([...own, ...contacts]);
}

/** Gives the contacts of these people that the fields say. */
export function contactsOfFields(fields: TypedAnswers, ids: readonly string[], nameOf: NameOf): ReachedBy {
  const text = (field: string): string => answerIn(fields, field);
  const players = ids.map(
    (id) =>
      [
        id,
        Object.fromEntries(
          CONTACT_COLUMNS.map((column) => [column, text(contactField(column, nameOf(id)))] as const),
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
export function withContact(reached: ReachedBy, field: string, text: string, nameOf: NameOf): ReachedBy {
  const fields = { ...contactFields(reached, nameOf), [field]: text };
  return contactsOfFields(fields, Object.keys(reached.players), nameOf);
}

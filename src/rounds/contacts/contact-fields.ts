// Converts contacts to named fields and back. If two windows change different fields, both changes are kept.
import { getAnswer, type AnswersByTitle } from '../reply/reply';
import { CONTACT_COLUMNS } from './contact-columns';

interface AllContacts {
  readonly zone: string;
  readonly webhook: string;
  readonly hostWebhook: string;
  /** Contacts by person id. */
  readonly players: Readonly<Record<string, AnswersByTitle>>;
}

const TIME_ZONE_FIELD = 'Your time zone';
const WEBHOOK_FIELD = 'Discord webhook of the public channel';
const HOST_WEBHOOK_FIELD = 'Discord webhook of your own channel';

/** A field's name: `E-mail for Ana`. */
export const contactField = (column: string, name: string): string => `${column} for ${name}`;

/** Field names are shown to people, so they contain names, not ids. */
type NameLookup = (id: string) => string;

export function contactFields(
  { zone, webhook, hostWebhook, players }: AllContacts,
  nameOf: NameLookup,
): AnswersByTitle {
  const contacts = Object.entries(players).flatMap(([id, texts]) =>
    Object.entries(texts).map(([column, text]) => [contactField(column, nameOf(id)), text] as const),
  );
  const own = [
    [TIME_ZONE_FIELD, zone],
    [WEBHOOK_FIELD, webhook],
    [HOST_WEBHOOK_FIELD, hostWebhook],
  ] as const;
  return Object.fromEntries([...own, ...contacts]);
}

export function contactsFromFields(
  fields: AnswersByTitle,
  ids: readonly string[],
  nameOf: NameLookup,
): AllContacts {
  const text = (field: string): string => getAnswer(fields, field);
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
    zone: text(TIME_ZONE_FIELD),
    webhook: text(WEBHOOK_FIELD),
    hostWebhook: text(HOST_WEBHOOK_FIELD),
    players: Object.fromEntries(players),
  };
}

export function withContact(
  reached: AllContacts,
  field: string,
  text: string,
  nameOf: NameLookup,
): AllContacts {
  const fields = { ...contactFields(reached, nameOf), [field]: text };
  return contactsFromFields(fields, Object.keys(reached.players), nameOf);
}

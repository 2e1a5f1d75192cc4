// Edits contacts in the Roster and Settings tabs during a game or season.
import { fail, ok, type Result } from '../../../games/frame/result';
import { cleanPastedText } from '../../../games/frame/name-input';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import {
  CONTACT_COLUMNS,
  contactProblem,
  webhookProblem,
  timeZoneProblem,
} from '../../contacts/contact-columns';
import {
  playerContact,
  HOST_WEBHOOK_SETTING,
  HOST_TIME_ZONE_SETTING,
  hostWebhook,
  PUBLIC_WEBHOOK_SETTING,
  publicWebhook,
  rosterTabWithContacts,
  updateSettingsTab,
  settingText,
} from '../../contacts/contacts';
import { holder, seatNameForHost, personById, seatsOfPerson, type Person } from '../../record/people';
import { asSecret } from '../../record/secret';
import type { AnswersByTitle, CallProblem } from '../../reply/reply';
import { deliverySubject, type WithReaders } from '../../session/readers';
import type { ContactsView } from './views';
import type { SaveContactsInput } from './inputs';
import { contactField, contactFields, contactsFromFields } from '../../contacts/contact-fields';
import { mergeFields } from '../../reply/merged-fields';

/** All contacts, including webhooks, which only hosts may see. */
export function contactsView(session: WithReaders): ContactsView {
  const { people } = session;
  return {
    ...hostContacts(session),
    bookZone: session.snapshot.zone,
    players: [...people.seats.keys()].flatMap((seat) => {
      const person = holder(people, seat);
      // Somebody with several seats is listed once, under the seat they took last.
      if (seatsOfPerson(people, person.id)[0] !== seat) return [];
      const contacts = personContacts(session, person);
      return [{ id: person.id, name: person.name, title: seatNameForHost(people, seat), contacts }];
    }),
  };
}

function hostContacts({ snapshot }: WithReaders): Pick<ContactsView, 'zone' | 'webhook' | 'hostWebhook'> {
  return {
    zone: settingText(snapshot.settings, HOST_TIME_ZONE_SETTING),
    webhook: publicWebhook(snapshot),
    hostWebhook: hostWebhook(snapshot),
  };
}

function personContacts({ snapshot }: WithReaders, { name }: Person): AnswersByTitle {
  return Object.fromEntries(CONTACT_COLUMNS.map((column) => [column, playerContact(snapshot, name, column)]));
}

/** Contacts, by person id. */
type Contacts = Required<Omit<SaveContactsInput, 'before'>>;

/** Merges this window's changes. Fails with both values of each contact that somebody else has changed since. */
function mergeContacts(
  stands: Contacts,
  { before, hostWebhook: own = stands.hostWebhook, ...typed }: SaveContactsInput,
  nameOf: (id: string) => string,
): Result<Contacts, CallProblem> {
  const now = { ...typed, hostWebhook: own, players: { ...before?.players, ...typed.players } };
  if (before === undefined) return ok(now);
  const merged = mergeFields('Saving the contacts', {
    before: contactFields(before, nameOf),
    now: contactFields(now, nameOf),
    saved: contactFields(stands, nameOf),
  });
  return merged.ok ? ok(contactsFromFields(merged.value, Object.keys(now.players), nameOf)) : merged;
}

/** Saves contacts, unless some are invalid. Books are then reshared and updated. */
export function saveContacts(session: WithReaders, given: SaveContactsInput): Result<Commit, CallProblem> {
  const { snapshot, people } = session;
  const persons = [...people.persons.values()];
  const named = Object.keys({ ...given.before?.players, ...given.players });
  if (!named.every((id) => people.persons.has(asSecret(id)))) return fail(NO_SUCH_PERSON);
  const before: Contacts = {
    ...hostContacts(session),
    players: Object.fromEntries(persons.map((person) => [person.id, personContacts(session, person)])),
  };
  const nameOf = (id: string): string => personById(people, asSecret(id)).name;
  const merged = mergeContacts(before, given, nameOf);
  if (!merged.ok) return merged;
  const saved = merged.value;
  const players = Object.entries(before.players).map(([id, contacts]) => ({
    name: nameOf(id),
    contacts: { ...contacts, ...saved.players[id] },
  }));
  const details = [
    ...players.flatMap(({ name, contacts }) =>
      CONTACT_COLUMNS.map((column) => [
        contactField(column, name),
        contactProblem(column, contacts[column] ?? ''),
      ]),
    ),
    [PUBLIC_WEBHOOK_SETTING, webhookProblem(saved.webhook)],
    [HOST_WEBHOOK_SETTING, webhookProblem(saved.hostWebhook)],
    [HOST_TIME_ZONE_SETTING, timeZoneProblem(saved.zone)],
  ].flatMap(([what = '', problem = '']) => (problem === '' ? [] : [`${what}: ${problem}`]));
  if (details.length > 0) {
    return fail({
      code: 'bad-contact',
      text: 'Saving the contacts: there are some problems. Nothing was saved.',
      details,
    });
  }
  const channels = {
    zone: cleanPastedText(saved.zone),
    webhook: cleanPastedText(saved.webhook),
    hostWebhook: cleanPastedText(saved.hostWebhook),
  };
  const stood = { ...hostContacts(session), contacts: Object.values(before.players) };
  const stands = { ...channels, contacts: players.map(({ contacts }) => contacts) };
  if (JSON.stringify(stands) === JSON.stringify(stood)) return ok(EMPTY_COMMIT);
  return ok({
    roster: rosterTabWithContacts(
      snapshot,
      players.map(({ name }) => name),
      new Map(players.map(({ name, contacts }) => [name, contacts])),
    ),
    settings: updateSettingsTab(snapshot, {
      [PUBLIC_WEBHOOK_SETTING]: channels.webhook,
      [HOST_TIME_ZONE_SETTING]: channels.zone,
      // Only hosts with their own channel have this row.
      ...(channels.hostWebhook === before.hostWebhook
        ? {}
        : { [HOST_WEBHOOK_SETTING]: channels.hostWebhook }),
    }),
    // Update the books: they are shared by e-mail address, and show times in their readers' zones.
    deliver: { kind: 'results', subject: deliverySubject(session), messages: [] },
  });
}

const NO_SUCH_PERSON: CallProblem = {
  code: 'no-such-player',
  text: 'Saving the contacts: one of the contacts belongs to somebody who isn’t in this spreadsheet. Nothing was saved. Reload the sidebar.',
};

// Edits the players’ contacts while a game or a season is in play: read from the tabs Roster and Settings, and written back there.
import { fail, ok, type Result } from '../../../games/frame/result';
import { pastedText } from '../../../games/frame/typed-names';
import { NOTHING, type Commit } from '../../commit/commit';
import { CONTACT_COLUMNS, contactProblem, webhookProblem, zoneProblem } from '../../contacts/contact-columns';
import {
  contactOf,
  HOST_WEBHOOK,
  HOST_ZONE,
  hostWebhook,
  PUBLIC_WEBHOOK,
  publicWebhook,
  rosterWith,
  settingsWith,
  settingText,
} from '../../contacts/contacts';
import { holder, hostName, seatsHeldBy } from '../../record/people';
import { holderView } from '../../session/seat-holders';
import { subjectOf, type WithReaders } from '../../session/readers';
import type { ContactsView } from './views';
import type { SaveContacts } from './inputs';
import { contactFields, contactsOfFields } from '../../contacts/contact-fields';
import { mergedFields } from '../../reply/merged-fields';
import type { CallProblem } from '../../reply/reply';

/** Lists the seats of everyone whose contacts are kept. Somebody who holds two is listed once, by the one that they got last. */
function namesOf({ people }: WithReaders): readonly string[] {
  return [...people.seats.keys()].filter((seat) => seatsHeldBy(people, holder(people, seat).id)[0] === seat);
}

/** Shows all contacts, also webhooks, which are secrets of the host. */
export function contactsView(session: WithReaders): ContactsView {
  const { people, snapshot } = session;
  return {
    zone: settingText(snapshot.settings, HOST_ZONE),
    bookZone: snapshot.zone,
    webhook: publicWebhook(snapshot),
    hostWebhook: hostWebhook(snapshot),
    players: namesOf(session).map((name) => ({
      name,
      title: hostName(people, name),
      ...holderView(session, name),
      contacts: Object.fromEntries(
        CONTACT_COLUMNS.map((column) => [column, contactOf(snapshot, holder(people, name).name, column)]),
      ),
    })),
  };
}

/** Contacts as they are typed. */
type Typed = Omit<SaveContacts, 'before'>;

/**
 * Puts the contacts that this window changed over the saved ones; or gives both texts of each that somebody else
 * changed meanwhile.
 */
function mergedContacts(
  stands: ContactsView,
  { before, ...typed }: SaveContacts,
): Result<Typed, CallProblem> {
  if (before === undefined) return ok(typed);
  const names = stands.players.map(({ name }) => name);
  const standing = Object.fromEntries(stands.players.map(({ name, contacts }) => [name, contacts] as const));
  const was = { ...before, hostWebhook: before.hostWebhook ?? '' };
  const now = {
    ...typed,
    hostWebhook: typed.hostWebhook ?? was.hostWebhook,
    players: { ...was.players, ...typed.players },
  };
  const merged = mergedFields('Saving the contacts', {
    before: contactFields(was),
    now: contactFields(now),
    stands: contactFields({ ...stands, players: standing }),
  });
  return merged.ok ? ok(contactsOfFields(merged.value, names)) : merged;
}

/** Saves contacts that can all be used; from then on books are shared by them. */
export function saveContacts(session: WithReaders, given: SaveContacts): Result<Commit, CallProblem> {
  const { snapshot } = session;
  const before = contactsView(session);
  const merged = mergedContacts(before, given);
  if (!merged.ok) return merged;
  const saved = merged.value;
  const players = before.players.map((player) => ({
    ...player,
    contacts: { ...player.contacts, ...saved.players[player.name] },
  }));
  const own = saved.hostWebhook ?? before.hostWebhook;
  const details = [
    ...players.flatMap(({ title, contacts }) =>
      CONTACT_COLUMNS.map((column) => [
        `${column} of ${title}`,
        contactProblem(column, contacts[column] ?? ''),
      ]),
    ),
    [PUBLIC_WEBHOOK, webhookProblem(saved.webhook)],
    [HOST_WEBHOOK, webhookProblem(own)],
    [HOST_ZONE, zoneProblem(saved.zone)],
  ].flatMap(([what = '', problem = '']) => (problem === '' ? [] : [`${what}: ${problem}`]));
  if (details.length > 0) {
    return fail({
      code: 'bad-contact',
      text: 'Saving the contacts: some cannot be used. Nothing was saved.',
      details,
    });
  }
  const after = {
    ...before,
    zone: pastedText(saved.zone),
    webhook: pastedText(saved.webhook),
    hostWebhook: pastedText(own),
    players,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return ok(NOTHING);
  return ok({
    roster: rosterWith(
      snapshot,
      players.map(({ name }) => holder(session.people, name).name),
      new Map(players.map(({ name, contacts }) => [holder(session.people, name).name, contacts])),
    ),
    settings: settingsWith(snapshot, {
      [PUBLIC_WEBHOOK]: after.webhook,
      [HOST_ZONE]: after.zone,
      // The tab has this row only where the host uses a channel of their own.
      ...(after.hostWebhook === before.hostWebhook ? {} : { [HOST_WEBHOOK]: after.hostWebhook }),
    }),
    // Books are shared by e-mail addresses and show times in their readers' zones.
    deliver: { kind: 'results', about: subjectOf(session), messages: [] },
  });
}

// The form to change contacts during a game or season. The contacts are loaded when the form opens.
import { useState } from 'preact/hooks';
import type { ContactsView } from '../../../src/rounds/host/people/views';
import type { SaveContactsInput } from '../../../src/rounds/host/people/inputs';
import { webhookProblem } from '../../../src/rounds/contacts/contact-columns';
import { contactField, withContact } from '../../../src/rounds/contacts/contact-fields';
import { sharedChannelWarnings } from '../../../src/rounds/discord/shared-channels';
import type { FieldClash } from '../../../src/rounds/reply/reply';
import { call, useDesk } from '../calls';
import { useTaskOnChange } from '../desk/tasks';
import { ClashList, ClashesProvider, FieldNamesProvider } from '../parts/clashes';
import { ContactFields, hasContactProblem, TimeZoneAndWebhookFields } from '../parts/contact-fields';
import { Fold, Notes } from '../../shared/text';
import { ActionButton } from '../stage/action';
import { mustGet } from '../../../src/games/frame/result';

/** The contacts as typed. Players whose contacts the host hasn't changed are left out. */
type ContactEdits = Required<Omit<SaveContactsInput, 'before'>>;

const EMPTY_CONTACTS: ContactEdits = { zone: '', webhook: '', hostWebhook: '', players: {} };

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { view: desk } = useDesk();
  const [view, setView] = useState<ContactsView | undefined>(undefined);
  const [typed, setTyped] = useState<ContactEdits>(EMPTY_CONTACTS);
  useTaskOnChange('contacts', {
    doing: 'Loading the contacts',
    work: () => call('getContacts'),
    then: (found) => {
      setView(found);
      setTyped({ zone: found.zone, webhook: found.webhook, hostWebhook: found.hostWebhook, players: {} });
    },
  });
  const [clashes, setClashes] = useState<readonly FieldClash[]>([]);
  if (view === undefined) return <p class="quiet">Loading the contacts…</p>;
  const players = view.players.map((player) => ({
    ...player,
    contacts: { ...player.contacts, ...typed.players[player.id] },
  }));
  const { zone, webhook, hostWebhook } = view;
  const before = { zone, webhook, hostWebhook, players: contactsById(view) };
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => mustGet(names, id);
  const pick = (clash: FieldClash, text: string): void => {
    const saved = withContact(before, clash.field, clash.saved, nameOf);
    const now = withContact(
      { ...typed, players: { ...before.players, ...typed.players } },
      clash.field,
      text,
      nameOf,
    );
    setView({
      ...view,
      ...saved,
      players: view.players.map((player) => ({ ...player, contacts: saved.players[player.id] ?? {} })),
    });
    setTyped(now);
    setClashes(clashes.filter((other) => other !== clash));
  };
  const wrong =
    webhookProblem(typed.hostWebhook) !== '' ||
    hasContactProblem(
      typed.zone,
      typed.webhook,
      players.map(({ contacts }) => contacts),
    );
  return (
    <ClashesProvider clashes={{ clashes, onPick: pick }}>
      <p>Webhooks are secret. Open these sections only while nobody else can see your screen.</p>
      <Fold title="Time zone and Discord channels">
        <TimeZoneAndWebhookFields
          zone={typed.zone}
          bookZone={view.bookZone}
          webhook={typed.webhook}
          hostWebhook={typed.hostWebhook}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
        {'play' in desk && (
          <p class="help">
            Deadlines at a fixed time of day keep the time zone that the game was set up with.
          </p>
        )}
      </Fold>
      {players.map(({ id, name, title, contacts }) => (
        <Fold key={id} title={<bdi>{title}</bdi>}>
          <FieldNamesProvider by={(column) => contactField(column, name)}>
            <ContactFields
              about={title}
              contacts={contacts}
              onChange={(next) => setTyped({ ...typed, players: { ...typed.players, [id]: next } })}
            />
          </FieldNamesProvider>
        </Fold>
      ))}
      <Notes
        title="Good to know"
        notes={sharedChannelWarnings([
          { name: '', webhook: typed.webhook },
          { name: '', webhook: typed.hostWebhook },
          ...players.map(({ name, contacts }) => ({ name, webhook: contacts['Discord webhook'] ?? '' })),
        ])}
        look="warning"
      />
      <ClashList clashes={clashes} onPick={pick} />
      <ActionButton
        off={wrong || clashes.length > 0}
        doing="Saving the contacts"
        work={async () => {
          const answer = await call('saveContacts', { ...typed, before });
          setClashes(answer.ok ? [] : (answer.error.clashes ?? []));
          return answer;
        }}
        done="The contacts are saved."
        then={onDone}
      >
        Save the contacts
      </ActionButton>
    </ClashesProvider>
  );
}

function contactsById({ players }: ContactsView): ContactEdits['players'] {
  return Object.fromEntries(players.map(({ id, contacts }) => [id, contacts] as const));
}

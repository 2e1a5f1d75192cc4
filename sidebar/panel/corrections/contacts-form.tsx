// The form to change how people are reached during a game or a season. Contacts are fetched when it opens, and checked
// while the host types.
import { useState } from 'preact/hooks';
import type { ContactsView } from '../../../src/rounds/host/people/views';
import type { SaveContacts } from '../../../src/rounds/host/people/inputs';
import { CONTACT_QUESTIONS, webhookProblem } from '../../../src/rounds/contacts/contact-columns';
import { contactField, withContact } from '../../../src/rounds/contacts/contact-fields';
import { sharedChannels } from '../../../src/rounds/discord/shared-channels';
import type { FieldClash } from '../../../src/rounds/reply/fields';
import { OTHER_HOLDER } from '../../../src/rounds/reply/opening';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { useReading } from '../desk/reading';
import { Button } from '../parts/button';
import { Clashes, ClashesIn, FieldsNamed } from '../parts/clashes';
import { ContactFields, hasContactProblem, PublicFields } from '../parts/contact-fields';
import { TakenNote } from '../parts/shown-holders';
import { Fold, Notes } from '../../shared/text';
import { andDeliver, restText } from '../stage/deliver';

/** The contacts as they are typed, only for players whom the host has changed. */
type Typed = Required<Omit<SaveContacts, 'before' | 'holders'>>;

const NOTHING_TYPED: Typed = { zone: '', webhook: '', hostWebhook: '', players: {} };

export function ContactsForm({ onDone }: { readonly onDone: () => void }) {
  const { change, show, view: desk } = useDesk();
  const [view, setView] = useState<ContactsView | undefined>(undefined);
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
  useReading('contacts', {
    doing: 'Reading the contacts',
    work: () => call('getContacts'),
    then: (found) => {
      setView(found);
      setTyped({ zone: found.zone, webhook: found.webhook, hostWebhook: found.hostWebhook, players: {} });
    },
  });
  const [clashes, setClashes] = useState<readonly FieldClash[]>([]);
  // The contacts as they were read after somebody else turned out to have a seat.
  const [now, setNow] = useState<ContactsView | undefined>(undefined);
  if (view === undefined) return <p class="quiet">Reading the contacts…</p>;
  const players = view.players.map((player) => ({
    ...player,
    contacts: { ...player.contacts, ...typed.players[player.name] },
  }));
  const { zone, webhook, hostWebhook } = view;
  const before = { zone, webhook, hostWebhook, players: contactsByName(view) };
  const takenOver = (now?.players ?? []).filter(
    ({ name, holder }) =>
      typed.players[name] !== undefined &&
      view.players.some((one) => one.name === name && one.holder !== holder),
  );
  /** Shows a seat as it is now; with `keepsTyped`, what was typed for whoever had it before goes to them. */
  const showNow = (player: ContactsView['players'][number], keepsTyped: boolean): void => {
    setView({ ...view, players: view.players.map((one) => (one.name === player.name ? player : one)) });
    const { [player.name]: own = {}, ...others } = typed.players;
    setTyped({ ...typed, players: keepsTyped ? { ...others, [player.name]: own } : others });
  };
  // The host's text replaces what is saved now; it is written with the next save.
  const pick = (clash: FieldClash, text: string): void => {
    const stands = withContact(before, clash.field, clash.stands);
    const now = withContact(
      { ...typed, players: { ...before.players, ...typed.players } },
      clash.field,
      text,
    );
    setView({
      ...view,
      ...stands,
      players: view.players.map((player) => ({ ...player, contacts: stands.players[player.name] ?? {} })),
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
    <ClashesIn clashes={{ clashes, onPick: pick }}>
      <p>Open whom you want to change. Webhooks are secret, and shown then: your screen may be shared.</p>
      <Fold title="You and the channels">
        <PublicFields
          zone={typed.zone}
          bookZone={view.bookZone}
          webhook={typed.webhook}
          hostWebhook={typed.hostWebhook}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
        {'play' in desk && (
          <p class="help">
            Deadlines at a time of day stay on the clocks of the zone in which the game was set up.
          </p>
        )}
      </Fold>
      {players.map(({ name, title, contacts }) => (
        <Fold key={name} title={<bdi>{title}</bdi>}>
          <FieldsNamed by={(column) => contactField(column, name)}>
            <ContactFields
              questions={CONTACT_QUESTIONS}
              about={title}
              contacts={contacts}
              onChange={(next) => setTyped({ ...typed, players: { ...typed.players, [name]: next } })}
            />
          </FieldsNamed>
        </Fold>
      ))}
      <Notes
        title="Good to know"
        notes={sharedChannels([
          { name: '', webhook: typed.webhook },
          { name: '', webhook: typed.hostWebhook },
          ...players.map(({ name, contacts }) => ({ name, webhook: contacts['Discord webhook'] ?? '' })),
        ])}
        look="warning"
      />
      {takenOver.map((player) => (
        <TakenNote
          key={player.name}
          name={player.name}
          taken={player.taken}
          text="What you typed was for whoever played before. It hasn’t been saved."
        >
          <Button onClick={() => showNow(player, false)}>Drop what I typed</Button>
          <Button onClick={() => showNow(player, true)}>Use it for them instead</Button>
        </TakenNote>
      ))}
      <Clashes clashes={clashes} onPick={pick} />
      <Button
        look="action"
        off={wrong || clashes.length > 0 || takenOver.length > 0}
        onClick={() =>
          void change({
            doing: 'Saving the contacts',
            work: async () => {
              const holders = Object.fromEntries(
                view.players.map(({ name, holder }) => [name, holder] as const),
              );
              const answer = await call('saveContacts', { ...typed, before, holders });
              if (!answer.ok && answer.error.code === OTHER_HOLDER) {
                const read = await call('getContacts');
                if (read.ok) setNow(read.value);
              }
              setClashes(answer.ok ? [] : (answer.error.clashes ?? []));
              return andDeliver(answer, show);
            },
            done: (after) => `The contacts are saved.${restText(after)}`,
            then: onDone,
          })
        }
      >
        Save the contacts
      </Button>
    </ClashesIn>
  );
}

function contactsByName({ players }: ContactsView): Typed['players'] {
  return Object.fromEntries(players.map(({ name, contacts }) => [name, contacts] as const));
}

// The screen before an imported game goes on, with fields for what no export has: contacts and deadlines.
import { listed } from '../../../src/games/frame/wording';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../src/games/frame/json';
import { nameKey } from '../../../src/games/frame/names';
import type { ImportedGame } from '../../../src/rounds/host/set-up/views';
import type { GoingOn } from '../../../src/rounds/host/set-up/inputs';
import { CONTACT_COLUMNS, CONTACT_QUESTIONS } from '../../../src/rounds/contacts/contact-columns';
import { isZone } from '../../../src/rounds/time/time-zone';
import { Fold, plural } from '../../shared/text';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { ContactFields, hasContactProblem, PublicFields } from '../parts/contact-fields';
import { TextField } from '../parts/text-field';
import { useWrongTimes } from '../set-up/below-roster';
import { readPaste } from '../set-up/paste';
import { TimingsEditor } from '../set-up/timings';

export function GoOn({ scenario, game }: { readonly scenario: JsonObject; readonly game: ImportedGame }) {
  const { change } = useDesk();
  const [going, setGoing] = useState<GoingOn>(() => ({
    zone: isZone(browserZone()) ? browserZone() : '',
    webhook: '',
    players: {},
    timings: game.timings,
  }));
  const wrongTimes = useWrongTimes();
  const edit = (part: Partial<GoingOn>): void => setGoing({ ...going, ...part });
  const { zone, webhook, players, timings } = going;
  const wrong = hasContactProblem(zone, webhook, Object.values(players)) || wrongTimes.problems.length > 0;
  return (
    <section aria-label="Going on with the game">
      <h3>{game.game.title}</h3>
      <p>
        {plural(game.played, 'stage was', 'stages were')} played.{' '}
        {game.stage === null ? 'The game is over.' : `${game.stage} opens again, with new forms.`} An export
        holds no contacts, time zones and deadlines: enter them anew. Whoever has none is reached by their
        links alone.
      </p>
      <p class="help">
        The record here begins anew and says that it goes on: hashes that players noted before belong to the
        earlier one.
      </p>
      <PublicFields zone={zone} bookZone={game.bookZone} webhook={webhook} onChange={edit} />
      <PasteContacts names={game.players} contacts={players} onUse={(next) => edit({ players: next })} />
      {game.players.map((name, at) => (
        <Fold key={name} title={<PlayerTitle title={game.titles[at] ?? name} contacts={players[name]} />}>
          <ContactFields
            questions={CONTACT_QUESTIONS}
            about={game.titles[at] ?? name}
            contacts={players[name] ?? {}}
            onChange={(contacts) => edit({ players: { ...players, [name]: contacts } })}
          />
        </Fold>
      ))}
      {game.stage !== null && (
        <>
          <h3>Deadlines</h3>
          <TimingsEditor
            timings={timings}
            zone={isZone(zone.trim()) ? zone.trim() : game.bookZone}
            onChange={(next) => edit({ timings: next })}
            onProblem={wrongTimes.mark}
          />
        </>
      )}
      <Button
        look="action"
        off={wrong}
        onClick={() =>
          void change({
            doing: 'Going on with the game',
            work: () => call('importGame', { scenario, going }),
            done: () => `${game.game.title} goes on in this book.`,
          })
        }
      >
        Go on with the game
      </Button>
    </section>
  );
}

type Contacts = GoingOn['players'];

function PlayerTitle({
  title,
  contacts = {},
}: {
  readonly title: string;
  readonly contacts: Contacts[string] | undefined;
}) {
  const given = CONTACT_COLUMNS.filter((column) => (contacts[column] ?? '').trim() !== '');
  return (
    <>
      <bdi>{title}</bdi> <span class="quiet">({given.length === 0 ? 'nothing yet' : given.join(', ')})</span>
    </>
  );
}

/** The column with the names in a pasted table. */
const NAME = { title: 'Name', kind: { type: 'text', long: false } } as const;

/** Lets the host paste contacts from another spreadsheet, a line for each player. */
function PasteContacts({
  names,
  contacts,
  onUse,
}: {
  readonly names: readonly string[];
  readonly contacts: Contacts;
  readonly onUse: (contacts: Contacts) => void;
}) {
  const [text, setText] = useState('');
  const { rows, leftOut } = readPaste(text, [NAME, ...CONTACT_QUESTIONS]);
  const found = rows.map(([name = '', ...cells]) => ({
    typed: name,
    name: names.find((known) => nameKey(known) === nameKey(name)),
    cells,
  }));
  const strangers = found.filter(({ name }) => name === undefined).map(({ typed }) => typed);
  const known = found.flatMap(({ name, cells }) => (name === undefined ? [] : [{ name, cells }]));
  return (
    <Fold title="Paste the contacts">
      <TextField
        label="Rows with headings"
        help={`Copied from another spreadsheet, with the headings Name, ${CONTACT_COLUMNS.join(', ')}.`}
        rows={4}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <p role="status" class="quiet">
          {plural(known.length, 'player is', 'players are')} found.
          {strangers.length > 0 && ` Not in this game: ${listed(strangers)}.`}
          {leftOut.length > 0 && ` Left out: ${listed(leftOut)}.`}
        </p>
      )}
      <Button
        off={known.length === 0}
        onClick={() => {
          const added = known.map(({ name, cells }) => {
            const given = CONTACT_COLUMNS.map((column, index) => [column, cells[index] ?? ''] as const);
            return [name, Object.fromEntries(given.filter(([, cell]) => cell !== ''))] as const;
          });
          onUse({
            ...contacts,
            ...Object.fromEntries(added.map(([name, cells]) => [name, { ...contacts[name], ...cells }])),
          });
          setText('');
        }}
      >
        Use them
      </Button>
    </Fold>
  );
}

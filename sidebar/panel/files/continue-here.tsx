// Shows a file's contents before they're imported, with fields for contacts and deadlines, which files never contain.
import { joinList } from '../../../src/games/frame/wording';
import { useState } from 'preact/hooks';
import { type JsonObject, dropUndefined } from '../../../src/games/frame/json';
import { nameKey } from '../../../src/games/frame/names';
import type { ContinuedGameInput } from '../../../src/rounds/host/files/inputs';
import type { FileView } from '../../../src/rounds/host/files/views';
import { CONTACT_COLUMNS, CONTACT_QUESTIONS } from '../../../src/rounds/contacts/contact-columns';
import { isTimeZone } from '../../../src/rounds/time/time-zone';
import { Fold, plural } from '../../shared/text';
import { browserTimeZone } from '../../shared/times';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { ContactFields, hasContactProblem, TimeZoneAndWebhookFields } from '../parts/contact-fields';
import { TextField } from '../parts/plain-question';
import { OVERVIEW_ROUTE, peopleStillIn, peopleOut } from '../season/season-helpers';
import { TimingsEditor } from '../set-up/draft-options';
import { parsePaste } from '../set-up/paste';
import { remainingText } from '../stage/deliver';
import { amountText } from '../../../src/games/frame/number-input';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { Matches } from '../season/matches';
import { describeStanding } from '../season/people';

export function ContinueFromFile({ file, found }: { readonly file: JsonObject; readonly found: FileView }) {
  const { change, go } = useDesk();
  const { season, match, players: people } = found;
  const [going, setGoing] = useState<ContinuedGameInput>(() => ({
    zone: isTimeZone(browserTimeZone()) ? browserTimeZone() : '',
    webhook: '',
    players: {},
    timings: found.timings,
  }));
  const edit = (part: Partial<ContinuedGameInput>): void => setGoing({ ...going, ...part });
  const { zone, webhook, players, timings } = going;
  const wrong = hasContactProblem(zone, webhook, Object.values(players));
  const title = season?.name ?? match?.title ?? '';
  const importIt = (doing: string, done: string, given?: ContinuedGameInput): void =>
    void change({
      doing,
      work: () => call('importFile', { file, ...dropUndefined({ going: given }) }),
      done: (after) => `${done}${remainingText(after)}`,
      then: () => go(season === null ? { at: 'round' } : { at: 'season', part: OVERVIEW_ROUTE }),
    });
  return (
    <section aria-label="The file">
      <h2>{title}</h2>
      {match !== null && (
        <p>
          {season !== null && (
            <>
              <strong>{match.title}</strong>:{' '}
            </>
          )}
          {plural(match.played, 'stage was', 'stages were')} played.{' '}
          {match.stage !== null
            ? `${match.stage} reopens with new forms.`
            : season === null
              ? 'The game is over.'
              : 'The match is over. You can count it here.'}
        </p>
      )}
      {season !== null && <SeasonSummary season={season} />}
      <p>
        Everyone gets a new link and a new book. Contacts, time zones and deadlines aren’t in the file. Enter
        them here.
      </p>
      <p class="help">
        A new record starts here. Hashes that players noted earlier belong to the old record.
      </p>
      <TimeZoneAndWebhookFields zone={zone} bookZone={found.bookZone} webhook={webhook} onChange={edit} />
      <PasteContacts
        names={people.map(({ name }) => name)}
        contacts={players}
        onUse={(next) => edit({ players: next })}
      />
      {people.map(({ name, title: shown }) => (
        <Fold key={name} title={<PlayerTitle title={shown} contacts={players[name]} />}>
          <ContactFields
            about={shown}
            contacts={players[name] ?? {}}
            onChange={(contacts) => edit({ players: { ...players, [name]: contacts } })}
          />
        </Fold>
      ))}
      {timings.length > 0 && (
        <>
          <h3>Deadlines</h3>
          <TimingsEditor
            timings={timings}
            zone={isTimeZone(zone.trim()) ? zone.trim() : found.bookZone}
            onChange={(next) => edit({ timings: next })}
          />
        </>
      )}
      <div class="buttons">
        <Button
          look="action"
          off={wrong}
          onClick={() => importIt(`Continuing ${title}`, `${title} continues in this spreadsheet.`, going)}
        >
          Continue here
        </Button>
        <Button onClick={() => importIt('Making a practice copy', 'Practice copy created.')}>
          Make a practice copy
        </Button>
      </div>
    </section>
  );
}

type Contacts = ContinuedGameInput['players'];

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
      <bdi>{title}</bdi>{' '}
      <span class="quiet">({given.length === 0 ? 'no contacts yet' : given.join(', ')})</span>
    </>
  );
}

const NAME_COLUMN = { title: 'Name', kind: { type: 'text', long: false } } as const;

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
  const { rows, leftOut } = parsePaste(text, [NAME_COLUMN, ...CONTACT_QUESTIONS]);
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
        help={`Copy them from another spreadsheet, with the headings Name, ${CONTACT_COLUMNS.join(', ')}.`}
        rows={4}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <p role="status" class="quiet">
          {plural(known.length, 'player', 'players')} found.
          {strangers.length > 0 && ` Not in this file: ${joinList(strangers)}.`}
          {leftOut.length > 0 && ` Columns left out: ${joinList(leftOut)}.`}
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
        Use these contacts
      </Button>
    </Fold>
  );
}

function SeasonSummary({ season }: { readonly season: SeasonView }) {
  const { episodes, end, matches } = season;
  return (
    <>
      <p>
        {episodes.length === 0
          ? 'No episode has opened yet.'
          : `${plural(episodes.length, 'episode', 'episodes')}: ${episodes.join(', ')}.`}{' '}
        {end !== null && `The season has ended. ${joinList(end.winners)} won.`}
      </p>
      <Standings title="Still in" season={season} people={peopleStillIn(season)} />
      <Standings title="Out" season={season} people={peopleOut(season)} />
      {matches.length > 0 && <Matches season={season} />}
    </>
  );
}

function Standings({
  title,
  season,
  people,
}: {
  readonly title: string;
  readonly season: SeasonView;
  readonly people: SeasonView['people'];
}) {
  if (people.length === 0) return null;
  const words = people.map((person) => ({ person, words: describeStanding(season, person) }));
  const owned = people.filter(({ purses }) => purses.some(({ amount }) => amount > 0));
  return (
    <>
      <h3>
        {title} ({people.length})
      </h3>
      <ul class="plain-list">
        {words.map(({ person, words: said }) => (
          <li key={person.name}>
            <bdi>
              <strong>{person.title}</strong>
            </bdi>{' '}
            <span class="quiet">{said.join(' · ')}</span>
          </li>
        ))}
      </ul>
      {owned.length > 0 && (
        <Fold title={`Purses (${title.toLowerCase()})`}>
          <ul class="plain-list">
            {owned.map(({ name, title: who, purses }) => (
              <li key={name}>
                <bdi>{who}</bdi>:{' '}
                {purses.map(({ name: purse, amount }) => amountText(purse, amount)).join(', ')}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

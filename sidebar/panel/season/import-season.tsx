// Imports a season that was played elsewhere: the host chooses its file, looks it over as it would be here, then
// imports it.
import { listed } from '../../../src/games/frame/wording';
import { amountText } from '../../../src/games/frame/spelling';
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../src/games/frame/json';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { jsonIn, JsonFile } from '../parts/json-file';
import { Screen } from '../parts/screen';
import { Fold, plural } from '../../shared/text';
import { restText } from '../stage/deliver';
import { Matches } from './matches';
import { peopleIn, peopleOut } from './parts';
import { standingWords } from './people';

interface Looked {
  /** The file that was looked over. */
  readonly file: JsonObject;
  readonly season: SeasonView;
}

export function ImportSeason() {
  const { change, run, go } = useDesk();
  const [text, setText] = useState('');
  const [looked, setLooked] = useState<Looked | undefined>(undefined);
  const file = jsonIn(text);
  return (
    <Screen title="Go on with a season" back={{ to: 'Choose a game', onBack: () => go({ at: 'round' }) }}>
      <p>
        A season that went on elsewhere goes on in this book. Take the file that{' '}
        <strong>Export the season</strong> gave. It holds every secret of the season: show it to nobody.
      </p>
      <JsonFile
        what="an exported season"
        text={text}
        onText={(next) => {
          setText(next);
          setLooked(undefined);
        }}
      />
      {looked === undefined ? (
        <Button
          look="action"
          off={file === undefined}
          onClick={() => {
            if (file === undefined) return;
            void run({
              doing: 'Checking the season',
              work: () => call('previewSeason', { season: file }),
              done: () => 'It can be played. Nothing is written yet.',
              then: (season) => setLooked({ file, season }),
            });
          }}
        >
          Check it
        </Button>
      ) : (
        <>
          <Look season={looked.season} />
          <p>
            Everyone gets a new link, and with the next match a new book: who reads what went before reads it
            in the old one. Contacts and time zones are in no file; you enter them on the next screen.
          </p>
          <Button
            look="action"
            onClick={() =>
              void change({
                doing: 'Importing the season',
                work: () => call('importSeason', { season: looked.file }),
                done: (after) => `The season goes on in this book.${restText(after)}`,
                then: () => go({ at: 'season', part: { see: 'contacts' } }),
              })
            }
          >
            Import the season
          </Button>
        </>
      )}
    </Screen>
  );
}

/** Shows the season as it would be in this book. */
function Look({ season }: { readonly season: SeasonView }) {
  const { name, episodes, end, matches } = season;
  const last = matches[matches.length - 1];
  const goesOn = last !== undefined && (last.state === 'running' || last.state === 'over');
  return (
    <section aria-label="The season in the file">
      <h2>{name}</h2>
      <p>
        {episodes.length === 0
          ? 'No episode is open yet.'
          : `${plural(episodes.length, 'episode', 'episodes')}: ${episodes.join(', ')}.`}{' '}
        {end !== null && `It has ended: ${listed(end.winners)} won it.`}
      </p>
      {goesOn && (
        <p>
          <strong>{last.title}</strong>{' '}
          {last.state === 'running'
            ? 'is not over: it goes on here, with new forms.'
            : 'is over and not counted: you count it here.'}
        </p>
      )}
      <Standings title="In" season={season} people={peopleIn(season)} />
      <Standings title="Out" season={season} people={peopleOut(season)} />
      {matches.length > 0 && <Matches season={season} />}
    </section>
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
  const words = people.map((person) => ({ person, words: standingWords(season, person) }));
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
        <Fold title={`${title}: what is in purses`}>
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

// A season as it would be in this book: its episodes, people and matches.
import { amountText } from '../../../src/games/frame/spelling';
import { listed } from '../../../src/games/frame/wording';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { Fold, plural } from '../../shared/text';
import { Matches } from '../season/matches';
import { peopleIn, peopleOut } from '../season/parts';
import { standingWords } from '../season/people';

export function SeasonLook({ season }: { readonly season: SeasonView }) {
  const { episodes, end, matches } = season;
  return (
    <>
      <p>
        {episodes.length === 0
          ? 'No episode is open yet.'
          : `${plural(episodes.length, 'episode', 'episodes')}: ${episodes.join(', ')}.`}{' '}
        {end !== null && `It has ended: ${listed(end.winners)} won it.`}
      </p>
      <Standings title="In" season={season} people={peopleIn(season)} />
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

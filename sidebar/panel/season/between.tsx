// A season between two matches.
import type { SeasonView } from '../../../src/rounds/api';
import { Screen } from '../parts/screen';

export function Between({ season }: { readonly season: SeasonView }) {
  const { name, episode, people } = season;
  const present = people.filter((person) => person.in === 'in').map(({ title }) => title);
  return (
    <Screen title={name}>
      <p>{episode === '' ? 'No episode is open.' : `Episode ${episode}, between two matches.`}</p>
      <p>In: {present.join(', ')}</p>
    </Screen>
  );
}

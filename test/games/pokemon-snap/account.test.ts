// What players of Pokémon Snap read about other Pokémon.
import { noteOn } from '../by-hand';
import { matchesOf } from '../pages';

test('beside each Pokémon, a photographer reads only what they saw themselves', () => {
  const match = matchesOf('pokemon-snap').find(({ stage }) => stage?.name === 'day-2');
  for (const name of match?.roster.slice(0, 2) ?? []) {
    const seen = match?.page(name).result[0]?.what ?? '';
    for (const other of match?.roster.slice(2) ?? [])
      expect(match === undefined ? '' : noteOn(match, name, 'Photo order 1', other)).toMatch(
        seen.includes(other) ? /^day 1: (\d+, ){4}\d+$/ : /^$/,
      );
  }
});

// Names beside the species never let two players be confused.
import { playerLabels } from '../../../src/games/pokemon-snap/setup';

const pokemon = (name: string, species?: string) =>
  ({ name, role: 'pokemon', ...(species === undefined ? {} : { pokemon: species }) }) as const;

test('the species is shown beside the name', () => {
  const labels = playerLabels([pokemon('Ana', 'Eevee'), pokemon('Bo')]);
  expect([...labels]).toEqual([
    ['Ana', 'Ana (Eevee)'],
    ['Bo', 'Bo'],
  ]);
});

test('if that looks like another name, only the name is shown', () => {
  const labels = playerLabels([pokemon('Ana', 'Eevee'), pokemon('ana (EEVEE)')]);
  expect([labels.get('Ana'), labels.get('ana (EEVEE)')]).toEqual(['Ana', 'ana (EEVEE)']);
  const twins = playerLabels([pokemon('A', 'B) (C'), pokemon('A (B)', 'C')]);
  expect([twins.get('A'), twins.get('A (B)')]).toEqual(['A', 'A (B)']);
});

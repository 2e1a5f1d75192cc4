// A sale that the host enters during a round closes choices right away.
import { closedTo, entered, resolved } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

test('a duel type sold by the host closes right away, and so does what is too expensive by then', () => {
  const players = ['Ana', 'Bo', 'Cy'].map((name) => ({ name, garnets: 5 }));
  const settings = { prices: { learnDuel: 2, missionHint: 3 } };
  const opened = resolved(begin(gameOf('black-garnet'), { players, settings, seed: 'known' })).next;
  const shop = ['Learn', 'Hint'] as const;
  expect(shop.flatMap((title) => closedTo(opened, 'Ana', title))).toEqual([]);
  const { match } = entered(opened, { purchases: [{ player: 'Ana', learn: ['C', 'A'] }] });
  const dear = ['B', 'D', 'E', 'F', 'Observation', 'Memory', 'Mathematics'];
  expect(shop.flatMap((title) => closedTo(match, 'Ana', title))).toEqual([
    'C: already learned',
    'A: already learned',
    ...dear.map((answer) => `${answer}: you have 1 garnet`),
  ]);
  expect(shop.flatMap((title) => closedTo(match, 'Bo', title))).toEqual([]);
});

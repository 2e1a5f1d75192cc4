// Finds the heading of the Answers tab, even if the host has added rows around it (OM-4).
import { nameKey } from '../../../src/games/frame/names';
import { findAnswersLayout } from '../../../src/rounds/session/answers-place';

const known = (...titles: readonly string[]): ReadonlySet<string> => new Set(titles.map(nameKey));

test.each([
  [
    'a note between heading and names',
    [
      ['Round 1', 'Bid'],
      ['Players:', ''],
      ['Ana', 3],
    ],
    0,
  ],
  ['a title above, and nothing asked yet', [['Our evening'], ['Round 1'], ['Ana']], 1],
])('%s', (_, cells, heading) => {
  const place = findAnswersLayout(cells, ['Ana'], { questions: known('Bid'), rounds: known('Round 1') });
  expect(place).toMatchObject({ heading, names: 0, rows: new Map([['Ana', cells.length - 1]]) });
});

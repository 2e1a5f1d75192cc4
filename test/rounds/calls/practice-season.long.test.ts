// A practice season: the program plays it from its sample people to its winner, one step a call.
import { given } from '../../../src/commands/desk-calls';
import { paper } from '../../support/paper-ports';
import { seasonIn } from '../../support/paper-season';

const MOST_STEPS = 400;

test('it is played to its end: three episodes, a main and a death match in each', () => {
  const book = paper();
  given(book.desk.startPracticeSeason());
  expect(seasonIn(book).practice).toBe(true);
  const told: string[] = [];
  for (let steps = 0; seasonIn(book).end === null; steps += 1) {
    if (steps > MOST_STEPS) throw new Error(`It does not end. ${told.slice(-20).join('\n')}`);
    book.pass(60_000);
    told.push(...given(book.desk.playPracticeStep()).did);
  }
  const { episodes, end, matches, practice } = seasonIn(book);
  expect(practice).toBe(true);
  expect(episodes).toHaveLength(3);
  expect(end?.winners.length).toBeGreaterThan(0);
  const kinds = ['main', 'between', 'death'];
  expect(matches.map(({ kind }) => kind)).toEqual([...kinds, ...kinds, ...kinds]);
  expect(new Set(matches.map(({ title }) => title)).size).toBe(6);
  expect(matches.every(({ state }) => state === 'put-away' || state === 'counted')).toBe(true);
  expect(told.join('\n')).toContain('Episode 3 begins.');
  expect(given(book.desk.playPracticeStep()).did).toEqual([]);
});

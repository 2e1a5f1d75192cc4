// A practice season: the program plays it from its sample people to its winner, one step a call.
import { GAMES } from '../../../../src/games/catalogue';
import { given } from '../../../../src/commands/desk-calls';
import { paper } from '../../../support/paper-ports';
import { seasonIn } from '../../../support/paper-season';

const MOST_STEPS = 400;

test('it is played to its end: an episode for each game of a main match, and a duel in each', () => {
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
  const mains = GAMES.filter(({ season }) => season.practice.includes('main'));
  expect(episodes).toHaveLength(mains.length);
  expect(end?.winners.length).toBeGreaterThan(0);
  const kinds = ['main', 'between', 'death'] as const;
  expect(matches.map(({ kind }) => kind)).toEqual(mains.flatMap(() => kinds));
  const practised = GAMES.filter(({ season }) => kinds.some((kind) => season.practice.includes(kind)));
  expect(new Set(matches.map(({ title }) => title)).size).toBe(practised.length);
  expect(matches.every(({ state }) => state === 'put-away' || state === 'counted')).toBe(true);
  expect(told.join('\n')).toContain(`Episode ${mains.length} begins.`);
  expect(given(book.desk.playPracticeStep()).did).toEqual([]);
});

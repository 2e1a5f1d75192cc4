// The program plays a practice season to its winner. In everything it says, numbers agree with their nouns.
import { GAMES } from '../../../../src/games/catalogue';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { cellValue } from '../../../../src/games/frame/tabs';
import { wrongIn } from '../../../games/nouns';
import { paper } from '../../../support/paper-ports';
import { seasonIn } from '../../../support/paper-season';

const MOST_STEPS = 400;

function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

test('it’s played to its end: one episode for each main game, with a duel in each', () => {
  const book = paper();
  const said = new Set<string>();
  const listen = (...values: readonly unknown[]): void => {
    for (const text of values.flatMap(textsWithin)) said.add(text);
  };
  unwrapReply(book.desk.startPracticeSeason());
  const told: string[] = [];
  for (let steps = 0; seasonIn(book).end === null; steps += 1) {
    if (steps > MOST_STEPS) throw new Error(`It does not end. ${told.slice(-20).join('\n')}`);
    book.pass(60_000);
    const { did, desk } = unwrapReply(book.desk.playPracticeStep());
    told.push(...did);
    listen(did, desk);
    if ('play' in desk && desk.play.stage?.waitingFor.length === 0)
      listen(unwrapReply(book.desk.previewRound()));
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
  for (const { tabs } of book.books.values())
    for (const { rows } of tabs) for (const row of rows) listen(...row.map(cellValue));
  listen(book.posts);
  expect(said.size).toBeGreaterThan(500);
  // Except a shop's items as their setting is typed: `cost 1 victims 1`.
  expect([...said].filter((text) => wrongIn(text) && !text.includes('weapon cost'))).toEqual([]);
});

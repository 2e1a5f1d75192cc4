// The players' page in a season: one key for all matches, also for people who are out, and between matches.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { refused } from '../../support/host-game';
import { keyOf, pageOf, withPage } from '../../support/paper-page';
import {
  beginSoullinked,
  count,
  draftNext,
  PEOPLE,
  playToTheEnd,
  seasonStarted,
} from '../../support/paper-season';

test('everyone can open their page during, outside and between matches, and only reads their own purse', () => {
  const book = seasonStarted(PEOPLE.map((name, at) => ({ name, purses: { garnets: 7001 + at } })));
  beginSoullinked(book);
  withPage(book);
  expect(pageOf(book, 'Ann')).toMatchObject({
    game: 'Soullinked',
    standing: 'Episode 4 · 7001 garnets before this match',
  });
  const waitsForCount = (player: string): boolean =>
    JSON.stringify(pageOf(book, player).sections).includes('isn’t included yet');
  playToTheEnd(book);
  expect(waitsForCount('Ann')).toBe(true);
  // Until the match is counted, the season's section shows the state before it, and says so.
  expect(pageOf(book, 'Ann').sections[0]?.title).toBe('The Elder Tree, before this match');
  count(book);
  expect(waitsForCount('Ann')).toBe(false);
  expect(pageOf(book, 'Ann').standing).not.toContain('before this match');
  unwrapReply(
    book.desk.changeStandings({
      changes: [
        { player: 'Dee', eliminated: true },
        { player: 'Ann', tokens: 1 },
        { player: 'Bob', candidate: true },
      ],
      reason: 'so it is',
    }),
  );
  expect(pageOf(book, 'Ann').standing).toContain('1 token');
  expect(pageOf(book, 'Ann').standing).toContain('can’t be named as the opponent');
  expect(pageOf(book, 'Ann').sections[0]?.title).toBe('The Elder Tree');
  unwrapReply(book.desk.archive({ reason: '' }));
  const move = { key: keyOf(book, 'Ann'), stage: 'round-1', answers: [] };
  for (const call of [PAGE_CALLS.checkMove, PAGE_CALLS.sendMove])
    expect(refused(call(book.ports, move)).code).toBe('other-stage');
  for (const [at, player] of PEOPLE.entries()) {
    const page = pageOf(book, player);
    expect(page).toMatchObject({
      game: 'The Elder Tree',
      stage: null,
      idle: 'There’s no match right now.',
    });
    const text = JSON.stringify(page);
    expect(PEOPLE.filter((_, other) => text.includes(String(7001 + other)))).toEqual([PEOPLE[at]]);
  }
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  expect(pageOf(book, 'Dee')).toMatchObject({ player: 'Dee', stage: null });
  expect(pageOf(book, 'Dee').standing).toContain('eliminated in episode 4');
  unwrapReply(book.desk.archive({ reason: 'It is enough.', uncounted: true }));
  unwrapReply(book.desk.endSeason({ winners: ['Ann'] }));
  expect(pageOf(book, 'Dee')).toMatchObject({ stage: null, idle: 'The season is over.' });
});

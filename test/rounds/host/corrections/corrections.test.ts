// Corrections: the effects of a change on the game are shown first, and applied as they were shown.
import { given } from '../../../../src/commands/desk-calls';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { isSameReader } from '../../../../src/rounds/reply/reply';
import type { ChangeView } from '../../../../src/rounds/host/corrections/views';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import {
  ANN_PICKS,
  correct,
  deliver,
  gameIn,
  played,
  playStage,
  resolve,
  sessionOf,
  submitted,
} from '../../../support/paper-game';
import { refused } from '../../../support/host-game';
import { personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';

function preview({ desk }: Paper, change: Change): ChangeView {
  return given(desk.previewChange({ change }));
}

const correctionsTab = (book: Paper, player: string): unknown =>
  bookTabs(sessionOf(book), personOf(book, player).id).find(({ title }) => title === 'Corrections');

test('a stage that is resolved is corrected, everything after it recomputed, and whoever saw it is told', () => {
  const book = played(2, { contacts: [['', 'https://discord.com/api/webhooks/1/ann', '']] });
  const { differences, summary } = preview(book, ANN_PICKS);
  expect(summary).toBe('Enter an answer for Ann in Round 1 and recompute everything after it.');
  expect(differences.map(({ to }) => to)).toContainEqual({ player: 'Ann' });
  expect(differences.every(({ notice }) => notice !== '')).toBe(true);
  const before = book.posts.length;
  correct(book, ANN_PICKS);
  expect(sessionOf(book).record.stages).toHaveLength(2);
  deliver(book);
  expect(book.posts.slice(before).map(([, text]) => text)).toEqual([
    expect.stringMatching(
      /^\*\*Round 1 was corrected\.\*\*\nYou scored \d+ points? with row 2, column 2 and card 3: .*\nRound 2: .*\n.*in the tab Corrections\.$/,
    ),
  ]);
  const shown = [...book.books].find(([name]) => name.startsWith("Ann's book"))?.[1].tabs[0];
  expect(JSON.stringify(shown)).toMatch(
    /\["Round 1 was corrected\."\],\["You scored \d+ points? with row 2, column 2 and card 3: /,
  );
  const tabs = bookTabs(sessionOf(book), personOf(book, 'Ann').id);
  const listed = JSON.stringify(tabs.find(({ title }) => title === 'Corrections'));
  expect(listed).toMatch(/Your cell: .* → row 2, column 2\. Your card: /);
  expect(gameIn(book.desk).corrections).toMatchObject([
    { title: 'Round 1 was corrected.', messages: differences.map(({ to }) => ({ to })) },
  ]);
});

test('who has read a stage is told of its correction, though their next book was not drawn', () => {
  const book = played(1);
  const people = [{ permission: 'given to eve', email: 'eve@example.com' }];
  for (const [name, file] of book.books)
    if (name.startsWith("Bob's book")) file.readers = { people, link: true, sharedDrive: false };
  playStage(book);
  expect(gameIn(book.desk).deliveries.map(({ state }) => state)).toContain('paused');
  const { differences } = preview(book, ANN_PICKS);
  expect(differences.find(({ to }) => isSameReader(to, { player: 'Bob' }))?.notice).toContain(
    'Round 1 was corrected.',
  );
});

test('a notice says what its reader sees, and nothing of another player’s', () => {
  const book = played(2);
  const { differences } = preview(book, ANN_PICKS);
  const toldTo = (name: string): string =>
    differences.find(({ to }) => isSameReader(to, { player: name }))?.notice ?? '';
  expect(toldTo('Ann')).toContain('row 2, column 2');
  // The partner learns the points, not the pick (SL-6); the other pair, whose points stay, nothing.
  expect(toldTo('Bob')).toMatch(/Ann scored -?\d+ points?/);
  correct(book, ANN_PICKS);
  const bobs = JSON.stringify(correctionsTab(book, 'Bob'));
  expect(bobs).toMatch(/Partner's points: -?\d+ → -?\d+\./);
  expect(toldTo('Bob') + bobs).not.toMatch(/row 2, column 2/);
  expect(differences.map(({ to }) => to)).toEqual([{ player: 'Ann' }, { player: 'Bob' }]);
});

test('what was not delivered yet has been seen by nobody', () => {
  const book = submitted();
  deliver(book);
  resolve(book);
  expect(preview(book, ANN_PICKS).differences.some(({ notice }) => notice !== '')).toBe(false);
});

test('a change needs a reason, and the game as it was when it was looked at', () => {
  const book = played(1);
  const { token } = preview(book, ANN_PICKS);
  expect(refused(book.desk.applyChange({ change: ANN_PICKS, reason: ' ', token })).code).toBe('no-reason');
  given(book.desk.setAccepting({ accepting: false }));
  expect(refused(book.desk.applyChange({ change: ANN_PICKS, reason: 'So.', token })).code).toBe(
    'changed-since',
  );
});

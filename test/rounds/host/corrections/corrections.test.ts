// Correction notices go to everyone who has seen the stage, and contain nothing about other players' secrets.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { isSameReader } from '../../../../src/rounds/reply/reply';
import type { ChangeView } from '../../../../src/rounds/host/corrections/views';
import type { GameChange } from '../../../../src/rounds/host/parts/inputs';
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
import { personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';

function preview({ desk }: Paper, change: GameChange): ChangeView {
  return unwrapReply(desk.previewChange({ change }));
}

const correctionsTab = (book: Paper, player: string): unknown =>
  bookTabs(sessionOf(book), personOf(book, player).id).find(({ title }) => title === 'Corrections');

test('readers of a stage are told of its correction, even if their next book was not drawn', () => {
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

test('a notice says what its reader sees, and no secrets of others', () => {
  const book = played(2);
  const { differences } = preview(book, ANN_PICKS);
  const toldTo = (name: string): string =>
    differences.find(({ to }) => isSameReader(to, { player: name }))?.notice ?? '';
  expect(toldTo('Ann')).toContain('row 2, column 2');
  // The partner learns the points, but not the pick (SL-6). The other pair's points stay, so they learn nothing.
  expect(toldTo('Bob')).toMatch(/Ann scored -?\d+ points?/);
  correct(book, ANN_PICKS);
  const bobs = JSON.stringify(correctionsTab(book, 'Bob'));
  expect(bobs).toMatch(/Partner's points: -?\d+ → -?\d+\./);
  expect(toldTo('Bob') + bobs).not.toMatch(/row 2, column 2/);
  expect(differences.map(({ to }) => to)).toEqual([{ player: 'Ann' }, { player: 'Bob' }]);
});

test('the host can exclude their own entry for a resolved round, and the player’s answer counts again', () => {
  const book = played(1);
  const answers = () => unwrapReply(book.desk.getPast({ stage: 'round-1' })).submissions;
  const before = answers();
  correct(book, ANN_PICKS);
  const { id = '', mark = '' } = answers().find(({ byHost }) => byHost) ?? {};
  correct(book, { kind: 'remove-submission', stage: 'round-1', id, mark });
  expect(answers()).toEqual(before);
});

test('results that were not delivered have been seen by nobody', () => {
  const book = submitted();
  deliver(book);
  resolve(book);
  expect(preview(book, ANN_PICKS).differences.some(({ notice }) => notice !== '')).toBe(false);
});

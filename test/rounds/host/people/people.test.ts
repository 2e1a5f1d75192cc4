// Links, substitutes and contacts of a season's people, between matches and during matches they don't play (SN-11).
import { holderOf, refused } from '../../../support/host-game';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { keyOf, personOf } from '../../../support/paper-page';
import { PAGE_CALLS } from '../../../../src/rounds/page/visitor-calls';
import { findBook } from '../../../../src/rounds/record/game-files';
import { kindsOf, played, sessionOf } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  beginSoullinked,
  count,
  draftNext,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

const ADDRESS = 'https://script.google.com/macros/s/AKfy_page-1/exec';

/** A season of five people. Eve is out and doesn't play the current match. */
const playing = paperOnce(() => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ name })));
  unwrapReply(book.desk.savePage({ address: ADDRESS }));
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Eve', eliminated: true }], reason: 'lost' }));
  beginSoullinked(book);
  unwrapReply(book.desk.prepareNext());
  return book;
});

const between = paperOnce(() => {
  const book = playing();
  playToTheEnd(book);
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  return book;
});

const opens = (book: Paper, key: string): boolean => PAGE_CALLS.readPage(book.ports, { key, stamp: '' }).ok;

function bonus(book: Paper, reason: string): void {
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Bob', purse: 'garnets', by: 1 }], reason }));
}

test.each([
  ['between matches', between, 'Bob'],
  ['beside a match that they do not play', playing, 'Eve'],
  ['in a match that they play', playing, 'Bob'],
] as const)('a person gets a new link %s, and the old one opens nothing', (_, make, name) => {
  const book = make();
  const old = keyOf(book, name);
  expect(opens(book, old)).toBe(true);
  unwrapReply(book.desk.replaceKey({ person: holderOf(book.desk, name) }));
  expect([opens(book, old), opens(book, keyOf(book, name))]).toEqual([false, true]);
  expect(kindsOf(book).at(-1)).toBe('key');
  expect(seasonIn(book).people.find((person) => person.name === name)?.page).toContain(keyOf(book, name));
});

test('a substitute between matches gets the purses, but not the reasons of earlier changes', () => {
  const book = between();
  bonus(book, 'a private joke');
  const bobs = keyOf(book, 'Bob');
  const reason = 'Bob moved.';
  unwrapReply(book.desk.substitutePerson({ player: 'bob', name: ' Fay ', reason }));
  expect(PAGE_CALLS.readPage(book.ports, { key: bobs, stamp: '' })).toMatchObject({
    error: { code: 'replaced', text: expect.stringContaining('Fay plays for Bob now.') as string },
  });
  bonus(book, 'a bonus');
  const { page } = unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, 'Bob'), stamp: '' }));
  expect(page).toMatchObject({ person: 'Fay', player: 'Bob' });
  expect(JSON.stringify(page)).toContain('a bonus');
  expect(JSON.stringify(page)).toContain('2 garnets');
  expect(JSON.stringify(page)).not.toContain('private joke');
  // The same holds in the next match, and after that match is archived.
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  unwrapReply(book.desk.create());
  playToTheEnd(book);
  expect(findBook(sessionOf(book).record, personOf(book, 'Bob').id)).toBeDefined();
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  const later = unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, 'Bob'), stamp: '' }));
  expect(JSON.stringify(later)).not.toContain('private joke');
  expect(seasonIn(book).people[1]?.title).toBe('Bob (played by Fay since episode 4)');
});

test('nobody needs a new link once a game without a season is over', () => {
  const [game, season] = [played(5), playing()];
  playToTheEnd(season);
  expect(refused(game.desk.replaceKey({ person: personOf(game, 'Ann').id })).code).toBe('game-over');
  const change = { kind: 'replace-player', player: 'Ann', name: 'Zoe' } as const;
  expect(refused(game.desk.previewChange({ change })).code).toBe('game-over');
  unwrapReply(season.desk.replaceKey({ person: personOf(season, 'Ann').id }));
});

// Substitutes: the new person has a key, a book and contacts of their own; the one before keeps theirs, and reads what
// everyone reads.
import { holderOf, refused } from '../../../support/host-game';
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import type { CallProblem } from '../../../../src/rounds/reply/reply';
import { playerPage } from '../../../../src/rounds/page/view';
import {
  created,
  deliver,
  gameIn,
  played,
  playStage,
  sessionOf,
  stageIn,
  correct,
  textOf,
  type PaperGameOptions,
} from '../../../support/paper-game';
import { keyOf, personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';

const EVE: Change = { kind: 'replace-player', player: 'Bob', name: 'Eve' };

const BOB_BY_MAIL: PaperGameOptions = {
  contacts: [
    ['', '', ''],
    ['bob@example.com', '', ''],
  ],
};

/** Makes the files and deliveries of the host's next clicks. */
function settle(book: Paper): void {
  while (gameIn(book.desk).toPrepare.length > 0) given(book.desk.prepareNext());
  deliver(book);
}

/** The tabs of a book without the front tab. */
function gameTabs(text: string): readonly unknown[] {
  const tabs: unknown = JSON.parse(text);
  return Array.isArray(tabs) ? tabs.slice(1) : [];
}

const refusal = (book: Paper, change: Change): CallProblem => refused(book.desk.previewChange({ change }));

test('the preview says what everyone is told, and nobody plays on once the game is over', () => {
  const book = played(2);
  expect(given(book.desk.previewChange({ change: EVE })).told).toEqual([
    { to: 'everyone', text: 'Eve plays for Bob from Round 3 on.' },
  ]);
  expect(refusal(played(5), EVE)).toMatchObject({ code: 'game-over' });
});

test('the newcomer has a book of their own with the whole past, named after them', () => {
  const book = played(2);
  const past = textOf(book, "Bob's book: ");
  correct(book, EVE);
  settle(book);
  const now = textOf(book, "Eve's book: ");
  expect(now).toContain(keyOf(book, 'Bob'));
  expect(now).toContain('Bob (played by Eve since Round 3)');
  expect(textOf(book, "Ann's book: ")).toMatch(/Substitute.{0,40}Bob \(played by Eve/);
  // All tabs of the game are those that Bob's book had, but that they name who plays.
  const tabs = JSON.stringify(gameTabs(now));
  expect(tabs).toContain('Eve (for Bob)');
  expect(JSON.parse(tabs.replaceAll('Eve (for Bob)', 'Bob'))).toEqual(gameTabs(past));
  expect(gameIn(book.desk).players[1]).toMatchObject({
    name: 'Bob',
    person: 'Eve',
    title: 'Bob (played by Eve since Round 3)',
    book: expect.stringContaining("Eve's book") as unknown,
  });
});

test('the one who left keeps their book, which holds what everyone reads from then on', () => {
  const book = played(1, BOB_BY_MAIL);
  const old = keyOf(book, 'Bob');
  correct(book, EVE);
  settle(book);
  const own = textOf(book, "Bob's book: ");
  expect(own).toContain('Bob (played by Eve since Round 2)');
  for (const secret of [keyOf(book, 'Bob'), old]) expect(own).not.toContain(secret);
  const file = [...book.books].find(([name]) => name.startsWith("Bob's book"))?.[1];
  expect(file?.readers.people.map(({ email }) => email)).toEqual(['bob@example.com']);
  playStage(book);
  expect(textOf(book, "Bob's book: ")).toContain('Round 3');
  expect(gameTabs(textOf(book, "Bob's book: "))).toEqual([]);
  expect(textOf(book, "Eve's book: ")).toContain('Round 2');
});

test('the newcomer is reached by the contacts that are given, and they are checked', () => {
  const book = played(1, BOB_BY_MAIL);
  const contacts = { 'E-mail': 'eve(at)example', 'Discord webhook': '', 'Time zone': 'Berlin' };
  expect(refusal(book, { ...EVE, contacts })).toMatchObject({
    code: 'bad-contact',
    details: [expect.stringContaining('eve(at)example'), expect.stringContaining('Europe/Berlin')],
  });
  correct(book, { ...EVE, contacts: { 'E-mail': 'eve@example.com' } });
  settle(book);
  const file = [...book.books].find(([name]) => name.startsWith("Eve's book"))?.[1];
  expect(file?.readers.people.map(({ email }) => email)).toEqual(['eve@example.com']);
});

test.each(['ann', ' Bob ', 'BÓB'])('the name %p reads like one that plays: refused', (name) => {
  expect(refusal(created(), { ...EVE, name })).toMatchObject({ code: 'name-taken' });
});

test('who played before comes back under their name, for anybody, with the book that they have', () => {
  const book = played(1);
  correct(book, EVE);
  settle(book);
  correct(book, { ...EVE, name: 'Fay' });
  settle(book);
  expect(gameTabs(textOf(book, "Eve's book: "))).toEqual([]);
  expect(textOf(book, "Fay's book: ")).toContain('Bob (played by Fay since Round 2)');
  const made = book.books.size;
  correct(book, { ...EVE, player: 'Cy', name: 'eve' });
  settle(book);
  expect(book.books.size).toBe(made);
  expect(gameTabs(textOf(book, "Eve's book: "))).not.toEqual([]);
  expect(textOf(book, "Eve's book: ")).toContain(keyOf(book, 'Cy'));
  expect(refusal(book, { ...EVE, name: 'Eve' })).toMatchObject({ code: 'name-taken' });
});

test('a new link with a new book: the old one ends, the new one is shared and has the link', () => {
  const book = played(1);
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob'), newBook: true }));
  settle(book);
  expect(textOf(book, "Bob's book: ")).toContain('This book ended');
  expect(textOf(book, "Bob's book 2: ")).toContain(keyOf(book, 'Bob'));
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob'), newBook: true }));
  settle(book);
  expect(textOf(book, "Bob's book 2: ")).toContain('This book ended');
  expect(textOf(book, "Bob's book 3: ")).toContain(keyOf(book, 'Bob'));
});

test('a former book that another account made is ended by that account', () => {
  const book = played(1);
  for (const [name, file] of book.books) if (name.startsWith("Bob's book")) file.hidden = true;
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob'), newBook: true }));
  expect(book.desk.prepareNext()).toMatchObject({ error: { code: 'other-account' } });
  expect(textOf(book, "Bob's book: ")).not.toContain('This book ended');
  expect(gameIn(book.desk).toPrepare).toContain("End Bob's former book");
});

test('a former book that was deleted needs nothing; one whose sharing stays is named', () => {
  const book = played(1, BOB_BY_MAIL);
  book.refusals.set('bob@example.com', 'forbidden');
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob'), newBook: true }));
  settle(book);
  expect(gameIn(book.desk).warnings.join()).toContain("could not take back the sharing of Bob's former book");
  const gone = played(1);
  for (const [name, file] of gone.books) if (name.startsWith("Bob's book")) file.gone = true;
  given(gone.desk.replaceKey({ person: holderOf(gone.desk, 'Bob'), newBook: true }));
  settle(gone);
  expect(gameIn(gone.desk).warnings.join()).not.toContain('former book');
  expect(gameIn(gone.desk).toPrepare).toEqual([]);
});

test('an answer of the former player counts on: the host and the newcomer are told, and either may replace it', () => {
  const book = played(2);
  given(book.desk.submitForPractice({ players: ['Ann', 'Bob'] }));
  // The newcomer comes in the very second of the answer.
  book.pass(100);
  expect(given(book.desk.previewChange({ change: EVE })).summary).toContain(
    'What counts for Bob now still does: Eve reads it, and either of you may replace it.',
  );
  correct(book, EVE);
  settle(book);
  const told =
    'What Bob sent before Eve took over still counts. Eve reads it, and either of you may replace it.';
  expect(stageIn(book.desk).notices).toContain(told);
  const inherited = 'Bob sent it before you took over: Row: ';
  expect(textOf(book, "Eve's book: ")).toContain(inherited);
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id).submissions).toMatchObject([
    { fate: 'counted', text: expect.stringContaining(inherited) as unknown },
  ]);
  // Nobody else reads of it, and of who stays nothing is said.
  expect(textOf(book, "Ann's book: ")).not.toContain('took over');
  // Her own takes its place, and nothing is inherited any more.
  book.pass(60_000);
  given(book.desk.submitForPractice({ players: ['Bob'] }));
  expect(stageIn(book.desk).notices).not.toContain(told);
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id).submissions).toMatchObject([
    { fate: 'replaced' },
    { fate: 'counted', text: 'Counts so far.' },
  ]);
});

test('a new link for who plays on is no other player: nothing is inherited', () => {
  const book = created();
  given(book.desk.submitForPractice({ players: ['Bob'] }));
  book.pass(60_000);
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob') }));
  expect(playerPage(sessionOf(book), personOf(book, 'Bob').id).submissions).toMatchObject([
    { text: 'Counts so far.' },
  ]);
});

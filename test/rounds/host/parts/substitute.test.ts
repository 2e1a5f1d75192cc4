// Substitutes have a key, a book and contacts of their own. Whoever they replace keeps theirs.
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import {
  deliver,
  gameIn,
  played,
  playStage,
  correct,
  textOf,
  type PaperGameOptions,
} from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
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

// A word from the host: told as it was looked at, in books, pages and channels; one to one player is nobody else's, also once
// everything is published.
import { GAMES } from '../../../../src/games/catalogue';
import { given } from '../../../../src/commands/desk-calls';
import { cellValue } from '../../../../src/games/frame/tabs';
import { EVERYONE } from '../../../../src/rounds/reply/reply';
import { LONGEST_WORD } from '../../../../src/rounds/host/messages/views';
import type { SayWord } from '../../../../src/rounds/host/messages/inputs';
import { playerPage } from '../../../../src/rounds/page/view';
import { holder } from '../../../../src/rounds/record/people';
import { prove } from '../../../../src/rounds/proof/proof';
import { refused } from '../../../support/host-game';
import {
  created,
  deliver,
  gameIn,
  PLAYERS,
  playStage,
  sessionOf,
  correct,
  textOf,
  kindsOf,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  endOwnMatch,
  loaded,
  PEOPLE,
  prepareAll,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const ANNS = 'https://discord.com/api/webhooks/2/ann';
/** Signs that JSON, Discord and a sheet would take for something else. */
const TEXT = '=SUM(A1) "quoted" \\ @here\n*second* line';

const game = paperOnce(() => {
  const book = created({ webhook: PUBLIC, contacts: [['', ANNS, '']] });
  deliver(book);
  book.posts.length = 0;
  return book;
});

function say(book: Paper, said: SayWord): number {
  given(book.desk.sayWord(said));
  deliver(book);
  return gameIn(book.desk).words[0]?.row ?? 0;
}

/** The readers whose books hold this text: names, and empty for the public. */
function readers({ books }: Paper, text: string): readonly string[] {
  const inBook = (title: string): boolean =>
    [...books].some(
      ([name, { tabs }]) =>
        name.startsWith(title) &&
        tabs.some(({ rows }) => rows.flat().some((cell) => String(cellValue(cell)).includes(text))),
    );
  return ['', ...PLAYERS].filter((name) => inBook(name === '' ? 'Public book' : `${name}'s book`));
}

const page = (book: Paper, player: string): string =>
  JSON.stringify(playerPage(sessionOf(book), personOf(book, player).id));

test('to everyone: in every book and page, in the public channel, in the record, as it was looked at', () => {
  const book = game();
  const said = { to: EVERYONE, text: TEXT };
  const { message, where } = given(book.desk.previewWord(said));
  expect(where.join(' ')).toContain('It is posted in the public Discord channel as well.');
  expect(gameIn(book.desk).words).toEqual([]);
  say(book, said);
  expect(readers(book, TEXT)).toEqual(['', ...PLAYERS]);
  // On the page it stands by itself: a game may fold the parts of its own.
  for (const player of PLAYERS)
    expect(JSON.stringify(playerPage(sessionOf(book), personOf(book, player).id).words)).toContain('second');
  expect(book.posts).toEqual([[PUBLIC, message.text]]);
  expect(message.text).toBe('**From the host**\n=SUM(A1) "quoted" \\\\ @\u200bhere\n\\*second\\* line');
  expect(gameIn(book.desk).words).toMatchObject([{ to: EVERYONE, text: TEXT, changed: false }]);
  // It stays when the stage is over.
  playStage(book);
  expect(readers(book, TEXT)).toEqual(['', ...PLAYERS]);
});

test('to one: in their book, page and channel alone, and in no published record', () => {
  const book = game();
  say(book, { to: { player: 'Ann' }, text: TEXT });
  expect(readers(book, TEXT)).toEqual(['Ann']);
  expect(gameIn(book.desk).words).toMatchObject([{ to: { player: 'Ann' }, text: TEXT, changed: false }]);
  expect(PLAYERS.filter((player) => page(book, player).includes('second'))).toEqual(['Ann']);
  expect(book.posts.map(([webhook]) => webhook)).toEqual([ANNS]);
  const history = given(book.desk.getHistory()).map(({ text }) => text);
  expect(history).toContain('Told one player alone a word from the host.');
  while (gameIn(book.desk).stage !== null) playStage(book);
  given(book.desk.publishEverything());
  deliver(book);
  const { content: record } = given(book.desk.exportFile({ what: 'record' }));
  expect(prove(record, {}, GAMES).holds).toBe(true);
  const published = JSON.stringify(record);
  const [words = ''] = /.{0,80}"kind":"word".{0,120}/.exec(published) ?? [];
  expect(words).not.toBe('');
  for (const part of ['second', 'SUM', 'Ann']) expect(words).not.toContain(part);
  expect(readers(book, '*second*')).toEqual(['Ann']);
});

test('changed or taken back, its reader is told without the old words', () => {
  const book = game();
  const of = say(book, { to: EVERYONE, text: 'The first words.' });
  book.posts.length = 0;
  say(book, { to: EVERYONE, text: 'Better words.', of });
  const rows = kindsOf(book);
  say(book, { to: EVERYONE, text: ' Better words.', of });
  expect(kindsOf(book)).toEqual(rows);
  expect(readers(book, 'The first words.')).toEqual([]);
  expect(readers(book, 'Better words. (changed since)')).toEqual(['', ...PLAYERS]);
  expect(book.posts.at(-1)?.[1]).toMatch(
    /^\*\*From the host\*\*\nThe word of <t:\d+:F> now reads:\nBetter words\.$/,
  );
  say(book, { to: EVERYONE, text: '', of });
  expect(readers(book, 'Better words.')).toEqual([]);
  expect(readers(book, 'The host took back what stood here.')).toEqual(['', ...PLAYERS]);
  expect(book.posts.at(-1)?.[1]).toMatch(/^\*\*From the host\*\*\nThe word of <t:\d+:F> is taken back\.$/);
  expect(refused(book.desk.sayWord({ to: EVERYONE, text: 'More.', of })).code).toBe('taken-back');
});

test('whoever plays on for its reader does not read it, and it is not changed for them', () => {
  const book = game();
  const of = say(book, { to: { player: 'Ann' }, text: 'For you, Ann.' });
  correct(book, { kind: 'replace-player', player: 'Ann', name: 'Eve' });
  given(book.desk.prepareNext());
  deliver(book);
  expect(page(book, 'Ann')).not.toContain('For you, Ann.');
  expect(textOf(book, "Eve's book")).not.toContain('For you, Ann.');
  expect(refused(book.desk.sayWord({ to: { player: 'Ann' }, text: 'Other.', of })).code).toBe('reader-gone');
});

test.each([
  ['no-text', { to: EVERYONE, text: ' \n' }],
  ['too-long', { to: { player: 'Ann' }, text: 'x'.repeat(LONGEST_WORD + 1) }],
  ['no-player', { to: { player: 'Nobody' }, text: 'Hello.' }],
  ['no-word', { to: EVERYONE, text: 'Hello.', of: 1 }],
] as const)('%s: it is not told', (code, said) => {
  const book = game();
  for (const answer of [book.desk.previewWord(said), book.desk.sayWord(said)]) {
    expect(answer).toMatchObject({ ok: false, error: { code } });
  }
  expect(gameIn(book.desk).words).toEqual([]);
});

test('the longest word in any script fits, and half a letter does not break it', () => {
  const book = game();
  say(book, { to: { player: 'Ann' }, text: `${'語'.repeat(LONGEST_WORD - 1)}\ud800` });
  expect(gameIn(book.desk).words[0]?.text).toBe(`${'語'.repeat(LONGEST_WORD - 1)}\ufffd`);
  expect(book.posts).toHaveLength(1);
});

describe('in a season', () => {
  const page = (book: Paper, player: string): string => {
    const session = loaded(book);
    if (session.kind === 'empty') throw new Error('There is no season.');
    return JSON.stringify(playerPage(session, holder(session.people, player).id));
  };
  const told = (book: Paper): readonly string[] => seasonIn(book).words.map(({ text }) => text);
  /** The duel of two of four people. */
  function duel(book: Paper): void {
    beginOwnDuel(book);
    prepareAll(book);
    deliver(book);
  }

  test('before the first match everyone or one person is told, in book and page', () => {
    const book = seasonStarted();
    prepareAll(book);
    deliver(book);
    expect(given(book.desk.previewWord({ to: EVERYONE, text: 'Hello all.' })).where.join(' ')).toContain(
      'everyone’s own book and page',
    );
    given(book.desk.sayWord({ to: EVERYONE, text: 'Hello all.' }));
    given(book.desk.sayWord({ to: { player: 'Bob' }, text: 'For Bob.' }));
    deliver(book);
    expect(told(book)).toEqual(['For Bob.', 'Hello all.']);
    expect(PEOPLE.filter((name) => page(book, name).includes('Hello all.'))).toEqual(PEOPLE);
    expect(PEOPLE.filter((name) => page(book, name).includes('To you alone: For Bob.'))).toEqual(['Bob']);
    const own = [...book.books].filter(([, { tabs }]) => JSON.stringify(tabs).includes('For Bob.'));
    expect(own.map(([name]) => name)).toEqual([expect.stringContaining('Bob')]);
  });

  test('during a duel who does not play is told, too; what was said since its end stays for the next match', () => {
    const book = seasonStarted();
    duel(book);
    const [reader = ''] = PEOPLE.slice(2);
    given(book.desk.sayWord({ to: EVERYONE, text: 'Good luck.' }));
    given(book.desk.sayWord({ to: { player: reader }, text: 'Watch this.' }));
    deliver(book);
    expect(PEOPLE.filter((name) => page(book, name).includes('Watch this.'))).toEqual([reader]);
    const own = [...book.books].filter(([, { tabs }]) => JSON.stringify(tabs).includes('Watch this.'));
    expect(own.map(([name]) => name)).toEqual([expect.stringContaining(reader)]);
    book.pass(1000);
    endOwnMatch(book, [PEOPLE[0]]);
    count(book);
    book.pass(1000);
    given(book.desk.sayWord({ to: EVERYONE, text: 'Next week we go on.' }));
    const of = seasonIn(book).words[0]?.row ?? 0;
    duel(book);
    expect(told(book)).toEqual(['Next week we go on.']);
    expect(PEOPLE.filter((name) => page(book, name).includes('Next week'))).toEqual(PEOPLE);
    given(book.desk.sayWord({ to: EVERYONE, text: 'Tomorrow we go on.', of }));
    expect(told(book)).toEqual(['Tomorrow we go on.']);
    expect(textOf(book, 'Public book')).toContain('Next week');
    deliver(book);
    expect(textOf(book, 'Public book')).not.toContain('Next week');
  });
});

test('a message that another window has changed is not overwritten: both texts are shown', () => {
  const book = game();
  const of = say(book, { to: EVERYONE, text: 'Round 2 is open until 8.' });
  const before = 'Round 2 is open until 8.';
  say(book, { to: EVERYONE, text: 'Until 9.', of, before });
  const mine = { to: EVERYONE, text: 'Until 10.', of, before };
  const clash = { typed: 'Until 10.', stands: 'Until 9.' };
  for (const answer of [book.desk.previewWord(mine), book.desk.sayWord(mine)]) {
    expect(answer).toMatchObject({ error: { code: 'fields-changed', clashes: [clash] } });
  }
  say(book, { ...mine, before: 'Until 9.' });
  expect(gameIn(book.desk).words[0]?.text).toBe('Until 10.');
});

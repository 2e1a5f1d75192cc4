// Messages from the host arrive as previewed. Private ones only ever reach one reader, even after publishing.
import { GAMES } from '../../../../src/games/catalogue';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { cellValue } from '../../../../src/games/frame/tabs';
import { EVERYONE } from '../../../../src/rounds/reply/reply';
import { MAX_MESSAGE_CHARACTERS } from '../../../../src/rounds/host/messages/views';
import type { SendMessageInput } from '../../../../src/rounds/host/messages/inputs';
import { playerPage } from '../../../../src/rounds/page/view';
import { prove } from '../../../../src/rounds/proof/proof';
import { refused } from '../../../support/host-game';
import {
  created,
  deliver,
  gameIn,
  kindsOf,
  PLAYERS,
  playStage,
  sessionOf,
  textOf,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  endOwnMatch,
  inSeason,
  PEOPLE,
  prepareAll,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const ANNS = 'https://discord.com/api/webhooks/2/ann';
/** Characters that are special in JSON, Discord or Sheets. */
const TEXT = '=SUM(A1) "quoted" \\ @here\n*second* line';

const game = paperOnce(() => {
  const book = created({ webhook: PUBLIC, contacts: [['', ANNS, '']] });
  deliver(book);
  book.posts.length = 0;
  return book;
});

function say(book: Paper, said: SendMessageInput): number {
  unwrapReply(book.desk.sayWord(said));
  deliver(book);
  return gameIn(book.desk).hostMessages[0]?.row ?? 0;
}

/** The readers whose books contain this text: players' names, or an empty string for the public book. */
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
  JSON.stringify(playerPage(inSeason(book), personOf(book, player).id));

test('to everyone: in every book and page, the public channel and the record, as previewed', () => {
  const book = game();
  const said = { to: EVERYONE, text: TEXT, click: 'one' };
  const { message, where } = unwrapReply(book.desk.previewWord(said));
  expect(where.join(' ')).toContain('Also in the public Discord channel.');
  expect(gameIn(book.desk).hostMessages).toEqual([]);
  say(book, said);
  // Sent again, because Google's response was lost.
  say(book, said);
  expect(readers(book, TEXT)).toEqual(['', ...PLAYERS]);
  // On the page, the message is a section of its own, since a game can fold its sections.
  for (const player of PLAYERS)
    expect(JSON.stringify(playerPage(sessionOf(book), personOf(book, player).id).words)).toContain('second');
  expect(book.posts).toEqual([[PUBLIC, message.text]]);
  expect(message.text).toBe('**From the host**\n=SUM(A1) "quoted" \\\\ @\u200bhere\n\\*second\\* line');
  expect(gameIn(book.desk).hostMessages).toMatchObject([{ to: EVERYONE, text: TEXT, changed: false }]);
  // The message stays when the stage is over.
  playStage(book);
  expect(readers(book, TEXT)).toEqual(['', ...PLAYERS]);
});

test('to one player: only in their book, page and channel, and in no published record', () => {
  const book = game();
  say(book, { to: { player: 'Ann' }, text: TEXT });
  expect(readers(book, TEXT)).toEqual(['Ann']);
  expect(gameIn(book.desk).hostMessages).toMatchObject([
    { to: { player: 'Ann' }, text: TEXT, changed: false },
  ]);
  expect(PLAYERS.filter((player) => page(book, player).includes('second'))).toEqual(['Ann']);
  expect(book.posts.map(([webhook]) => webhook)).toEqual([ANNS]);
  const history = unwrapReply(book.desk.getHistory()).map(({ text }) => text);
  expect(history).toContain('Sent a message from the host to one player.');
  while (gameIn(book.desk).stage !== null) playStage(book);
  unwrapReply(book.desk.publishEverything());
  deliver(book);
  const { content: record } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  expect(prove(record, {}, GAMES).holds).toBe(true);
  const published = JSON.stringify(record);
  const [words = ''] = /.{0,80}"kind":"word".{0,120}/.exec(published) ?? [];
  expect(words).not.toBe('');
  for (const part of ['second', 'SUM', 'Ann']) expect(words).not.toContain(part);
  expect(readers(book, '*second*')).toEqual(['Ann']);
});

test('the longest message in any script fits, and half a letter does not break it', () => {
  const book = game();
  say(book, { to: { player: 'Ann' }, text: `${'語'.repeat(MAX_MESSAGE_CHARACTERS - 1)}\ud800` });
  expect(gameIn(book.desk).hostMessages[0]?.text).toBe(`${'語'.repeat(MAX_MESSAGE_CHARACTERS - 1)}\ufffd`);
  expect(book.posts).toHaveLength(1);
});

const told = (book: Paper): readonly string[] => seasonIn(book).hostMessages.map(({ text }) => text);
function duel(book: Paper): void {
  beginOwnDuel(book);
  prepareAll(book);
  deliver(book);
}

test('during a season’s duel, people who don’t play get it, too; messages after its end stay for the next match', () => {
  const book = seasonStarted();
  duel(book);
  const [reader = ''] = PEOPLE.slice(2);
  unwrapReply(book.desk.sayWord({ to: EVERYONE, text: 'Good luck.' }));
  unwrapReply(book.desk.sayWord({ to: { player: reader }, text: 'Watch this.' }));
  deliver(book);
  expect(PEOPLE.filter((name) => page(book, name).includes('Watch this.'))).toEqual([reader]);
  const own = [...book.books].filter(([, { tabs }]) => JSON.stringify(tabs).includes('Watch this.'));
  expect(own.map(([name]) => name)).toEqual([expect.stringContaining(reader)]);
  book.pass(1000);
  endOwnMatch(book, [PEOPLE[0]]);
  count(book);
  book.pass(1000);
  unwrapReply(book.desk.sayWord({ to: EVERYONE, text: 'Next week we go on.' }));
  const of = seasonIn(book).hostMessages[0]?.row ?? 0;
  duel(book);
  expect(told(book)).toEqual(['Next week we go on.']);
  expect(PEOPLE.filter((name) => page(book, name).includes('Next week'))).toEqual(PEOPLE);
  unwrapReply(book.desk.sayWord({ to: EVERYONE, text: 'Tomorrow we go on.', of }));
  expect(told(book)).toEqual(['Tomorrow we go on.']);
  expect(textOf(book, 'Public book')).toContain('Next week');
  deliver(book);
  expect(textOf(book, 'Public book')).not.toContain('Next week');
});

test('a message can be edited and deleted; what can’t be sent is refused with a code', () => {
  const book = game();
  const to = { player: 'Ann' };
  const of = say(book, { to, text: TEXT });
  const before = kindsOf(book);
  say(book, { to, text: ` ${TEXT}\n`, of });
  expect([kindsOf(book), gameIn(book.desk).hostMessages[0]?.changed]).toEqual([before, false]);
  const codeOf = (said: Partial<SendMessageInput>): string =>
    refused(book.desk.sayWord({ to, text: 'A word.', ...said })).code;
  expect(codeOf({ to: { player: 'Eve' } })).toBe('no-player');
  expect([codeOf({ of: of + 1 }), codeOf({ of, to: EVERYONE })]).toEqual(['no-word', 'reader-gone']);
  expect([codeOf({ text: ' ' }), codeOf({ text: 'x'.repeat(5000) })]).toEqual(['no-text', 'too-long']);
  expect(codeOf({ of, before: 'Another text.' })).toBe('fields-changed');
  say(book, { to, text: ' ', of, before: TEXT });
  expect(gameIn(book.desk).hostMessages).toMatchObject([{ text: '', changed: true }]);
  expect(codeOf({ of })).toBe('taken-back');
});

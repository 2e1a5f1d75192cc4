// Checks what each reader of a paper game gets: their own messages, and nobody else's.
import { unwrapReply } from '../../src/commands/desk-calls';
import { cellValue, type Tab } from '../../src/games/frame/tabs';
import { EVERYONE, readerKey, type Audience } from '../../src/rounds/reply/reply';
import { composeMessage, linesForEveryone } from '../../src/rounds/outbox/messages';
import { PAGE_CALLS } from '../../src/rounds/page/visitor-calls';
import { findBook } from '../../src/rounds/record/game-files';
import {
  addressee,
  sessionFiles,
  isSeated,
  personInSeat,
  bookReaders,
  type BookSession,
  type ReaderId,
} from '../../src/rounds/session/readers';
import { sessionOf, postsTo } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';
import { loaded } from '../support/paper-season';

export const PUBLIC = 'https://discord.com/api/webhooks/1/public';

/** Encoded, because Discord and JSON write some characters differently. */
const wordTo = (to: Audience): string => `Word ${Buffer.from(readerKey(to)).toString('hex')}.`;

export function sayToEach(book: Paper, readers: readonly string[]): void {
  for (const to of [EVERYONE, ...readers.map((player) => ({ player }))] as const) {
    unwrapReply(book.desk.sayWord({ to, text: wordTo(to) }));
  }
}

const linesIn = (tabs: readonly Tab[]): string =>
  tabs.flatMap(({ rows }) => rows.map((row) => row.map(cellValue).join(' '))).join('\n');

/** Everything that a reader gets: their book, their page, and the posts in their channel. */
interface Got {
  readonly book: string;
  readonly page: string;
  readonly posts: string;
}

export function gotBy(book: Paper, session: BookSession, to: Audience, webhook: string): Got {
  const key = to === EVERYONE ? undefined : personInSeat(session, to.player).key;
  const page =
    key === undefined ? null : unwrapReply(PAGE_CALLS.readPage(book.ports, { key, stamp: '' })).page;
  if (page !== null && to !== EVERYONE) expect(page.player).toBe(to.player);
  return {
    book: inBookOf(book, session, addressee(session, { to })),
    page: JSON.stringify(page),
    posts: postsTo(book, webhook),
  };
}

function inBookOf(book: Paper, session: BookSession, reader: ReaderId): string {
  return linesIn(book.books.get(findBook(sessionFiles(session), reader)?.id ?? '')?.tabs ?? []);
}

/** Expects that readers have only their own link and messages, and that former seat holders have none. */
export function expectEachOwn(book: Paper, webhooks: ReadonlyMap<string, string>): void {
  const session = loaded(book);
  if (session.kind === 'empty') throw new Error('There is nothing to read.');
  const ids = (book.grids.get('outbox') ?? []).map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const keys = [...session.people.seats.keys()].map(
    (seat) => [seat, personInSeat(session, seat).key] as const,
  );
  const readers: readonly Audience[] = [EVERYONE, ...keys.map(([player]) => ({ player }))];
  const words = readers.map((to) => ({ to, text: wordTo(to) }));
  for (const reader of bookReaders(session).filter((id) => !isSeated(session, id))) {
    const own = inBookOf(book, session, reader);
    expect(words.flatMap(({ to, text }) => (own.includes(text) ? [to] : []))).toEqual([EVERYONE]);
    expect(keys.filter(([, key]) => own.includes(key))).toEqual([]);
  }
  for (const reader of readers) {
    const got = gotBy(
      book,
      session,
      reader,
      reader === EVERYONE ? PUBLIC : (webhooks.get(reader.player) ?? ''),
    );
    const all = Object.values(got).join('\n');
    const known = keys.flatMap(([player, key]) => (all.includes(key) ? [player] : []));
    // People who don't play the match get no link to their page.
    const isLed =
      reader !== EVERYONE && (session.kind !== 'game' || session.match.roster.includes(reader.player));
    expect({ reader, known }).toEqual({ reader, known: isLed ? [reader.player] : [] });
    const own = words.filter(({ to }) => to === EVERYONE || readerKey(to) === readerKey(reader));
    const inEach = (part: string): readonly unknown[] =>
      words.flatMap(({ to, text }) => (part.includes(text) ? [to] : []));
    expect({ reader, words: inEach(got.book) }).toEqual({ reader, words: own.map(({ to }) => to) });
    if (reader !== EVERYONE)
      expect({ reader, words: inEach(got.page) }).toEqual({ reader, words: own.map(({ to }) => to) });
    expect({ reader, words: inEach(got.posts) }).toEqual({ reader, words: [reader] });
  }
}

/** Expects that news for one player is only in that player's channel. */
export function expectNewsInPlace(book: Paper, webhooks: ReadonlyMap<string, string>): void {
  const { match, past, begun } = sessionOf(book);
  const news = [begun.opening, ...past.map(({ resolved }) => resolved.news)].flat();
  const escaped = (lines: readonly string[]): readonly string[] =>
    composeMessage('', lines).split('\n').slice(1);
  const open = new Set(escaped(linesForEveryone(news)));
  const alone = (player: string): readonly string[] =>
    escaped(
      news.flatMap(({ to, text }) => (to !== EVERYONE && to.player === player ? text.split('\n') : [])),
    );
  const linesOf = (webhook: string): ReadonlySet<string> => new Set(postsTo(book, webhook).split('\n'));
  const posted = linesOf(PUBLIC);
  const messages = pastMessages(book);
  for (const line of open) expect(posted).toContain(line);
  for (const player of match.roster) {
    const own = linesOf(webhooks.get(player) ?? '');
    const told = alone(player);
    expect(told.filter((line) => !own.has(line))).toEqual([]);
    expect(told.filter((line) => posted.has(line) && !open.has(line))).toEqual([]);
    for (const { to, text } of messages) {
      if (to !== EVERYONE && to.player === player) expect([...own].join('\n')).toContain(text.split('\n')[0]);
    }
  }
}

function pastMessages(book: Paper) {
  return sessionOf(book).record.stages.flatMap(({ stage }) => unwrapReply(book.desk.getMessages({ stage })));
}

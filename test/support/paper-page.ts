// The players' page of a paper game: its address, players' keys, and what players see.
import { unwrapReply } from '../../src/commands/desk-calls';
import { seededChance } from '../../src/games/frame/chance';
import { findAsk } from '../../src/games/frame/submissions';
import type { PageAnswers, PlayerPage } from '../../src/rounds/page/views';
import { PAGE_CALLS } from '../../src/rounds/page/visitor-calls';
import { findBook } from '../../src/rounds/record/game-files';
import type { Person } from '../../src/rounds/record/people';
import type { Secret } from '../../src/rounds/record/secret';
import { sessionFiles, personInSeat } from '../../src/rounds/session/readers';
import type { PaperBook } from './paper/books';
import { sessionOf } from './paper-game';
import type { Paper } from './paper-ports';
import { inSeason, loaded, prepareAll } from './paper-season';

export const ADDRESS = 'https://script.google.com/macros/s/AKfy_page-1/exec';

export function withPage(book: Paper): Paper {
  unwrapReply(book.desk.savePage({ address: ADDRESS }));
  return book;
}

/** Also makes the forms and books that the open stage needs. */
export function preparedWithPage(book: Paper): Paper {
  withPage(book);
  prepareAll(book);
  return book;
}

/** The person who plays for a seat in the match or, without a match, has the seat in the season. */
export function personOf(book: Paper, player: string): Person {
  const session = loaded(book);
  if (session.kind === 'empty') throw new Error('Nobody holds a seat in an empty book.');
  return personInSeat(session, player);
}

export function keyOf(book: Paper, player: string): Secret {
  return personOf(book, player).key;
}

/** The book of a seat's holder; the public book if no seat is named. */
export function bookOf(book: Paper, player = ''): PaperBook {
  const reader = player === '' ? undefined : personOf(book, player).id;
  const found = book.books.get(findBook(sessionFiles(inSeason(book)), reader)?.id ?? '');
  if (found === undefined) throw new Error(`There is no such book: ${player}.`);
  return found;
}

export function titlesIn(book: Paper, player = ''): readonly string[] {
  return bookOf(book, player).tabs.map(({ title }) => title);
}

/** A player's answers to the open questions, drawn from a seed, as a page sends them. */
export function sampleAnswers(book: Paper, player: string, seed = 'a move'): PageAnswers {
  const { stage } = sessionOf(book).match;
  const ask = stage === null ? undefined : findAsk(stage, player);
  const move = ask?.sample(player, seededChance(seed));
  return (ask?.toAnswers(move) ?? []).map(({ title, answer }) => [title, answer]);
}

/** Opens a player's page with their key. */
export function pageOf(book: Paper, player: string): PlayerPage {
  const { page } = unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, player), stamp: '' }));
  if (page === null) throw new Error('No page.');
  return page;
}

/** Ports with which another call is made just before a call gets the lock. */
export function withCallBefore({ ports }: Paper, call: () => unknown): Paper['ports'] {
  return {
    ...ports,
    exclusively: (run, waitMs) => {
      call();
      return ports.exclusively(run, waitMs);
    },
  };
}

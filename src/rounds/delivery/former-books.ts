// Books that were replaced, because somebody took over the seat or too many people knew the address. Each of them is
// unshared and rewritten one last time.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { fail, ok, type Result } from '../../games/frame/result';
import { STYLES, styled, type Tab } from '../../games/frame/tabs';
import type { Commit } from '../commit/commit';
import { hostTimeZone } from '../contacts/contacts';
import { refuseOtherAccount } from '../record/hosts';
import type { OutsidePorts } from '../commit/perform';
import type { ClosedFormerBook, FormerBook } from '../record/files-tab';
import { sessionFiles, type WithBooks, type WithReaders } from '../session/readers';
import { timeText } from '../time/time-zone';
import type { CallProblem } from '../reply/reply';
import { resultAt } from './reader-books';

/** Former books not closed yet. */
export function formerBooksToClose(session: WithBooks): readonly FormerBook[] {
  return sessionFiles(session).formerBooks.filter(({ outcome }) => outcome === undefined);
}

/** Closes a former book. Repeating it is harmless. */
export function closeFormerBook(
  { books, who }: OutsidePorts,
  session: WithReaders,
  book: FormerBook,
): Result<Commit, CallProblem> {
  const { id, name } = book.file;
  const ended = (outcome: ClosedFormerBook['outcome']): Result<Commit, CallProblem> =>
    ok({ endedBook: { id, outcome } });
  const state = resultAt(books.statesOf([id]), 0);
  if (!state.ok) return state;
  if (state.value.kind === 'gone') return ended('gone');
  if (state.value.kind === 'not-shown') {
    return fail(refuseOtherAccount(`Closing ${name}'s former book`, book.file, who()));
  }
  // A book's archive books are unshared with it.
  const shelves = (book.file.shelves ?? []).map((shelf) => shelf.id);
  const states = books.statesOf(shelves);
  const there = shelves.filter((_, index) => {
    const found = resultAt(states, index);
    return !found.ok || found.value.kind !== 'gone';
  });
  const open: boolean[] = [];
  for (const each of [id, ...there]) {
    const left = books.unshare(each);
    if (!left.ok) return left;
    const drawn = resultAt(books.render([{ id: each, tabs: [closedBookTab(session, book)] }]), 0);
    if (!drawn.ok) return drawn;
    const { people, link, sharedDrive } = left.value;
    open.push(people.length > 0 || link || sharedDrive);
  }
  return open.includes(true) ? ended('still-shared') : ended('closed');
}

/** The only tab that a former book keeps. It says nothing about the game, because its reader no longer plays. */
function closedBookTab(session: WithReaders, { file, at }: FormerBook): Tab {
  const title = 'match' in session ? session.match.info.title : session.season.standing.name;
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(title, STYLES.title), file.name],
      ['Closed', `On ${timeText(at, hostTimeZone(session.snapshot))}. This book is no longer updated.`],
    ],
  };
}

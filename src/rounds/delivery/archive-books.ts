// Archive books ("shelves") for the tabs of a reader's oldest matches, so that no book nears Google's limit of tabs. A copy
// of the book is reduced to those tabs, shared with the same reader and recorded as filled. The next time the book is drawn,
// it loses those tabs. If the process is interrupted, the next call continues it.
import { fail, ok, type Result } from '../../games/frame/result';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { idOfTab, STYLES, styled, type Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { OutsidePorts } from '../commit/perform';
import { isOpenToOthers } from '../ports/books';
import {
  finishedArchiveBooks,
  archivedMatches,
  archiveBookTabs,
  archivedTabTitles,
} from '../outbox/archived-tabs';
import { refuseOtherCreator } from '../record/hosts';
import type { GameFile, ArchiveBook } from '../record/files-tab';
import type { SeasonRecord } from '../record/season-record';
import { mustHaveSeason, sessionFiles, type WithBooks, type WithReaders } from '../session/readers';
import { bookFileName, fileLabel, forEachDone, hasTriedSharing, resultAt, shareBooks } from './reader-books';
import { dropUndefined } from '../../games/frame/json';

/** Maximum tabs per book. Google is known to allow two hundred. A match has at most about thirty. */
const MAX_TABS = 100;
/** How many tabs, those of the latest matches, stay in a book when it gets an archive book. */
const TABS_TO_KEEP = 50;

/** A book with an archive book that must be created, filled or shared. */
export interface PendingArchive {
  readonly file: GameFile;
  /** Number of the last match to move, counted through all seasons of the host book. */
  readonly until: number;
}

/** The archive book that this book needs; undefined if the book has few enough tabs. */
export function neededArchiveBook(session: WithBooks, file: GameFile): PendingArchive | undefined {
  const { season } = session;
  // Readers who can't open the book couldn't open its archive book.
  if (season === undefined || file.sharing?.outcome !== 'shared' || !hasTriedSharing(session, file))
    return undefined;
  const begun = Math.max(0, ...(file.shelves ?? []).map(({ until }) => until));
  const latestFirst = archivedMatches(season)
    .map((match) => ({ number: match.number, tabs: archivedTabTitles(match, file.id).length }))
    .filter(({ number }) => number > begun)
    .reverse();
  if (latestFirst.reduce((sum, { tabs }) => sum + tabs, 0) <= MAX_TABS) return undefined;
  let kept = 0;
  const goes = latestFirst.find(({ tabs }, at) => {
    kept += tabs;
    // The last match's tabs stay, however many there are.
    return at > 0 && kept > TABS_TO_KEEP;
  });
  return goes === undefined ? undefined : { file, until: goes.number };
}

/** Archive books in the making: copies that still have all tabs and aren't shared. */
export function unfinishedArchiveBooks({ shelves = [] }: GameFile): readonly ArchiveBook[] {
  return shelves.filter(({ sharing, useless }) => sharing === undefined && useless !== true);
}

/** Archive books that aren't shared with their book's current reader. */
export function archiveBooksToShare(session: WithBooks, file: GameFile): readonly ArchiveBook[] {
  return finishedArchiveBooks(file).filter(
    (shelf) => !hasTriedSharing(session, archiveBookAsFile(file, shelf)),
  );
}

function archiveBookAsFile(
  { what, name, person, maker }: GameFile,
  { id, url, sharing }: ArchiveBook,
): GameFile {
  return { what, name, maker, id, url, ...dropUndefined({ person, sharing }) };
}

function withArchiveBook(file: GameFile, shelf: ArchiveBook): GameFile {
  const others = (file.shelves ?? []).filter(({ id }) => id !== shelf.id);
  return { ...file, shelves: [...others, shelf].sort((a, b) => a.until - b.until) };
}

/** Copies books with all their tabs. A copy that other people can open is marked useless and never shared. */
export function copyToArchiveBooks(
  { books, actingAccount }: Pick<OutsidePorts, 'books' | 'actingAccount'>,
  session: WithReaders,
  works: readonly PendingArchive[],
): readonly Result<GameFile, CallProblem>[] {
  const maker = actingAccount();
  const files = sessionFiles(session);
  const copies = forEachDone(
    works.map((work) => {
      const refused = refuseOtherCreator(`Copying ${fileLabel(work.file)}`, files, maker);
      return refused === undefined ? ok(work) : fail(refused);
    }),
    (allowed) =>
      books.copy(
        allowed.map(({ file, until }) => {
          const title = file.name === '' ? 'Public book' : fileLabel(file);
          return { id: file.id, name: bookFileName(session, `${title}, matches up to ${until}`) };
        }),
      ),
    (work, copy) => ({ ...work, copy }),
  );
  return forEachDone(
    copies,
    (made) => books.statesOf(made.map(({ copy }) => copy.id)),
    ({ file, until, copy }, state) => {
      // If the book is in a folder that others can see, they can open the copy too.
      const useless = isOpenToOthers(state) ? { useless: true as const } : {};
      return withArchiveBook(file, { ...copy, until, ...useless });
    },
  );
}

/** Deletes all other tabs from the copies, then shares them with the readers of the books they were copied from. */
export function fillArchiveBooks(
  outside: Pick<OutsidePorts, 'books' | 'hosts'>,
  session: WithReaders,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  const season = mustHaveSeason(session);
  const found = forEachDone(
    firstArchiveBooks(files, unfinishedArchiveBooks),
    (works) => outside.books.tabsOf(works.map(({ shelf }) => shelf.id)),
    ({ file, shelf }, there) => {
      const tabs = archiveBookTabs(season, file, shelf);
      return { file, shelf, tabs, isWhole: tabs.some((tab) => there.includes(idOfTab(tab))) };
    },
  );
  return forEachDone(
    found,
    (works) => {
      const whole = works.filter(({ isWhole }) => isWhole);
      const drawn = forEachDone(
        whole.map(ok),
        (toFill) =>
          outside.books.render(
            toFill.map(({ file, shelf, tabs }) => ({
              id: shelf.id,
              tabs: [buildCoverTab(season, file), ...tabs],
            })),
          ),
        (work) => work,
      );
      const shared = shareCopies(outside, session, drawn);
      return works.map((work) =>
        work.isWhole
          ? resultAt(shared, whole.indexOf(work))
          : ok(withArchiveBook(work.file, { ...work.shelf, useless: true })),
      );
    },
    (_, filled) => filled,
  );
}

/** Reshares archive books with the current readers of the books they were copied from. */
export function shareArchiveBooks(
  outside: Pick<OutsidePorts, 'books' | 'hosts'>,
  session: WithReaders,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  return shareCopies(
    outside,
    session,
    firstArchiveBooks(files, (file) => archiveBooksToShare(session, file)),
  );
}

interface BookWithArchive {
  readonly file: GameFile;
  readonly shelf: ArchiveBook;
}

/** The first of these archive books of each file, because a call only handles one per file. */
function firstArchiveBooks(
  files: readonly GameFile[],
  shelvesOf: (file: GameFile) => readonly ArchiveBook[],
): readonly Result<BookWithArchive, CallProblem>[] {
  return files.flatMap((file) =>
    shelvesOf(file)
      .slice(0, 1)
      .map((shelf) => ok({ file, shelf })),
  );
}

function shareCopies(
  outside: Pick<OutsidePorts, 'books' | 'hosts'>,
  session: WithReaders,
  works: readonly Result<BookWithArchive, CallProblem>[],
): readonly Result<GameFile, CallProblem>[] {
  return forEachDone(
    works,
    (all) =>
      shareBooks(
        outside,
        session,
        all.map(({ file, shelf }) => archiveBookAsFile(file, shelf)),
      ),
    ({ file, shelf }, { sharing }) => withArchiveBook(file, { ...shelf, ...dropUndefined({ sharing }) }),
  );
}

/** An archive book's first tab, which links to the book. */
function buildCoverTab({ standing }: SeasonRecord, { url }: GameFile): Tab {
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(standing.name, STYLES.title)],
      ['This book has earlier matches. The current book has the latest match and links to all the others.'],
      [styled('Open the current book', { ...STYLES.action, link: url })],
    ],
  };
}

// Shelves: books of their own for the tabs of a reader's oldest matches, so that no book comes near the number of tabs
// that Google takes. The book is copied; the copy keeps only those tabs, is shared with the same reader, and is written
// down as filled; the next drawing of the book leaves the tabs out. If a call is stopped in between, the next one goes
// on with the same steps.
import { fail, ok, type Result } from '../../games/frame/result';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { idOfTab, LOOKS, styled, type Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { OutsidePorts } from '../commit/perform';
import { isOpenToOthers } from '../ports/books';
import { filledShelves, matchesAway, shelfTabs, titlesIn } from '../outbox/kept-tabs';
import { refusedMaker } from '../record/hosts';
import type { GameFile, Shelf } from '../record/files-tab';
import type { SeasonRecord } from '../record/season-record';
import { filesOf, type WithBooks, type WithReaders } from '../session/readers';
import { bookFileName, fileText, isShared, resultAt, shareBooks } from './reader-books';
import { present } from '../../games/frame/json';

/**
 * The most tabs of a book, far fewer than the two hundred that Google is known to take; a match has some thirty at
 * most.
 */
const MOST_KEPT = 100;
/** How many tabs, those of the last matches, stay in a book that has too many. */
const KEPT_AFTER = 50;

/** A book, and the shelf of it that is to be made, filled or shared. */
export interface ShelfWork {
  readonly file: GameFile;
  /** The number of the last match whose tabs go onto it, counted through all seasons of the host book. */
  readonly until: number;
}

/** Tells which shelf a book needs now; undefined where it has few enough tabs. */
export function neededShelf(session: WithBooks, file: GameFile): ShelfWork | undefined {
  const { season } = session;
  // A reader who cannot open the book could not open a shelf either.
  if (season === undefined || file.sharing?.outcome !== 'shared' || !isShared(session, file))
    return undefined;
  const begun = Math.max(0, ...(file.shelves ?? []).map(({ until }) => until));
  const latestFirst = matchesAway(season)
    .map((match) => ({ number: match.number, tabs: titlesIn(match, file.id).length }))
    .filter(({ number }) => number > begun)
    .reverse();
  if (latestFirst.reduce((sum, { tabs }) => sum + tabs, 0) <= MOST_KEPT) return undefined;
  let kept = 0;
  const goes = latestFirst.find(({ tabs }, at) => {
    kept += tabs;
    // The last match's tabs stay in the book, however many they are.
    return at > 0 && kept > KEPT_AFTER;
  });
  return goes === undefined ? undefined : { file, until: goes.number };
}

/** Lists the new shelves of a book: fresh copies of it, which still hold all its tabs and are shared with nobody. */
export function openShelves({ shelves = [] }: GameFile): readonly Shelf[] {
  return shelves.filter(({ sharing, useless }) => sharing === undefined && useless !== true);
}

/** Lists the shelves of a book that are shared with somebody else than the book is for now. */
export function wronglyShared(session: WithBooks, file: GameFile): readonly Shelf[] {
  return filledShelves(file).filter((shelf) => !isShared(session, asFile(file, shelf)));
}

/** Gives a shelf as a book of the same reader. */
function asFile({ what, name, person, maker }: GameFile, { id, url, sharing }: Shelf): GameFile {
  return { what, name, maker, id, url, ...present({ person, sharing }) };
}

function withShelf(file: GameFile, shelf: Shelf): GameFile {
  const others = (file.shelves ?? []).filter(({ id }) => id !== shelf.id);
  return { ...file, shelves: [...others, shelf].sort((a, b) => a.until - b.until) };
}

/** Copies books, each with all of its tabs. One that others than its owner may open is never shared. */
export function copyBooks(
  { books, signs }: Pick<OutsidePorts, 'books' | 'signs'>,
  session: WithReaders,
  works: readonly ShelfWork[],
): readonly Result<GameFile, CallProblem>[] {
  const maker = signs();
  const files = filesOf(session);
  const refused = works.map(({ file }) => refusedMaker(`Copying ${fileText(file)}`, files, maker));
  const allowed = works.filter((_, index) => refused[index] === undefined);
  const made = books.copy(
    allowed.map(({ file, until }) => {
      const title = file.name === '' ? 'Public book' : fileText(file);
      return { id: file.id, name: bookFileName(session, `${title}, matches up to ${until}`) };
    }),
  );
  const copies = made.flatMap((one) => (one.ok ? [one.value.id] : []));
  const states = books.statesOf(copies);
  return works.map((work, index) => {
    const no = refused[index];
    if (no !== undefined) return fail(no);
    const copy = resultAt(made, allowed.indexOf(work));
    if (!copy.ok) return copy;
    const state = resultAt(states, copies.indexOf(copy.value.id));
    if (!state.ok) return state;
    // In a folder that others see, it would be open to them for as long as it is there: nobody is sent to it.
    const useless = isOpenToOthers(state.value) ? { useless: true as const } : {};
    return ok(withShelf(work.file, { ...copy.value, until: work.until, ...useless }));
  });
}

/** Removes everything from the copies but the tabs that belong there, then shares each with the reader of its book. */
export function fillShelves(
  outside: Pick<OutsidePorts, 'books' | 'hosts'>,
  session: WithReaders,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  const { season } = session;
  if (season === undefined) return [];
  const works = files.flatMap((file) =>
    openShelves(file)
      .slice(0, 1)
      .map((shelf) => ({ file, shelf })),
  );
  const there = outside.books.tabsOf(works.map(({ shelf }) => shelf.id));
  const isWhole = works.map(({ file, shelf }, index) => {
    const found = resultAt(there, index);
    const wanted = shelfTabs(season, file, shelf).map(idOfTab);
    return found.ok ? ok(wanted.some((id) => found.value.includes(id))) : found;
  });
  const toFill = works.filter((_, index) => {
    const whole = resultAt(isWhole, index);
    return whole.ok && whole.value;
  });
  const drawn = outside.books.render(
    toFill.map(({ file, shelf }) => ({
      id: shelf.id,
      tabs: [coverTab(season, file), ...shelfTabs(season, file, shelf)],
    })),
  );
  const toShare = toFill.filter((_, index) => resultAt(drawn, index).ok);
  const shared = shareBooks(
    outside,
    session,
    toShare.map(({ file, shelf }) => asFile(file, shelf)),
  );
  return works.map((work, index) => {
    const { file, shelf } = work;
    const whole = resultAt(isWhole, index);
    if (!whole.ok) return whole;
    if (!whole.value) return ok(withShelf(file, { ...shelf, useless: true }));
    const filled = resultAt(drawn, toFill.indexOf(work));
    if (!filled.ok) return filled;
    return afterSharing(file, shelf, resultAt(shared, toShare.indexOf(work)));
  });
}

/** Takes shelves from their former readers, and shares them with those for whom their books are now. */
export function shareShelves(
  outside: Pick<OutsidePorts, 'books' | 'hosts'>,
  session: WithReaders,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  const works = files.flatMap((file) =>
    wronglyShared(session, file)
      .slice(0, 1)
      .map((shelf) => ({ file, shelf })),
  );
  const shared = shareBooks(
    outside,
    session,
    works.map(({ file, shelf }) => asFile(file, shelf)),
  );
  return works.map(({ file, shelf }, index) => afterSharing(file, shelf, resultAt(shared, index)));
}

function afterSharing(
  file: GameFile,
  shelf: Shelf,
  shared: Result<GameFile, CallProblem>,
): Result<GameFile, CallProblem> {
  if (!shared.ok) return shared;
  const { sharing } = shared.value;
  return ok(withShelf(file, { ...shelf, ...present({ sharing }) }));
}

/** Makes the first tab of a shelf, which leads back to the book. */
function coverTab({ standing }: SeasonRecord, { url }: GameFile): Tab {
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(standing.name, LOOKS.title)],
      ['Earlier matches. What is played now, and links to all matches:'],
      [styled('Open the book', { ...LOOKS.action, link: url })],
    ],
  };
}

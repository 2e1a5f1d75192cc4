// A commit: what a command decides, and how the host book changes by it. All of this is pure; `perform` alone writes
// it.
import { fail, ok, type Result } from '../../games/frame/result';
import { cellValue, type Tab } from '../../games/frame/tabs';
import { outboxTab, type Progress } from '../outbox/outbox';
import type { Grid, HostCommit, ReadSnapshot, ResponseSheet } from '../ports/host-book';
import {
  booksIn,
  type ReadFrom,
  readingOf,
  withEndedBook,
  withFile,
  withoutBook,
} from '../record/game-files';
import {
  filesTab,
  NO_FILES,
  pageNoted,
  type EndedBook,
  type GameFile,
  type GameFiles,
} from '../record/files-tab';
import { endsElsewhere, filesPutAway } from '../session/noted-end';
import { type GameRecord } from '../record/game-record';
import { foldRecords } from '../record/fold';
import { deedOf, type Deed } from '../record/deeds';
import { NOBODY } from '../record/people';
import { continueLedger, unstorable, type LedgerRow, type NewEntry } from '../record/ledger';
import { sessionLedger } from '../record/session-ledger';
import { allRows } from '../record/whole-ledger';
import { assembleSession, matchIn, recordsOf, type Session } from '../session/game-session';
import type { CallProblem } from '../reply/reply';
import { betweenTabs, hostTabs, tabsBesideMatch } from '../outbox/host-tabs';
import { outboxAfter, type NewDeliveries } from './outbox-after';
import { present } from '../../games/frame/json';

/** What a command decides; all of it is written at once. Parts that are left out stay as they were. */
export interface Commit {
  readonly entries?: readonly NewEntry[];
  /** Forms and books that were made or changed. */
  readonly files?: readonly GameFile[];
  /** The address of the players' page, as it was entered; empty for none. */
  readonly page?: string;
  /** A former book whose sharing was taken back. */
  readonly endedBook?: EndedBook;
  /** Deliveries that wait from now on. */
  readonly deliver?: NewDeliveries;
  /** What became of deliveries, by id. */
  readonly progress?: Progress;
  /** The tabs Roster and Settings; null removes one. */
  readonly roster?: Tab | null;
  readonly settings?: Tab | null;
  /** The season's next match as it is drafted. */
  readonly nextRoster?: Tab | null;
  readonly nextSettings?: Tab | null;
  readonly aheadRoster?: Tab | null;
  readonly aheadSettings?: Tab | null;
}

/** The commit that changes nothing. */
export const NOTHING: Commit = {};

/** The changes to write, and the session once they are written. */
interface Committed {
  readonly changes: HostCommit;
  readonly after: Session;
}

/**
 * Works out what a commit writes. It plays the game on from the very rows that are to be appended, and refuses rows
 * that could not be loaded again before anything is written.
 */
export function workOut(
  before: Session,
  commit: Commit,
  at: number,
  who: string,
): Result<Committed, CallProblem> {
  const rows = continueLedger(allRows(before), commit.entries ?? [], at, who);
  const why = unstorable(rows);
  if (why !== undefined) return fail(why);
  const played = afterCommit(before, rows, commit);
  if (!played.ok) return played;
  const after = played.value;
  // The roster and the settings of this very commit say how somebody who comes with it is reached.
  const ways = {
    ...present({ roster: commit.roster, settings: commit.settings }),
  };
  const reached = { ...after, snapshot: withTabs(after.snapshot, ways) };
  const outbox = outboxAfter(before, reached, commit, rows);
  const files = filesAfter(before, after, commit);
  const tabs = {
    ...present({ files }),
    ...ways,
    ...present({
      nextRoster: commit.nextRoster,
      nextSettings: commit.nextSettings,
      aheadRoster: commit.aheadRoster,
      aheadSettings: commit.aheadSettings,
    }),
    ...(outbox === undefined
      ? {}
      : { outbox: outboxTab(outbox, after.kind === 'empty' ? NOBODY : after.people) }),
  };
  const hidden = newResponseTabs(before, commit);
  const deeds = deedsBy(before, rows, after);
  const known = { ...after.snapshot.known, deeds };
  const shown = { ...after, snapshot: { ...withTabs(after.snapshot, tabs), known } };
  return ok({
    changes: {
      ...ledgerChanges(before, rows),
      ...(rows.length === 0 ? {} : { deeds }),
      ...(recordOf(after) === recordOf(before) ? {} : { reading: readingIn(after) }),
      ...(matchIn(after) === matchIn(before) && sameBesideMatch(before, shown)
        ? {}
        : { tabs: drawnAfter(shown) }),
      ...(hidden.length === 0 ? {} : { hide: hidden }),
      ...tabs,
    },
    after: shown,
  });
}

/** Gives the rows to append; where a match of a season is put away, the rows to move and those that follow. */
function ledgerChanges(before: Session, rows: readonly LedgerRow[]): Pick<HostCommit, 'ledger' | 'archive'> {
  if (rows.length === 0) return {};
  const kept = keptFrom(rows);
  return kept === 0
    ? { ledger: rows }
    : { archive: [...allRows(before), ...rows.slice(0, kept)], ledger: rows.slice(kept) };
}

/**
 * Finds the first of these rows that stays in the ledger; 0 where all do. A commit has at most one row from which a
 * season goes on.
 */
function keptFrom(rows: readonly LedgerRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ entry }) => entry.kind === 'season-goes-on'),
  );
}

/** Lists what was done in the book by these rows, without anything that it has lost. */
function deedsBy({ last, snapshot }: Session, rows: readonly LedgerRow[], after: Session): readonly Deed[] {
  const since = last?.at ?? -Infinity;
  const title = after.kind === 'game' ? after.match.info.title : '';
  const matches = after.kind === 'empty' ? [] : (after.season?.matches ?? []);
  return [
    ...snapshot.known.deeds.filter(({ at }) => at <= since),
    ...rows.flatMap((row) => {
      const { season } = row.entry.kind === 'set-up' ? row.entry.body : {};
      return deedOf(row, matches.find(({ number }) => number === season?.number)?.title ?? title);
    }),
  ];
}

function drawnAfter(session: Session): readonly Tab[] {
  switch (session.kind) {
    case 'empty':
      return [];
    case 'between':
      return betweenTabs(session);
    case 'game':
      return hostTabs(session);
  }
}

/** Whether what the host's tabs show besides the match stays the same: links, and the season. */
function sameBesideMatch(before: Session, after: Session): boolean {
  if (before.kind === 'between' && after.kind === 'between') {
    return JSON.stringify(betweenTabs(before)) === JSON.stringify(betweenTabs(after));
  }
  if (before.kind !== 'game' || after.kind !== 'game') return before.kind === after.kind;
  const unchanged =
    before.record.files === after.record.files &&
    before.people === after.people &&
    before.season === after.season &&
    before.snapshot.roster === after.snapshot.roster;
  return unchanged || JSON.stringify(tabsBesideMatch(before)) === JSON.stringify(tabsBesideMatch(after));
}

/** Gives the tabs of responses of forms that were just made, since they show keys and answers. */
function newResponseTabs(before: Session, { files = [] }: Commit): readonly number[] {
  const known = readingIn(before).map(({ sheet }) => sheet);
  return files.flatMap(({ sheet }) => (sheet === undefined || known.includes(sheet) ? [] : [sheet]));
}

/**
 * Makes the Files tab where forms or books have changed, or the ledger ends elsewhere than it notes; undefined where
 * neither is so. The tab outlives a game that is put away, with its forms and books.
 */
function filesAfter(before: Session, after: Session, { page }: Commit): Tab | undefined {
  const [old, now] = [filesIn(before), filesIn(after)];
  const same = now === undefined || (old?.files === now.files && old.formerBooks === now.formerBooks);
  const noted = pageNoted(before.snapshot.files);
  // Where the document has forgotten the address, the tab still has it.
  const address = page ?? (noted === '' ? (after.snapshot.page ?? '') : noted);
  if (same && address === noted && !endsElsewhere(after)) return undefined;
  const files = now ?? old ?? filesPutAway(before);
  return files === undefined ? undefined : filesTab(files, after.last, address);
}

function filesIn(session: Session): GameFiles | undefined {
  return session.kind === 'between' ? session.files : recordOf(session);
}

function recordOf(session: Session): GameRecord | undefined {
  return session.kind === 'game' ? session.record : undefined;
}

function readingIn(session: Session): readonly ReadFrom[] {
  return session.kind === 'game' ? readingOf(session.record) : [];
}

/** Gives the session once these rows are in the ledger, with the forms and books as the commit leaves them. */
function afterCommit(
  before: Session,
  rows: readonly LedgerRow[],
  { files = [], endedBook }: Commit,
): Result<Session, CallProblem> {
  if (rows.length === 0 && files.length === 0 && endedBook === undefined) return ok(before);
  const { games } = before;
  const ledger = sessionLedger(ledgerAfter(allRows(before), rows));
  const game = before.kind === 'game' ? before : undefined;
  const { people, season, game: folded } = foldRecords(recordsOf(before), rows);
  const after = withNewFiles(filesAfterRows(before, rows), files, endedBook);
  if (folded !== undefined) {
    const isSame = folded.files === after.files && folded.formerBooks === after.formerBooks;
    const record = isSame ? folded : { ...folded, files: after.files, formerBooks: after.formerBooks };
    const snapshot = { ...before.snapshot, responses: responsesAfter(before, record) };
    return assembleSession({ snapshot, games, ...ledger }, { people, season, game: record }, game);
  }
  const { snapshot } = before;
  return ok(
    season === undefined
      ? { kind: 'empty', snapshot, games, ...ledger }
      : { kind: 'between', snapshot, games, ...ledger, people, season, files: after },
  );
}

function withNewFiles<T extends GameFiles>(
  before: T,
  files: readonly GameFile[],
  endedBook: EndedBook | undefined,
): T {
  const filed = files.reduce((now, file) => withFile(now, file), before);
  return endedBook === undefined ? filed : withEndedBook(filed, endedBook);
}

/** Gives the forms and books after these rows: forms belong to one match, and a book that is replaced is a former one. */
function filesAfterRows(before: Session, rows: readonly LedgerRow[]): GameFiles {
  const files = filesIn(before) ?? NO_FILES;
  return rows.reduce((now, { entry, at }) => {
    if (entry.kind === 'key' && entry.body.newBook === true) return withoutBook(now, entry.body.person, at);
    return entry.kind === 'closed' || entry.kind === 'set-up' ? booksIn(now) : now;
  }, files);
}

/** Adds these rows to the ledger; where a season goes on with one of them, the ledger begins with that row. */
function ledgerAfter(ledger: readonly LedgerRow[], rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const kept = keptFrom(rows);
  return kept === 0 ? [...ledger, ...rows] : rows.slice(kept);
}

/** Gives the response sheets of all forms: empty for a form just made, none for one whose tab was deleted. */
function responsesAfter(before: Session, record: GameRecord): readonly ResponseSheet[] {
  const old = readingIn(before);
  return readingOf(record).flatMap(({ form, sheet }): readonly ResponseSheet[] => {
    const same = (other: { readonly form: string; readonly sheet: number }): boolean =>
      other.form === form && other.sheet === sheet;
    const known = before.snapshot.responses.find(same);
    if (known !== undefined) return [known];
    return old.some(same) ? [] : [{ form, sheet, header: [], unread: 0, stamps: [], rows: new Map() }];
  });
}

type Tabs = Pick<
  HostCommit,
  'roster' | 'settings' | 'outbox' | 'files' | 'nextRoster' | 'nextSettings' | 'aheadRoster' | 'aheadSettings'
>;

/** Gives the snapshot as it would be read with these tabs in the book. */
function withTabs(
  snapshot: ReadSnapshot,
  { roster, settings, outbox, files, nextRoster, nextSettings, aheadRoster, aheadSettings }: Tabs,
): ReadSnapshot {
  return {
    ...snapshot,
    ...(nextRoster === undefined ? {} : { nextRoster: gridOf(nextRoster) }),
    ...(nextSettings === undefined ? {} : { nextSettings: gridOf(nextSettings) }),
    ...(aheadRoster === undefined ? {} : { aheadRoster: gridOf(aheadRoster) }),
    ...(aheadSettings === undefined ? {} : { aheadSettings: gridOf(aheadSettings) }),
    ...(roster === undefined ? {} : { roster: gridOf(roster) }),
    ...(settings === undefined ? {} : { settings: gridOf(settings) }),
    ...(outbox === undefined ? {} : { outbox: gridOf(outbox) }),
    ...(files === undefined ? {} : { files: gridOf(files) }),
  };
}

function gridOf(tab: Tab | null): Grid | undefined {
  return tab?.rows.map((cells) => cells.map(cellValue));
}

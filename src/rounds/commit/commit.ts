// A commit: the changes that a command makes to the host book. Computes their effects; only `perform` writes them.
import { fail, ok, type Result } from '../../games/frame/result';
import { cellValue, type Tab } from '../../games/frame/tabs';
import { outboxTab, type DeliveryStatuses } from '../outbox/outbox';
import type { Grid, HostCommit, TimedSnapshot, ResponseSheet, SetupTabs } from '../ports/host-book';
import {
  withoutMatchForms,
  type TabToRead,
  tabsToRead,
  withClosedBook,
  withFile,
  withoutBook,
} from '../record/game-files';
import {
  filesTab,
  NO_FILES,
  recordedPageUrl,
  type ClosedFormerBook,
  type GameFile,
  type GameFiles,
} from '../record/files-tab';
import { isEndNoteOutdated, archivedGameFiles } from '../session/ledger-end-note';
import { type GameRecord } from '../record/game-record';
import { foldRecords } from '../record/fold';
import { toDeeds, type Deed } from '../record/deeds';
import { NO_PEOPLE } from '../record/people';
import { continueLedger, refuseUnstorable, type LedgerRow, type NewEntry } from '../record/ledger';
import { sessionLedger } from '../record/session-ledger';
import { allRows } from '../record/whole-ledger';
import { assembleSession, sessionMatch, sessionRecords, type Session } from '../session/game-session';
import type { CallProblem } from '../reply/reply';
import { betweenMatchTabs, hostTabs, tabsOutsideMatch } from '../outbox/host-tabs';
import { updatedOutbox, type NewDeliveries } from './updated-outbox';
import { dropUndefined } from '../../games/frame/json';

/** All parts are written together. Missing parts stay unchanged. */
export interface Commit extends SetupTabs {
  readonly entries?: readonly NewEntry[];
  /** New or changed forms and books. */
  readonly files?: readonly GameFile[];
  /** Address of the players' page; empty removes it. */
  readonly page?: string;
  /** A former book that is no longer shared. */
  readonly endedBook?: ClosedFormerBook;
  readonly deliver?: NewDeliveries;
  readonly progress?: DeliveryStatuses;
}

export const EMPTY_COMMIT: Commit = {};

/** `after` is the session once the changes are written. */
interface CommitEffects {
  readonly changes: HostCommit;
  readonly after: Session;
}

/** Replays the game from the rows to be appended. Refuses rows that couldn't be loaded again. */
export function computeCommitEffects(
  before: Session,
  commit: Commit,
  at: number,
  who: string,
): Result<CommitEffects, CallProblem> {
  const rows = continueLedger(allRows(before), commit.entries ?? [], at, who);
  const why = refuseUnstorable(rows);
  if (why !== undefined) return fail(why);
  const played = updatedSession(before, rows, commit);
  if (!played.ok) return played;
  const after = played.value;
  const { roster, settings, nextRoster, nextSettings, aheadRoster, aheadSettings } = commit;
  const setUp = dropUndefined({ roster, settings, nextRoster, nextSettings, aheadRoster, aheadSettings });
  // If somebody joins with this commit, their contacts are in its roster and settings.
  const reached = { ...after, snapshot: withTabs(after.snapshot, setUp) };
  const outbox = updatedOutbox(before, reached, commit, rows);
  const files = updatedFilesTab(before, after, commit);
  const tabs = {
    ...dropUndefined({ files }),
    ...setUp,
    ...(outbox === undefined
      ? {}
      : { outbox: outboxTab(outbox, after.kind === 'empty' ? NO_PEOPLE : after.people) }),
  };
  const hidden = newResponseTabs(before, commit);
  const deeds = updatedDeeds(before, rows, after);
  const known = { ...after.snapshot.known, deeds };
  const shown = { ...after, snapshot: { ...withTabs(after.snapshot, tabs), known } };
  return ok({
    changes: {
      ...ledgerChanges(before, rows),
      ...(rows.length === 0 ? {} : { deeds }),
      ...(sessionFiles(after) === sessionFiles(before) ? {} : { reading: responseTabs(after) }),
      ...(sessionMatch(after) === sessionMatch(before) && keepsLinksAndSeason(before, shown)
        ? {}
        : { tabs: updatedHostTabs(shown) }),
      ...(hidden.length === 0 ? {} : { hide: hidden }),
      ...tabs,
    },
    after: shown,
  });
}

/** The rows to append. If a season's match is archived: the rows to move, and the rows that start the new ledger. */
function ledgerChanges(before: Session, rows: readonly LedgerRow[]): Pick<HostCommit, 'ledger' | 'archive'> {
  if (rows.length === 0) return {};
  const kept = firstKeptRowIndex(rows);
  return kept === 0
    ? { ledger: rows }
    : { archive: [...allRows(before), ...rows.slice(0, kept)], ledger: rows.slice(kept) };
}

/** Index of the first row that stays in the ledger; 0 if all stay. Only a row that continues a season archives rows. */
function firstKeptRowIndex(rows: readonly LedgerRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ entry }) => entry.kind === 'season-goes-on'),
  );
}

/** Everything done in the book so far, without deeds that a restored older version has lost. */
function updatedDeeds(
  { last, snapshot }: Session,
  rows: readonly LedgerRow[],
  after: Session,
): readonly Deed[] {
  const since = last?.at ?? -Infinity;
  const title = after.kind === 'game' ? after.match.info.title : '';
  const matches = after.kind === 'empty' ? [] : (after.season?.matches ?? []);
  return [
    ...snapshot.known.deeds.filter(({ at }) => at <= since),
    ...rows.flatMap((row) => {
      const { season } = row.entry.kind === 'set-up' ? row.entry.body : {};
      return toDeeds(row, matches.find(({ number }) => number === season?.number)?.title ?? title);
    }),
  ];
}

function updatedHostTabs(session: Session): readonly Tab[] {
  switch (session.kind) {
    case 'empty':
      return [];
    case 'between':
      return betweenMatchTabs(session);
    case 'game':
      return hostTabs(session);
  }
}

/** Whether the host's tabs would show the same links and the same season as before. */
function keepsLinksAndSeason(before: Session, after: Session): boolean {
  // Shortcut: most commits change neither links nor season.
  const isUntouched =
    before.kind === 'game' &&
    after.kind === 'game' &&
    before.record.files === after.record.files &&
    before.people === after.people &&
    before.season === after.season &&
    before.snapshot.roster === after.snapshot.roster;
  if (isUntouched) return true;
  const beside = (session: Session): readonly Tab[] =>
    session.kind === 'game' ? tabsOutsideMatch(session) : updatedHostTabs(session);
  return before.kind === after.kind && JSON.stringify(beside(before)) === JSON.stringify(beside(after));
}

/** Response tabs of new forms. They are hidden because they show keys and answers. */
function newResponseTabs(before: Session, { files = [] }: Commit): readonly number[] {
  const known = responseTabs(before).map(({ sheet }) => sheet);
  return files.flatMap(({ sheet }) => (sheet === undefined || known.includes(sheet) ? [] : [sheet]));
}

/** The new Files tab; undefined if the files, the page's address and the noted end of the ledger haven't changed. */
function updatedFilesTab(before: Session, after: Session, { page }: Commit): Tab | undefined {
  const [old, now] = [sessionFiles(before), sessionFiles(after)];
  const same = now === undefined || (old?.files === now.files && old.formerBooks === now.formerBooks);
  const noted = recordedPageUrl(before.snapshot.files);
  // Keep the address in the tab, because the document's properties may have lost it.
  const address = page ?? (noted === '' ? (after.snapshot.page ?? '') : noted);
  if (same && address === noted && !isEndNoteOutdated(after)) return undefined;
  const files = now ?? old ?? archivedGameFiles(before);
  return files === undefined ? undefined : filesTab(files, after.last, address);
}

function sessionFiles(session: Session): GameFiles | undefined {
  return session.kind === 'between' ? session.files : gameRecord(session);
}

function gameRecord(session: Session): GameRecord | undefined {
  return session.kind === 'game' ? session.record : undefined;
}

function responseTabs(session: Session): readonly TabToRead[] {
  const forms = session.kind === 'game' ? tabsToRead(session.record) : [];
  return [...forms, ...tabsToRead(sessionFiles(session) ?? NO_FILES, 'question')];
}

/** The session once these rows, forms and books are written. */
function updatedSession(
  before: Session,
  rows: readonly LedgerRow[],
  { files = [], endedBook }: Commit,
): Result<Session, CallProblem> {
  if (rows.length === 0 && files.length === 0 && endedBook === undefined) return ok(before);
  const { games } = before;
  const ledger = sessionLedger(updatedLedger(allRows(before), rows));
  const game = before.kind === 'game' ? before : undefined;
  const { people, season, game: folded } = foldRecords(sessionRecords(before), rows);
  const after = withNewFiles(updatedFiles(before, rows), files, endedBook);
  if (folded !== undefined) {
    const isSame = folded.files === after.files && folded.formerBooks === after.formerBooks;
    const record = isSame ? folded : { ...folded, files: after.files, formerBooks: after.formerBooks };
    const snapshot = { ...before.snapshot, responses: updatedResponses(before, record) };
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
  endedBook: ClosedFormerBook | undefined,
): T {
  const filed = files.reduce((now, file) => withFile(now, file), before);
  return endedBook === undefined ? filed : withClosedBook(filed, endedBook);
}

/** Forms belong to one match; a replaced book becomes a former one. */
function updatedFiles(before: Session, rows: readonly LedgerRow[]): GameFiles {
  const files = sessionFiles(before) ?? NO_FILES;
  return rows.reduce((now, { entry, at }) => {
    if (entry.kind === 'key' && entry.body.newBook === true) return withoutBook(now, entry.body.person, at);
    return entry.kind === 'closed' || entry.kind === 'set-up' ? withoutMatchForms(now) : now;
  }, files);
}

/** If one of the rows continues a season, the ledger starts with it. */
function updatedLedger(ledger: readonly LedgerRow[], rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const kept = firstKeptRowIndex(rows);
  return kept === 0 ? [...ledger, ...rows] : rows.slice(kept);
}

/** Response tabs of all forms: empty for a new form, none if its tab was deleted. */
function updatedResponses(before: Session, record: GameRecord): readonly ResponseSheet[] {
  const old = responseTabs(before);
  return tabsToRead(record).flatMap(({ form, sheet }): readonly ResponseSheet[] => {
    const same = (other: Pick<TabToRead, 'sheet'>): boolean => other.sheet === sheet;
    const known = before.snapshot.responses.find(same);
    if (known !== undefined) return [known];
    return old.some(same) ? [] : [{ form, sheet, header: [], unread: 0, timestamps: [], rows: new Map() }];
  });
}

type ChangedTabs = SetupTabs & Pick<HostCommit, 'outbox' | 'files'>;

function withTabs(snapshot: TimedSnapshot, tabs: ChangedTabs): TimedSnapshot {
  const grids = Object.entries(tabs).map(([name, tab]) => [name, tabGrid(tab)] as const);
  return { ...snapshot, ...Object.fromEntries(grids) };
}

function tabGrid(tab: Tab | null): Grid | undefined {
  return tab?.rows.map((cells) => cells.map(cellValue));
}

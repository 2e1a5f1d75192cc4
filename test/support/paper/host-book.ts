// The host book of a paper game: its tabs as grids of cells, and the rows added by forms.
import type { Cell } from '../../../src/games/frame/fields';
import { ok } from '../../../src/games/frame/result';
import { cellValue, type Tab } from '../../../src/games/frame/tabs';
import type { HostCommit } from '../../../src/rounds/ports/host-book';
import type { LateSendTime } from '../../../src/rounds/ports/pages';
import type { Ports } from '../../../src/rounds/ports/ports';
import { accountFacts } from '../../../src/rounds/ports/account-findings';
import type { LostTrigger } from '../../../src/rounds/ports/triggers';
import type { RowCursor } from '../../../src/rounds/record/entries';
import type { TabToRead } from '../../../src/rounds/record/game-files';
import type { LedgerRow } from '../../../src/rounds/record/ledger';
import { ledgerCells } from '../../../src/rounds/record/ledger-tab';
import { type LedgerCache, withLastRow, withOpening } from '../../../src/rounds/record/ledger-cache';
import { asSecret } from '../../../src/rounds/record/secret';
import { skippedRowCount } from '../../../src/rounds/session/timestamps';
import { REDRAWN_TABS, type ProgramTabName } from '../../../src/sheets/tab-cache';
import type { PaperAccount, PaperAlarm } from './execution';
import type { PaperForm } from './forms';
import { done, type Service } from './service';

export const HOST_BOOK = 'host-book-on-paper';

/** A game's surroundings: the book's time zone, and the address of the players' page. */
export interface Place {
  zone: string;
  page: string;
  lostTriggers?: readonly LostTrigger[];
}

export interface PaperHostBook {
  /** The host book's own tabs, which a test can change as by hand. */
  readonly grids: Map<ProgramTabName, Cell[][]>;
  /** The ledgers that were archived with a match, oldest first. */
  readonly archives: (readonly LedgerRow[])[];
  /** The host's tabs as drawn by the last commit. */
  tabs: readonly Tab[];
  reading: readonly TabToRead[];
  known: LedgerCache;
  /** How many rows the response tabs had when last read. */
  knownRows: readonly RowCursor[];
}

/** What a reading tells about the page, the account and the alarm. */
interface Surroundings {
  readonly page: { readonly taps: readonly LateSendTime[] };
  readonly account: PaperAccount;
  readonly alarm: PaperAlarm;
}

export function paperHostBook(
  service: Service,
  place: Place,
  sheetOf: (sheet: number) => PaperForm,
  { page, account, alarm }: Surroundings,
  held: PaperHostBook,
): Ports['book'] {
  const { grids, archives } = held;
  const write = (commit: HostCommit): void => {
    const { ledger = [], repaired, archive } = commit;
    for (const row of repaired?.rows ?? [])
      grids.get('ledger')?.splice(row.number - (repaired?.after ?? 0) - 1, 1, [...ledgerCells(row)]);
    if (archive !== undefined) {
      archives.push(archive);
      grids.set('ledger', []);
    }
    if (ledger.length > 0) {
      grids.set('ledger', [...(grids.get('ledger') ?? []), ...ledger.map((row) => [...ledgerCells(row)])]);
    }
    const last = ledger.at(-1);
    if (last !== undefined) held.known = withLastRow(held.known, last, commit.deeds ?? []);
    for (const part of REDRAWN_TABS) {
      const tab = commit[part];
      if (tab === null) grids.delete(part);
      else if (tab !== undefined)
        grids.set(
          part,
          tab.rows.map((row) => row.map(cellValue)),
        );
    }
    held.tabs = commit.tabs ?? held.tabs;
    held.reading = commit.reading ?? held.reading;
  };
  /** Copies a tab's cells, since a call doesn't see what a host types after it has read them. */
  const cellsOf = (tab: Parameters<typeof grids.get>[0]) => grids.get(tab)?.map((row) => [...row]);
  return {
    read: ({ reading: sources = held.reading } = {}) =>
      service('book.read', () =>
        ok({
          ...(alarm.set === undefined ? {} : { alarm: alarm.set }),
          ...(place.lostTriggers === undefined ? {} : { lostTriggers: place.lostTriggers }),
          book: asSecret(HOST_BOOK),
          zone: place.zone,
          stampZone: place.zone,
          ...accountFacts(account.findings, place.page, ''),
          taps: () => page.taps,
          ledger: grids.get('ledger'),
          roster: cellsOf('roster'),
          settings: cellsOf('settings'),
          outbox: grids.get('outbox'),
          files: grids.get('files'),
          nextRoster: cellsOf('nextRoster'),
          nextSettings: cellsOf('nextSettings'),
          aheadRoster: cellsOf('aheadRoster'),
          aheadSettings: cellsOf('aheadSettings'),
          known: held.known,
          knownRows: held.knownRows,
          responses: sources.map(({ form, sheet, from }) => {
            const { header, rows } = sheetOf(sheet);
            return {
              form,
              sheet,
              header,
              unread: skippedRowCount(from),
              timestamps: rows.slice(skippedRowCount(from)).map(([stamp = '']) => stamp),
              rows: new Map(rows.slice(from).map((row, index) => [from + index, row])),
            };
          }),
        }),
      ),
    lastRow: () => String(grids.get('ledger')?.at(-1)?.[5] ?? ''),
    readRows: (sheet, rows) =>
      service('book.readRows', () => ok(new Map(rows.map((row) => [row, sheetOf(sheet).rows[row] ?? []])))),
    archives: () => service('book.archives', () => ok(archives.map((rows) => rows.map(ledgerCells)))),
    write: (commit) => service('book.write', () => done(() => write(commit))),
    rememberRows: (rows) => void (held.knownRows = rows),
    rememberOpening: (opening) => void (held.known = withOpening(held.known, opening)),
  };
}

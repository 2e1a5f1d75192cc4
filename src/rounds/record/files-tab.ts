// The Files tab of the host book: addresses and state of the game's forms and books. Nothing in it affects results, so it
// isn't in the ledger, which gets published.
import { sha256 } from 'js-sha256';
import {
  choice,
  listOf,
  object,
  optional,
  text,
  integer,
  yesNo,
  type Cell,
  type Field,
  type FieldValue,
} from '../../games/frame/fields';
import { readJsonText, tryRead } from '../../games/frame/fields/data-fields';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { ensure, fail, ok, type Result } from '../../games/frame/result';
import { headings, STYLES, styled, type StyledCell, type Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import { secret } from './entry-fields';
import { RESTORE_WARNING } from './version-history';

const textField = (title: string): Field<string> => text({ title });
const numberField = (title: string): Field<number> => integer({ title });
const oneOf = <const T extends string>(title: string, values: readonly T[]): Field<T> =>
  choice({ title, options: values.map((value) => ({ value })) });

/** A `question` is the form of a question to winners, which belongs to no match (SN-23). */
const FILE_KINDS = ['form', 'question', 'public-book', 'player-book'] as const;

/** Who can answer a form: everyone with its link, or only accounts of the host's organization. */
const RESPONDERS = ['anyone', 'organisation'] as const;
export type Responders = (typeof RESPONDERS)[number];

const SHARING_OUTCOMES = ['shared', 'no-account', 'forbidden'] as const;

/** The outcome for a replaced book: only its owner can read it, others still can, or it was deleted. */
const CLOSING_OUTCOMES = ['closed', 'still-shared', 'gone'] as const;

const sharingField = object({
  /** The reader's address; empty for anyone with the link. */
  reader: textField('reader'),
  outcome: oneOf('outcome', SHARING_OUTCOMES),
  permission: optional(textField('permission')),
});
export type Sharing = FieldValue<typeof sharingField>;

/** An archive book for the tabs of a reader's oldest matches, moved out of their book to keep it small. */
const archiveBookField = object({
  id: secret('id'),
  url: textField('url'),
  /** Number of the archive book's last match, counted through all seasons of the host book. */
  until: numberField('until'),
  /** How the archive book was last shared; absent while the copy still has other tabs. */
  sharing: optional(sharingField),
  /** True if the copy can't be used. It's never shared, and the tabs stay in the book. */
  useless: optional(yesNo({ title: 'useless' })),
});
export type ArchiveBook = FieldValue<typeof archiveBookField>;

/** A form or book. `sheet`: id of the response tab. `link`: prefilled address, with placeholders for key and player. */
const gameFileField = object({
  what: oneOf('what', FILE_KINDS),
  /** Name of the form or of the book's reader; empty for the public book. */
  name: textField('name'),
  /** The reader of a player's book. */
  person: optional(secret('person')),
  id: secret('id'),
  url: textField('url'),
  /** Account that created the file. */
  maker: textField('maker'),
  /** When this file was created to replace a deleted one. */
  remadeAt: optional(numberField('remadeAt')),
  sheet: optional(numberField('sheet')),
  link: optional(textField('link')),
  /** Hashes of what the form shows, for noticing changes. */
  version: optional(textField('version')),
  accepting: optional(yesNo({ title: 'accepting' })),
  responders: optional(oneOf('responders', RESPONDERS)),
  /** The last attempt to share the book. */
  sharing: optional(sharingField),
  /** The book's archive books, oldest first. */
  shelves: optional(listOf(archiveBookField)),
});
export type GameFile = FieldValue<typeof gameFileField>;

/** A player's book that was replaced. It's rewritten once and then closed. */
const formerBookField = object({
  file: gameFileField,
  /** When the book was replaced. */
  at: numberField('at'),
  /** The outcome for the book; absent until it's closed. */
  outcome: optional(oneOf('outcome', CLOSING_OUTCOMES)),
});
export type FormerBook = FieldValue<typeof formerBookField>;

export interface ClosedFormerBook {
  readonly id: string;
  readonly outcome: (typeof CLOSING_OUTCOMES)[number];
}

export interface GameFiles {
  readonly files: readonly GameFile[];
  readonly formerBooks: readonly FormerBook[];
}

/** The ledger's last row when this tab was written. Without it, nobody would notice that the last rows were deleted. */
const lastRowField = object({ number: numberField('number'), hash: textField('hash') });
export type LedgerEnd = FieldValue<typeof lastRowField>;

export const NO_FILES: GameFiles = { files: [], formerBooks: [] };

const COLUMNS = ['What', 'State', 'Data', 'The same again'] as const;

/** The Files tab. The first row has the number of rows (to notice deleted rows), the ledger's end and the page's address. */
export function filesTab({ files, formerBooks }: GameFiles, last?: LedgerEnd, page = ''): Tab {
  const rows = files.length + formerBooks.length;
  const end = last === undefined ? '' : `the Ledger ends at No. ${last.number}`;
  return {
    title: FRAME_TITLES.files,
    rows: [
      headings(...COLUMNS),
      [
        rows === 1 ? '1 form or book' : `${rows} forms and books`,
        end,
        ...withBackupCopy({
          rows,
          ...(last === undefined ? {} : { lastRow: { number: last.number, hash: last.hash } }),
          ...(page === '' ? {} : { page }),
        }),
      ],
      ...files.map((one) => [
        linkedName(fileName(one), one),
        fileState(one),
        ...withBackupCopy({ file: one }),
      ]),
      ...formerBooks.map((former) => [
        linkedName(`${former.file.name}'s former book`, former.file),
        closingStateText(former),
        ...withBackupCopy({ former }),
      ]),
    ],
  };
}

function linkedName(name: string, { url }: GameFile): StyledCell {
  return styled(name, { link: url });
}

function fileName({ what, name }: GameFile): string {
  switch (what) {
    case 'form':
    case 'question':
      return `Form “${name}”`;
    case 'public-book':
      return 'The public book';
    case 'player-book':
      return `${name}'s book`;
  }
}

function fileState({ what, sheet, accepting, sharing: shared }: GameFile): string {
  if (what === 'form' || what === 'question')
    return sheet === undefined ? 'created, still empty' : accepting === true ? 'open' : 'closed';
  if (shared === undefined) return 'created, not shared yet';
  switch (shared.outcome) {
    case 'shared':
      return 'shared';
    case 'no-account':
      return 'not shared: no Google account has this address';
    case 'forbidden':
      return 'not shared: Google won’t let this account share it';
  }
}

function closingStateText({ outcome }: FormerBook): string {
  if (outcome === undefined) return 'replaced, still to be closed';
  switch (outcome) {
    case 'closed':
      return 'closed, nobody else can read it';
    case 'still-shared':
      return 'closed, still shared';
    case 'gone':
      return 'deleted';
  }
}

/** A row's data. Exactly one of the parts is present. */
const rowField = object({
  rows: optional(numberField('rows')),
  lastRow: optional(lastRowField),
  page: optional(textField('page')),
  file: optional(gameFileField),
  former: optional(formerBookField),
});
type FilesTabRow = FieldValue<typeof rowField>;

const HASH_DIGITS = 16;

/** A row's data in two identical cells, each with a hash. Editing by hand rarely breaks both. */
function withBackupCopy(data: FilesTabRow): readonly StyledCell[] {
  const json = JSON.stringify(inFieldOrder(data));
  const cell = styled(`${sha256(json).slice(0, HASH_DIGITS)} ${json}`, STYLES.data);
  return [cell, cell];
}

/** Orders the data as in the definition, so that the same data always gives the same text. */
function inFieldOrder(data: FilesTabRow): FilesTabRow {
  return ensure(tryRead(rowField, data), 'A row of the Files tab doesn’t fit its definition.');
}

/** Reads the tab. Edits don't matter in the cells for people, in the order of rows, or in one of the two data cells. */
export function readFilesTab(grid: readonly (readonly Cell[])[] | undefined): Result<GameFiles, CallProblem> {
  if (grid === undefined) return fail(FILES_DELETED);
  const rows = grid.flatMap((cells) => findIntactRow(cells) ?? []);
  const counts = rows.flatMap(({ rows: count }) => count ?? []);
  const files = rows.flatMap(({ file: one }) => one ?? []);
  const formerBooks = rows.flatMap(({ former }) => former ?? []);
  const ids = new Set([...files, ...formerBooks.map((former) => former.file)].map(({ id }) => id));
  const whole = counts.length > 0 && counts.every((count) => count === ids.size);
  return whole && ids.size === files.length + formerBooks.length
    ? ok({ files, formerBooks })
    : fail(FILES_CHANGED);
}

export function recordedLastRow(grid: readonly (readonly Cell[])[] = []): LedgerEnd | undefined {
  for (const cells of grid) {
    const noted = findIntactRow(cells)?.lastRow;
    if (noted !== undefined) return noted;
  }
  return undefined;
}

/** Address of the players' page as last entered; empty for none. */
export function recordedPageUrl(grid: readonly (readonly Cell[])[] = []): string {
  for (const cells of grid) {
    const { page, rows } = findIntactRow(cells) ?? {};
    if (rows !== undefined) return page ?? '';
  }
  return '';
}

/** A row's data from the first cell whose hash matches. */
function findIntactRow(cells: readonly Cell[]): FilesTabRow | undefined {
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell.charAt(HASH_DIGITS) !== ' ') continue;
    const json = cell.slice(HASH_DIGITS + 1);
    if (sha256(json).slice(0, HASH_DIGITS) !== cell.slice(0, HASH_DIGITS)) continue;
    const read = readJsonText(rowField, json);
    if (read !== undefined) return read;
  }
  return undefined;
}

const FILES_DELETED: CallProblem = {
  code: 'files-deleted',
  text: `Reading the game: its ${FRAME_TITLES.files} tab was deleted. Restore it with File › Version history, then try again. ${RESTORE_WARNING}`,
};

const FILES_CHANGED: CallProblem = {
  code: 'files-changed',
  text: `Reading the game: data in its ${FRAME_TITLES.files} tab was deleted or changed by hand. Restore it with File › Version history, then try again. ${RESTORE_WARNING} Nothing else was touched.`,
};

// The Files tab of the host book: the addresses of the game's forms and books, and their state. Nothing here decides a
// game, so that none of it is in the ledger, which is published.
import { sha256 } from 'js-sha256';
import {
  choice,
  listOf,
  object,
  optional,
  readWhole,
  text,
  whole,
  yesNo,
  type Cell,
  type Field,
  type ValueOf,
} from '../../games/frame/fields';
import { isObject, parseJson } from '../../games/frame/json';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { Bug, fail, ok, type Result } from '../../games/frame/result';
import { headings, LOOKS, styled, type StyledCell, type Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import { secret } from './entry-fields';
import { WITH_ALL_TABS } from './version-history';

const word = (title: string): Field<string> => text({ title });
const number = (title: string): Field<number> => whole({ title });
const oneOf = <const T extends string>(title: string, values: readonly T[]): Field<T> =>
  choice({ title, options: values.map((value) => ({ value })) });

const FILE_KINDS = ['form', 'public-book', 'player-book'] as const;

/** Who may answer a form: everyone who has its link, or only accounts of the host's organisation. */
const RESPONDERS = ['anyone', 'organisation'] as const;
export type Responders = (typeof RESPONDERS)[number];

const SHARING_OUTCOMES = ['shared', 'no-account', 'forbidden'] as const;

/** The end of a book that was replaced: nobody but its owner reads it, somebody still does, or it was deleted. */
const ENDED_OUTCOMES = ['closed', 'still-shared', 'gone'] as const;

const sharing = object({
  /** The reader's address; empty for everyone with the link. */
  reader: word('reader'),
  outcome: oneOf('outcome', SHARING_OUTCOMES),
  permission: optional(word('permission')),
});
export type Sharing = ValueOf<typeof sharing>;

/** A book of its own for the tabs of a reader's oldest matches, taken out of their book so that it stays light. */
const shelf = object({
  id: secret('id'),
  url: word('url'),
  /** The last match in it, counted through all seasons of the host book. */
  until: number('until'),
  /** Its last sharing; absent until it holds only those tabs. */
  sharing: optional(sharing),
  /** True where the copy came without those tabs: it is never shared, and the tabs stay in the book. */
  useless: optional(yesNo({ title: 'useless' })),
});
export type Shelf = ValueOf<typeof shelf>;

/** A form or book. `sheet` is the tab of a form's responses, `link` its address with places for key and player. */
const file = object({
  what: oneOf('what', FILE_KINDS),
  /** The form's name, or the name of the book's reader; empty for the public book. */
  name: word('name'),
  /** The reader of a player's book. */
  person: optional(secret('person')),
  id: secret('id'),
  url: word('url'),
  /** The account that made it. */
  maker: word('maker'),
  /** The instant at which it took the place of a file that was deleted. */
  remadeAt: optional(number('remadeAt')),
  sheet: optional(number('sheet')),
  link: optional(word('link')),
  /**
   * A fingerprint of what the form shows, by which a change is noticed: a hash of its questions, and one of the words
   * above them.
   */
  version: optional(word('version')),
  accepting: optional(yesNo({ title: 'accepting' })),
  responders: optional(oneOf('responders', RESPONDERS)),
  /** The last sharing of a book: its reader, and how it went. */
  sharing: optional(sharing),
  /** The books with the tabs of its oldest matches, the first one first. */
  shelves: optional(listOf(shelf)),
});
export type GameFile = ValueOf<typeof file>;

/** A player's book that was replaced by another one: it is written once more, and never again. */
const formerBook = object({
  file,
  /** The instant at which it was replaced. */
  at: number('at'),
  /** What became of it; absent until its sharing was taken back. */
  outcome: optional(oneOf('outcome', ENDED_OUTCOMES)),
});
export type FormerBook = ValueOf<typeof formerBook>;

/** What became of a former book. */
export interface EndedBook {
  readonly id: string;
  readonly outcome: (typeof ENDED_OUTCOMES)[number];
}

/** The forms and books of a game. */
export interface GameFiles {
  readonly files: readonly GameFile[];
  readonly formerBooks: readonly FormerBook[];
}

/** The ledger's last row as it was written: rows that are deleted at its end leave no other trace. */
const lastRow = object({ number: number('number'), hash: word('hash') });
export type LastRow = ValueOf<typeof lastRow>;

export const NO_FILES: GameFiles = { files: [], formerBooks: [] };

const COLUMNS = ['What', 'State', 'Data', 'The same again'] as const;

/**
 * Makes the tab: first how many rows it has, since one may be deleted, where the ledger ends, and the page; then a row
 * for each file.
 */
export function filesTab({ files, formerBooks }: GameFiles, last?: LastRow, page = ''): Tab {
  const rows = files.length + formerBooks.length;
  const end = last === undefined ? '' : `the Ledger ends with No. ${last.number}`;
  return {
    title: FRAME_TITLES.files,
    rows: [
      headings(...COLUMNS),
      [
        rows === 1 ? '1 form or book' : `${rows} forms and books`,
        end,
        ...twice({
          rows,
          ...(last === undefined ? {} : { lastRow: { number: last.number, hash: last.hash } }),
          ...(page === '' ? {} : { page }),
        }),
      ],
      ...files.map((one) => [linked(nameOf(one), one), stateOf(one), ...twice({ file: one })]),
      ...formerBooks.map((former) => [
        linked(`${former.file.name}'s former book`, former.file),
        endedText(former),
        ...twice({ former }),
      ]),
    ],
  };
}

function linked(name: string, { url }: GameFile): StyledCell {
  return styled(name, { link: url });
}

function nameOf({ what, name }: GameFile): string {
  switch (what) {
    case 'form':
      return `Form “${name}”`;
    case 'public-book':
      return 'The public book';
    case 'player-book':
      return `${name}'s book`;
  }
}

function stateOf({ what, sheet, accepting, sharing: shared }: GameFile): string {
  if (what === 'form')
    return sheet === undefined ? 'made, still empty' : accepting === true ? 'open' : 'closed';
  if (shared === undefined) return 'made, not shared yet';
  switch (shared.outcome) {
    case 'shared':
      return 'shared';
    case 'no-account':
      return 'not shared: no Google account has the address';
    case 'forbidden':
      return 'not shared: Google does not let this account';
  }
}

function endedText({ outcome }: FormerBook): string {
  if (outcome === undefined) return 'replaced, still to be ended';
  switch (outcome) {
    case 'closed':
      return 'ended, read by nobody else';
    case 'still-shared':
      return 'ended, still shared';
    case 'gone':
      return 'deleted';
  }
}

/** The data of a row; which kind it is shows by the field that is there. */
const row = object({
  rows: optional(number('rows')),
  lastRow: optional(lastRow),
  page: optional(word('page')),
  file: optional(file),
  former: optional(formerBook),
});
type Row = ValueOf<typeof row>;

const DIGITS = 16;

/**
 * Gives a row's data twice, each with a hash that shows whether it was changed by hand, since a hand seldom changes
 * both.
 */
function twice(data: Row): readonly StyledCell[] {
  const json = JSON.stringify(inOrder(data));
  const cell = styled(`${sha256(json).slice(0, DIGITS)} ${json}`, LOOKS.data);
  return [cell, cell];
}

/** Puts the parts of the data in the order of their definition, so that the same data is always the same text. */
function inOrder(data: Row): Row {
  const reading = readWhole(row, data, FRAME_TITLES.files);
  if (!reading.ok) throw new Bug('A row of the files is not as it is defined.');
  return reading.value;
}

/**
 * Reads the tab. Its cells for people, the order of its rows and one of the two copies of the data may have been
 * changed.
 */
export function readFilesTab(grid: readonly (readonly Cell[])[] | undefined): Result<GameFiles, CallProblem> {
  if (grid === undefined) return fail(FILES_DELETED);
  const rows = grid.flatMap((cells) => rowIn(cells) ?? []);
  const counts = rows.flatMap(({ rows: count }) => count ?? []);
  const files = rows.flatMap(({ file: one }) => one ?? []);
  const formerBooks = rows.flatMap(({ former }) => former ?? []);
  const ids = new Set([...files, ...formerBooks.map((former) => former.file)].map(({ id }) => id));
  const whole = counts.length > 0 && counts.every((count) => count === ids.size);
  return whole && ids.size === files.length + formerBooks.length
    ? ok({ files, formerBooks })
    : fail(FILES_CHANGED);
}

/** Gives the ledger's last row as the tab notes it; undefined where it notes none. */
export function lastRowNoted(grid: readonly (readonly Cell[])[] = []): LastRow | undefined {
  for (const cells of grid) {
    const noted = rowIn(cells)?.lastRow;
    if (noted !== undefined) return noted;
  }
  return undefined;
}

/** Gives the address of the players' page as it was entered last; empty where there is none. */
export function pageNoted(grid: readonly (readonly Cell[])[] = []): string {
  for (const cells of grid) {
    const { page, rows } = rowIn(cells) ?? {};
    if (rows !== undefined) return page ?? '';
  }
  return '';
}

/** Gives the data of the first cell that is as it was written; undefined where none is. */
function rowIn(cells: readonly Cell[]): Row | undefined {
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell.charAt(DIGITS) !== ' ') continue;
    const json = cell.slice(DIGITS + 1);
    if (sha256(json).slice(0, DIGITS) !== cell.slice(0, DIGITS)) continue;
    const read = readRow(json);
    if (read !== undefined) return read;
  }
  return undefined;
}

function readRow(json: string): Row | undefined {
  const value = parseJson(json);
  const reading = isObject(value) ? readWhole(row, value, FRAME_TITLES.files) : undefined;
  return reading?.ok === true ? reading.value : undefined;
}

const FILES_DELETED: CallProblem = {
  code: 'files-deleted',
  text: `Reading the game: its ${FRAME_TITLES.files} tab was deleted. Bring it back with File › Version history, then try again. ${WITH_ALL_TABS}`,
};

const FILES_CHANGED: CallProblem = {
  code: 'files-changed',
  text: `Reading the game: data in its ${FRAME_TITLES.files} tab was deleted or changed by hand. Bring it back with File › Version history, then try again. ${WITH_ALL_TABS} Nothing else was touched.`,
};

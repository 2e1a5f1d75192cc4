// Reads a pasted roster: rows of a spreadsheet, lines with commas, or names as people list them.
import { choiceFromCell, type Question } from '../../../src/games/frame/fields';
import { nameKey } from '../../../src/games/frame/names';
import { cleanName } from '../../../src/games/frame/name-input';
import { parseInteger } from '../../../src/games/frame/number-input';
import { contactProblem, isContactColumn } from '../../../src/rounds/contacts/contact-columns';

type Column = Pick<Question, 'title' | 'kind' | 'seasonal'>;

export interface PastedPlayers {
  /** One row per player, with a cell for each column of the roster. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the first line was a heading. */
  readonly headed: boolean;
  /** Non-empty columns of the paste that match no column of the roster, by heading or number. */
  readonly leftOut: readonly string[];
}

/** Common aliases of columns, normalized by `nameKey`. */
const COLUMN_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Name', ['player', 'players', 'player name', 'name of the player']],
  ['E-mail', ['email', 'mail', 'e-mail address', 'email address', 'mail address', 'gmail', 'google account']],
  ['Discord webhook', ['webhook', 'webhooks', 'discord', 'webhook url', 'discord webhook url']],
  ['Time zone', ['timezone', 'tz', 'zone']],
  ['Discord id', ['discord user id', 'user id']],
]);

/** The index of the column with this title or alias; -1 for none. */
function columnIndex(heading: string, columns: readonly string[]): number {
  const key = nameKey(heading);
  const own = columns.findIndex((column) => nameKey(column) === key);
  return own === -1 ? columns.findIndex((column) => COLUMN_ALIASES.get(column)?.includes(key)) : own;
}

/** The columns of a paste without headings: all but those that exist only in a season. */
export function nonSeasonalColumns<T extends Pick<Question, 'seasonal'>>(
  columns: readonly T[],
): readonly T[] {
  return columns.filter(({ seasonal }) => seasonal !== true);
}

/** Parses pasted players into the roster's columns, the first of which is the name. */
export function parsePaste(text: string, given: readonly Column[]): PastedPlayers {
  const columns = given.map(({ title }) => title);
  const ordered = nonSeasonalColumns(given);
  const lines = splitRows(text, ordered)
    .map(dropListNumber)
    .filter((row) => row.some((cell) => cell !== ''));
  const [first] = lines;
  const titles = first?.map((cell) => columnIndex(cell, columns)) ?? [];
  // A first line that contains the name column's title is a heading, unless it is the only line and cell: that may be a
  // player called "Name".
  const headed = titles.includes(0) && (titles.length > 1 || lines.length > 1);
  const targets = headed ? titles : ordered.map((column) => given.indexOf(column));
  const players = headed ? lines.slice(1) : lines;
  const cellOf = (line: readonly string[], column: number): string => line[targets.indexOf(column)] ?? '';
  const rows = players.map((line) =>
    columns.map((_, column) => (column === 0 ? stripListMark(cellOf(line, 0)) : cellOf(line, column))),
  );
  const widest = Math.max(0, ...players.map((line) => line.length));
  const leftOut = Array.from({ length: widest }, (_, index) => index)
    // If two columns mean the same, the first is used.
    .filter((index) => (targets[index] ?? -1) < 0 || targets.indexOf(targets[index] ?? -1) !== index)
    .filter((index) => players.some((line) => (line[index] ?? '') !== ''))
    .map((index) => (headed ? (first?.[index] ?? '') : '') || `column ${index + 1}`);
  return { rows, headed, leftOut };
}

/** Matches the number before a list entry, with a dot, bracket or colon. */
const LIST_NUMBER = /^\d{1,3}[.):]\s*(?=[\p{L}@])/u;
const BULLET = /^[-‐‑‒–—−•·*]\s+(?=\S)/;
const MENTION = /^@(?=\S)/;

/** Strips list marks before a name: `1. Ada`, `- Chen`, `@Bo`. */
function stripListMark(cell: string): string {
  return cleanName(cell).replace(LIST_NUMBER, '').replace(BULLET, '').replace(MENTION, '');
}

/** Drops a list number or bullet in its own cell before the name, as in lists copied from a word processor. */
function dropListNumber(cells: readonly string[]): readonly string[] {
  const [first = '', second = ''] = cells;
  return second !== '' && /^(?:\d{1,3}[.)]|[•·*])$/.test(first) ? cells.slice(1) : cells;
}

/** Whether the cells of a single line are one player's row rather than a list of names. */
function isPlayerRow(cells: readonly string[], columns: readonly Column[]): boolean {
  const told = columns.slice(1).flatMap((column, index) => {
    const cell = cells[index + 1] ?? '';
    const fits = cell === '' ? undefined : fitsColumn(column, cell);
    return fits === undefined ? [] : [fits];
  });
  return cells.length <= columns.length && told.includes(true) && !told.includes(false);
}

/** Whether a cell is valid for its column; undefined if the column accepts any text. */
function fitsColumn({ title, kind }: Column, cell: string): boolean | undefined {
  if (isContactColumn(title)) return contactProblem(title, cell) === '';
  switch (kind.type) {
    case 'whole':
      return parseInteger(cell) !== undefined;
    case 'choice': {
      const value = choiceFromCell(kind.options, cell);
      return kind.options.some((option) => option.value === value);
    }
    case 'checkboxes':
    case 'text':
      return undefined;
  }
}

function splitRows(text: string, columns: readonly Column[]): readonly (readonly string[])[] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  if (clean.includes('\t')) return parseRows(clean, '\t');
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  // A comma separates cells only if every line has one; otherwise it is part of a name.
  for (const separator of [';', ',']) {
    if (lines.length === 0 || !lines.every((line) => line.includes(separator))) continue;
    const rows = parseRows(clean, separator).filter((row) => row.some((cell) => cell !== ''));
    const [only = []] = rows;
    if (rows.length > 1 || isPlayerRow(only, columns)) return rows;
    // A single line is a list of names.
    return only.filter((name) => name !== '').map((name) => [name]);
  }
  const [line = ''] = lines;
  if (lines.length === 1 && /^@.*\s@/.test(line.trim())) {
    return line
      .trim()
      .split(/\s+(?=@)/)
      .map((name) => [name]);
  }
  return lines.map((line) => [line.trim()]);
}

/** Parses delimited cells as spreadsheets export them, with quotes around line breaks, quotes and separators. */
function parseRows(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) break;
    const [, quoted, bare, end] = found;
    rows.at(-1)?.push((quoted?.replace(/""/g, '"') ?? bare ?? '').trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

// Reads a roster that was pasted: rows of a spreadsheet, comma-separated lines, or one name a line.
import { nameKey } from '../../../src/games/frame/names';

export interface Pasted {
  /** One row for each player, as wide as the roster. */
  readonly rows: readonly (readonly string[])[];
  /** True where the first line was headings. */
  readonly headed: boolean;
  /** The columns with something in them that the roster has no column for: by their headings, or by their numbers. */
  readonly leftOut: readonly string[];
}

/** Other usual names of columns, as keys. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Name', ['player', 'players', 'player name', 'name of the player']],
  ['E-mail', ['email', 'mail', 'e-mail address', 'email address', 'mail address', 'gmail', 'google account']],
  ['Discord webhook', ['webhook', 'webhooks', 'discord', 'webhook url', 'discord webhook url']],
  ['Time zone', ['timezone', 'tz', 'zone']],
]);

/** The place of the column that a heading names, by its own name before another usual one; -1 where there is none. */
function columnOf(heading: string, columns: readonly string[]): number {
  const key = nameKey(heading);
  const own = columns.findIndex((column) => nameKey(column) === key);
  return own === -1 ? columns.findIndex((column) => OTHER_NAMES.get(column)?.includes(key)) : own;
}

/** The players in a pasted text, by the roster's column titles; the first column is the name. */
export function readPaste(text: string, columns: readonly string[]): Pasted {
  const lines = splitRows(text).filter((row) => row.some((cell) => cell !== ''));
  const [first] = lines;
  const titles = first?.map((cell) => columnOf(cell, columns)) ?? [];
  // A first line is headings when it names the name column; a player called "Name" stands alone on a line.
  const headed = titles.includes(0) && (titles.length > 1 || lines.length > 1);
  const targets = headed ? titles : columns.map((_, index) => index);
  const players = headed ? lines.slice(1) : lines;
  const rows = players.map((line) => columns.map((_, column) => line[targets.indexOf(column)] ?? ''));
  const widest = Math.max(0, ...players.map((line) => line.length));
  const leftOut = Array.from({ length: widest }, (_, index) => index)
    // Of two columns that mean the same the first is taken.
    .filter((index) => (targets[index] ?? -1) < 0 || targets.indexOf(targets[index] ?? -1) !== index)
    .filter((index) => players.some((line) => (line[index] ?? '') !== ''))
    .map((index) => (headed ? (first?.[index] ?? '') : '') || `column ${index + 1}`);
  return { rows, headed, leftOut };
}

function splitRows(text: string): readonly (readonly string[])[] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  if (clean.includes('\t')) return cut(clean, '\t');
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  // A comma in one name is part of it; a comma on every line separates.
  for (const separator of [';', ',']) {
    if (lines.length > 0 && lines.every((line) => line.includes(separator))) return cut(clean, separator);
  }
  return lines.map((line) => [line.trim()]);
}

/** Cells as spreadsheets write them: one with a line break, a quote or the separator in it stands in quotes. */
function cut(text: string, separator: string): readonly (readonly string[])[] {
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

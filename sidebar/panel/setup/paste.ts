// Reads a roster that was pasted: rows of a spreadsheet, comma-separated lines, or one name a line.
import { nameKey } from '../../../src/games/frame/names';

export interface Pasted {
  /** One row for each player, as wide as the roster. */
  readonly rows: readonly (readonly string[])[];
  /** True where the first line was headings. */
  readonly headed: boolean;
  /** The number of cells left out because the roster has no column for them. */
  readonly dropped: number;
}

/** The players in a pasted text, by the roster's column titles; the first column is the name. */
export function readPaste(text: string, columns: readonly string[]): Pasted {
  const lines = splitRows(text).filter((row) => row.some((cell) => cell !== ''));
  const [first] = lines;
  const titles = first?.map((cell) => columns.findIndex((column) => nameKey(column) === nameKey(cell))) ?? [];
  // A first line is headings when it names the name column; a player called "Name" stands alone on a line.
  const headed = titles.includes(0) && (titles.length > 1 || lines.length > 1);
  const targets = headed ? titles : columns.map((_, index) => index);
  const players = headed ? lines.slice(1) : lines;
  const rows = players.map((line) => columns.map((_, column) => line[targets.indexOf(column)] ?? ''));
  const dropped = players.reduce(
    (sum, line) => sum + line.filter((cell, index) => cell !== '' && (targets[index] ?? -1) < 0).length,
    0,
  );
  return { rows, headed, dropped };
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

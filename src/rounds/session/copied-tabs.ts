// Copies a match's formulas to the next match (OM-12). Cells stay where they are, tab names in formulas are replaced, and
// the host is told what doesn't fit.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { nameFinder, nameKey } from '../../games/frame/names';
import { dropUndefined } from '../../games/frame/json';
import { andList, orList, quote } from '../../games/frame/wording';
import type { Grid } from '../ports/host-book';
import type { CopiedTab, CellRun, EnteredCell, FormerTab } from '../ports/match-tabs';
import {
  tabReferences,
  formulaStrings,
  withRenamedTabs,
  PLAYER_HEADING,
  resultsTable,
} from './match-tab-cells';
import { columnName, findTableCorner, cellHasTitle } from './results';

/** The new match, for which the formulas are copied. */
interface NewMatch {
  readonly players: readonly string[];
  /** Players of the previous match, whose formulas are copied. */
  readonly before: readonly string[];
  readonly hostQuestions: readonly Question[];
  /** Cells to write in the new match's Answers and History. */
  readonly answers: readonly CellRun[];
  readonly history: readonly CellRun[];
}

/** `notes` are sentences about what doesn't fit. */
export interface CopiedTabs {
  readonly tabs: readonly CopiedTab[];
  readonly notes: readonly string[];
}

export function copyTabs(former: readonly FormerTab[], match: NewMatch): CopiedTabs {
  const titles = new Map(former.map(({ title, next }) => [title.toLowerCase(), next]));
  const gone = emptiedNameCells(former, match);
  const made = former.map((tab): CopiedTabs => {
    if (tab.which === undefined) return { tabs: [copyHostTab(tab, gone)], notes: [] };
    switch (tab.which) {
      case 'answers':
        return copyProgramTab(tab, runsToGrid(match.answers));
      case 'history':
        return copyProgramTab(tab, runsToGrid(match.history));
      case 'results':
        return copyResultsTab(tab, match);
    }
  });
  const tabs = made.flatMap((each) => each.tabs);
  const renamed = tabs.map((tab) => ({
    ...tab,
    cells: tab.cells.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' ? { formula: withRenamedTabs(cell.formula, titles) } : cell,
      ),
    ),
  }));
  const notes = [...playerCountNotes(match, former), ...made.flatMap((each) => each.notes)];
  return { tabs: renamed, notes: [...notes, ...referenceNotes(former, renamed)] };
}

const isFormula = (cell: EnteredCell | undefined): boolean => typeof cell === 'object';

/** Converts runs of cells to rows. Gaps are empty. */
function runsToGrid(runs: readonly CellRun[]): Cell[][] {
  const grid: Cell[][] = [];
  for (const { at, row, cells } of runs)
    cells.forEach((cell, index) => putCell(grid, row + index, at, cell, ''));
  return grid;
}

function putCell<T>(grid: T[][], row: number, column: number, cell: T, empty: T): void {
  while (grid.length <= row) grid.push([]);
  const line = grid[row] ?? [];
  while (line.length < column) line.push(empty);
  line[column] = cell;
}

/** A copy of a tab that the program fills. Keeps formulas beside and below its cells, and the values in their columns. */
function copyProgramTab({ which, title, next, cells }: FormerTab, program: Grid): CopiedTabs {
  const grid: EnteredCell[][] = program.map((row) => [...row]);
  const end = { row: program.length, column: Math.max(0, ...program.map((row) => row.length)) };
  const notes: string[] = [];
  const computed = new Set(cells.flatMap((row) => row.flatMap((cell, at) => (isFormula(cell) ? [at] : []))));
  cells.forEach((row, at) => {
    row.forEach((cell, column) => {
      if (cell === '' || (!isFormula(cell) && !computed.has(column))) return;
      // The program adds rows at the end of History, so formulas there must be in the first row.
      const fits =
        which === 'history' ? at === 0 && column >= end.column : column >= end.column || at >= end.row;
      if (fits && (isFormula(cell) || column >= end.column)) putCell<EnteredCell>(grid, at, column, cell, '');
      else if (isFormula(cell)) {
        const why = which === 'history' ? 'History has no rows yet' : 'Round Keeper now uses this cell';
        notes.push(`${title}, ${columnName(column)}${at + 1} wasn’t copied: ${why}.`);
      }
    });
  });
  return {
    tabs: [{ ...dropUndefined({ which }), title: next, heading: 0, cells: grid }],
    notes,
  };
}

/**
 * Keeps the layout of Results, so that all references still refer to the same cells: new names replace old ones row by row,
 * and new columns go to the end. Values typed for a round aren't copied.
 */
function copyResultsTab({ title, next, cells, values }: FormerTab, match: NewMatch): CopiedTabs {
  const { own, columns } = resultsTable(match.hostQuestions);
  const corner = findTableCorner(values);
  if (corner === undefined) {
    const text = `The ${quote(title)} tab wasn’t copied, because it has no cell ${quote(PLAYER_HEADING)}.`;
    return { tabs: [], notes: [text] };
  }
  const { top, left } = corner;
  const rows = playerRows(values, corner, match.before);
  const headings = values[top] ?? [];
  const isRead = (column: number): boolean =>
    column > left && columns.some((each) => cellHasTitle(headings[column] ?? '', each));
  const isOwn = (row: number): boolean =>
    row < top && own.some(({ column }) => cellHasTitle(values[row]?.[left] ?? '', column));
  const dropped = new Set(rows.slice(match.players.length));
  const named = new Map(rows.map((row, index) => [row, match.players[index] ?? '']));
  const typed: string[] = [];
  const grid = cells.map((row, at) =>
    dropped.has(at)
      ? []
      : row.map((cell, column): EnteredCell => {
          if (column === left && named.has(at)) return named.get(at) ?? '';
          const isOfRound = (named.has(at) && isRead(column)) || (isOwn(at) && column === left + 1);
          if (!isOfRound || isFormula(cell) || cell === '') return cell;
          typed.push(`${columnName(column)}${at + 1}`);
          return '';
        }),
  );
  const missing = columns.filter((each) => !headings.some((cell) => cellHasTitle(cell, each)));
  const end = Math.max(0, ...grid.map((row) => row.length));
  missing.forEach((each, index) => putCell<EnteredCell>(grid, top, end + index, each, ''));
  const ownMissing = own.filter(
    ({ column }) => !values.slice(0, top).some((row) => cellHasTitle(row[left] ?? '', column)),
  );
  const free = values.flatMap((row, at) => (at < top && row.every((cell) => cell === '') ? [at] : []));
  ownMissing
    .slice(0, free.length)
    .forEach(({ column }, index) => putCell<EnteredCell>(grid, free[index] ?? 0, left, column, ''));
  const below = Math.max(top + 1, grid.length);
  const more = match.players.slice(rows.length);
  more.forEach((name, index) => putCell<EnteredCell>(grid, below + index, left, name, ''));
  const unread = headings.flatMap((cell, at) => {
    const isComputed = rows.some((row) => isFormula(cells[row]?.[at]));
    return at > left && isComputed && !isRead(at)
      ? [`${quote(answerText(cell))} (column ${columnName(at)})`]
      : [];
  });
  return {
    tabs: [{ which: 'results', title: next, heading: top, cells: grid }],
    notes: [
      ...(typed.length === 0 ? [] : [`${title}: what you typed in ${andList(typed)} wasn’t copied.`]),
      ...(unread.length === 0
        ? []
        : [`${next}: this match doesn’t have ${orList(unread)}. Your formulas there were kept anyway.`]),
      ...(missing.length === 0
        ? []
        : [`${next} has new columns at the end: ${andList(missing.map(quote))}.`]),
      ...ownMissing.map(({ column }, index) =>
        index < free.length
          ? `${next}: ${quote(column)} is new. It has its own row above the names.`
          : `${next}: there’s no empty row above the names for ${quote(column)}. Insert one, and write ${quote(column)} in its first column.`,
      ),
    ],
  };
}

function playerRows(
  values: Grid,
  { top, left }: { readonly top: number; readonly left: number },
  names: readonly string[],
): readonly number[] {
  const called = nameFinder(names, (name) => [name]);
  return values.flatMap((row, at) =>
    at > top && called(answerText(row[left] ?? '')) !== undefined ? [at] : [],
  );
}

/**
 * Cells such as `Answers!A5` that contained a former player's name and are empty now. Other tabs may take names from
 * them.
 */
function emptiedNameCells(former: readonly FormerTab[], { players, before }: NewMatch): ReadonlySet<string> {
  const cells = former.flatMap(({ which, title, values }) => {
    if (which !== 'answers' && which !== 'results') return [];
    const left = Math.max(
      0,
      (values[0] ?? []).findIndex((cell) => cell !== ''),
    );
    const corner = which === 'results' ? findTableCorner(values) : { top: 0, left };
    if (corner === undefined) return [];
    const letter = columnName(corner.left);
    return playerRows(values, corner, before)
      .slice(players.length)
      .map((row) => `${title}!${letter}${row + 1}`);
  });
  return new Set(cells.map(nameKey));
}

/** A tab that the host added. A row that refers to one of the `gone` cells is left empty. */
function copyHostTab({ next, cells }: FormerTab, gone: ReadonlySet<string>): CopiedTab {
  const isGone = (cell: EnteredCell): boolean =>
    typeof cell === 'object' && gone.has(nameKey(cell.formula.slice(1).replace(/[$']/g, '')));
  return { title: next, heading: 0, cells: cells.map((row) => (row.some(isGone) ? [] : row)) };
}

function playerCountNotes({ players, before }: NewMatch, former: readonly FormerTab[]): readonly string[] {
  const own = former.filter(({ which }) => which === undefined).map(({ next }) => quote(next));
  const where = andList([quote('Results'), ...own]);
  const [now, then] = [players.length, before.length];
  if (now === then) return [];
  const counts = `The earlier match had ${then} players, and this match has ${now}`;
  const more = players.slice(then);
  return more.length === 0
    ? [
        `${counts}, so some rows weren’t copied. Check the formulas in ${where} for ranges that end at a fixed row.`,
      ]
    : [`${counts}. In ${where}, copy the formulas down for ${andList(more)}.`];
}

/** A sentence for each formula that refers to a column whose content has changed, or that names a tab inside a string. */
function referenceNotes(former: readonly FormerTab[], tabs: readonly CopiedTab[]): readonly string[] {
  const headed = new Map(
    former.flatMap(({ which, next, values }) => {
      if (which !== 'answers' && which !== 'history') return [];
      const copy = tabs.find(({ title }) => title === next);
      return [[next.toLowerCase(), { before: values[0], now: copy?.cells[0] }] as const];
    }),
  );
  const titles = former.map(({ title }) => title.toLowerCase());
  const said = new Set<string>();
  for (const { title, cells } of tabs) {
    cells.forEach((row, at) => {
      row.forEach((cell, column) => {
        if (typeof cell !== 'object') return;
        const place = `${title}, ${columnName(column)}${at + 1}`;
        for (const text of formulaStrings(cell.formula)) {
          const named = titles.find((each) => text.toLowerCase().replaceAll("'", '').startsWith(`${each}!`));
          if (named !== undefined)
            said.add(`${place} still refers to the old tab: “${text}”. Make it refer to the new tab.`);
        }
        for (const { tab, columns } of tabReferences(cell.formula)) {
          const moved = headed.get(tab.toLowerCase());
          for (const letters of moved === undefined ? [] : columns) {
            const index = columnIndex(letters);
            const [then, now] = [headingAt(moved?.before, index), headingAt(moved?.now, index)];
            // The first column has the names, below the round's title, which may differ.
            if (index === 0 || then === '' || nameKey(then) === nameKey(now)) continue;
            const here = now === '' ? 'empty' : quote(now);
            said.add(
              `${place} reads column ${letters} of ${quote(tab)}. That column was ${quote(then)} and is now ${here}. Look up columns by title instead.`,
            );
          }
        }
      });
    });
  }
  return [...said];
}

function headingAt(row: readonly EnteredCell[] | undefined, at: number): string {
  const cell = row?.[at] ?? '';
  return typeof cell === 'object' ? '' : answerText(cell);
}

function columnIndex(letters: string): number {
  return Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

// Computes cells of the Answers and Results tabs (OM-4, OM-8): everyone's answers, an empty table for results, renamed tabs
// in formulas, and runs of cells to write.
import type { Question, TickMeaning, Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { nameKey } from '../../games/frame/names';
import type { Grid } from '../ports/host-book';
import type { CellRun } from '../ports/match-tabs';
import { findAnswersLayout } from './answers-place';
import { answersColumns, withExistingHeadings, type SheetColumn, type SheetMatch } from './sheet-columns';

/** Heading of the column of names, in both tabs. */
export const PLAYER_HEADING = 'Player';

/** Whether the host's input can be read from a table with a row per player. */
export function hasResultsTable({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/** Cells of Answers to change, and columns of questions to show or hide. */
interface AnswersWrite {
  readonly cells: readonly CellRun[];
  /** When the tab switches to another round: columns that the round asks, and columns that it doesn't ask. */
  readonly shown: readonly number[];
  readonly hidden: readonly number[];
}

/**
 * The cells of Answers to change: a row per player, a column per score and question, and the answers that count. Existing
 * players and columns stay where they are; new ones go at the end. The host can add rows, columns, notes and sums, and
 * reorder everything. Undefined if the program's cells can't be identified anymore.
 */
export function answersCells(match: SheetMatch, before: Grid = []): AnswersWrite | undefined {
  const { rounds, at: round, players } = match;
  const columns = withExistingHeadings(answersColumns(match), before).map((column) => ({
    ...column,
    key: nameKey(column.heading),
  }));
  const place = findAnswersLayout(before, players, {
    questions: new Set(columns.map(({ key }) => key)),
    rounds: new Set(rounds.map(({ stage }) => nameKey(stage.title))),
  });
  if (place === undefined) return undefined;
  const isOf = ({ isOf: isMade }: SheetColumn): boolean => isMade === undefined || isMade(round);
  const added = columns.filter((column) => !place.columns.has(column.key) && isOf(column));
  const end = Math.max(place.names + 1, ...before.map((row) => row.length));
  const placed = columns.flatMap((column) => {
    const isNew = added.indexOf(column);
    const at = place.columns.get(column.key) ?? (isNew === -1 ? undefined : end + isNew);
    return at === undefined ? [] : [{ column, at }];
  });
  const missing = players.filter((player) => !place.rows.has(player));
  const below = Math.max(place.heading + 1, before.length);
  const rows = [...place.rows, ...missing.map((player, index) => [player, below + index] as const)];
  const cells = changedCellRuns(before, [
    { at: place.names, row: place.heading, cell: round.stage.title, heading: true },
    ...missing.map((player, index) => ({ at: place.names, row: below + index, cell: player, heading: true })),
    ...added.map(({ heading: cell }, index) => ({
      at: end + index,
      row: place.heading,
      cell,
      heading: true,
    })),
    ...placed.flatMap(({ column, at }) =>
      rows.map(([player, row]) => ({ at, row, heading: false, cell: column.cell(round, player) })),
    ),
  ]);
  const isOther = before.length > 0 && before[place.heading]?.[place.names] !== round.stage.title;
  const atOf = (fits: (column: SheetColumn) => boolean): readonly number[] =>
    placed.flatMap(({ column, at }) => (column.isOf !== undefined && fits(column) ? [at] : []));
  return {
    cells,
    shown: isOther ? atOf(isOf) : [],
    hidden: isOther ? atOf((column) => !isOf(column)) : [],
  };
}

/** The cells of an empty Results tab: rows for questions about no particular player, then a row per player. */
export function resultsCells(questions: readonly Question[], players: readonly string[]): Grid {
  const { own, columns } = resultsTable(questions);
  return [
    ...own.map(({ column }) => [column]),
    [PLAYER_HEADING, ...columns],
    ...players.map((name) => [name]),
  ];
}

/** A question to the host, with its place in the Results table. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly column: string;
  readonly player: string | undefined;
  readonly ticks: TickMeaning | undefined;
}

export function resultsTable(questions: readonly Question[]): {
  readonly placed: readonly PlacedQuestion[];
  /** Questions about no particular player, each in a row above the table. */
  readonly own: readonly PlacedQuestion[];
  readonly columns: readonly string[];
} {
  // Columns that former versions didn't have go last, so that formulas from former matches still find the others.
  const isNew = ({ table }: Question): boolean => table?.isNew === true;
  const inOrder = [...questions.filter((each) => !isNew(each)), ...questions.filter(isNew)];
  const placed = inOrder.flatMap((question): readonly PlacedQuestion[] => {
    const { table } = question;
    if (table === undefined || table.when !== undefined) return [];
    return [{ question, column: table.column, player: table.player, ticks: table.ticks }];
  });
  const isOwn = ({ player, ticks }: PlacedQuestion): boolean => player === undefined && ticks === undefined;
  const columns = placed.filter((each) => !isOwn(each)).map(({ column }) => column);
  return { placed, own: placed.filter(isOwn), columns: [...new Set(columns)] };
}

/** Matches a string in a formula, or a tab name, quoted or not, with the range that follows it. */
const FORMULA_PARTS =
  /"(?:[^"]|"")*"|(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!(?:(\$?[A-Za-z]{1,3})?(?:\$?\d+)?(?::(\$?[A-Za-z]{1,3})?(?:\$?\d+)?)?)?/gu;

const UNQUOTED_TITLE = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** Tab names that look like a cell must be quoted. */
const CELL_LIKE_TITLE = /^(?:[A-Za-z]{1,3}\d+|[Rr]\d*[Cc]\d*)$/;

/** A formula's reference to a tab. */
interface TabReference {
  readonly tab: string;
  /** Letters of the first and last column; empty if the reference is to whole rows. */
  readonly columns: readonly string[];
}

export function tabReferences(formula: string): readonly TabReference[] {
  return [...formula.matchAll(FORMULA_PARTS)].flatMap(([, quoted, plain, from = '', to = '']) => {
    const tab = quoted?.replaceAll("''", "'") ?? plain;
    const letters = [from, to].map((each) => each.replace('$', '').toUpperCase());
    return tab === undefined ? [] : [{ tab, columns: letters.filter((each) => each !== '') }];
  });
}

/** The strings in a formula. They may name a tab, for INDIRECT. */
export function formulaStrings(formula: string): readonly string[] {
  return [...formula.matchAll(FORMULA_PARTS)].flatMap(([part]) =>
    part.startsWith('"') ? [part.slice(1, -1)] : [],
  );
}

/** Renames tabs in a formula; `titles` maps lower-case old names to new ones. */
export function withRenamedTabs(formula: string, titles: ReadonlyMap<string, string>): string {
  return formula.replace(FORMULA_PARTS, (part, quoted: string | undefined, plain: string | undefined) => {
    const tab = quoted?.replaceAll("''", "'") ?? plain;
    const title = tab === undefined ? undefined : titles.get(tab.toLowerCase());
    if (title === undefined) return part;
    // A quoted name's original length includes its quotes.
    const named = quoted === undefined ? (plain ?? '').length : quoted.length + 2;
    return `${quoteTitle(title)}${part.slice(named)}`;
  });
}

function quoteTitle(title: string): string {
  const isPlain = UNQUOTED_TITLE.test(title) && !CELL_LIKE_TITLE.test(title);
  return isPlain ? title : `'${title.replaceAll("'", "''")}'`;
}

/** Row and column indexes, from 0. */
interface PlacedCell extends Omit<CellRun, 'cells'> {
  readonly cell: Cell;
}

export function changedCellRuns(before: Grid, cells: readonly PlacedCell[]): readonly CellRun[] {
  const changed = cells
    .filter(({ at, row, cell }) => (before[row]?.[at] ?? '') !== cell)
    .sort((a, b) => a.at - b.at || a.row - b.row);
  const runs: (PlacedCell & { readonly cells: Cell[] })[] = [];
  for (const placed of changed) {
    const last = runs[runs.length - 1];
    const follows =
      last !== undefined &&
      last.at === placed.at &&
      last.heading === placed.heading &&
      last.row + last.cells.length === placed.row;
    if (follows) last.cells.push(placed.cell);
    else runs.push({ ...placed, cells: [placed.cell] });
  }
  return runs.map(({ at, row, heading, cells: run }) => ({ at, row, heading, cells: run }));
}

// Computes the formulas of a book, once per version of the book.
import { objectAt, textAt, type JsonObject } from '../json';
import { tabByTitle, type Book, type Cell, type Tab } from '../sheets/book';
import { parseError, toErrorValue, errorText } from '../sheets/error-values';
import { Calculation, type ComputedValue } from './ironcalc';
import { tokenize } from './tokens';
import { notComputedMessage, translateFormula, type FindReferencedTab } from './translation';
import { parseFormula } from './tree';

const UNSUPPORTED_MESSAGE = 'A part of this formula isn’t known at this table. Google Sheets may know it.';

/** Errors that the library names differently. Circular references and arrays without room are #REF! on Google. */
const LIBRARY_ERRORS: ReadonlyMap<string, JsonObject> = new Map([
  ['#CIRC!', toErrorValue('REF', 'Circular dependency detected.')],
  ['#SPILL!', toErrorValue('REF', 'Array result was not expanded because it would overwrite data.')],
  ['#CALC!', toErrorValue('N_A')],
  ['#N/IMPL!', toErrorValue('NAME', UNSUPPORTED_MESSAGE)],
]);

function toExtendedValue(computed: ComputedValue): JsonObject {
  if (computed.kind === 'error') {
    return LIBRARY_ERRORS.get(computed.word) ?? parseError(computed.word) ?? toErrorValue('ERROR');
  }
  const { value } = computed;
  if (typeof value === 'number') return Number.isFinite(value) ? { numberValue: value } : toErrorValue('NUM');
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: value };
}

/** A cell's formula with its `=`; undefined if the cell has no formula. */
export const getFormula = ({ userEnteredValue: entered }: Cell): string | undefined =>
  entered === undefined ? undefined : textAt(entered, 'formulaValue');

interface FormulaCell {
  readonly tab: number;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

function findFormulas(book: Book): readonly FormulaCell[] {
  return book.tabs.flatMap(({ rows }, tab) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        const formula = getFormula(cell);
        return formula === undefined ? [] : [{ tab, row, column, formula }];
      }),
    ),
  );
}

const computedBookCache = new WeakMap<Book, Book>();

/** Whether a tab has formulas. */
export function hasFormulas({ rows }: Tab): boolean {
  return rows.some((cells) => cells.some((cell) => getFormula(cell) !== undefined));
}

/** The book with computed values in cells with formulas and in cells that an array fills. */
export function withComputedValues(book: Book): Book {
  const known = computedBookCache.get(book);
  if (known !== undefined) return known;
  const formulas = findFormulas(book);
  const made = formulas.length === 0 ? book : computeBook(book, formulas);
  computedBookCache.set(book, made);
  return made;
}

/** The book before Google has computed its formulas. */
export function withLoadingValues(book: Book): Book {
  return withCellValues(
    book,
    findFormulas(book).map((at) => [at, toErrorValue('LOADING')]),
  );
}

type CellValue = readonly [at: Pick<FormulaCell, 'tab' | 'row' | 'column'>, value: JsonObject];

/** A copy of a book with these values in its cells. */
function withCellValues(book: Book, given: readonly CellValue[]): Book {
  const tabs = book.tabs.map((tab, index) => {
    if (!given.some(([at]) => at.tab === index)) return tab;
    return { ...tab, rows: tab.rows.map((cells) => [...cells]) };
  });
  for (const [{ tab, row, column }, computed] of given) {
    const rows = tabs[tab]?.rows ?? [];
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length <= column) cells.push({});
    cells[column] = { ...cells[column], computed };
  }
  return { ...book, tabs };
}

function computeBook(book: Book, formulas: readonly FormulaCell[]): Book {
  const used = listFormulaTabs(book, formulas);
  const calculation = new Calculation(used.length);
  try {
    const sheetOf = (tab: Tab): number => used.indexOf(tab);
    used.forEach((tab, sheet) => copyTabValues(calculation, tab, sheet));
    const own: CellValue[] = [];
    const unknowns = new Set<string>();
    const asked = formulas.filter(({ tab: index, row, column, formula }) => {
      const tab = book.tabs[index];
      if (tab === undefined) return false;
      const seen: FindReferencedTab = (title) => {
        const found = title === undefined ? tab : tabByTitle(book, title);
        return found === undefined
          ? undefined
          : { name: `S${sheetOf(found)}`, rows: found.rowCount, columns: found.columnCount };
      };
      const tree = parseFormula(formula);
      const here = tree === undefined ? undefined : translateFormula(tree, seen);
      if (here !== undefined && 'text' in here) {
        calculation.putFormula(sheetOf(tab), row, column, here.text);
        return true;
      }
      // Formulas that use a formula that isn't computed show an error too.
      calculation.putFormula(sheetOf(tab), row, column, '=#NAME?');
      const unknown = here?.unknown ?? arrayLiteralMessage(formula);
      if (unknown !== undefined) unknowns.add(unknown);
      own.push([
        { tab: index, row, column },
        unknown === undefined ? toErrorValue('ERROR', 'Formula parse error.') : toErrorValue('NAME', unknown),
      ]);
      return false;
    });
    calculation.compute();
    const named = toErrorValue('NAME', [...unknowns].join(' '));
    return withCellValues(book, [
      ...own,
      ...asked
        .flatMap((at) =>
          readFormulaValues(calculation, sheetOf(tabOfFormula(book, at)), at, tabOfFormula(book, at)),
        )
        .map(([at, value]): CellValue => [at, isNameError(value) && unknowns.size > 0 ? named : value]),
    ]);
  } finally {
    calculation.close();
  }
}

/** The part of an unparsable formula that Google could parse; undefined if Google can't parse it either. */
function arrayLiteralMessage(formula: string): string | undefined {
  const hasList = tokenize(formula)?.some((token) => token.kind === 'sign' && '{}'.includes(token.value));
  return hasList === true ? notComputedMessage('“{…}”') : undefined;
}

/** Whether a value is the #NAME? error. */
function isNameError(value: JsonObject): boolean {
  return errorText(objectAt(value, 'errorValue')) === '#NAME?';
}

function tabOfFormula(book: Book, { tab }: FormulaCell): Tab {
  const found = book.tabs[tab];
  if (found === undefined) throw new RangeError(`The book has no tab ${tab}.`);
  return found;
}

/** A formula's values in its own cell and in the cells that it fills. */
function readFormulaValues(
  calculation: Calculation,
  sheet: number,
  { tab, row, column }: FormulaCell,
  { rowCount, columnCount }: Tab,
): CellValue[] {
  const { rows, columns } = calculation.filled(sheet, row, column);
  // If an array needs more rows than there are, no rows are added. The formula shows an error, the more difficult case.
  if (row + rows > rowCount || column + columns > columnCount)
    return [[{ tab, row, column }, toErrorValue('REF')]];
  return Array.from({ length: rows * columns }, (_, index): CellValue => {
    const at = { tab, row: row + Math.floor(index / columns), column: column + (index % columns) };
    return [at, toExtendedValue(calculation.value(sheet, at.row, at.column))];
  });
}

/** The tabs that have formulas, and the tabs that formulas refer to. */
function listFormulaTabs(book: Book, formulas: readonly FormulaCell[]): readonly Tab[] {
  const used = new Set<Tab>();
  for (const { tab, formula } of formulas) {
    const own = book.tabs[tab];
    if (own !== undefined) used.add(own);
    for (const token of tokenize(formula) ?? []) {
      const title = token.kind === 'reference' ? token.reference.tab : undefined;
      const named = title === undefined ? undefined : tabByTitle(book, title);
      if (named !== undefined) used.add(named);
    }
  }
  return [...used];
}

function copyTabValues(calculation: Calculation, tab: Tab, sheet: number): void {
  tab.rows.forEach((cells, row) => {
    cells.forEach(({ userEnteredValue: entered = {} }, column) => {
      const value = entered['stringValue'] ?? entered['numberValue'] ?? entered['boolValue'];
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
        calculation.put(sheet, row, column, value);
      }
    });
  });
}

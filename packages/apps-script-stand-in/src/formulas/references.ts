// Adjusts references in formulas as a spreadsheet does when rows and columns are inserted or deleted, tabs are renamed or
// deleted, or a formula is filled into other cells.
import { columnLetters, quoteTitle } from '../sheets/areas';
import { editableCell, type Book, type Tab } from '../sheets/book';
import { getFormula } from './values';
import { tokenize, type Corner, type Reference } from './tokens';

const REF_ERROR = '#REF!';

/** Returns the changed reference; undefined if it stays the same. */
type ReferenceChange = (reference: Reference) => Reference | typeof REF_ERROR | undefined;

function formatCorner({ column, row, columnStays, rowStays }: Corner): string {
  const letters = column === undefined ? '' : `${columnStays ? '$' : ''}${columnLetters(column)}`;
  return row === undefined ? letters : `${letters}${rowStays ? '$' : ''}${row + 1}`;
}

function formatReference({ tab, from, to }: Reference): string {
  const before = tab === undefined ? '' : `${quoteTitle(tab)}!`;
  return `${before}${formatCorner(from)}${to === undefined ? '' : `:${formatCorner(to)}`}`;
}

/** A formula with its references changed. Everything else stays as typed. */
function withChangedReferences(formula: string, change: ReferenceChange): string {
  let text = formula;
  for (const token of [...(tokenize(formula) ?? [])].reverse()) {
    const made = token.kind === 'reference' ? change(token.reference) : undefined;
    if (token.kind === 'reference' && made !== undefined) {
      const written = made === REF_ERROR ? REF_ERROR : formatReference(made);
      if (written === formatReference(token.reference)) continue;
      text = `${text.slice(0, token.start)}${written}${text.slice(token.end)}`;
    }
  }
  return text;
}

/** Changes the references in all of a book's formulas. */
function changeAllReferences(book: Book, change: (own: Tab) => ReferenceChange): void {
  for (const tab of book.tabs) {
    const changeHere = change(tab);
    tab.rows.forEach((cells, row) => {
      cells.forEach((cell, column) => {
        const formula = getFormula(cell);
        const made = formula === undefined ? undefined : withChangedReferences(formula, changeHere);
        if (made !== formula) editableCell(tab, row, column).userEnteredValue = { formulaValue: made ?? '' };
      });
    });
  }
}

const refersToTab = (tab: Tab, own: Tab, title: string | undefined): boolean =>
  title === undefined ? tab === own : title.toLowerCase() === tab.title.toLowerCase();

/** Returns a row's or column's new index after a change; undefined if the row or column was removed. */
type IndexShift = (at: number) => number | undefined;

function shiftReference(
  { tab, from, to }: Reference,
  dimension: 'row' | 'column',
  place: IndexShift,
): ReturnType<ReferenceChange> {
  const end = to ?? from;
  const [first, last] = [from[dimension], end[dimension]];
  // Whole columns have no row that could change, and whole rows have no column.
  if (first === undefined && last === undefined) return undefined;
  const kept = remainingRange(first, last, place);
  if (kept === undefined) return REF_ERROR;
  const corner = (old: Corner, at: number | undefined): Corner =>
    at === undefined ? old : { ...old, [dimension]: at };
  return {
    ...(tab === undefined ? {} : { tab }),
    from: corner(from, kept[0]),
    ...(to === undefined ? {} : { to: corner(to, kept[1]) }),
  };
}

/** The first and last index of the remaining part of a range; undefined if nothing remains. */
function remainingRange(
  first: number | undefined,
  last: number | undefined,
  place: IndexShift,
): readonly [number | undefined, number | undefined] | undefined {
  if (first === undefined || last === undefined) {
    const at = first ?? last ?? 0;
    const one = place(at) ?? nextUndeletedIndex(at, place);
    return first === undefined ? [undefined, one] : [one, undefined];
  }
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  const kept = Array.from({ length: high - low + 1 }, (_, index) => place(low + index)).filter(
    (at) => at !== undefined,
  );
  const [start, end] = [kept[0], kept.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  return first <= last ? [start, end] : [end, start];
}

/** The new index of the first row or column from `at` on that wasn't removed. An open-ended range begins there. */
function nextUndeletedIndex(at: number, place: IndexShift): number {
  let next = at;
  while (place(next) === undefined) next += 1;
  return place(next) ?? next;
}

/** Updates references after rows or columns of a tab were inserted or removed. */
export function moveReferences(
  book: Book,
  tab: Tab,
  dimension: 'ROWS' | 'COLUMNS',
  start: number,
  removed: number,
  added: number,
): void {
  if (removed === 0 && added === 0) return;
  const place: IndexShift = (at) => {
    if (at < start) return at;
    return at < start + removed ? undefined : at + added - removed;
  };
  changeAllReferences(
    book,
    (own) => (reference) =>
      refersToTab(tab, own, reference.tab)
        ? shiftReference(reference, dimension === 'ROWS' ? 'row' : 'column', place)
        : undefined,
  );
}

/** Updates the references to a tab that is about to be renamed. */
export function renameReferences(book: Book, tab: Tab, title: string): void {
  changeAllReferences(
    book,
    () => (reference) =>
      reference.tab?.toLowerCase() === tab.title.toLowerCase() ? { ...reference, tab: title } : undefined,
  );
}

/** Turns the references to a deleted tab into errors. */
export function breakReferences(book: Book, tab: Tab): void {
  changeAllReferences(
    book,
    () => (reference) => (reference.tab?.toLowerCase() === tab.title.toLowerCase() ? REF_ERROR : undefined),
  );
}

/** A formula as filled this far down and right. References shift, except parts with a `$`. */
export function shiftFormula(formula: string, down: number, right: number): string {
  const corner = (old: Corner): Corner => ({
    ...old,
    ...(old.column === undefined || old.columnStays ? {} : { column: old.column + right }),
    ...(old.row === undefined || old.rowStays ? {} : { row: old.row + down }),
  });
  return withChangedReferences(formula, ({ tab, from, to }) => ({
    ...(tab === undefined ? {} : { tab }),
    from: corner(from),
    ...(to === undefined ? {} : { to: corner(to) }),
  }));
}

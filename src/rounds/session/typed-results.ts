// Finds what the host typed into Results instead of computing it. Typed cells say nothing about earlier rounds (OM-15).
import type { Cell, Question } from '../../games/frame/fields';
import type { Grid } from '../ports/host-book';
import type { MatchTab } from '../ports/match-tabs';
import { resultsTable } from './match-tab-cells';
import { findTableCorner, cellHasTitle } from './results';

/** Whether a cell contains a formula. If it's a text that starts with `=`, its value is the same text. */
export function isFormula(entered: Cell | undefined, value: Cell | undefined): boolean {
  return typeof entered === 'string' && entered.startsWith('=') && entered !== value;
}

/** Headings of columns and single cells of Results without formulas. */
export function handTypedColumns(
  { cells }: MatchTab,
  entered: Grid,
  questions: readonly Question[],
): ReadonlySet<string> {
  const { own, columns } = resultsTable(questions);
  const { top, left } = findTableCorner(cells) ?? { top: 0, left: 0 };
  const computes = (row: number, column: number): boolean =>
    isFormula(entered[row]?.[column], cells[row]?.[column]);
  const rows = Array.from({ length: cells.length }, (_, row) => row);
  const above = own.flatMap(({ column }) =>
    rows.some((row) => row < top && cellHasTitle(cells[row]?.[left] ?? '', column) && computes(row, left + 1))
      ? []
      : [column],
  );
  const headings = cells[top] ?? [];
  const below = columns.filter((column) => {
    const at = headings.findIndex((cell, index) => index > left && cellHasTitle(cell, column));
    return !rows.some((row) => row > top && computes(row, at));
  });
  return new Set([...above, ...below]);
}

/** Questions whose cells are all typed. */
export function handTypedQuestions(
  questions: readonly Question[],
  typed: ReadonlySet<string>,
): readonly Question[] {
  return questions.filter(({ table }) =>
    table === undefined ? false : (table.when ?? [table.column]).every((column) => typed.has(column)),
  );
}

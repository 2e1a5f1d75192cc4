// What the host has typed into Results. Cells without formulas say nothing about an earlier round (OM-15).
import type { Question } from '../../games/frame/fields';
import type { Grid } from '../ports/host-book';
import type { MatchTab } from '../ports/match-tabs';
import { tableOf } from './match-tab-cells';
import { cornerOf, isCalled } from './results';

/** Columns and cells of Results without formulas, by their headings. */
export function typedColumns(
  { cells }: MatchTab,
  entered: Grid,
  questions: readonly Question[],
): ReadonlySet<string> {
  const { own, columns } = tableOf(questions);
  const { top, left } = cornerOf(cells) ?? { top: 0, left: 0 };
  const isFormula = (row: number, column: number): boolean => {
    const cell = entered[row]?.[column];
    return typeof cell === 'string' && cell.startsWith('=') && cell !== cells[row]?.[column];
  };
  const rows = Array.from({ length: cells.length }, (_, row) => row);
  const above = own.flatMap(({ column }) =>
    rows.some((row) => row < top && isCalled(cells[row]?.[left] ?? '', column) && isFormula(row, left + 1))
      ? []
      : [column],
  );
  const headings = cells[top] ?? [];
  const below = columns.filter((column) => {
    const at = headings.findIndex((cell, index) => index > left && isCalled(cell, column));
    return !rows.some((row) => row > top && isFormula(row, at));
  });
  return new Set([...above, ...below]);
}

/** Questions answered only by typed cells. */
export function typedQuestions(
  questions: readonly Question[],
  typed: ReadonlySet<string>,
): readonly Question[] {
  return questions.filter(({ table }) =>
    table === undefined ? false : (table.when ?? [table.column]).every((column) => typed.has(column)),
  );
}

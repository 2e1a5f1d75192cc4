// The board as a table: drawn large, each square in words for screen readers, and a table of words that unfolds.
import type { CSSProperties } from 'preact';
import type { Look, Side } from '../../src/games/tabs';
import { Fold } from '../parts/text';
import type { Grid, GridRow, Square } from './board-parts';

export function Board({ title, grid }: { readonly title: string; readonly grid: Grid }) {
  const [outer] = grid.above;
  const corner = grid.rows[0]?.before.length ?? 0;
  const afterwards = grid.rows[0]?.after.length ?? 0;
  return (
    <section class="board" aria-label={title}>
      <table class="squares">
        <caption class="unseen">{title}: each square in words, the outlined region in brackets</caption>
        <thead>
          {grid.above.map((labels, index) => (
            <tr key={index}>
              {index === 0 && corner > 0 && <td colSpan={corner} rowSpan={grid.above.length} />}
              {labels.map((label, column) => (
                <th key={column} scope="col" class={startsGroup(outer, column)}>
                  {label}
                </th>
              ))}
              {index === 0 && afterwards > 0 && <td colSpan={afterwards} rowSpan={grid.above.length} />}
            </tr>
          ))}
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <tr key={index} class={startsGroup(firstLabels(grid), index)}>
              {row.before.map((label, column) => (
                <th key={column} scope="row">
                  {label}
                </th>
              ))}
              {row.squares.map((square, column) => (
                <SquareCell key={column} square={square} start={startsGroup(outer, column)} />
              ))}
              <RepeatedLabels labels={row.after} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {grid.below.map((labels, index) => (
            <tr key={index}>
              {index === 0 && corner > 0 && <td colSpan={corner} rowSpan={grid.below.length} />}
              <RepeatedLabels labels={labels} groups={outer} />
              {index === 0 && afterwards > 0 && <td colSpan={afterwards} rowSpan={grid.below.length} />}
            </tr>
          ))}
        </tfoot>
      </table>
      <Fold title="The board in words">
        <WordTable title={title} grid={grid} />
      </Fold>
    </section>
  );
}

function SquareCell({ square, start }: { readonly square: Square; readonly start: string }) {
  return (
    <td class={start} style={styleOf(square.look)}>
      {square.words === '' ? (
        square.sign
      ) : (
        <>
          <span aria-hidden="true">{square.sign}</span>
          <span class="unseen">{square.words}</span>
        </>
      )}
    </td>
  );
}

/** The labels of an axis again, on the other side of the board; hidden from screen readers. */
function RepeatedLabels({
  labels,
  groups,
}: {
  readonly labels: readonly string[];
  readonly groups?: readonly string[] | undefined;
}) {
  return (
    <>
      {labels.map((label, index) => (
        <td key={index} class={`axis ${startsGroup(groups, index)}`} aria-hidden="true">
          {label}
        </td>
      ))}
    </>
  );
}

function WordTable({ title, grid }: { readonly title: string; readonly grid: Grid }) {
  const name = (row: GridRow): string => row.before.join('');
  const columns =
    grid.above[0]?.map((_, column) => grid.above.map((labels) => labels[column]).join('')) ?? [];
  return (
    <div class="table" role="region" aria-label={`${title} in words`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={name(row)}>
              <th scope="row">{name(row)}</th>
              {row.squares.map(({ sign, words }, column) => (
                <td key={column}>{words === '' ? sign : words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function firstLabels(grid: Grid): readonly string[] {
  return grid.rows.map(({ before }) => before[0] ?? '');
}

/** The class for a gap where the label of the outer axis changes. */
function startsGroup(labels: readonly string[] | undefined, index: number): string {
  if (labels === undefined || index === 0) return '';
  return labels[index] === labels[index - 1] ? '' : 'group';
}

/** How thick an outline is, inside the square, so that no square moves when it comes. */
const OUTLINE = '4px';
const SHADOWS: Readonly<Record<Side, string>> = {
  top: `inset 0 ${OUTLINE}`,
  right: `inset -${OUTLINE} 0`,
  bottom: `inset 0 -${OUTLINE}`,
  left: `inset ${OUTLINE} 0`,
};

/** A look as the page draws it; its size is left out, since the page draws everything larger. */
export function styleOf({
  background,
  colour,
  bold,
  border = [],
  borderColour = '#000',
}: Look): CSSProperties {
  return {
    background,
    color: colour,
    fontWeight: bold === true ? 'bold' : undefined,
    boxShadow: border.map((side) => `${SHADOWS[side]} ${borderColour}`).join(', ') || undefined,
  };
}

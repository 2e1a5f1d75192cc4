// A field in which a tap on a board's cell answers for both its row and its column. If a game provides boards with values,
// one is shown at a time.
import { useId, useState } from 'preact/hooks';
import type { TapControl } from '../../src/games/frame/ask';
import type { ClosedAnswer } from '../../src/games/frame/closed-choices';
import type { ValueBoard, ValueSquare } from '../../src/games/frame/page-kit';
import type { AnswersByTitle } from '../../src/rounds/reply/reply';
import { closedChoiceAttributes, closedReasonFinder } from '../shared/answer-taps';
import { Field } from '../shared/field';
import { FocusButton } from '../shared/focusable-button';

interface Props {
  readonly taps: Extract<TapControl, { readonly kind: 'cells' }>;
  /** The boards, the player's own first; if there are none, the cells are blank. */
  readonly boards: readonly ValueBoard[];
  readonly answers: AnswersByTitle;
  readonly problem: string;
  /** All questions' closed choices: a cell is closed if its row or its column is. */
  readonly closed: readonly ClosedAnswer[];
  readonly onChange: (answers: AnswersByTitle) => void;
}

export function CellPicker(props: Props) {
  const { taps, boards, answers, problem } = props;
  const { row, column } = taps;
  const id = useId();
  const [at, setAt] = useState(0);
  const board = boards[at];
  const [chosenRow = '', chosenColumn = ''] = [answers[row], answers[column]];
  const [closedCell, setClosedCell] = useState('');
  const chosen = chosenRow !== '' && chosenColumn !== '';
  return (
    <Field
      title={`${row} and ${column.toLowerCase()}`}
      grouped
      problem={problem}
      name={
        <>
          {chosen
            ? `${row} ${chosenRow}, ${column.toLowerCase()} ${chosenColumn}`
            : `${row} and ${column.toLowerCase()}`}
          {board !== undefined && <span class="quiet"> · {board.note}</span>}
        </>
      }
    >
      {() => (
        <>
          {boards.length > 1 && (
            <div class="switch" role="group" aria-label="Choose the board">
              {boards.map(({ title }, index) => (
                <FocusButton
                  key={title}
                  class="switch-side"
                  aria-pressed={index === at}
                  onClick={() => setAt(index)}
                >
                  {title}
                </FocusButton>
              ))}
            </div>
          )}
          {board === undefined || board.own ? (
            <Cells {...props} name={id} squares={board?.squares ?? []} onClosed={setClosedCell} />
          ) : (
            <ReadOnlyBoard board={board} chosen={chosen ? `${chosenRow} ${chosenColumn}` : ''} />
          )}
          <p class="help" role="status">
            {closedCell}
          </p>
          {board !== undefined && board.key !== '' && <p class="help">{board.key}</p>}
          {board !== undefined && chosen && board.possibleKey !== '' && (
            <p class="help">{board.possibleKey}</p>
          )}
        </>
      )}
    </Field>
  );
}

interface CellsProps extends Props {
  readonly name: string;
  readonly squares: ValueBoard['squares'];
  /** Called with the reason if a closed cell is tapped, and with an empty text for an open one. */
  readonly onClosed: (why: string) => void;
}

function Cells({ taps, answers, closed, onChange, onClosed, name, squares }: CellsProps) {
  const { row, column, rows, columns } = taps;
  const [chosenRow = '', chosenColumn = ''] = [answers[row], answers[column]];
  const [whyRow, whyColumn] = [closedReasonFinder(closed, row), closedReasonFinder(closed, column)];
  const isPicked = chosenRow !== '' && chosenColumn !== '';
  const isApart =
    !hasOpenNeighbours(numbersUpTo(rows), whyRow) && !hasOpenNeighbours(numbersUpTo(columns), whyColumn);
  return (
    <div class={isApart ? 'cells apart' : 'cells'} style={gridStyle(columns)}>
      <span />
      {numbersUpTo(columns).map((number) => (
        <span key={number} class="cell-number" aria-hidden="true">
          {number}
        </span>
      ))}
      {numbersUpTo(rows).map((down, y) => [
        <span key={down} class="cell-number" aria-hidden="true">
          {down}
        </span>,
        ...numbersUpTo(columns).map((across, x) => {
          const why = whyRow(down) ?? whyColumn(across);
          const square = squares[y]?.[x];
          return (
            <label
              key={`${down} ${across}`}
              class={`tap cell${why === undefined ? '' : ' closed'}`}
              onClick={
                why === undefined ? undefined : () => onClosed(closedCellText(taps, { down, across, why }))
              }
            >
              <input
                type="radio"
                name={name}
                checked={chosenRow === down && chosenColumn === across}
                {...closedChoiceAttributes(why)}
                onChange={() => {
                  onClosed('');
                  onChange({ [row]: down, [column]: across });
                }}
              />
              <span {...squareAttributes(square, isPicked && square?.possible === true ? 'possible' : '')}>
                {square !== undefined && <span aria-hidden="true">{square.value}</span>}
                <span class="unseen">
                  {row} {down}, {column.toLowerCase()} {across}
                  {square !== undefined && `: ${square.value}`}
                  {square !== undefined && square.mark !== '' && `, ${square.mark}`}
                  {why !== undefined && `, closed: ${why}`}
                </span>
              </span>
            </label>
          );
        }),
      ])}
    </div>
  );
}

function closedCellText(
  { row, column }: Props['taps'],
  { down, across, why }: { readonly down: string; readonly across: string; readonly why: string },
): string {
  return `${row} ${down}, ${column.toLowerCase()} ${across} is closed: ${why}.`;
}

function hasOpenNeighbours(lines: readonly string[], why: (line: string) => string | undefined): boolean {
  return lines.some((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && why(before) === undefined && why(line) === undefined;
  });
}

function ReadOnlyBoard({
  board: { title, squares },
  chosen,
}: {
  readonly board: ValueBoard;
  /** The chosen cell's row and column, `4 6`; empty if none is chosen. */
  readonly chosen: string;
}) {
  const lookIn = (row: number, column: number, { possible }: ValueSquare): string =>
    chosen === `${row} ${column}` ? 'chosen-too' : chosen !== '' && possible ? 'possible' : '';
  const columns = squares[0]?.length ?? 0;
  return (
    <table class="cells cells-to-read">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr style={gridStyle(columns)}>
          <td />
          {numbersUpTo(columns).map((number) => (
            <th key={number} scope="col" class="cell-number">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {squares.map((values, y) => (
          <tr key={y} style={gridStyle(columns)}>
            <th scope="row" class="cell-number">
              {y + 1}
            </th>
            {values.map((square, x) => (
              <td key={x} {...squareAttributes(square, lookIn(y + 1, x + 1, square))}>
                {square.value}
                {chosen === `${y + 1} ${x + 1}` && <span class="unseen">, the cell you chose</span>}
                {square.mark !== '' && <span class="unseen">, {square.mark}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function gridStyle(columns: number): { readonly gridTemplateColumns: string } {
  return { gridTemplateColumns: `1.2em repeat(${columns}, minmax(24px, 1fr))` };
}

function numbersUpTo(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/** A square's class and style; `more` is an additional class, or empty. */
function squareAttributes(square: ValueSquare | undefined, more: string) {
  if (square === undefined) return {};
  const look = square.mark === '' ? 'value' : 'value marked';
  return { class: more === '' ? look : `${look} ${more}`, style: { '--square': square.paper } };
}

// A cell of a board, tapped: it answers for its row and for its column.
import { useId } from 'preact/hooks';
import type { Taps } from '../../src/games/frame/ask';
import type { ClosedAnswer } from '../../src/games/frame/closed';
import type { TypedAnswers } from '../../src/rounds/api';
import { closable, closedIn } from '../shared/closed';

export function CellPicker({
  taps: { row, column, rows, columns },
  answers,
  problem,
  closed,
  onChange,
}: {
  readonly taps: Extract<Taps, { readonly kind: 'cells' }>;
  readonly answers: TypedAnswers;
  readonly problem: string;
  /** The choices that are closed to the reader, of all questions: a cell is if its row or its column is. */
  readonly closed: readonly ClosedAnswer[];
  readonly onChange: (answers: TypedAnswers) => void;
}) {
  const id = useId();
  const numbers = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => String(index + 1));
  const [chosenRow = '', chosenColumn = ''] = [answers[row], answers[column]];
  const [whyRow, whyColumn] = [closedIn(closed, row), closedIn(closed, column)];
  const reasons = [
    ...new Set(closed.filter(({ title }) => title === row || title === column).map(({ why }) => why)),
  ];
  const chosen = chosenRow !== '' && chosenColumn !== '';
  return (
    <fieldset
      class={`field${problem === '' ? '' : ' faulty'}`}
      aria-describedby={problem === '' ? undefined : id}
    >
      <legend>
        {row} and {column.toLowerCase()}
        {chosen && (
          <span class="quiet">
            : {chosenRow}, {chosenColumn}
          </span>
        )}
      </legend>
      <div class="cells" style={{ gridTemplateColumns: `1.2em repeat(${columns}, minmax(0, 1fr))` }}>
        <span />
        {numbers(columns).map((number) => (
          <span key={number} class="cell-number" aria-hidden="true">
            {number}
          </span>
        ))}
        {numbers(rows).map((down) => [
          <span key={down} class="cell-number" aria-hidden="true">
            {down}
          </span>,
          ...numbers(columns).map((across) => {
            const why = whyRow(down) ?? whyColumn(across);
            return (
              <label key={`${down} ${across}`} class={`tap cell${why === undefined ? '' : ' closed'}`}>
                <input
                  type="radio"
                  name={id}
                  checked={chosenRow === down && chosenColumn === across}
                  {...closable(why)}
                  onChange={() => onChange({ [row]: down, [column]: across })}
                />
                <span>
                  <span class="unseen">
                    {row} {down}, {column.toLowerCase()} {across}
                    {why !== undefined && `, closed: ${why}`}
                  </span>
                </span>
              </label>
            );
          }),
        ])}
      </div>
      {reasons.length > 0 && <p class="help">Closed: {reasons.join('; ')}.</p>}
      {problem !== '' && (
        <p class="field-problem" id={id}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

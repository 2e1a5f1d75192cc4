// The table for one score: each player's change and new total.
import { ClashForField } from '../parts/clashes';
import { useId } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import { numberText } from '../../../src/games/frame/wording';
import { getAnswer, type AnswersByTitle, type AnswerProblem } from '../../../src/rounds/reply/reply';
import { problemText } from '../../shared/answers';
import { parseInteger } from '../../../src/games/frame/number-input';

export interface ScoreQuestion {
  readonly question: Question;
  readonly player: string;
  readonly now: number;
}

export function ScoreChangeTable({
  column,
  rows,
  values,
  problems,
  onChange,
}: {
  readonly column: string;
  readonly rows: readonly ScoreQuestion[];
  readonly values: AnswersByTitle;
  readonly problems: readonly AnswerProblem[];
  readonly onChange: (values: AnswersByTitle) => void;
}) {
  const id = useId();
  return (
    <table class="changes">
      <caption>{column}</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Change</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question: { title }, player, now }, index) => {
          const value = getAnswer(values, title);
          const problem = problemText(problems, title);
          return (
            <tr key={title}>
              <th scope="row">
                <bdi>{player}</bdi>
              </th>
              <td>
                <input
                  type="text"
                  inputMode="numeric"
                  autocomplete="off"
                  aria-label={title}
                  aria-invalid={problem !== ''}
                  aria-describedby={problem === '' ? undefined : `${id}-${index}`}
                  value={value}
                  onInput={(event) => onChange({ ...values, [title]: event.currentTarget.value })}
                />
                {problem !== '' && (
                  <p class="field-problem" id={`${id}-${index}`}>
                    {problem}
                  </p>
                )}
                <ClashForField title={title} />
              </td>
              <td>{formatTotal(now, value)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function formatTotal(now: number, typed: string): string {
  const text = typed.trim();
  if (text === '') return numberText(now);
  const change = parseInteger(text);
  return change === undefined ? `${numberText(now)} → ?` : `${numberText(now)} → ${numberText(now + change)}`;
}

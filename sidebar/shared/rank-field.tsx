// A field for ranking choices by tapping: each tap assigns the next place, and tapping a placed choice removes it.
import type { AnswerNote } from '../../src/games/frame/closed-choices';
import { choiceFromCell, type Option, type Question } from '../../src/games/frame/fields';
import type { AnswersByTitle } from '../../src/rounds/reply/reply';
import { optionText } from './answers';
import { useDisplayNames } from './display-names';
import { Field } from './field';
import { FocusButton } from './focusable-button';

/** The questions of one ranking, one per place. */
export interface RankQuestions {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly Option[];
  /** The questions' titles, first place first. */
  readonly places: readonly string[];
}

/** The ranking that this question belongs to; undefined if none. */
export function findRanking(question: Question, questions: readonly Question[]): RankQuestions | undefined {
  const { kind, help, required } = question;
  if (kind.type !== 'choice' || kind.rank === undefined) return undefined;
  const { rank, options } = kind;
  const same = questions.filter((each) => each.kind.type === 'choice' && each.kind.rank === rank);
  return { title: rank, help, required, options, places: same.map(({ title }) => title) };
}

export function RankField({
  rank: { title, help, required, options, places },
  answers,
  problem,
  notes = [],
  onChange,
}: {
  readonly rank: RankQuestions;
  readonly answers: AnswersByTitle;
  readonly problem: string;
  /** What choices would mean for the reader, at any place. */
  readonly notes?: readonly AnswerNote[];
  readonly onChange: (answers: AnswersByTitle) => void;
}) {
  const shown = useDisplayNames();
  const labels = options.map(optionText);
  const placed = places.flatMap((place) => {
    const value = choiceFromCell(options, answers[place] ?? '');
    const option = options.find((each) => each.value === value);
    return option === undefined ? [] : [optionText(option)];
  });
  const noteOf = (label: string): string =>
    notes
      .filter(({ title: place, answer }) => places[0] === place && answer === label)
      .map(({ note }) => note)
      .join('; ');
  const put = (order: readonly string[]): void => {
    const left = labels.filter((label) => !order.includes(label));
    // When a single choice is left, it gets the last place automatically.
    const whole = left.length === 1 && places.length === labels.length && order.length > placed.length;
    const all = whole ? [...order, ...left] : order;
    onChange(Object.fromEntries(places.map((place, at) => [place, all[at] ?? ''])));
  };
  const tap = (label: string): void => {
    if (placed.includes(label)) put(placed.filter((each) => each !== label));
    else if (placed.length < places.length) put([...placed, label]);
  };
  return (
    <Field
      {...{ title, problem }}
      grouped
      look="rank"
      name={
        <>
          {title}
          {!required && <span class="quiet"> (optional)</span>}
        </>
      }
      help={`${help} ${noteOf('')}`.trim()}
    >
      {() => (
        <>
          <p class="help">Tap the choices in order. Tap one again to remove it.</p>
          <div class="taps">
            {labels.map((label) => {
              const at = placed.indexOf(label);
              return (
                <FocusButton
                  key={label}
                  value={label}
                  class={at === -1 ? 'tap' : 'tap rank-placed'}
                  aria-pressed={at !== -1}
                  onClick={() => tap(label)}
                >
                  <span>
                    <span class="rank-place">{at === -1 ? '' : at + 1}</span>
                    {shown(label)}
                    {noteOf(label) !== '' && <span class="why">{noteOf(label)}</span>}
                  </span>
                </FocusButton>
              );
            })}
          </div>
          <p class="help" aria-live="polite">
            {placed.map((label, at) => `${at + 1}. ${shown(label)}`).join(', ')}
          </p>
        </>
      )}
    </Field>
  );
}

// Shows the sum of numbers that share a number of points, as they are typed.
import type { Taps } from '../../src/games/frame/ask';
import type { SumOfAnswers } from '../../src/games/frame/limits';
import type { TypedAnswers } from '../../src/rounds/reply/typed-answers';
import { typedWhole } from '../../src/games/frame/typed-number';

interface Props {
  readonly taps: Extract<Taps, { readonly kind: 'sum' }>;
  readonly answers: TypedAnswers;
}

export function Sum({ taps: { part, most, more }, answers }: Props) {
  const titles = Object.keys(answers).filter((title) => title.startsWith(`${part}: `));
  const sum = titles.reduce((total, title) => total + numberIn(answers[title]), 0);
  const limit = more.reduce(
    (total, one) =>
      total +
      ('more' in one
        ? answers[one.question] === one.answer
          ? one.more
          : 0
        : numberIn(answers[one.question])),
    most,
  );
  return <SumLine name={part} sum={sum} most={limit} />;
}

/** Shows a sum for each group of answers that share what the player has. */
export function Sums({
  sums,
  answers,
}: {
  readonly sums: readonly SumOfAnswers[];
  readonly answers: TypedAnswers;
}) {
  return (
    <>
      {sums.map(({ name, most, titles }) => (
        <SumLine
          key={name}
          {...{ name, most }}
          sum={titles.reduce((total, title) => total + numberIn(answers[title]), 0)}
        />
      ))}
    </>
  );
}

function SumLine({
  name,
  sum,
  most,
}: {
  readonly name: string;
  readonly sum: number;
  readonly most: number;
}) {
  return (
    <p class={sum > most ? 'sum tone-bad' : 'sum'} aria-live="polite">
      {name}: {sum} of {most}
      {sum > most ? `, ${sum - most} too many` : ''}
    </p>
  );
}

/** Reads a whole number as it is typed; 0 for anything else. */
function numberIn(answer = ''): number {
  return Math.max(0, typedWhole(answer) ?? 0);
}

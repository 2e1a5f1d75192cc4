// The sum of numbers that share so many points, as they are typed.
import type { Taps } from '../../src/games/frame/ask';
import type { TypedAnswers } from '../../src/rounds/api';
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
  return (
    <p class={sum > limit ? 'sum tone-bad' : 'sum'} aria-live="polite">
      {part}: {sum} of {limit}
      {sum > limit && `, ${sum - limit} too many`}
    </p>
  );
}

/** A whole number as it is typed; 0 for anything else. */
function numberIn(answer = ''): number {
  return Math.max(0, typedWhole(answer) ?? 0);
}

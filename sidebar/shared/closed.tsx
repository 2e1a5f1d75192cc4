// Choices that are closed to the reader: they are shown in their place with the reason, and cannot be picked.
import type { ClosedAnswer } from '../../src/games/frame/closed';

/** Says why a choice of a question is closed; undefined where it is open. */
export type WhyClosed = (answer: string) => string | undefined;

/** Gives the function that says why choices of one question are closed. */
export function closedIn(closed: readonly ClosedAnswer[], question: string): WhyClosed {
  const own = closed.filter(({ title }) => title === question);
  return (answer) => own.find((choice) => choice.answer === answer)?.why;
}

/**
 * Gives the attributes of a choice's control. A closed one is not disabled, so that a screen reader can reach it and
 * read the reason; a click or a key on it changes nothing.
 */
export function closable(why: string | undefined): {
  readonly 'aria-disabled'?: true;
  readonly onClick?: (event: Event) => void;
} {
  return why === undefined ? {} : { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
}

/** Shows the reason on a closed choice. */
export function Why({ why }: { readonly why: string | undefined }) {
  return why === undefined ? null : (
    <span class="why">
      <span class="unseen">closed: </span>
      {why}
    </span>
  );
}

/** Lists in a line the answers that are closed, for a question whose answer is typed. */
export function ClosedLine({ closed }: { readonly closed: readonly ClosedAnswer[] }) {
  if (closed.length === 0) return null;
  return (
    <p class="help">Closed to you: {closed.map(({ answer, why }) => `${answer} (${why})`).join(', ')}.</p>
  );
}

// Choices that are closed to the reader: they stand in place with their reason, and cannot be picked.
import type { ClosedAnswer } from '../../src/games/frame/closed';

/** The reason why a choice of a question is closed; undefined where it is open. */
export type WhyClosed = (answer: string) => string | undefined;

/** The reasons of one question. */
export function closedIn(closed: readonly ClosedAnswer[], question: string): WhyClosed {
  const own = closed.filter(({ title }) => title === question);
  return (answer) => own.find((choice) => choice.answer === answer)?.why;
}

/**
 * Attributes of the control of a choice. A closed one can still be reached, so that its reason can be heard: it is not
 * disabled, and a click on it, or what a key makes one, changes nothing.
 */
export function closable(why: string | undefined): {
  readonly 'aria-disabled'?: true;
  readonly onClick?: (event: Event) => void;
} {
  return why === undefined ? {} : { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
}

/** The reason, on its choice. */
export function Why({ why }: { readonly why: string | undefined }) {
  return why === undefined ? null : (
    <span class="why">
      <span class="unseen">closed: </span>
      {why}
    </span>
  );
}

/** The closed answers to a question whose answers are typed, in a line. */
export function ClosedLine({ closed }: { readonly closed: readonly ClosedAnswer[] }) {
  if (closed.length === 0) return null;
  return (
    <p class="help">Closed to you: {closed.map(({ answer, why }) => `${answer} (${why})`).join(', ')}.</p>
  );
}

// The text in which a page is kept between two views of it, and what it shows.
import { isList, isObject } from '../../games/frame/json';
import type { OwnSubmission } from '../reply/own-submission';

/** A page's stamp, the instant at which it was read, its reader's zone, a line break, and its JSON. */
export type ShownPage = string;

/** How many of a reader's submissions a page shows; more are only counted in their book. */
export const MOST_SUBMISSIONS = 10;

export function contentOf(shown: ShownPage): unknown {
  return JSON.parse(shown.slice(shown.indexOf('\n') + 1));
}

/** Whether a kept page shows these submissions of its reader, whatever times it gives them. */
export function tellsOf(shown: ShownPage, told: readonly OwnSubmission[]): boolean {
  const content = contentOf(shown);
  const submissions = isObject(content) && isList(content.submissions) ? content.submissions : [];
  const saying = (all: readonly unknown[]): string =>
    JSON.stringify(all.map((one) => (isObject(one) ? [one.fate, one.words] : one)));
  return saying(submissions) === saying(told.slice(-MOST_SUBMISSIONS));
}

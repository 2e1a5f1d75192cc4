// Reads the answer to a GET of the players' page: made without cookies, as a stranger would.
import type { AccountAnswer } from '../../reply/account';

/** Words in the page of a GET with `?ping=1`: plain words, as Google may wrap and escape the rest. */
export const PING_WORDS = 'Round Keeper opens this page for everybody';

const UNTIL_THEN =
  'Until it is found open, links lead to the forms alone: enter its address once more, and it is asked again.';

export const NO_PAGE_ENTERED: AccountAnswer = {
  kind: 'unknown',
  text: 'No address was entered: links lead to the forms.',
};

/** @param answer the status and the text that came; null where none did */
export function pageAnswer(answer: { readonly status: number; readonly text: string } | null): AccountAnswer {
  if (answer === null) return { kind: 'unknown', text: `No answer came. ${UNTIL_THEN}` };
  if (answer.status >= 500)
    return { kind: 'unknown', text: `Google itself had a fault (${answer.status}). ${UNTIL_THEN}` };
  if (answer.status === 200 && answer.text.includes(PING_WORDS)) return { kind: 'holds', text: 'It does.' };
  return {
    kind: 'fails',
    text: `It asks for an account, or is another page. In the Apps Script editor choose Deploy, Manage deployments, and see that it runs as you and that anyone has access. ${UNTIL_THEN}`,
  };
}

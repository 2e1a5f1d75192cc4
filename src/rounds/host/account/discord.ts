// Reads the answer to a GET of a webhook: Discord describes the webhook, and posts nothing.
import type { AccountAnswer } from '../../reply/account';

type Side = 'google' | 'browser';

/** How Round Keeper still works where one of the two sides is shut out of Discord. */
const INSTEAD: Readonly<Record<Side, string>> = {
  google:
    'Messages are posted from the window where the sidebar is open. What is sent by itself, a reminder or a round that resolves at its deadline, may not get out: it stands under “Deliveries” with the reason, and waits for that window.',
  browser:
    'Something in this window, such as an extension, may block Discord. What does not get out stands under “Deliveries”, and can be copied from “Messages”.',
};

export const NO_WEBHOOK_GIVEN: AccountAnswer = { kind: 'unknown', text: 'No webhook was entered.' };

/** @param status the HTTP status of the answer; null where none came */
export function discordAnswer(side: Side, status: number | null): AccountAnswer {
  if (status === null) return { kind: 'fails', text: `No answer came. ${INSTEAD[side]}` };
  if (status >= 200 && status < 300) return { kind: 'holds', text: 'It knows the webhook.' };
  if (status === 401 || status === 404) {
    return {
      kind: 'unknown',
      text: 'It answers, but does not know this webhook: it was deleted, or copied in part.',
    };
  }
  if (status >= 500) return { kind: 'unknown', text: `Discord itself had a fault (${status}).` };
  return { kind: 'fails', text: `It refuses (${status}). ${INSTEAD[side]}` };
}

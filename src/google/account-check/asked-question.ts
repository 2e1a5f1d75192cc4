// The question of the account's check that asks a form for what was sent to it.
import { askedAnswer } from '../../rounds/host/account/measured';
import type { AccountAnswer } from '../../rounds/reply/account';
import { responsesSince } from '../form-answers';
import { awaited, QUESTION, rowOf, submitResponse } from './responses';

/** How long to wait for a form to tell of a response, in milliseconds. */
const TELLS_WITHIN_MS = 5000;
/** How much earlier than the sending the asking begins, since the form's clock may differ from the script's. */
const BEFORE_MS = 60_000;

/**
 * Asks whether a form tells what was sent to it. At the end of a live game's stage, forms are asked for responses that
 * are not in the sheet yet. Where the row is in the sheet too, both must show the same second, since that is how the
 * program sees that they are the same response.
 */
export function askFormAsked(): AccountAnswer {
  const sent = submitResponse();
  const told = awaited(
    () =>
      responsesSince(sent.form, sent.sentAt - BEFORE_MS).find(({ answers }) =>
        answers.some(([title, answer]) => title === QUESTION && answer === sent.text),
      ),
    TELLS_WITHIN_MS,
  );
  return askedAnswer(told?.at, rowOf(sent)?.[0]);
}

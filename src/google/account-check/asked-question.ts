// The question of the account's check that asks a form for what was sent to it.
import { askedAnswer } from '../../rounds/host/account/measured';
import type { AccountAnswer } from '../../rounds/reply/account';
import { responsesSince } from '../form-answers';
import { awaited, QUESTION, rowOf, submitResponse } from './responses';

/** The time that a form is given to tell of a response, in milliseconds. */
const TELLS_WITHIN_MS = 5000;
/** A form is asked for what was sent from this long before on: its clock may not be the script's. */
const BEFORE_MS = 60_000;

/**
 * The answer to: does a form tell what was sent to it? At the end of a live game's stage it is asked for what is not in
 * the sheet yet. Where the row is there as well, the two must show the same second: by that a response is known again.
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

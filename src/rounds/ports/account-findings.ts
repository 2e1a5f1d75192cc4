// Findings about the host's account, as the host book keeps them, and what the program decides by them.
import { object, optional, type Field } from '../../games/frame/fields';
import { anyNumber, anyText, atLeast, oneWordOf } from '../../games/frame/fields/plain';
import { recordOf } from '../../games/frame/json';
import { zoneOfOffset } from '../time/time-zone';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../reply/account';

const answerField: Field<AccountAnswer> = atLeast({
  kind: oneWordOf(['holds', 'fails', 'unknown']),
  text: anyText,
  measured: optional(anyNumber),
  build: optional(anyText),
});

export interface AccountFindings {
  /** The instant of the first question, in UTC milliseconds. */
  readonly since: number;
  readonly answers: Readonly<Partial<Record<AccountQuestion, AccountAnswer>>>;
}

/** Answers to questions of another version are ignored. */
export const findingsField: Field<AccountFindings> = object({
  since: anyNumber,
  answers: atLeast(recordOf(ACCOUNT_QUESTIONS.map(({ id }) => [id, optional(answerField)] as const))),
});

/**
 * Gives the zone of the clocks that write the times of responses, where the check found that it is not the
 * spreadsheet's.
 */
export function stampZone(found: AccountFindings | undefined): string | undefined {
  const stamp = found?.answers.stamp;
  return stamp?.kind === 'fails' && stamp.measured !== undefined ? zoneOfOffset(stamp.measured) : undefined;
}

/** Gives the time that the check waited for a row, in milliseconds; undefined where it did not ask, or no row came. */
export function arrivalDelay(found: AccountFindings | undefined): number | undefined {
  return found?.answers.row?.measured;
}

/**
 * Whether forms tell what was sent to them; not where the check found that they do not, or tell another time than their
 * sheet.
 */
export function formsTell(found: AccountFindings | undefined): boolean {
  return found?.answers['form-asked']?.kind !== 'fails';
}

/** Whether links may lead to the players' page: only where the check found that it opens for everybody. */
export function isPageOpen(found: AccountFindings | undefined): boolean {
  return found?.answers.page?.kind === 'holds';
}

/** Whether requests to Google's servers leave together; not where the check found that from this account they do not. */
export function isTogether(found: AccountFindings | undefined): boolean {
  return found?.answers.together?.kind !== 'fails';
}

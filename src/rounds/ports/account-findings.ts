// Findings about the host's account, as stored in the host book, and what they decide.
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
  /** Time of the first question, in UTC milliseconds. */
  readonly since: number;
  readonly answers: Readonly<Partial<Record<AccountQuestion, AccountAnswer>>>;
}

/** Ignores answers to unknown questions. */
export const findingsField: Field<AccountFindings> = object({
  since: anyNumber,
  answers: atLeast(recordOf(ACCOUNT_QUESTIONS.map(({ id }) => [id, optional(answerField)] as const))),
});

/** The response times' zone, if the check found that it isn't the spreadsheet's. */
export function stampZone(found: AccountFindings | undefined): string | undefined {
  const stamp = found?.answers.stamp;
  return stamp?.kind === 'fails' && stamp.measured !== undefined ? zoneOfOffset(stamp.measured) : undefined;
}

/** How long the check waited for a row, in milliseconds; undefined if unknown. */
export function arrivalDelay(found: AccountFindings | undefined): number | undefined {
  return found?.answers.row?.measured;
}

/** Whether forms can be asked for their responses. Not if the check found that they can't, or that their times differ. */
export function formsTell(found: AccountFindings | undefined): boolean {
  return found?.answers['form-asked']?.kind !== 'fails';
}

/** Links lead to the players' page only if the check found that it opens for everybody. */
export function isPageOpen(found: AccountFindings | undefined): boolean {
  return found?.answers.page?.kind === 'holds';
}

/** Whether requests to Google go out in parallel, unless the check found that they don't from this account. */
export function isTogether(found: AccountFindings | undefined): boolean {
  return found?.answers.together?.kind !== 'fails';
}

// What the account check found out about the host's account, as the host book stores it, and what follows from it.
import { object, optional, type Field } from '../../games/frame/fields';
import { anyNumber, anyText, looseObject, enumField } from '../../games/frame/fields/data-fields';
import { fromEntries } from '../../games/frame/json';
import { zoneOfOffset } from '../time/time-zone';
import type { HostSnapshot } from './host-book';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../reply/account';

const answerField: Field<AccountAnswer> = looseObject({
  kind: enumField(['holds', 'fails', 'unknown']),
  text: anyText,
  measured: optional(anyNumber),
  build: optional(anyText),
});

export interface AccountFindings {
  /** Time of the first question, in UTC milliseconds. */
  readonly since: number;
  readonly answers: Readonly<Partial<Record<AccountQuestion, AccountAnswer>>>;
}

/** Drops answers to questions that no longer exist. */
export const findingsField: Field<AccountFindings> = object({
  since: anyNumber,
  answers: looseObject(fromEntries(ACCOUNT_QUESTIONS.map(({ id }) => [id, optional(answerField)] as const))),
});

/** The zone of response times, if the check found that it isn't the spreadsheet's. */
export function responseTimeZone(found: AccountFindings | undefined): string | undefined {
  const stamp = found?.answers.stamp;
  return stamp?.kind === 'fails' && stamp.measured !== undefined ? zoneOfOffset(stamp.measured) : undefined;
}

/** How long the check waited for a row to appear, in milliseconds; undefined if unknown. */
export function arrivalDelay(found: AccountFindings | undefined): number | undefined {
  return found?.answers.row?.measured;
}

/**
 * What a snapshot says about the account.
 * @param page address of the players' page; empty if none was entered
 * @param build this script's build
 */
export function accountFacts(
  found: AccountFindings | undefined,
  page: string,
  build: string,
): Pick<HostSnapshot, 'unchecked' | 'formsSilent' | 'page' | 'pageNotOpen' | 'pageBehind'> {
  const { page: opened, 'form-asked': asked } = found?.answers ?? {};
  const pageFacts =
    opened?.kind === 'holds'
      ? { page, ...(opened.build === build ? {} : { pageBehind: true as const }) }
      : { pageNotOpen: true as const };
  return {
    ...(found === undefined ? { unchecked: true } : {}),
    ...(asked?.kind === 'fails' ? { formsSilent: true } : {}),
    ...(page === '' ? {} : pageFacts),
  };
}

/** Whether Google runs several requests at once. True unless the check found that it doesn't for this account. */
export function canBatchRequests(found: AccountFindings | undefined): boolean {
  return found?.answers.together?.kind !== 'fails';
}

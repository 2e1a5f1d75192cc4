// Findings about the host's account, as the host book keeps them, and the program's decisions that rest on them.
import { isObject } from '../../games/frame/json';
import { zoneOfOffset } from '../time/time-zone';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../reply/account';

export interface AccountFindings {
  /** The instant of the first question, in UTC milliseconds. */
  readonly since: number;
  readonly answers: Readonly<Partial<Record<AccountQuestion, AccountAnswer>>>;
}

/**
 * Reads the findings that were kept; undefined for any other JSON. Answers to questions of another version are left
 * out.
 */
export function readFindings(json: unknown): AccountFindings | undefined {
  if (!isObject(json) || typeof json.since !== 'number' || !isObject(json.answers)) return undefined;
  const answers: Partial<Record<AccountQuestion, AccountAnswer>> = {};
  for (const { id } of ACCOUNT_QUESTIONS) {
    const answer = json.answers[id];
    if (!isAnswer(answer)) continue;
    const { kind, text, measured } = answer;
    answers[id] = { kind, text, ...(typeof measured === 'number' ? { measured } : {}) };
  }
  return { since: json.since, answers };
}

function isAnswer(json: unknown): json is AccountAnswer {
  return (
    isObject(json) &&
    (json.kind === 'holds' || json.kind === 'fails' || json.kind === 'unknown') &&
    typeof json.text === 'string'
  );
}

/**
 * The zone in whose clocks the times of responses are written, where the check found that it is not the
 * spreadsheet's.
 */
export function stampZone(found: AccountFindings | undefined): string | undefined {
  const stamp = found?.answers.stamp;
  return stamp?.kind === 'fails' && stamp.measured !== undefined ? zoneOfOffset(stamp.measured) : undefined;
}

/** The time that the check waited for a row, in milliseconds; undefined where it did not ask, or none came. */
export function arrivalDelay(found: AccountFindings | undefined): number | undefined {
  return found?.answers.row?.measured;
}

/** False where forms were found not to tell what was sent to them, or another time than their sheet. */
export function formsTell(found: AccountFindings | undefined): boolean {
  return found?.answers['form-asked']?.kind !== 'fails';
}

/** True where links may lead to the players' page: only where it was found to open for everybody. */
export function isPageOpen(found: AccountFindings | undefined): boolean {
  return found?.answers.page?.kind === 'holds';
}

/** False where requests to Google's servers were found not to leave together from this account. */
export function isTogether(found: AccountFindings | undefined): boolean {
  return found?.answers.together?.kind !== 'fails';
}

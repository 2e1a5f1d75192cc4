// What was found out about the host's account, as the host book keeps it.
import { isObject } from '../../games/json';
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountQuestion } from '../view/api';

export interface AccountFindings {
  /** When it was first asked, in UTC milliseconds. */
  readonly since: number;
  readonly answers: Readonly<Partial<Record<AccountQuestion, AccountAnswer>>>;
}

/** Reads what was kept; undefined for what is none. Answers to questions of another version are left out. */
export function readFindings(json: unknown): AccountFindings | undefined {
  if (!isObject(json) || typeof json.since !== 'number' || !isObject(json.answers)) return undefined;
  const answers: Partial<Record<AccountQuestion, AccountAnswer>> = {};
  for (const { id } of ACCOUNT_QUESTIONS) {
    const answer = json.answers[id];
    if (isAnswer(answer)) answers[id] = { kind: answer.kind, text: answer.text };
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

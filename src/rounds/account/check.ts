// Asks the host's account one question after another, and keeps the answers in the host book.
import { ok, type Result } from '../../games/result';
import type { Ports } from '../ports';
import {
  ACCOUNT_QUESTIONS,
  type AccountCheck,
  type AccountQuestion,
  type AskAccount,
  type UserError,
} from '../view/api';
import type { AccountFindings } from './findings';
import { accountReport } from './report';

/** What was found; nothing is asked. */
export function accountCheck({ account }: Pick<Ports, 'account'>): AccountCheck {
  return viewOf(account.read());
}

/** Asks what is next. Where everything was asked, the answers are forgotten and the first question is asked again. */
export function askAccount(
  ports: Pick<Ports, 'account' | 'exclusively' | 'now'>,
  given: AskAccount,
): Result<AccountCheck, UserError> {
  return ports.exclusively(() => {
    const before = ports.account.read();
    const anew: AccountFindings = { since: ports.now(), answers: {} };
    const under = before === undefined ? null : nextIn(before);
    const found = before === undefined || under === null ? anew : before;
    const next = under ?? ACCOUNT_QUESTIONS[0].id;
    const answers = { ...found.answers, [next]: ports.account.ask(next, given) };
    ports.account.write({ ...found, answers });
    return ok(viewOf({ ...found, answers }));
  });
}

function nextIn({ answers }: AccountFindings): AccountQuestion | null {
  return ACCOUNT_QUESTIONS.find(({ id }) => answers[id] === undefined)?.id ?? null;
}

function viewOf(found: AccountFindings = { since: 0, answers: {} }): AccountCheck {
  const questions = ACCOUNT_QUESTIONS.map(({ id, title }) => ({
    id,
    title,
    answer: found.answers[id] ?? null,
  }));
  return { questions, next: nextIn(found), report: accountReport(found.since, questions) };
}

// Asks the host's account one question after another, and keeps the answers in the host book.
import { ok, type Result } from '../../../games/frame/result';
import type { Ports } from '../../ports/ports';
import { ACCOUNT_QUESTIONS, type AccountCheck, type AccountQuestion } from '../../reply/account';
import type { CallProblem } from '../../reply/reply';
import type { AccountFindings } from '../../ports/account-findings';
import { accountReport } from './report';

type AccountPorts = Pick<Ports, 'account' | 'exclusively' | 'now' | 'pages'>;

/** Gives the findings of the check so far, and removes everything that an interrupted check left behind. */
export function accountCheck({
  account,
  exclusively,
  pages,
}: AccountPorts): Result<AccountCheck, CallProblem> {
  return exclusively(() => ok(viewOf(account.read(), account.removeFiles(), pages.address())));
}

/**
 * Asks the next question. Where everything was asked, the answers are forgotten and the first question is asked again.
 */
export function askAccount(ports: AccountPorts): Result<AccountCheck, CallProblem> {
  return ports.exclusively(() => {
    const before = ports.account.read();
    const anew: AccountFindings = { since: ports.now(), answers: {} };
    const under = before === undefined ? null : nextIn(before);
    const found = before === undefined || under === null ? anew : before;
    const next = under ?? ACCOUNT_QUESTIONS[0].id;
    const answers = { ...found.answers, [next]: ports.account.ask(next) };
    ports.account.write({ ...found, answers });
    const after = { ...found, answers };
    // The files are removed only after the last question: later questions use those of earlier ones.
    return ok(
      viewOf(after, nextIn(after) === null ? ports.account.removeFiles() : [], ports.pages.address()),
    );
  });
}

function nextIn({ answers }: AccountFindings): AccountQuestion | null {
  return ACCOUNT_QUESTIONS.find(({ id }) => answers[id] === undefined)?.id ?? null;
}

function viewOf(
  found: AccountFindings = { since: 0, answers: {} },
  leftover: readonly string[],
  page: string,
): AccountCheck {
  const questions = ACCOUNT_QUESTIONS.map(({ id, title }) => ({
    id,
    title,
    answer: found.answers[id] ?? null,
  }));
  return { questions, next: nextIn(found), page, leftover, report: accountReport(found.since, questions) };
}

// Asks the host's account one question after another, keeps the answers in the host book, and makes the report to copy.
import { ok, type Result } from '../../../games/frame/result';
import type { Ports } from '../../ports/ports';
import {
  ACCOUNT_QUESTIONS,
  type AccountCheck,
  type AccountQuestion,
  type AccountAnswer,
} from '../../reply/account';
import type { CallProblem } from '../../reply/reply';
import type { AccountFindings } from '../../ports/account-findings';

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

const KINDS: Readonly<Record<AccountAnswer['kind'], string>> = {
  holds: 'holds',
  fails: 'DOES NOT HOLD',
  unknown: 'could not tell',
};

export function accountReport(since: number, questions: AccountCheck['questions']): string {
  const lines = questions.flatMap(({ title, answer }) =>
    answer === null ? [] : [`${title}\n  ${KINDS[answer.kind]}: ${answer.text}`],
  );
  if (lines.length === 0) return '';
  const left = questions.length - lines.length;
  return [
    `Round Keeper account check, ${new Date(since).toISOString().slice(0, 10)}`,
    ...lines,
    ...(left === 0 ? [] : [`Not asked yet: ${left} of ${questions.length}.`]),
  ].join('\n');
}

/** Patterns of names of people, places and files: e-mails, addresses, and anything as long as an id or a key. */
const NAMING = [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, /https?:\/\/\S+/gi, /[\w-]{20,}/g];

/** Leaves out of Google's words what nobody else should read. */
export function withoutNames(text: string): string {
  return NAMING.reduce((rest, pattern) => rest.replace(pattern, '…'), text);
}

const PING_WORDS = 'Round Keeper opens this page for everybody';

/** The answer to a GET with `?ping=1` from this build: plain words, as Google may wrap and escape the rest. */
export function pingAnswer(build: string): string {
  return `${PING_WORDS} with ${build.replace(/[^\w.-]+/g, ' ').trim()} `;
}

export const PAGE_BEHIND =
  'The players’ page still runs another version of Round Keeper than this spreadsheet. In the Apps Script editor choose Deploy › Manage deployments, the pencil, then Version: New version, and Deploy.';

const UNTIL_THEN =
  'Until it is found open, links lead to the forms alone: enter its address once more, and it is asked again.';

export const NO_PAGE_ENTERED: AccountAnswer = {
  kind: 'unknown',
  text: 'No address was entered: links lead to the forms.',
};

/**
 * @param answer the status and the text that came; null where none did
 * @param build the build that asks
 */
export function pageAnswer(
  answer: { readonly status: number; readonly text: string } | null,
  build: string,
): AccountAnswer {
  if (answer === null) return { kind: 'unknown', text: `No answer came. ${UNTIL_THEN}` };
  if (answer.status >= 500)
    return { kind: 'unknown', text: `Google itself had a fault (${answer.status}). ${UNTIL_THEN}` };
  if (answer.status === 200 && answer.text.includes(PING_WORDS))
    return answer.text.includes(pingAnswer(build))
      ? { kind: 'holds', text: 'It does.', build }
      : { kind: 'holds', text: `It does. ${PAGE_BEHIND}` };
  return {
    kind: 'fails',
    text: `It asks for an account, or is another page. In the Apps Script editor choose Deploy, Manage deployments, and see that it runs as you and that anyone has access. ${UNTIL_THEN}`,
  };
}

// The account check: asks questions one by one, saves the answers in the host's spreadsheet, and writes a report to copy.
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

/** The answers so far. Also deletes files that an interrupted check left behind. */
export function accountCheck({
  account,
  exclusively,
  pages,
}: AccountPorts): Result<AccountCheck, CallProblem> {
  return exclusively(() => ok(toAccountCheck(account.read(), account.removeFiles(), pages.address())));
}

/** Asks the next question. After the last one, starts over. */
export function askNextQuestion(ports: AccountPorts): Result<AccountCheck, CallProblem> {
  return ports.exclusively(() => {
    const before = ports.account.read();
    const anew: AccountFindings = { since: ports.now(), answers: {} };
    const under = before === undefined ? null : nextQuestion(before);
    const found = before === undefined || under === null ? anew : before;
    const next = under ?? ACCOUNT_QUESTIONS[0].id;
    const answers = { ...found.answers, [next]: ports.account.ask(next) };
    ports.account.write({ ...found, answers });
    const after = { ...found, answers };
    // Delete test files only after the last question, because later questions use them.
    return ok(
      toAccountCheck(
        after,
        nextQuestion(after) === null ? ports.account.removeFiles() : [],
        ports.pages.address(),
      ),
    );
  });
}

function nextQuestion({ answers }: AccountFindings): AccountQuestion | null {
  return ACCOUNT_QUESTIONS.find(({ id }) => answers[id] === undefined)?.id ?? null;
}

function toAccountCheck(
  found: AccountFindings = { since: 0, answers: {} },
  leftover: readonly string[],
  page: string,
): AccountCheck {
  const questions = ACCOUNT_QUESTIONS.map(({ id, title }) => ({
    id,
    title,
    answer: found.answers[id] ?? null,
  }));
  return {
    questions,
    next: nextQuestion(found),
    page,
    leftover,
    report: accountReport(found.since, questions),
  };
}

const ANSWER_LABELS: Readonly<Record<AccountAnswer['kind'], string>> = {
  holds: 'yes',
  fails: 'NO',
  unknown: 'unknown',
};

export function accountReport(since: number, questions: AccountCheck['questions']): string {
  const lines = questions.flatMap(({ title, answer }) =>
    answer === null ? [] : [`${title}\n  ${ANSWER_LABELS[answer.kind]}: ${answer.text}`],
  );
  if (lines.length === 0) return '';
  const left = questions.length - lines.length;
  return [
    `Round Keeper account check, ${new Date(since).toISOString().slice(0, 10)}`,
    ...lines,
    ...(left === 0 ? [] : [`Not checked yet: ${left} of ${questions.length}.`]),
  ].join('\n');
}

/** Matches text that could identify people or files: e-mail addresses, links, and words as long as an id or a key. */
const IDENTIFYING_PATTERNS = [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, /https?:\/\/\S+/gi, /[\w-]{20,}/g];

/** Removes anything that could identify people or files from Google's messages. */
export function anonymize(text: string): string {
  return IDENTIFYING_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, '…'), text);
}

const PING_TEXT = 'Round Keeper opens this page for everybody';

/** This build's reply to `?ping=1`. Contains only plain words, because Google wraps and escapes the page. */
export function buildPingAnswer(build: string): string {
  return `${PING_TEXT} with ${build.replace(/[^\w.-]+/g, ' ').trim()} `;
}

export const PAGE_OUTDATED_TEXT =
  'The players’ page and this spreadsheet run different versions of Round Keeper. In the Apps Script editor, choose Deploy › Manage deployments and click the pencil. Under “Version”, choose “New version”, then click “Deploy”.';

const USE_FORMS_TEXT =
  'Until everyone can open the page, players’ links go to the forms. To check again, re-enter the page’s address.';

export const NO_PAGE_ENTERED: AccountAnswer = {
  kind: 'unknown',
  text: 'You haven’t entered an address, so players’ links go to the forms.',
};

/**
 * @param answer status and text; null for no reply
 * @param build this script's build
 */
export function toPageAnswer(
  answer: { readonly status: number; readonly text: string } | null,
  build: string,
): AccountAnswer {
  if (answer === null) return { kind: 'unknown', text: `The page didn’t reply. ${USE_FORMS_TEXT}` };
  if (answer.status >= 500)
    return { kind: 'unknown', text: `Google reported an error (${answer.status}). ${USE_FORMS_TEXT}` };
  if (answer.status === 200 && answer.text.includes(PING_TEXT))
    return answer.text.includes(buildPingAnswer(build))
      ? { kind: 'holds', text: 'The page opens without an account.', build }
      : { kind: 'holds', text: PAGE_OUTDATED_TEXT };
  return {
    kind: 'fails',
    text: `The page asks people to sign in, or the address belongs to another page. In the Apps Script editor, choose Deploy › Manage deployments. Check that “Execute as” is “Me” and “Who has access” is “Anyone”. ${USE_FORMS_TEXT}`,
  };
}

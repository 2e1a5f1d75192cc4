// The report of the account's check, for a bug report: everybody may read it.
import { ACCOUNT_QUESTIONS, type AccountAnswer, type AccountCheck, type AccountQuestion } from '../api';

const ANSWER_KINDS = ['holds', 'fails', 'unknown'] as const satisfies readonly AccountAnswer['kind'][];

const KINDS: Readonly<Record<AccountAnswer['kind'], string>> = {
  holds: 'holds',
  fails: 'DOES NOT HOLD',
  unknown: 'could not be told',
};

/** The report; empty where nothing was asked. */
export function accountReport(since: number, questions: AccountCheck['questions']): string {
  const lines = questions.flatMap(({ title, answer }) =>
    answer === null ? [] : [`${title}\n  ${KINDS[answer.kind]}: ${answer.text}`],
  );
  if (lines.length === 0) return '';
  const left = questions.length - lines.length;
  return [
    `Round Keeper, check of an account, ${new Date(since).toISOString().slice(0, 10)}`,
    ...lines,
    ...(left === 0 ? [] : [`Not asked yet: ${left} of ${questions.length}.`]),
  ].join('\n');
}

/** The findings in a report. Questions of another version, and everything that is none, are left out. */
export function readReport(text: string): ReadonlyMap<AccountQuestion, AccountAnswer> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = new Map<AccountQuestion, AccountAnswer>();
  for (const { id, title } of ACCOUNT_QUESTIONS) {
    const said = lines[lines.indexOf(title) + 1] ?? '';
    for (const kind of ANSWER_KINDS) {
      const start = `${KINDS[kind]}: `;
      if (lines.includes(title) && said.startsWith(start))
        found.set(id, { kind, text: said.slice(start.length) });
    }
  }
  return found;
}

/** Patterns for the names of persons, places and files: e-mails, addresses, and anything as long as an id or a key. */
const NAMING = [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, /https?:\/\/\S+/gi, /[\w-]{20,}/g];

/** Google's words, without the parts that nobody else should read. */
export function withoutNames(text: string): string {
  return NAMING.reduce((rest, pattern) => rest.replace(pattern, '…'), text);
}

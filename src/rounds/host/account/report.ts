// The report of the account check, for a bug report: everyone may read it.
import type { AccountAnswer, AccountCheck } from '../../reply/account';

const KINDS: Readonly<Record<AccountAnswer['kind'], string>> = {
  holds: 'holds',
  fails: 'DOES NOT HOLD',
  unknown: 'could not tell',
};

/** Gives the report; empty where nothing was asked. */
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

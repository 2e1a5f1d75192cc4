// Runs the account check: completely, up to a question, or until it's killed at a call.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { AccountAnswer, AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';
import { copyOf, openTestHost, type TestHost } from '../support/host';

/** Asks all questions, or up to this one. */
export function checked({ desk }: TestHost, last?: AccountQuestion): AccountCheck {
  for (;;) {
    const check = unwrapReply(desk.askAccount());
    const isLast = check.questions.some(({ id, answer }) => id === last && answer !== null);
    if (check.next === null || isLast) return check;
  }
}

export function answerIn({ questions }: AccountCheck, question: AccountQuestion): AccountAnswer {
  const answer = questions.find(({ id }) => id === question)?.answer ?? null;
  if (answer === null) throw new Error(`${question} was not asked.`);
  return answer;
}

export function failuresIn({ questions }: AccountCheck): readonly AccountQuestion[] {
  return questions.filter(({ answer }) => answer?.kind === 'fails').map(({ id }) => id);
}

export function names(addOn: TestHost): readonly string[] {
  return Object.values(addOn.host.cloud.files()).map(({ name }) => name);
}

export interface Moment {
  /** A service call, and its number within its question. */
  readonly name: string;
  readonly nth: number;
  /** The host before that question. */
  readonly start: TestHost;
}

/** The moments after each call of a check, starting with its first file. */
export function momentsOfCheck(): readonly Moment[] {
  const whole = openTestHost({ quiet: 'an account' });
  const moments: Moment[] = [];
  for (let next: unknown = ''; next !== null;) {
    const start = copyOf(whole);
    whole.host.faults.resetCounts();
    ({ next } = unwrapReply(whole.desk.askAccount()));
    whole.host.faults.trace().forEach(({ name, outcome }, index) => {
      // If a call fails undisturbed, there's no moment after it.
      if (outcome === 'done') moments.push({ name, nth: index + 1, start });
    });
  }
  const first = moments.findIndex(({ name }) => name === 'Sheets.Spreadsheets.create');
  return moments.slice(Math.max(0, first - 1));
}

/** Kills the check at this moment. When the check's screen is opened again, everything that it created must be deleted. */
export function killCheck({ name, nth, start }: Moment): void {
  const addOn = copyOf(start);
  const before = names(openTestHost({ quiet: 'an account' }));
  addOn.host.faults.kill('*', { nth, when: 'after' });
  expect(() => checked(addOn)).toThrow();
  addOn.clock.pass(300_000);
  const { leftover } = unwrapReply(addOn.desk.getAccountCheck());
  expect({ name, nth, leftover, names: names(addOn) }).toEqual({ name, nth, leftover: [], names: before });
}

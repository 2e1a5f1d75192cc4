// A whole check of an account that has one thing otherwise.
import type { AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';
import { openTestHost, type TestHost } from '../support/host';
import { checked } from './killed-check';

/** An account that has one thing otherwise, and the questions that fail on it. */
export type Kind = readonly [
  how: string,
  prepare: (addOn: TestHost) => unknown,
  wanted: readonly AccountQuestion[],
];

/** The check of such an account names these questions, and no other. */
export function findsOnly(
  _: string,
  prepare: Kind[1],
  wanted: readonly AccountQuestion[],
): AccountCheck['questions'] {
  const addOn = openTestHost({ quiet: 'an account' });
  prepare(addOn);
  const { questions } = checked(addOn);
  const failing = questions.filter(({ answer }) => answer?.kind === 'fails').map(({ id }) => id);
  expect(failing).toEqual(wanted);
  return questions;
}

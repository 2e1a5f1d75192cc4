// What a game does with Google: each is asked before a game, and an account that does not take it is told so, and nothing else.
import { findsOnly } from './account-kinds';
import { MECHANISMS, type Mechanism } from './account-mechanisms';

const rows: readonly (readonly [string, Mechanism])[] = MECHANISMS.map((one) => [one.what, one]);

test.each(rows)(
  '%s: an account that says no is told so',
  (_, { asked, failing = [asked], said, prepare }) => {
    const questions = findsOnly(asked, prepare, failing);
    expect(questions.find(({ id }) => id === asked)?.answer?.text).toContain(said);
  },
);

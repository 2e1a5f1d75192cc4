// What a game does with Google and not every account takes: the check says so and nothing else, a game on such an account
// does what is said, and the table of the docs says the same.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import { ACCOUNT_QUESTIONS } from '../../src/rounds/reply/account';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { draftedGame, gameIn, SMALL } from '../support/host-game';
import { answerIn, checked, failuresIn } from './check-run';
import { MECHANISMS, type Mechanism, type Round } from './account-mechanisms';

quietEvenings('an account');

const rows: readonly (readonly [string, Mechanism])[] = MECHANISMS.map((one) => [one.what, one]);

test.each(rows)('%s: a game does what is said', (_, { prepare, round }) => {
  const addOn = draftedGame(SMALL);
  prepare(addOn);
  expect(firstRound(addOn)).toBe(round);
});

test.each(rows)('%s: the check says so', (_, { asked, failing = [asked], said, prepare }) => {
  const addOn = openTestHost();
  prepare(addOn);
  const check = checked(addOn);
  expect(failuresIn(check)).toEqual(failing);
  expect(answerIn(check, asked).text).toContain(said);
});

/** What becomes of the first round of a small game. */
function firstRound(addOn: TestHost): Round {
  const { desk } = addOn;
  given(desk.create());
  let refusals = 0;
  for (let left = Infinity; left > 0;) {
    const made = desk.prepareNext();
    if (made.ok) left = gameIn(made.value).toPrepare.length;
    else if (refusals === 2) return 'stops';
    else refusals += 1;
  }
  if (!desk.submitForPractice({ players: [] }).ok) return 'waits';
  const resolved = given(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(gameIn(resolved.desk).past).toHaveLength(1);
  return refusals === 0 ? 'played' : 'played at the second click';
}

test('the table of known accounts is this one', () => {
  const titles = new Map<string, string>(ACCOUNT_QUESTIONS.map(({ id, title }) => [id, title]));
  const cells = readFileSync('docs/known-accounts.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  for (const { what, asked, said, then } of MECHANISMS)
    expect(cells).toContainEqual([what, titles.get(asked), `“${said}”`, then]);
});

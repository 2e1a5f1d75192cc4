// A match in the built program that is scored by formulas (OM-10): they compute at once, late, or not at all.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { hostTab, type } from '../support/host-books';
import { BIDS_BY_FORMULAS, gameView, openStage, practiceGame, prepare, refused } from '../support/host-game';

/** The cell in Results with the first player's Gold. */
const GOLD = 'Results!C5';

function decided(): TestHost {
  const test = openTestHost();
  practiceGame(test, { game: 'own-match', settings: { ...BIDS_BY_FORMULAS, Rounds: '2' } });
  unwrapReply(test.desk.submitForPractice({ players: [] }));
  unwrapReply(test.desk.updateAnswers({}));
  type(test.host, GOLD, '=MAX(Answers!C2:C6)');
  return test;
}

function highest(test: TestHost): number {
  const [titles = [], ...rows] = hostTab(test, 'Answers');
  return Math.max(...rows.map((row) => Number(row[titles.indexOf('Bid')])));
}

const resolve = ({ desk }: TestHost) => desk.resolveRound({ stage: openStage(desk).name, token: '' });

test('a round is resolved by one click, once Google has computed', () => {
  const test = quietly('set times', decided);
  const { desk, clock } = test;
  expect(hostTab(test, 'Results').slice(3, 5)).toEqual([
    ['Player', 'Tell', 'Gold', 'Out', 'Winner', 'Asked'],
    ['Ana', '', highest(test)],
  ]);
  test.host.conditions.formulaLagMs = 120_000;
  const begun = clock.now();
  expect(refused(resolve(test)).text).toContain('Results, C5 still hasn’t been computed after a minute');
  expect(clock.now() - begun).toBeGreaterThanOrEqual(60_000);
  expect(openStage(desk).name).toBe('round-1');
  test.host.conditions.formulaLagMs = 5000;
  // Another answer, so that Answers is written again and the formulas compute late.
  unwrapReply(desk.submitForPractice({ players: ['Ana'] }));
  const begunAgain = clock.now();
  unwrapReply(resolve(test));
  expect(clock.now() - begunAgain).toBeGreaterThanOrEqual(5000);
  test.host.conditions.formulaLagMs = 0;
  const first = highest(test);
  expect(openStage(desk).name).toBe('round-2');
  prepare(desk);
  unwrapReply(desk.submitForPractice({ players: [] }));
  unwrapReply(resolve(test));
  expect(gameView(desk).stage).toBeNull();
  expect(hostTab(test, 'All scores').flat()).toContain(first + highest(test));
  // The ledger has values instead of formulas, and replaying it gives the same match.
  expect(JSON.stringify(hostTab(test, 'Ledger'))).not.toContain('=MAX');
  unwrapReply(desk.updateAnswers({ stage: 'round-2' }));
  expect(
    hostTab(test, 'History')
      .slice(0, 2)
      .map((row) => row.slice(0, 4)),
  ).toEqual([
    ['Round', 'Player', 'In', 'Gold'],
    [1, 'Ana', true, first],
  ]);
  // Correct the first round. Formulas compute both rounds again, each time late.
  const change = { kind: 'submission', stage: 'round-1', player: 'Bo', answers: { Bid: '9999' } } as const;
  const second = highest(test);
  test.host.conditions.formulaLagMs = 5000;
  const { rounds, view } = unwrapReply(desk.decideAgain({ change }));
  const again = { kind: 'formulas-again', change, rounds } as const;
  unwrapReply(desk.applyChange({ change: again, reason: 'Misread.', token: view.token }));
  expect(hostTab(test, 'All scores').flat()).toContain(9999 + second);
  expect(gameView(desk).decidedOver).toEqual([]);
});

// If Google refuses any one call of a click, the click is done without it or returns the refusal.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { HOST_CALL_NAMES } from '../../../src/rounds/host/calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import type { CallProblem, Reply } from '../../../src/rounds/reply/reply';
import { CALL_INPUTS } from '../../support/call-inputs';
import { BIDS_BY_FORMULAS } from '../../support/host-game';
import { callsOf, drafted, submitted } from '../../support/paper-game';
import { paperOnce, type Paper } from '../../support/paper-ports';
import { seasonStarted } from '../../support/paper-season';

const REFUSED: CallProblem = { code: 'service-failed', text: 'Google: not now.' };
const answered = (): Paper => submitted({ webhook: 'https://discord.com/api/webhooks/1/all' });
const scored = paperOnce(() => {
  const book = submitted({ game: 'own-match', settings: BIDS_BY_FORMULAS });
  unwrapReply(book.desk.updateAnswers({}));
  return book;
});
const BOOKS: readonly (readonly [string, () => Paper])[] = [
  ['a draft', drafted],
  ['an answered round', answered],
  ['a round scored by formulas', scored],
  ['a season', () => seasonStarted()],
];
const INPUTS: typeof CALL_INPUTS = {
  ...CALL_INPUTS,
  exportFile: { what: 'season' },
  resolveRound: { stage: 'round-1', token: '', deliver: true },
};

/** Refuses the first and the last call of each kind that a click makes, one at a time; returns the other problems that come of it. */
function otherProblems(make: () => Paper, click: (book: Paper) => Reply<unknown>): readonly unknown[] {
  const straight = make();
  const made = callsOf(straight, () => click(straight));
  return made.flatMap((call, index) => {
    if (made.indexOf(call) < index && index < made.lastIndexOf(call)) return [];
    const book = make();
    book.plant(call, REFUSED, made.slice(0, index + 1).filter((one) => one === call).length);
    const answer = click(book);
    return answer.ok || answer.error.code === REFUSED.code ? [] : [[call, answer.error]];
  });
}

test.each(BOOKS)('every call in %s', (_, make) => {
  for (const name of HOST_CALL_NAMES)
    expect([name, ...otherProblems(make, ({ ports }) => makeCall(ports, name, INPUTS[name]))]).toEqual([
      name,
    ]);
});

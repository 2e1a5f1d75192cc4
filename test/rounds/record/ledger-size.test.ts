// The size of a round in the ledger, which every click reads: little more than the answers.
import { GAMES } from '../../../src/games/catalogue';
import { readLedger } from '../../../src/rounds/record/ledger-tab';
import { played } from '../../support/paper-game';
import { sampled } from '../../support/sample';

/** The most characters in a round's row, as a multiple of its submissions' JSON in a scenario. */
const MOST: Readonly<Record<string, number>> = {
  'tactical-picture-hunt': 3.2,
  // Answers are only a name or two, shorter than their times and senders.
  between: 3.4,
};
const USUAL = 2;
/** Enough stages for a fair average; those of Picture Hunt differ most. */
const STAGES: Readonly<Record<string, number>> = { 'tactical-picture-hunt': 12 };
const [USUAL_STAGES = 12] = sampled([12], [3]);

test.each(GAMES.map(({ info }) => info.id))('%s: a round is little more than its submissions', (game) => {
  const cells = played(STAGES[game] ?? USUAL_STAGES, { game }).grids.get('ledger') ?? [];
  const ledger = readLedger(cells);
  if (!ledger.ok) throw new Error(ledger.error.text);
  let [written, sent] = [0, 0];
  for (const [index, { entry }] of ledger.value.entries()) {
    if (entry.kind !== 'resolved') continue;
    written += (cells[index] ?? []).map(String).join('').length;
    sent += JSON.stringify(entry.body.submissions.map(({ player, move }) => ({ player, move }))).length;
  }
  expect(written / sent).toBeLessThanOrEqual(MOST[game] ?? USUAL);
});

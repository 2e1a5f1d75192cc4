// The size of a round in the ledger, which every click reads: little more than what players sent.
import { GAMES } from '../../../src/games/catalogue';
import { readLedger } from '../../../src/rounds/record/ledger-tab';
import { played } from '../../support/paper-game';
import { sampled } from '../../support/sample';

/** Characters of a round's row, all cells, for each of the JSON of its submissions as a scenario has them. */
const MOST: Readonly<Record<string, number>> = {
  'tactical-picture-hunt': 3.2,
  // A name or two are all that is sent, less than time, person and words.
  between: 3.4,
};
const USUAL = 2;
/** Enough of them to tell: the stages of Picture Hunt differ most. The long run plays twelve of each. */
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

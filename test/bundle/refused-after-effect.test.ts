// Google reports an error, although the write was carried out. Nothing is in the ledger twice, and the game continues.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { hostTab } from '../support/host-books';
import { gameView, openStage, SMALL, submittedGame } from '../support/host-game';

quietEvenings('own faults');

test.each([1, 2, 3])('write %i of a resolve that is refused as too many is not made twice', (nth) => {
  const host = submittedGame(SMALL);
  const { name } = openStage(host.desk);
  host.host.faults.fail('Sheets.Spreadsheets.batchUpdate', 'Too many.', { nth, when: 'after', code: 429 });
  unwrapReply(host.desk.resolveRound({ stage: name, token: '' }));
  unwrapReply(host.desk.deliverSome());
  host.host.faults.clear();
  const numbers = hostTab(host, 'Ledger')
    .slice(1)
    .map(([number]) => number);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(gameView(host.desk).past).toHaveLength(1);
});

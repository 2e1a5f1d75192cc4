// A response tab as long as none will be: only what is new in it is read in full.
import { given } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { quietEvenings } from '../support/evening';
import { addResponse, DAY, keyOf, PICK, serial } from '../support/hand-edits';
import { cells, responseTab } from '../support/host-books';
import { createdGame, openStage, SMALL } from '../support/host-game';
import { asText, typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';

quietEvenings('counted calls');

test('of 10,000 responses only the new ones are read in full', () => {
  const test = createdGame(SMALL);
  const { host } = test;
  const tab = responseTab(host);
  const header = (cells(host, host.bookId ?? '', tab)[0] ?? []).map(String);
  const key = keyOf(test, 'Aa');
  const start = serial(test.clock.now()) + 1 / 86_400;
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    header.map((title) =>
      title === 'Timestamp' ? start + index / 864_000 : title === KEY_TITLE ? key : (PICK[title] ?? ''),
    ),
  );
  typeAt(host, host.bookId ?? '', `'${tab}'!A2`, asText(rows));
  test.clock.pass(DAY);
  const resolved = test.desk.resolveRound({ stage: 'round-1', token: '' });
  expect(given(resolved).outcome).toBe('resolved');
  test.clock.pass(DAY);
  addResponse(test, { ...PICK, 'Power card': 2, [KEY_TITLE]: key });
  host.faults.resetCounts();
  const { submissions } = openStage(test.desk);
  expect(submissions).toEqual([expect.objectContaining({ fate: 'counts', player: 'Aa' })]);
  expect(host.faults.count('Sheets.Spreadsheets.Values.batchGetByDataFilter')).toBe(1);
});

// The record in the built bundle: put right by itself, imported. whole-games.test.ts has it published.
import { given } from '../../src/commands/desk-calls';
import { openTestHost } from '../support/host';
import { hostTab, tabTitles, type } from '../support/host-books';
import { openStage, playStage, SMALL, submittedGame } from '../support/host-game';

test('words of the ledger that were changed by hand are put right in one click', () => {
  const test = submittedGame(SMALL);
  playStage(test.desk);
  const before = hostTab(test, 'Ledger');
  type(test.host, 'Ledger!D3', 'something nicer');
  type(test.host, 'Ledger!C2', 'me');
  expect(test.desk.getDesk()).toMatchObject({ ok: false, error: { mendable: true } });
  given(test.desk.mendLedger());
  expect(hostTab(test, 'Ledger')).toEqual(before);
  expect(openStage(test.desk).name).toBe('round-2');
  // Data has no copy.
  type(test.host, 'Ledger!G3', '{}');
  expect(test.desk.mendLedger()).toMatchObject({ ok: false, error: { code: 'ledger-changed' } });
});

test('an imported game has its Roster and Settings tabs', () => {
  const { content: scenario } = given(submittedGame(SMALL).desk.exportFile({ what: 'game' }));
  const other = openTestHost();
  given(other.desk.importFile({ file: scenario }));
  expect(tabTitles(other)).toEqual(expect.arrayContaining(['Roster', 'Settings']));
  expect(hostTab(other, 'Roster').map(([name]) => name)).toEqual(['Name', 'Aa', 'Bb', 'Cc', 'Dd']);
});

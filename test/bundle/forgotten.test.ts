// If a spreadsheet loses its stored properties, only the host is asked to enter the co-hosts and the page's address again.
import { unwrapReply } from '../../src/commands/desk-calls';
import { EVERYONE } from '../../src/rounds/reply/reply';
import { CO, coHostOf, deskOf } from '../support/co-hosts';
import type { TestHost } from '../support/host';
import { createdGame, gameView, refused, SMALL } from '../support/host-game';
import { ADDRESS, withPage } from '../support/visits';

/** Deletes all stored properties of the document and the script. */
function forget({ store }: TestHost): void {
  store.write('properties', {});
}

const warnings = ({ desk }: TestHost): string => gameView(desk).warnings.join('\n');
const PAGE = /The address of the players’ page is gone/;
const CO_HOSTS = /The list of co-hosts is gone/;

test('the address of the page is asked for again, until it is entered or taken away', () => {
  const test = withPage(createdGame(SMALL));
  expect(warnings(test)).not.toMatch(PAGE);
  forget(test);
  expect(warnings(test)).toMatch(PAGE);
  expect(warnings(test)).toContain(ADDRESS);
  // Other changes don't hide the warning.
  unwrapReply(test.desk.sayWord({ to: EVERYONE, text: 'Hello.' }));
  expect(warnings(test)).toMatch(PAGE);
  unwrapReply(test.desk.savePage({ address: ADDRESS }));
  expect(warnings(test)).not.toMatch(PAGE);
  expect(gameView(test.desk).page).toBe(ADDRESS);
  forget(test);
  unwrapReply(test.desk.savePage({ address: '' }));
  expect(warnings(test)).not.toMatch(PAGE);
  forget(test);
  expect(warnings(test)).not.toMatch(PAGE);
});

test('co-hosts who have done something are asked for again, until they are named', () => {
  const test = createdGame(SMALL);
  const other = coHostOf(test);
  unwrapReply(other.setDeadline({ deadline: test.clock.now() + 3_600_000 }));
  expect(warnings(test)).not.toMatch(CO_HOSTS);
  forget(test);
  expect(warnings(test)).toMatch(CO_HOSTS);
  expect(warnings(test)).toContain(CO);
  expect(refused(other.getDesk()).code).toBe('not-the-host');
  coHostOf(test);
  expect(warnings(test)).not.toMatch(CO_HOSTS);
  expect(gameView(deskOf(test, CO)).warnings.join()).not.toMatch(CO_HOSTS);
  // Removing a co-host must not look like having lost one.
  unwrapReply(test.desk.removeCoHost({ address: CO }));
  expect(warnings(test)).not.toMatch(CO_HOSTS);
});

test('a book that never had either is asked for nothing', () => {
  const test = createdGame(SMALL);
  forget(test);
  expect(warnings(test)).not.toMatch(/has forgotten/);
});

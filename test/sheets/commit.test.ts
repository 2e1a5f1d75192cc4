// A commit is a single batch: changed tabs are drawn, others stay, and the memory is updated.
import type { HostCommit } from '../../src/rounds/ports/host-book';
import { continueLedger } from '../../src/rounds/record/ledger';
import { commitRequests, updateTabCache } from '../../src/sheets/commit';
import { tabSheetId } from '../../src/games/frame/tabs';
import { PROGRAM_TABS, type TabCache } from '../../src/sheets/tab-cache';

const EMPTY: TabCache = { own: [], tabs: [], reading: [] };
const tab = (title: string): { title: string; rows: string[][] } => ({ title, rows: [['a']] });

test('views that are no longer drawn are deleted, and other tabs aren’t', () => {
  const memory = updateTabCache(EMPTY, { tabs: [tab('One'), tab('Two')] });
  expect(memory.tabs.map(({ title }) => title)).toEqual(['One', 'Two']);
  const requests = commitRequests(memory, { tabs: [tab('Two')] });
  expect(requests.filter(({ deleteSheet }) => deleteSheet !== undefined)).toEqual([
    { deleteSheet: { sheetId: tabSheetId('One') } },
  ]);
  expect(commitRequests(memory, {})).toEqual([]);
  expect(updateTabCache(memory, {})).toEqual(memory);
});

test('roster, settings and outbox keep their titles and ids, and are deleted if they are null', () => {
  const commit: HostCommit = { roster: tab('Any'), settings: tab('Any'), outbox: tab('Any') };
  const added = commitRequests(EMPTY, commit).flatMap(({ addSheet }) => addSheet?.properties ?? []);
  expect(added.map(({ sheetId, title }) => ({ sheetId, title }))).toEqual([
    PROGRAM_TABS.roster,
    PROGRAM_TABS.settings,
    PROGRAM_TABS.outbox,
  ]);
  const memory = updateTabCache(EMPTY, commit);
  expect(memory.own).toEqual(['roster', 'settings', 'outbox']);
  const gone = commitRequests(memory, { roster: null });
  expect(gone).toEqual([{ deleteSheet: { sheetId: PROGRAM_TABS.roster.sheetId } }]);
  expect(updateTabCache(memory, { roster: null }).own).toEqual(['settings', 'outbox']);
  expect(commitRequests(EMPTY, { roster: null })).toEqual([]);
});

test('a ledger row is repaired in place, even if the ledger doesn’t begin with No. 1', () => {
  const entry = { kind: 'closed', body: { reason: '' } } as const;
  const rows = continueLedger([], [{ text: '', entry }], 0, 'the host').map((row) => ({ ...row, number: 5 }));
  const [request] = commitRequests(EMPTY, { repaired: { after: 3, rows } });
  expect(request?.updateCells?.range).toMatchObject({ startRowIndex: 2, endRowIndex: 3 });
});

test('response tabs that are no longer read are remembered', () => {
  const from = (...sheets: readonly number[]) =>
    sheets.map((sheet) => ({ form: `f${sheet}`, sheet, from: 0 }));
  const first = updateTabCache({ ...EMPTY, reading: from(1, 2, 3) }, { reading: from(3, 4) });
  expect([first.reading, first.left]).toEqual([from(3, 4), [1, 2]]);
  expect(updateTabCache(first, { reading: from(3) }).left).toEqual([1, 2, 4]);
  expect(updateTabCache(first, {})).toEqual(first);
  expect(updateTabCache(EMPTY, { archive: [] })).toMatchObject({ own: [], earlier: true });
  expect(updateTabCache({ ...EMPTY, earlier: true }, {})).toEqual({ ...EMPTY, earlier: true });
});

// The host book: a call usually makes one read and one write. Nothing is half written.
import { EARLIER_LEDGERS } from '../../src/sheets/tab-cache';
import type { HostBook, ResponseSheet } from '../../src/rounds/ports/host-book';
import { continueLedger, type LedgerRow } from '../../src/rounds/record/ledger';
import { readLedger } from '../../src/rounds/record/ledger-tab';
import { EMPTY_LEDGER_CACHE } from '../../src/rounds/record/ledger-cache';
import { tabSheetId } from '../../src/games/frame/tabs';
import { PROGRAM_TABS } from '../../src/sheets/tab-cache';
import { hostBookOn, paperSheets, type PaperSheets } from '../support/paper-sheets';

const tab = (title: string): { title: string; rows: string[][] } => ({ title, rows: [['a', 'b']] });
const rowsAfter = (ledger: readonly LedgerRow[]): readonly LedgerRow[] =>
  continueLedger(
    ledger,
    [{ text: 'Closed.', entry: { kind: 'closed', body: { reason: 'r' } } }],
    0,
    'the host',
  );

/** Rows that continue a season. The body is made up, because only the kind and the secret matter. */
const goesOnAfter = (ledger: readonly LedgerRow[]): readonly LedgerRow[] =>
  rowsAfter(ledger).map((row) => ({
    ...row,
    entry: { kind: 'season-goes-on', body: { secret: 's' } } as unknown as LedgerRow['entry'],
  }));

/** A book with a ledger row, a view, and a response sheet with two responses, one of them already counted. */
function written(): PaperSheets {
  const sheets = paperSheets();
  sheets.tabs.set(5, {
    title: 'Form Responses 1',
    charts: [],
    rows: [
      ['Timestamp', 'Row'],
      [1, 'old'],
      [2, 'new'],
    ],
  });
  const done = hostBookOn(sheets).write({
    ledger: rowsAfter([]),
    tabs: [tab('One')],
    outbox: tab('Outbox'),
    reading: [{ form: 'pick', sheet: 5, from: 1 }],
  });
  expect(done).toEqual({ ok: true, value: undefined });
  sheets.calls.length = 0;
  return sheets;
}

test('a new spreadsheet’s empty tab is deleted with the first ledger row, and a used one stays', () => {
  for (const rows of [[], [['mine']]]) {
    const sheets = paperSheets();
    sheets.tabs.set(0, { title: 'Sheet1', charts: [], rows });
    hostBookOn(sheets).write({ roster: tab('Roster') });
    expect(sheets.tabs.has(0)).toBe(true);
    hostBookOn(sheets).write({ ledger: rowsAfter([]), tabs: [tab('One')] });
    expect(sheets.tabs.has(0)).toBe(rows.length > 0);
  }
});

test('everything written is read in one call, and response sheets only from the first new row', () => {
  const sheets = written();
  const read = hostBookOn(sheets).read();
  if (!read.ok) throw new Error(read.error.text);
  expect(sheets.calls).toEqual(['values']);
  expect(readLedger(read.value.ledger ?? [])).toEqual({ ok: true, value: rowsAfter([]) });
  expect(read.value.outbox).toEqual([['a', 'b']]);
  expect(read.value.responses).toEqual([
    {
      form: 'pick',
      sheet: 5,
      header: ['Timestamp', 'Row'],
      unread: 0,
      timestamps: [1, 2],
      rows: new Map([[1, [2, 'new']]]),
    },
  ]);
  expect(hostBookOn(sheets).lastRow()).toBe(rowsAfter([])[0]?.hash);
});

test('single rows are read in one call, and the response sheets of several forms in another', () => {
  const sheets = paperSheets();
  const rows = [0, 1, 2, 3, 4].map((row) => [row, `row ${row}`]);
  sheets.tabs.set(5, { title: 'Form Responses 1', charts: [], rows: [['Timestamp', 'Row'], ...rows] });
  sheets.tabs.set(6, { title: 'Form Responses 2', charts: [], rows: [['When'], [7], [8]] });
  sheets.tabs.set(7, { title: 'Form Responses 3', charts: [], rows: [['Timestamp']] });
  const reading = [
    { form: 'pick', sheet: 5, from: 4 },
    { form: 'shot', sheet: 6, from: 1 },
    { form: 'guess', sheet: 7, from: 0 },
  ];
  sheets.store.memory = { own: [], tabs: [], reading };
  const book = hostBookOn(sheets);
  expect(book.readRows(5, [0, 2, 3, 9])).toEqual({
    ok: true,
    value: new Map([0, 2, 3, 9].map((row) => [row, rows[row] ?? []])),
  });
  expect(book.read()).toMatchObject({
    value: {
      responses: [
        { timestamps: [0, 1, 2, 3, 4], rows: new Map([[4, rows[4]]]) },
        { header: ['When'], timestamps: [7, 8], rows: new Map([[1, [8]]]) },
        { header: ['Timestamp'], timestamps: [], rows: new Map() },
      ],
    },
  });
  expect(sheets.calls).toEqual(['values', 'values']);
  sheets.refusals.push({ call: 'values', kind: 'failed', message: 'No.' });
  expect(book.readRows(5, [0])).toMatchObject({ ok: false, error: { code: 'read-failed' } });
});

/** The response sheet with one new row after `counted` counted ones, and the number of cells read. */
function readLate(counted: number): { readonly sheet: ResponseSheet | undefined; readonly cells: number } {
  const sheets = paperSheets();
  const rows = Array.from({ length: counted + 1 }, (_, row) => [row + 1, 'an answer']);
  sheets.tabs.set(5, { title: 'Form Responses 1', rows: [['Timestamp', 'Row'], ...rows], charts: [] });
  sheets.store.memory = { own: [], tabs: [], reading: [{ form: 'pick', sheet: 5, from: counted }] };
  let cells = 0;
  const client: typeof sheets.client = {
    ...sheets.client,
    values: (book, ranges) => {
      const answer = sheets.client.values(book, ranges);
      if (answer.ok) cells = answer.value.flat(2).length;
      return answer;
    },
  };
  const read = hostBookOn({ ...sheets, client }).read();
  return { sheet: read.ok ? read.value.responses[0] : undefined, cells };
}

test('rows that were counted are not read again, however many there are', () => {
  const [few, many] = [readLate(10_000), readLate(100_000)];
  expect(many.cells).toBe(few.cells);
  expect(many.cells).toBeLessThan(2100);
  // The last counted rows are checked for edits.
  const { unread = 0, timestamps = [], rows } = many.sheet ?? {};
  expect([unread + timestamps.length, timestamps.at(-2), timestamps.at(-1)]).toEqual([
    100_001, 100_000, 100_001,
  ]);
  expect(timestamps[0]).toBe(unread + 1);
  expect([...(rows ?? [])]).toEqual([[100_000, [100_001, 'an answer']]]);
});

test('a write takes one call, and an empty write none', () => {
  const sheets = written();
  hostBookOn(sheets).write({ tabs: [tab('One')] });
  expect(sheets.calls).toEqual(['batchUpdate']);
  hostBookOn(sheets).write({});
  expect(sheets.calls).toEqual(['batchUpdate']);
});

test('a tab deleted by hand costs a second read; a deleted ledger is reported', () => {
  const sheets = written();
  sheets.tabs.delete(PROGRAM_TABS.outbox.sheetId);
  const read = hostBookOn(sheets).read();
  expect(sheets.calls).toEqual(['values', 'tabs', 'values']);
  expect(read.ok && read.value.outbox).toBeUndefined();
  sheets.refusals.push({ call: 'tabs', kind: 'failed', message: 'No.' });
  expect(hostBookOn(sheets).read()).toMatchObject({ error: { code: 'read-failed' } });
  sheets.tabs.delete(PROGRAM_TABS.ledger.sheetId);
  const without = hostBookOn(sheets).read();
  // The ledger's last row is still remembered.
  expect(without).toMatchObject({ ok: true, value: { known: { last: { number: 1 } } } });
  expect(without.ok && without.value.ledger).toBeUndefined();
  sheets.knownLedger.memory = EMPTY_LEDGER_CACHE;
  expect(hostBookOn(sheets).read()).toMatchObject({ ok: false, error: { code: 'ledger-deleted' } });
});

test('a view deleted by hand is redrawn in a second write', () => {
  const sheets = written();
  sheets.tabs.delete(tabSheetId('One'));
  expect(hostBookOn(sheets).write({ tabs: [tab('One')] }).ok).toBe(true);
  expect(sheets.calls).toEqual(['batchUpdate', 'tabs', 'batchUpdate']);
  expect(sheets.tabs.get(tabSheetId('One'))?.rows).toEqual([['a', 'b']]);
});

test('a write to a book whose ledger was deleted writes nothing', () => {
  const sheets = written();
  sheets.tabs.delete(PROGRAM_TABS.ledger.sheetId);
  const before = [...sheets.tabs.keys()];
  expect(hostBookOn(sheets).write({ ledger: rowsAfter([]), tabs: [tab('Two')] })).toMatchObject({
    ok: false,
    error: { code: 'ledger-deleted' },
  });
  expect([...sheets.tabs.keys()]).toEqual(before);
});

test('lost memory is rebuilt from the book, and the host’s own tabs are left alone', () => {
  const sheets = written();
  sheets.tabs.set(9, { title: 'Notes', rows: [['mine']], charts: [] });
  sheets.store.memory = undefined;
  const read = hostBookOn(sheets).read({ reading: [{ form: 'pick', sheet: 5, from: 1 }] });
  expect(read.ok && read.value.ledger).toHaveLength(1);
  expect(sheets.calls).toEqual(['tabs', 'values']);
  hostBookOn(sheets).write({ tabs: [tab('Two')] });
  expect([...sheets.tabs.values()].map(({ title }) => title)).toEqual([
    'Form Responses 1',
    'Ledger',
    'Outbox',
    'Notes',
    'Two',
  ]);
});

test('while tabs change, nothing is remembered about them, so a kill after the write does no harm', () => {
  const sheets = written();
  const { client } = sheets;
  let remembered: unknown = 'not asked';
  const watching = {
    ...client,
    batchUpdate: (id: string, requests: Parameters<typeof client.batchUpdate>[1]) => {
      remembered = sheets.store.memory;
      return client.batchUpdate(id, requests);
    },
  };
  hostBookOn({ ...sheets, client: watching }).write({ tabs: [tab('Two')] });
  expect(remembered).toBeUndefined();
  expect(sheets.store.memory?.tabs.map(({ title }) => title)).toEqual(['Two']);
});

test.each([
  ['values', 'failed', 'read-failed'],
  ['values', 'busy', 'read-failed'],
  ['values', 'denied', 'not-authorized'],
  ['batchUpdate', 'failed', 'write-failed'],
  ['batchUpdate', 'busy', 'write-failed'],
  ['batchUpdate', 'denied', 'not-authorized'],
] as const)('%s that is %s is reported in a sentence', (call, kind, code) => {
  const sheets = written();
  sheets.refusals.push({ call, kind, message: 'in Google’s words' });
  const book = hostBookOn(sheets);
  const answer = call === 'values' ? book.read() : book.write({ tabs: [tab('Two')] });
  expect(answer).toMatchObject({ ok: false, error: { code } });
  expect(!answer.ok && answer.error.passes).toBe(kind === 'busy' ? 'google' : undefined);
});

describe('if Google cannot say whether it wrote', () => {
  const second = (): readonly LedgerRow[] => rowsAfter(rowsAfter([]));
  const ledgerOf = (sheets: PaperSheets): number =>
    sheets.tabs.get(PROGRAM_TABS.ledger.sheetId)?.rows.length ?? 0;

  test('although it did, nothing is written twice', () => {
    const sheets = written();
    const { client } = sheets;
    let asked = 0;
    const forgetful = {
      ...client,
      batchUpdate: (id: string, requests: Parameters<typeof client.batchUpdate>[1]) => {
        const done = client.batchUpdate(id, requests);
        asked += 1;
        return asked > 1 ? done : ({ ok: false, kind: 'unsure', message: 'Unavailable.' } as const);
      },
    };
    const answer = hostBookOn({ ...sheets, client: forgetful }).write({ ledger: second() });
    expect([answer.ok, asked, ledgerOf(sheets)]).toEqual([true, 1, 3]);
  });

  test('and it did not, everything is written once', () => {
    const sheets = written();
    sheets.refusals.push({ call: 'batchUpdate', kind: 'unsure', message: 'Unavailable.' });
    expect([hostBookOn(sheets).write({ ledger: second() }).ok, ledgerOf(sheets)]).toEqual([true, 3]);
    const empty = paperSheets();
    for (const commit of [{ ledger: rowsAfter([]) }, { tabs: [tab('Two')] }]) {
      empty.refusals.push({ call: 'batchUpdate', kind: 'unsure', message: 'Unavailable.' });
      expect(hostBookOn(empty).write(commit).ok).toBe(true);
    }
    expect([...empty.tabs.values()].map(({ title }) => title)).toEqual(['Ledger', 'Two']);
  });
});

test('if the ledger cannot be read either, this is reported, and nothing is done twice', () => {
  const refused = { call: 'values', kind: 'failed', message: 'Out of order.' } as const;
  const sheets = written();
  for (const call of ['tabs', 'values']) {
    const unsure = { call: 'batchUpdate', kind: 'unsure', message: 'Unavailable.' } as const;
    sheets.refusals.push(unsure, { ...refused, call });
    const answer = hostBookOn(sheets).write({ ledger: rowsAfter(rowsAfter([])) });
    expect(answer).toMatchObject({ ok: false, error: { code: 'write-failed', again: true } });
    expect(sheets.tabs.get(PROGRAM_TABS.ledger.sheetId)?.rows).toHaveLength(2);
    sheets.store.memory = undefined;
    sheets.refusals.push({ ...refused, call });
    expect(hostBookOn(sheets).read()).toMatchObject({ ok: false, error: { code: 'read-failed' } });
  }
  sheets.store.memory = undefined;
  sheets.refusals.push({ ...refused, call: 'tabs' });
  expect(hostBookOn(sheets).write({})).toMatchObject({ ok: false, error: { code: 'read-failed' } });
  for (const call of ['tabs', 'batchUpdate']) {
    sheets.store.memory = { own: [], tabs: [{ sheetId: 99, title: 'Gone', charts: [] }], reading: [] };
    sheets.refusals.push({ ...refused, call });
    expect(hostBookOn(sheets).write({ tabs: [] })).toMatchObject({
      ok: false,
      error: { code: 'write-failed' },
    });
  }
});

describe('the ledgers of archived matches', () => {
  const numbersIn = (book: HostBook): unknown => {
    const archives = book.archives();
    return archives.ok && archives.value.map((rows) => rows.map(([number]) => number));
  };

  function putAway(sheets: PaperSheets, matches: number): HostBook {
    const book = hostBookOn(sheets);
    let ledger = rowsAfter([]);
    book.write({ ledger });
    for (let match = 0; match < matches; match += 1) {
      const next = goesOnAfter(ledger);
      expect(book.write({ archive: ledger, ledger: next }).ok).toBe(true);
      ledger = next;
    }
    return book;
  }

  test('are in one tab, can be read one by one in order, and are in no other read', () => {
    const sheets = paperSheets();
    expect(hostBookOn(sheets).archives()).toEqual({ ok: true, value: [] });
    const book = putAway(sheets, 30);
    expect([...sheets.tabs.keys()]).toHaveLength(2);
    sheets.calls.length = 0;
    expect(numbersIn(book)).toEqual(Array.from({ length: 30 }, (_, at) => [at + 1]));
    // One call lists the tabs, one reads the kinds of all rows, and the rest read tab by tab.
    expect(sheets.calls).toHaveLength(32);
    for (const [call, after] of [
      ['tabs', 0],
      ['values', 0],
      ['values', 1],
    ] as const) {
      sheets.refusals.push({ call, kind: 'failed', message: 'No.', after });
      expect(book.archives()).toMatchObject({ ok: false, error: { code: 'read-failed' } });
    }
  });

  test('are found even if the memory is lost; if their tab was deleted, it starts again', () => {
    const sheets = paperSheets();
    const book = putAway(sheets, 1);
    sheets.store.forget();
    book.write({ archive: goesOnAfter(rowsAfter([])), ledger: goesOnAfter(goesOnAfter(rowsAfter([]))) });
    expect(numbersIn(book)).toEqual([[1], [2]]);
    sheets.tabs.delete(EARLIER_LEDGERS.sheetId);
    const third = goesOnAfter(goesOnAfter(rowsAfter([])));
    expect(book.write({ archive: third, ledger: goesOnAfter(third) }).ok).toBe(true);
    expect(numbersIn(book)).toEqual([[3]]);
  });
});

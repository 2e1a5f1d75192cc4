// The tabs in which a host computes a match: what is written to them, and what their copies for the next match contain.
import { tabSheetId } from '../../src/games/frame/tabs';
import type { MatchTabsPort, MatchTabsWrite } from '../../src/rounds/ports/match-tabs';
import type { FailureKind, Request } from '../../src/sheets/client';
import { toAcceptedFormula } from '../../src/sheets/formula-separators';
import { matchTabs } from '../../src/sheets/match-tabs';
import { paperSheets, type PaperSheets } from '../support/paper-sheets';

const idOf = (title: string): number => tabSheetId(`${title} of the match begun at m`);
const NONE = { answers: undefined, history: undefined, results: undefined };
const WRITE: MatchTabsWrite = {
  answers: [
    { at: 0, row: 0, heading: true, cells: ['Round 1', 'Ana'] },
    { at: 44, row: 1, heading: false, cells: ['=7'] },
  ],
  history: [{ at: 1, row: 249, heading: false, cells: [1, 2] }],
  results: [['Announcement'], ['Player', 'Points'], ['Ana']],
  shown: [2],
  hidden: [3],
};

const portOn = ({ client }: PaperSheets): MatchTabsPort => matchTabs(client, () => 'b');

/** A book with the match's tabs, in which the host has entered formulas. */
function written(): PaperSheets {
  const sheets = paperSheets();
  expect(portOn(sheets).write('m', NONE, WRITE)).toMatchObject({ ok: true });
  expect(addedIn(sheets).map(({ index }) => index)).toEqual([0, 1, 2]);
  sheets.computed.set('=Sums!A1', 5).set('=ANSWERS!B2', 4).set("='Sums 3'!A1", 3).set('=1', 1);
  sheets.tabs.get(idOf('Results'))?.rows.splice(2, 1, ['Ana', '=Sums!A1', '=text']);
  for (const [at, [title, ...cells]] of [
    ['sums', '=ANSWERS!B2', "='Sums 3'!A1"],
    ['Sums 3', "='Sums 3'!A1", '=ANSWERS!B2'],
    ['Other', '=1', '=ANSWERS!B2'],
  ].entries())
    sheets.tabs.set(at, { title: title ?? '', rows: [cells], charts: [] });
  Object.assign(sheets.calls, { length: 0 });
  return sheets;
}

function there(sheets: PaperSheets) {
  const read = portOn(sheets).read('m');
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

const lastOf = ({ batches }: PaperSheets): readonly Request[] => batches.at(-1) ?? [];
const addedIn = (sheets: PaperSheets) => lastOf(sheets).flatMap(({ addSheet }) => addSheet?.properties ?? []);
const cellsIn = (sheets: PaperSheets) => lastOf(sheets).flatMap(({ updateCells }) => updateCells ?? []);
/** Which cells are made bold, `b`, in each request; `*` if the request also makes others plain. */
const boldIn = (sheets: PaperSheets): readonly string[] =>
  cellsIn(sheets).map(({ rows = [], fields }) => {
    const bold = rows.map(({ values = [] }) =>
      values.map((cell) => ('userEnteredFormat' in cell ? 'b' : '-')),
    );
    return (fields === 'userEnteredValue' ? '' : '*') + bold.map((row) => row.join('')).join();
  });

test('new tabs have room for their cells, before the tabs of earlier matches', () => {
  const sheets = paperSheets();
  for (const title of ['Mine', 'History 2', 'history'])
    sheets.tabs.set(sheets.tabs.size, { title, rows: [], charts: [] });
  const value = { answers: 'Answers', history: 'History 3', results: 'Results' };
  expect(portOn(sheets).write('m', NONE, WRITE)).toEqual({ ok: true, value });
  expect(sheets.calls).toEqual(['tabs', 'batchUpdate']);
  expect(addedIn(sheets).map(({ title, index, gridProperties: grid }) => [title, index, grid])).toEqual([
    ['Answers', 1, { rowCount: 200, columnCount: 45, frozenColumnCount: 1, frozenRowCount: 1 }],
    ['History 3', 2, { rowCount: 251, columnCount: 40, frozenColumnCount: 2, frozenRowCount: 1 }],
    ['Results', 3, { rowCount: 200, columnCount: 40, frozenColumnCount: 1, frozenRowCount: 2 }],
  ]);
  const { answers, history, results } = there(sheets);
  expect(answers?.cells.map((row) => row.join(''))).toEqual(['Round 1', 'Ana=7']);
  expect(history?.cells.slice(248)).toEqual([[], ['', 1], ['', 2]]);
  expect(results?.cells).toEqual(WRITE.results);
  expect(boldIn(sheets)).toEqual(['*b,b', '-', '-,-', '*b,bb,b']);
  const sized = lastOf(sheets).flatMap(({ updateDimensionProperties: each }) => each ?? []);
  const shownAt = sized.map(({ range, properties }) => [
    range?.startIndex,
    range?.endIndex,
    properties?.hiddenByUser,
  ]);
  expect(shownAt.map(String)).toEqual(['2,3,false', '3,4,true']);
});

test('tabs are read with Google’s messages if Results shows an error', () => {
  const sheets = written();
  sheets.tabs.delete(idOf('History'));
  const cells = [['Announcement'], ['Player', 'Points'], ['Ana', 5, '=text']];
  expect(there(sheets)).toMatchObject({ history: undefined, results: { title: 'Results', cells } });
  expect(sheets.calls).toEqual(['tabs', 'values']);
  expect(portOn(sheets).entered('m')).toMatchObject({ value: [{}, {}, ['Ana', '=Sums!A1', '=text']] });
  sheets.computed.set('=Sums!A1', '#REF!');
  expect(there(sheets).results?.errors).toEqual([]);
  sheets.refusals.push({ call: 'errors', kind: 'failed', message: '' });
  expect(there(sheets).results?.errors).toBeUndefined();
  const empty = paperSheets();
  expect([there(empty), empty.calls]).toEqual([NONE, ['tabs']]);
});

test('an existing Results is never written, and tabs that are too small grow', () => {
  const sheets = written();
  expect(portOn(sheets).write('m', there(sheets), WRITE)).toEqual({ ok: true, value: {} });
  const first = lastOf(sheets);
  expect([addedIn(sheets), boldIn(sheets)]).toEqual([[], ['*b,b', '-', '-,-']]);
  sheets.refusals.push({ call: 'batchUpdate', kind: 'invalid', message: 'Too small.' });
  expect(portOn(sheets).write('m', there(sheets), { ...WRITE, history: [] }).ok).toBe(true);
  const [columns, rows, ...others] = lastOf(sheets);
  const sheetId = idOf('Answers');
  expect([columns?.appendDimension, rows?.appendDimension]).toEqual([
    { sheetId, dimension: 'COLUMNS', length: 45 },
    { sheetId, dimension: 'ROWS', length: 2 },
  ]);
  expect(others).toEqual(first.filter(({ updateCells }) => updateCells?.start?.sheetId !== idOf('History')));
});

test('the next match gets copies of tabs that formulas use and that depend on the match', () => {
  const sheets = written();
  const former = portOn(sheets).former('m');
  if (!former.ok) throw new Error(former.error.text);
  const titles = former.value.map(({ which = '', title, next }) => [which, title, next].join());
  expect(titles.slice(0, 2)).toEqual(['answers,Answers,Answers 2', 'history,History,History 2']);
  expect(titles.slice(2)).toEqual(['results,Results,Results 2', ',sums,sums 2', ',Sums 3,Sums 4']);
  const results = [['Announcement'], ['Player', 'Points'], ['Ana', 5, '=text']];
  expect(former.value[2]).toMatchObject({
    cells: [...results.slice(0, 2), ['Ana', { formula: '=Sums!A1' }, '=text']],
    values: results,
  });
  const copies = former.value.map((tab, at) => ({ ...tab, title: tab.next, heading: at === 2 ? 1 : 0 }));
  expect(portOn(sheets).createCopies('next', copies)).toEqual({ ok: true, value: undefined });
  expect(addedIn(sheets)).toMatchObject([
    { index: 0, gridProperties: { columnCount: 45, frozenColumnCount: 1, frozenRowCount: 1 } },
    { index: 1, gridProperties: { rowCount: 251, columnCount: 40, frozenColumnCount: 2 } },
    { index: 2, gridProperties: { rowCount: 200, frozenRowCount: 2 } },
    { index: 3, gridProperties: { rowCount: 200, columnCount: 40 } },
    { index: 4 },
  ]);
  expect(addedIn(sheets)[4]?.gridProperties?.frozenColumnCount).toBeUndefined();
  expect(lastOf(sheets).findIndex(({ updateCells }) => updateCells !== undefined)).toBe(5);
  expect(boldIn(sheets).slice(2)).toEqual(['*b,bb,b--', '*--', '*--']);
  expect(portOn(sheets).read('next')).toMatchObject({
    value: { results: { title: 'Results 2', cells: results } },
  });
  sheets.tabs.delete(idOf('Results'));
  expect(portOn(sheets).former('m')).toEqual({ ok: true, value: [] });
});

test('archived matches’ tabs move to the end', () => {
  const sheets = written();
  sheets.refusals.push({ call: 'tabs', kind: 'failed', message: '' });
  portOn(sheets).archive(['m']);
  portOn(sheets).archive(['other']);
  expect(sheets.calls).toEqual(['tabs', 'tabs']);
  portOn(sheets).archive(['other', 'm']);
  expect([...sheets.tabs.keys()]).toEqual([0, 1, 2, ...['Answers', 'History', 'Results'].map(idOf)]);
});

test('if Google cannot say whether new tabs were written, the program looks for them', () => {
  const isWritten = (sheets: PaperSheets, tabs = NONE): boolean => {
    sheets.refusals.push({ call: 'batchUpdate', kind: 'unsure', message: '' });
    return portOn(sheets).write('m', tabs, WRITE).ok;
  };
  const [begun, some] = [written(), written()];
  some.tabs.delete(idOf('History'));
  expect(isWritten(begun)).toBe(true);
  const all = there(begun) as typeof NONE;
  expect(isWritten(begun, { ...all, history: undefined })).toBe(true);
  expect([isWritten(begun, all), isWritten(some)]).toEqual([false, false]);
});

const ACTS = {
  read: (port: MatchTabsPort) => port.read('m'),
  entered: (port: MatchTabsPort) => port.entered('m'),
  former: (port: MatchTabsPort) => port.former('m'),
  write: (port: MatchTabsPort) => port.write('next', NONE, WRITE),
  createCopies: (port: MatchTabsPort) =>
    port.createCopies('next', [{ title: 'Copy', heading: 0, cells: [[{ formula: '=1' }]] }]),
};

// How many calls of each kind can be refused.
test.each([
  ['read', { tabs: 1, values: 1 }],
  ['entered', { values: 1 }],
  ['former', { tabs: 1, values: 2 }],
  ['write', { tabs: 1, batchUpdate: 1 }],
  ['createCopies', { tabs: 1, values: 2, batchUpdate: 3 }],
] as const)('what Google refuses is reported: %s', (act, calls) => {
  const refused = Object.entries(calls).flatMap(([call, count]) =>
    Array.from({ length: count }, (_, after) => ({ call, after, message: 'No.' })),
  );
  const codeOf = (refusal: (typeof refused)[number], kind: FailureKind): unknown => {
    const sheets = written();
    sheets.refusals.push({ ...refusal, kind });
    const result = ACTS[act](portOn(sheets));
    return !result.ok && [result.error.code, result.error.again, result.error.passes];
  };
  for (const each of refused) {
    expect(codeOf(each, 'denied')).toEqual(['not-authorized', undefined, undefined]);
    expect(codeOf(each, 'busy')).toEqual(['match-tabs-failed', true, 'google']);
    expect(codeOf(each, 'failed')).toEqual(['match-tabs-failed', true, undefined]);
  }
});

// Two ways to write a formula: in which one Google returns it, and in which one it computes.
const [ENGLISH, TYPED] = ['=ROUND(2.55,1)', '=ROUND(2,55;1)'];
test.each([
  [ENGLISH, ENGLISH, '=F(1.5,2)', '=F(1.5,2)'],
  [ENGLISH, TYPED, '=F(1.5,2)', '=F(1,5;2)'],
  [TYPED, ENGLISH, '=F(1,5;2)', '=F(1.5,2)'],
  [ENGLISH, '', '=F(1.5,2)', '=F(1.5,2)'],
])('formulas given as %s and taken as %s are copied in that form', (given, taken, formula, wanted) => {
  const sheets = paperSheets();
  sheets.computed.set(taken, 2.6);
  const { client } = sheets;
  const values: typeof client.values = (book, ranges, formulas) =>
    formulas === true ? { ok: true, value: [[[given, given]]] } : client.values(book, ranges);
  const cellsOf = (cell: string | { formula: string }) => [[cell, 'b'], ['c']];
  const tabs = [{ formula }, 'a'].map((cell, at) => ({ title: `T${at}`, heading: 0, cells: cellsOf(cell) }));
  expect(matchTabs({ ...client, values }, () => 'b').createCopies('m', tabs).ok).toBe(true);
  expect([...sheets.tabs.values()].map(({ rows }) => rows)).toEqual([wanted, 'a'].map(cellsOf));
});

test.each([
  ['=F(1.5,G("a;b, 2.5"),\'x, y\'!A1,a.b)', '=F(1,5;G("a;b, 2.5");\'x, y\'!A1;a.b)'],
  ['={F(1.5,2),3;4}', '={F(1,5;2)\\3;4}'],
  ['=F({1,2},3)', '=F({1\\2};3)'],
])('%s is %s in a spreadsheet with decimal commas', (english, typed) => {
  expect(toAcceptedFormula(english, { given: ',', taken: ';' })).toBe(typed);
  expect(toAcceptedFormula(typed, { given: ';', taken: ',' })).toBe(english);
  expect(toAcceptedFormula(english, { given: ',', taken: ',' })).toBe(english);
});

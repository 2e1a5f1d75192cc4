// Copies the last match's formulas into a match's tabs (OM-12), cell by cell.
import { withTablePlace } from '../../../src/games/frame/fields/question-properties';
import { text, integer, type Cell } from '../../../src/games/frame/fields';
import type { EnteredCell, FormerTab } from '../../../src/rounds/ports/match-tabs';
import { copyTabs } from '../../../src/rounds/session/copied-tabs';

/** A tab as it was typed. Texts with a leading `=` are formulas with the value 7. */
function tab(which: FormerTab['which'] | '', title: string, rows: readonly (readonly Cell[])[]): FormerTab {
  const isFormula = (cell: Cell): cell is string => typeof cell === 'string' && cell.startsWith('=');
  return {
    ...(which === '' || which === undefined ? {} : { which }),
    title,
    next: `${title} 2`,
    cells: rows.map((row) => row.map((cell): EnteredCell => (isFormula(cell) ? { formula: cell } : cell))),
    values: rows.map((row) => row.map((cell) => (isFormula(cell) ? 7 : cell))),
  };
}

const ANSWERS = tab('answers', 'Answers', [
  ['Round 1', 'Bid', 'Sum', ''],
  ['Ana', 3, '=SUM(B2:B4)', 'note'],
  ['Bo', 4, '', ''],
  ['Cy', '=1+1', '=Sums!B1', ''],
  ['total', '=SUM(B2:B4)', 'x', ''],
]);
const HISTORY = tab('history', 'History', [
  ['Round', 'Player', '=COUNTA(A:A)', 'kept'],
  [1, 'Ana', '=B2', 5],
]);
const RESULTS = tab('results', 'Results', [
  ['News', 'typed'],
  [],
  ['Player', 'Points', 'Mine', 'Old'],
  ['Ana', "='Answers'!B2", 'own', '=Answers!C2'],
  ['Bo', 5, '', ''],
  ['Cy', '=INDIRECT("Answers!B4")', '', ''],
]);
const SUMS = tab('', 'Sums', [
  ['=Answers!A2', '=Answers!B2'],
  ['=Answers!$A$4', 1],
  ['=Answers!B:B', 2],
]);

/** Copies former tabs into a match with these players, scores, and question. */
function brought(
  former: readonly FormerTab[],
  players: readonly string[],
  scores = ['Points'],
  asked = 'Bid',
) {
  const { tabs, notes } = copyTabs(former, {
    players,
    before: ['Ana', 'Bo', 'Cy'],
    hostQuestions: [
      withTablePlace(text({ title: 'News' }), { column: 'News' }),
      ...scores.flatMap((column) =>
        players.map((player) =>
          withTablePlace(integer({ title: `${player} ${column}` }), { column, player }),
        ),
      ),
    ].flatMap((field) => field.questions('')),
    answers: [
      { at: 0, row: 0, cells: ['Round 1', ...players], heading: true },
      { at: 1, row: 0, cells: [asked], heading: true },
    ],
    history: [0, 1].map((at) => ({ at, row: 0, cells: [['Round', 'Player'][at] ?? ''], heading: true })),
  });
  const plain = (cell: EnteredCell): Cell => (typeof cell === 'object' ? cell.formula : cell);
  return { notes, tabs: tabs.map(({ cells }) => cells.map((row) => row.map(plain))) };
}

test('formulas keep their cells and refer to the new tabs; values typed for a round are not copied', () => {
  const { notes, tabs } = brought([ANSWERS, HISTORY, RESULTS, SUMS], ['Ana', 'Bo', 'Cy']);
  expect(notes).toEqual([
    'Answers, B4 wasn’t copied: Round Keeper now uses this cell.',
    'History, C2 wasn’t copied: History has no rows yet.',
    'Results: what you typed in B1 and B5 wasn’t copied.',
    'Results 2: this match doesn’t have “Old” (column D). Your formulas there were kept anyway.',
    'Results 2, B6 still refers to the old tab: “Answers!B4”. Make it refer to the new tab.',
  ]);
  expect(tabs).toEqual([
    [
      ['Round 1', 'Bid', 'Sum'],
      ['Ana', '', '=SUM(B2:B4)'],
      ['Bo'],
      ['Cy', '', "='Sums 2'!B1"],
      ['', '=SUM(B2:B4)', 'x'],
    ],
    [['Round', 'Player', '=COUNTA(A:A)']],
    [
      ['News', ''],
      [],
      ['Player', 'Points', 'Mine', 'Old'],
      ['Ana', "='Answers 2'!B2", 'own', "='Answers 2'!C2"],
      ['Bo', '', '', ''],
      ['Cy', '=INDIRECT("Answers!B4")', '', ''],
    ],
    [
      ["='Answers 2'!A2", "='Answers 2'!B2"],
      ["='Answers 2'!$A$4", 1],
      ["='Answers 2'!B:B", 2],
    ],
  ]);
});

test('rows of missing players are not copied, and changed columns are reported', () => {
  const all = [ANSWERS, HISTORY, RESULTS, SUMS];
  const { notes, tabs } = brought(all, ['Ana', 'Zoe'], ['Coins'], 'Offer');
  const moved =
    'reads column B of “Answers 2”. That column was “Bid” and is now “Offer”. Look up columns by title instead.';
  expect(notes).toEqual([
    'The earlier match had 3 players, and this match has 2, so some rows weren’t copied. Check the formulas in “Results” and “Sums 2” for ranges that end at a fixed row.',
    'History, C2 wasn’t copied: History has no rows yet.',
    'Results: what you typed in B1 wasn’t copied.',
    'Results 2: this match doesn’t have “Points” (column B) or “Old” (column D). Your formulas there were kept anyway.',
    'Results 2 has new columns at the end: “Coins”.',
    ...['Results 2, B4', 'Sums 2, B1', 'Sums 2, A3'].map((cell) => `${cell} ${moved}`),
  ]);
  expect(tabs[0]?.slice(3)).toEqual([
    ['', '=1+1', "='Sums 2'!B1"],
    ['', '=SUM(B2:B4)', 'x'],
  ]);
  expect(tabs[2]?.slice(2)).toEqual([
    ['Player', 'Points', 'Mine', 'Old', 'Coins'],
    ['Ana', "='Answers 2'!B2", 'own', "='Answers 2'!C2"],
    ['Zoe', 5, '', ''],
    [],
  ]);
  expect(tabs[3]?.map((row) => row.length)).toEqual([2, 0, 2]);
});

test('additional players get rows below, and whatever has no place is reported', () => {
  const { notes, tabs } = brought([RESULTS], ['Ana', 'Bo', 'Cy', 'Dee']);
  expect(notes[0]).toBe(
    'The earlier match had 3 players, and this match has 4. In “Results”, copy the formulas down for Dee.',
  );
  expect(tabs[0]?.[6]).toEqual(['Dee']);
  const bare = tab('results', 'Results', [
    ['Player', 'Points'],
    ['Ana', 1],
  ]);
  expect(brought([bare], ['Ana', 'Bo', 'Cy'])).toEqual({
    notes: [
      'Results: what you typed in B2 wasn’t copied.',
      'Results 2: there’s no empty row above the names for “News”. Insert one, and write “News” in its first column.',
    ],
    tabs: [[['Player', 'Points'], ['Ana', ''], ['Bo'], ['Cy']]],
  });
  const nameless = tab('results', 'Results', [['Points']]);
  expect(brought([nameless], ['Ana', 'Bo', 'Cy']).notes).toEqual([
    'The “Results” tab wasn’t copied, because it has no cell “Player”.',
  ]);
});

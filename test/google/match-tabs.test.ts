// A match that's scored in the spreadsheet (OM-4): formulas stay in place, and have the same effect as typed values.
import { readFileSync } from 'node:fs';
import { unwrapReply } from '../../src/commands/desk-calls';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';
import { changeDimension, editByHand } from '../support/hand-edits';
import { openTestHost, type TestHost } from '../support/host';
import { formulas, hiddenColumns, hostTab, tabTitles, type } from '../support/host-books';
import { deliverAll, gameView, openStage, prepare, resolveStage } from '../support/host-game';
import { auctionFormulas, bidIn, ownCells, scored } from '../support/own-auction';

function takeAndSave({ desk }: TestHost): Readonly<Record<string, string>> {
  const { answers, refused } = unwrapReply(desk.takeResults({}));
  expect(refused).toEqual([]);
  unwrapReply(desk.saveHostFacts({ answers }));
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}

test('no formula is lost or moved by anything that the program does', () => {
  const test = scored();
  const before = ownCells(test);
  expect(formulas(test.host)).toHaveLength(Object.keys(auctionFormulas(5)).length);
  const unmoved = (): void => expect(ownCells(test)).toEqual(before);
  const { desk } = test;
  takeAndSave(test);
  unmoved();
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  deliverAll(desk);
  prepare(desk);
  unmoved();
  unwrapReply(desk.submitForPractice({ players: [] }));
  unwrapReply(desk.updateAnswers({}));
  unmoved();
  // After a correction, the recorded values stay, whatever Results says by now.
  const change = { kind: 'host-facts', stage: 'round-1', answers: { Announcement: 'Sold.' } } as const;
  const { token } = unwrapReply(desk.previewChange({ change }));
  unwrapReply(desk.applyChange({ change, token, reason: 'A word too many.' }));
  unmoved();
  const back = { kind: 'rewind', toStage: 'round-1' } as const;
  const shown = unwrapReply(desk.previewChange({ change: back }));
  unwrapReply(desk.applyChange({ change: back, token: shown.token, reason: 'Once more.' }));
  unmoved();
  unwrapReply(desk.updateAnswers({}));
  expect(openStage(desk).hostAnswers['Announcement']).toBe('Sold.');
  while (gameView(desk).stage !== null) resolveStage(desk);
  deliverAll(desk);
  unwrapReply(desk.publishEverything());
  unmoved();
  unwrapReply(desk.archive({ reason: 'Played.' }));
  unmoved();
});

test('rows and columns that the host inserts into Answers stay with what is in them, and formulas go on', () => {
  const test = scored();
  const { desk, host } = test;
  host.conditions.rowLagMs = 0;
  const insert = (dimension: 'ROWS' | 'COLUMNS', at: number): void =>
    changeDimension(test, 'insertDimension', 'Answers', dimension, [at, at + 1]);
  insert('COLUMNS', 1);
  insert('ROWS', 3);
  insert('ROWS', 0);
  type(test.host, 'Answers!A1', 'Lot 1');
  type(test.host, 'Answers!B2', 'Limit');
  type(test.host, 'Answers!B3', '=MIN(30, C3)');
  type(test.host, 'Answers!C5', '=SUM(C3:C4)');
  const [before, own] = [hostTab(test, 'Answers'), formulas(test.host)];
  unwrapReply(desk.updateAnswers({}));
  expect(hostTab(test, 'Answers')).toEqual(before);
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  prepare(desk);
  unwrapReply(desk.submitForPractice({ players: [] }));
  unwrapReply(desk.updateAnswers({}));
  const after = hostTab(test, 'Answers');
  expect(formulas(test.host)).toEqual(own);
  const program = (cells: typeof after): unknown[] => cells.map(([name, , bid]) => [name, typeof bid]);
  expect(program(after)).toEqual(
    program(before).map((row: unknown, at: number) => (at === 1 ? ['Round 2', 'string'] : row)),
  );
  const sum = Number(after[2]?.[2]) + Number(after[3]?.[2]);
  expect([after[0], after[4]?.slice(0, 3)]).toEqual([['Lot 1'], ['', '', sum]]);
  const at = after[1]?.indexOf('Your bid') ?? -1;
  const bids = after.slice(2).flatMap(([name, ...cells]) => (name === '' ? [] : Number(cells[at - 1])));
  expect(hostTab(test, 'Auction')[0]).toEqual(['Highest bid', Math.max(...bids)]);
});

test('what is not asked is hidden until it is asked again, and nothing is moved', () => {
  const test = scored();
  const { desk } = test;
  const hidden = (): readonly number[] => hiddenColumns(test, 'Answers');
  const [heading = []] = hostTab(test, 'Answers');
  expect(hidden()).toEqual([]);
  unwrapReply(desk.saveHostFacts({ answers: { 'Next questions': 'Lot?; text' } }));
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(desk.updateAnswers({}));
  expect(hostTab(test, 'Answers')[0]?.slice(1)).toEqual([...heading.slice(1), 'Lot?']);
  // The columns after the names and three scores.
  expect(hidden()).toEqual(heading.flatMap((_, at) => (at < 4 ? [] : [at])));
  unwrapReply(desk.updateAnswers({ stage: 'round-1' }));
  expect(hidden()).toEqual([heading.length]);
});

test('Answers grows with its questions, also past what the tab has room for', () => {
  const test = bidIn();
  const { desk, host } = test;
  unwrapReply(desk.updateAnswers({}));
  // The host has made the tab smaller.
  const sheetId = sheetIdOf(host, host.bookId ?? '', 'Answers');
  editByHand(test, {
    updateSheetProperties: {
      properties: { sheetId, gridProperties: { rowCount: 6, columnCount: 9 } },
      fields: 'gridProperties(rowCount,columnCount)',
    },
  });
  const many = Array.from({ length: 30 }, (_, index) => `More ${index}; text; optional`).join('\n');
  unwrapReply(desk.saveHostFacts({ answers: { 'Next questions': many } }));
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(desk.updateAnswers({}));
  expect(hostTab(test, 'Answers')[0]).toHaveLength(1 + 8 + 30);
  expect(tabTitles(test).filter((title) => title === 'Answers')).toHaveLength(1);
});

test('the guide shows these very formulas', () => {
  const guide = readFileSync('docs/own-match.md', 'utf8');
  const shown = Object.entries(auctionFormulas(4)).filter(
    ([cell]) => /!.[1-46]$/.test(cell) && !/^Results!.6$/.test(cell),
  );
  expect(shown).toHaveLength(8);
  for (const [, formula] of shown) expect(guide).toContain(`\`${formula}\``);
});

test('an error of a formula is refused with its cell, and a name or question that looks like a formula is text', () => {
  const test = openTestHost();
  const { desk, host } = test;
  const view = unwrapReply(desk.draft({ game: 'own-match', practice: true }));
  if (view.draft === undefined) throw new Error('No draft.');
  const roster = [
    ['=A1', ''],
    ['Bo', ''],
  ];
  const settings = { Title: '=Sum', Questions: '=B1+1; number', Scores: '+5; everyone' };
  unwrapReply(desk.saveDraft({ ...view.draft, game: 'own-match', roster, settings }));
  unwrapReply(desk.create());
  prepare(desk);
  unwrapReply(desk.submitForPractice({ players: [] }));
  unwrapReply(desk.updateAnswers({}));
  expect(formulas(host)).toEqual([]);
  expect(hostTab(test, 'Answers')[0]).toEqual(['Round 1', '+5 now', '=B1+1']);
  expect(hostTab(test, 'Results').slice(2, 4)).toEqual([['Player', 'Tell', '+5', 'Asked'], ['=A1']]);
  type(host, 'Results!C4', '=NOTHING()');
  expect(unwrapReply(desk.takeResults({})).refused).toEqual([
    'Results, C4: “#NAME?” is an error or isn’t computed yet: NOTHING isn’t known at this table. Check how it’s spelled.',
  ]);
  type(host, 'Results!C4', -2);
  expect(unwrapReply(desk.takeResults({}))).toMatchObject({
    refused: [],
    answers: { '=A1: change of +5': '-2' },
  });
});

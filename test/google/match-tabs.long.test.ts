// Rare things in the tabs in which a host computes: another match in the same book, a tab made small (OM-4).
import { given } from '../../src/commands/desk-calls';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';
import { editByHand } from '../support/hand-edits';
import { hostTab, tabTitles, type } from '../support/host-books';
import { gameView, playStage } from '../support/host-game';
import { bidIn, ownCells, scored } from '../support/own-auction';

test('a later match of the same book gets tabs of its own, and leaves the earlier ones alone', () => {
  const test = scored();
  const { desk, clock } = test;
  while (gameView(desk).stage !== null) playStage(desk);
  given(desk.publishEverything());
  given(desk.closeGame({ reason: 'Played.' }));
  clock.set(clock.now() + 60_000);
  const before = [ownCells(test), hostTab(test, 'Answers')];
  bidIn(test);
  given(desk.updateAnswers());
  expect([ownCells(test), hostTab(test, 'Answers')]).toEqual(before);
  expect(hostTab(test, 'Answers 2')[0]?.[0]).toBe('Round 1');
  // A title is the host's to change: the tab is known by its id.
  editByHand(test, {
    updateSheetProperties: {
      properties: {
        sheetId: sheetIdOf(test.host, test.host.bookId ?? '', 'Results 2'),
        title: 'My results',
      },
      fields: 'title',
    },
  });
  type(test.host, "'My results'!C4", 3);
  expect(given(desk.takeResults()).answers).toMatchObject({ 'Ana: change of Points': '3' });
});

test('Answers grows with its questions, also past what the tab has room for', () => {
  const test = bidIn();
  const { desk, host } = test;
  given(desk.updateAnswers());
  // The host has made the tab as small as it may be.
  editByHand(test, {
    updateSheetProperties: {
      properties: {
        sheetId: sheetIdOf(host, host.bookId ?? '', 'Answers'),
        gridProperties: { rowCount: 6, columnCount: 9 },
      },
      fields: 'gridProperties(rowCount,columnCount)',
    },
  });
  const many = Array.from({ length: 30 }, (_, index) => `More ${index}; text; optional`).join('\n');
  given(desk.saveHostFacts({ answers: { 'Questions from the next round on': many } }));
  given(desk.resolveRound({ stage: 'round-1', token: '' }));
  given(desk.updateAnswers());
  expect(hostTab(test, 'Answers')[0]).toHaveLength(1 + 8 + 30);
  expect(tabTitles(test).filter((title) => title === 'Answers')).toHaveLength(1);
});

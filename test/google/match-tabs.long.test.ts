// Rare things in the tabs in which a host computes: another match in the same book, a tab made small (OM-4).
import { given } from '../../src/commands/desk-calls';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';
import { editByHand } from '../support/hand-edits';
import { hostTab, tabTitles, type } from '../support/host-books';
import { openTestHost } from '../support/host';
import { gameView, playStage, prepare } from '../support/host-game';
import { count, draftNext } from '../support/paper-season';
import { bidIn, ownCells, scored, typeFormulas, typeWorth } from '../support/own-auction';

test('a later match of the same book gets tabs of its own, and leaves the earlier ones alone', () => {
  const test = scored();
  const { desk, clock } = test;
  while (gameView(desk).stage !== null) playStage(desk);
  given(desk.publishEverything());
  given(desk.archive({ reason: 'Played.' }));
  clock.set(clock.now() + 60_000);
  const before = [ownCells(test), hostTab(test, 'Answers')];
  bidIn(test);
  given(desk.updateAnswers({}));
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
  expect(given(desk.takeResults({})).answers).toMatchObject({ 'Ana: change of Points': '3' });
});

test('a season’s match is put away with its formulas, and the next one has tabs of its own', () => {
  const test = openTestHost();
  const { desk, clock } = test;
  const host = {
    desk,
    pass: (ms: number): void => {
      clock.pass(ms);
    },
  };
  const people = ['Ann', 'Bob', 'Cy'].map((name) => ({ name }));
  given(desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  given(desk.openEpisode({ episode: '4' }));
  const nextMatch = (): void => {
    const settings = {
      Title: 'Auction',
      Questions: 'Your bid; number',
      Scores: 'Points; everyone\nCoins; owner',
      Rounds: '1',
    };
    draftNext(host, 'own-match', 'extra', {}, { settings });
    given(desk.create());
    prepare(desk);
    given(desk.submitForPractice({ players: [] }));
    given(desk.updateAnswers({}));
  };
  nextMatch();
  typeFormulas(test, people.length);
  typeWorth(test, 1);
  const before = ownCells(test);
  given(desk.saveHostFacts({ answers: given(desk.takeResults({})).answers }));
  given(desk.resolveRound({ stage: 'round-1', token: '' }));
  count(host);
  clock.pass(60_000);
  nextMatch();
  expect(ownCells(test)).toEqual(before);
  expect(hostTab(test, 'Answers 2').map(([name]) => name)).toEqual(['Round 1', 'Ann', 'Bob', 'Cy']);
  given(desk.archive({ reason: 'Enough.', uncounted: true }));
  expect(ownCells(test)).toEqual(before);
});

test('Answers grows with its questions, also past what the tab has room for', () => {
  const test = bidIn();
  const { desk, host } = test;
  given(desk.updateAnswers({}));
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
  given(desk.updateAnswers({}));
  expect(hostTab(test, 'Answers')[0]).toHaveLength(1 + 8 + 30);
  expect(tabTitles(test).filter((title) => title === 'Answers')).toHaveLength(1);
});

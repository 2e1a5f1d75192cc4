// The tabs in which a host computes: which games have them, and what a click asks of them (OM-4).
import { given } from '../../../../src/commands/desk-calls';
import { callsOf, created, gameIn } from '../../../support/paper-game';
import { refused } from '../../../support/host-game';
import { OPTIONS } from './match-tabs-on-paper';

test('games that compute by themselves have no such tabs', () => {
  const book = created();
  expect(refused(book.desk.updateAnswers({})).code).toBe('no-results');
  expect(refused(book.desk.takeResults({})).code).toBe('no-results');
  expect(book.matchSheets.size).toBe(0);
});

test('a click asks for no more than it needs', () => {
  const book = created(OPTIONS);
  given(book.desk.updateAnswers({}));
  expect(callsOf(book, () => book.desk.updateAnswers({}))).toEqual(['book.read', 'matchTabs.read']);
  given(book.desk.submitForPractice({ players: ['Ana'] }));
  expect(callsOf(book, () => book.desk.updateAnswers({}))).toEqual([
    'book.read',
    'matchTabs.read',
    'matchTabs.write',
  ]);
  expect(callsOf(book, () => book.desk.takeResults({}))).toEqual(['book.read', 'matchTabs.read']);
  expect(gameIn(book.desk).warnings).toEqual([]);
});

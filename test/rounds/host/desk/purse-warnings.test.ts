// Warnings of a match of the host's own whose scores pay into purses: a season knows which of those are public.
import { given } from '../../../../src/commands/desk-calls';
import { gameIn } from '../../../support/paper-game';
import { draftIn, draftNext, seasonStarted } from '../../../support/paper-season';

test('of a score that everyone reads the host is warned only where its purse is not public', () => {
  const book = seasonStarted();
  const scores = 'Gold; everyone; purse garnets\nPetals; everyone; purse petals';
  draftNext(book, 'own-match', 'main', {}, { settings: { Title: 'Paid', Scores: scores } });
  const warned = (name: string): unknown => expect.stringContaining(`Score “${name}”`);
  expect(draftIn(book).warnings).toEqual([warned('Gold'), warned('Petals')]);
  given(book.desk.changeSeasonSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }));
  expect(draftIn(book).warnings).toEqual([warned('Petals')]);
  given(book.desk.create());
  expect(gameIn(book.desk).warnings.join()).toContain('Score “Petals”');
  expect(gameIn(book.desk).warnings.join()).not.toContain('Score “Gold”');
});

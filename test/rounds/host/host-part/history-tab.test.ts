// The tab History, and Answers of a former round (OM-8, OM-12).
import { given } from '../../../../src/commands/desk-calls';
import { created, gameIn, playStage, stageIn, submitted, resolve } from '../../../support/paper-game';
import { inSheets, OPTIONS } from './match-tabs-on-paper';

describe('History', () => {
  test('has a row a resolved round and player, with the totals after it, and then the answers', () => {
    const book = submitted(OPTIONS);
    const { history } = inSheets(book);
    const heading = ['Round', 'Player', 'In', 'Points', 'Coins', 'Favour'];
    expect(history).toEqual([heading]);
    const bids = stageIn(book.desk).submissions.map(({ words }) => Number(words[0]?.answer));
    given(book.desk.saveHostFacts({ answers: { 'Bo: change of Coins': '-3' } }));
    resolve(book);
    given(book.desk.updateAnswers({}));
    expect(history[0]?.slice(0, 7)).toEqual([...heading, 'Your bid']);
    expect(history.slice(1).map((row) => row.slice(0, 7))).toEqual(
      ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'].map((name, at) => [
        1,
        name,
        true,
        0,
        name === 'Bo' ? 17 : 20,
        0,
        bids[at],
      ]),
    );
  });
});

test('the tabs of a match that is put away are set aside', () => {
  const book = submitted(OPTIONS);
  inSheets(book);
  while (gameIn(book.desk).stage !== null) playStage(book);
  expect(book.archivedTabs).toEqual([]);
  given(book.desk.archive({ reason: 'Played.' }));
  expect(book.archivedTabs).toEqual([...book.matchSheets.keys()]);
});

test('two titles that read alike have headings of their own', () => {
  const book = created({
    ...OPTIONS,
    settings: {
      Title: 'Odd',
      Questions: 'Gold now; number\nRound; text',
      Scores: 'Gold; everyone\nPlayer; owner',
    },
  });
  given(book.desk.submitForPractice({ players: [] }));
  resolve(book);
  const { answers, history } = inSheets(book);
  expect(answers[0]).toEqual(['Round 2', 'Gold now', 'Player now', 'Gold now (2)', 'Round']);
  expect(history[0]).toEqual(['Round', 'Player', 'In', 'Gold', 'Player (2)', 'Gold now', 'Round (2)']);
});

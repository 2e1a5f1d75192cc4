// The tab History, and Answers of a former round (OM-8, OM-12).
import { given } from '../../../../src/commands/desk-calls';
import {
  created,
  gameIn,
  playStage,
  sessionOf,
  stageIn,
  submitted,
  correct,
  goBack,
  resolve,
} from '../../../support/paper-game';
import { paperOnce } from '../../../support/paper-ports';
import { refused } from '../../../support/host-game';
import { inSheets, OPTIONS, sheetsOf } from './match-tabs-on-paper';

const NOW = ['Points now', 'Coins now', 'Favour now'];
/** The column of the bids: behind the names and the scores. */
const BID = 1 + NOW.length;

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

  test('says who was in, and new titles come at the right', () => {
    const book = submitted(OPTIONS);
    const next = { 'Questions from the next round on': 'Why?; text\nYour bid; number' };
    given(book.desk.saveHostFacts({ answers: { ...next, 'Still in': 'Ana, Bo, Chen' } }));
    resolve(book);
    const { history } = inSheets(book);
    const width = history[0]?.length ?? 0;
    given(book.desk.submitForPractice({ players: [] }));
    resolve(book);
    given(book.desk.updateAnswers({}));
    expect(history[0]?.slice(width)).toEqual(['Why?']);
    expect(history.slice(6).map((row) => row.slice(0, 3))).toEqual([
      [2, 'Ana', true],
      [2, 'Bo', true],
      [2, 'Chen', true],
      [2, 'Dora', false],
      [2, 'Emil', false],
    ]);
    expect(history[9]?.slice(6)).toEqual(history[9]?.slice(6).map(() => ''));
  });

  test('a correction and going back are in it with the next click, and cells of the host’s stay', () => {
    const book = submitted(OPTIONS);
    inSheets(book);
    resolve(book);
    const { history } = inSheets(book);
    // A note before the rounds, a sum behind, an own row between.
    for (const [at, row] of history.entries()) row.unshift(`note ${at}`);
    history.splice(2, 0, ['', 'mine']);
    correct(book, { kind: 'host-facts', stage: 'round-1', answers: { 'Bo: change of Coins': '-5' } });
    expect(given(book.desk.updateAnswers({})).changed).toBe(true);
    expect(history[3]?.slice(0, 6)).toEqual(['note 2', 1, 'Bo', true, 0, 15]);
    expect(history[2]).toEqual(['', 'mine']);
    goBack(book, 'round-1');
    given(book.desk.updateAnswers({}));
    expect(history.slice(1).map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['note 1'],
      ['mine'],
      ...[2, 3, 4, 5].map((at) => [`note ${at}`]),
    ]);
  });

  test('a tab whose headings are gone is left as it is', () => {
    const book = submitted(OPTIONS);
    const { history } = inSheets(book);
    history[0] = ['My own'];
    expect(refused(book.desk.updateAnswers({})).text).toContain('in the tab “History” the headings “Round”');
    expect(history).toEqual([['My own']]);
  });
});

describe('a former round', () => {
  /** Two rounds with bids of Ana, the second one open. */
  const inSecond = paperOnce(() => {
    const book = submitted(OPTIONS);
    resolve(book);
    given(book.desk.submitForPractice({ players: [] }));
    return book;
  });

  test('has its answers brought for its correction, with the totals and the history of then', () => {
    const book = inSecond();
    const { answers, history, results } = inSheets(book);
    const bid = { 'Your bid': '19', 'Pay with': 'coins' };
    correct(book, { kind: 'submission', stage: 'round-1', player: 'Bo', answers: bid });
    expect(given(book.desk.updateAnswers({ stage: 'round-1' })).round).toBe('Round 1');
    expect(answers[0]?.[0]).toBe('Round 1');
    expect(answers[2]?.slice(0, BID + 1)).toEqual(['Bo', 0, 20, 0, 19]);
    expect(
      history
        .slice(1)
        .flat()
        .filter((cell) => cell !== ''),
    ).toEqual([]);
    results[4] = ['Bo', '', '', -19];
    expect(refused(book.desk.takeResults({})).code).toBe('answers-out-of-date');
    const taken = given(book.desk.takeResults({ stage: 'round-1' })).answers;
    correct(book, { kind: 'host-facts', stage: 'round-1', answers: taken });
    expect(sessionOf(book).match.facts).toMatchObject({ scores: { Coins: { Bo: 1 } } });
    given(book.desk.updateAnswers({}));
    expect(answers[2]?.slice(0, 3)).toEqual(['Bo', 0, 1]);
    expect(history[2]?.slice(0, 5)).toEqual([1, 'Bo', true, 0, 1]);
  });

  test('a round that is not over is none', () => {
    const book = inSecond();
    expect(refused(book.desk.updateAnswers({ stage: 'round-7' })).code).toBe('no-results');
  });

  test('the last one, too, once the match is over', () => {
    const book = submitted(OPTIONS);
    while (gameIn(book.desk).stage !== null) playStage(book);
    expect(refused(book.desk.updateAnswers({})).code).toBe('no-results');
    given(book.desk.updateAnswers({ stage: 'round-3' }));
    const { answers, history } = sheetsOf(book);
    expect(answers[0]?.[0]).toBe('Round 3');
    expect(history).toHaveLength(1 + 2 * 5);
  });
});

test('the tabs of a match that is put away are set aside', () => {
  const book = submitted(OPTIONS);
  inSheets(book);
  while (gameIn(book.desk).stage !== null) playStage(book);
  expect(book.setAside).toEqual([]);
  given(book.desk.archive({ reason: 'Played.' }));
  expect(book.setAside).toEqual([...book.matchSheets.keys()]);
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

test('texts that are accepted have a column beside them', () => {
  const book = created({
    ...OPTIONS,
    settings: { Title: 'Quiz', Questions: 'Capital; text; optional; accept Rome | Roma\nWhy?; text' },
  });
  const entered = (player: string, capital: string): void => {
    const answers = { Capital: capital, 'Why?': 'so' };
    correct(book, { kind: 'submission', stage: 'round-1', player, answers });
  };
  entered('Ana', 'roma!');
  entered('Bo', 'Milan');
  entered('Chen', '');
  const { answers } = inSheets(book);
  expect(answers.slice(0, 5)).toEqual([
    ['Round 1', 'Capital', 'Capital ok', 'Why?'],
    ['Ana', 'roma!', true, 'so'],
    ['Bo', 'Milan', false, 'so'],
    ['Chen', '', '', 'so'],
    ['Dora'],
  ]);
});

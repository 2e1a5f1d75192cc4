// A match whose questions its host makes up, through the loop: questions that change, rounds in which only the host acts,
// what the host enters, the end.
import { given } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import {
  correct,
  deliver,
  created,
  gameIn,
  playStage,
  sessionOf,
  stageIn,
  submitted,
} from '../support/paper-game';
import { keyOf } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';

const OPTIONS = { game: 'own-match' } as const;

function enter(book: Paper, answers: Readonly<Record<string, string>>): void {
  given(book.desk.saveHostFacts({ answers }));
}

test('what the host enters is told when the round is resolved, and not before', () => {
  const book = submitted(OPTIONS);
  enter(book, {
    Announcement: 'The lamp is Bo’s.',
    'Tell Ana': 'You were second.',
    'Bo: change of Points': '2',
    'Bo: change of Coins': '-5',
  });
  const told = (): string => JSON.stringify([[...book.books.values()], book.posts]);
  deliver(book);
  expect(stageIn(book.desk).told).toEqual([]);
  expect(told()).not.toContain('The lamp is Bo');
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  expect(sessionOf(book).match.facts).toMatchObject({ scores: { Points: { Bo: 2 }, Coins: { Bo: 15 } } });
  expect(told()).toContain('The lamp is Bo’s.');
  expect(told()).toContain('You were second.');
});

test('questions are called as their host likes, and one without an answer is named', () => {
  const book = submitted(OPTIONS);
  const titles = ['constructor', '__proto__', 'toString'];
  enter(book, {
    'Questions from the next round on': titles.map((title) => `${title}; text`).join('\n'),
  });
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  given(book.desk.prepareNext());
  const entry = { kind: 'submission', stage: 'round-2', player: 'Ana', answers: { toString: 'a' } } as const;
  const refused = book.desk.previewChange({ change: entry });
  const about = titles.slice(0, 2);
  expect(refused.ok ? [] : refused.error.problems?.map(({ title }) => title)).toEqual(about);
  const answers = Object.fromEntries(titles.map((title) => [title, `${title} it is`]));
  given(book.desk.previewChange({ change: { ...entry, answers } }));
});

test('questions for the next round open with it, and a round without any asks nobody', () => {
  const book = submitted(OPTIONS);
  enter(book, { 'Questions from the next round on': 'Vote; player\nWhy; text; optional' });
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  given(book.desk.prepareNext());
  expect(stageIn(book.desk).asks.map(({ questions }) => questions.map(({ title }) => title))).toEqual([
    ['Vote', 'Why'],
    ['Vote', 'Why'],
  ]);
  enter(book, { 'Questions from the next round on': 'none' });
  playStage(book);
  const stage = stageIn(book.desk);
  expect([stage.name, stage.asks, stage.waitingFor]).toEqual(['round-3', [], []]);
  enter(book, {
    'Does the match end with this round?': 'Yes',
    Winners: 'Bo, Ana',
    'What decided': 'Points.',
  });
  playStage(book);
  expect(gameIn(book.desk).stage).toBeNull();
  expect(sessionOf(book).match.outcome).toMatchObject({ winners: ['Ana', 'Bo'], text: 'Points.' });
});

test('what the host entered wrongly is said at its question', () => {
  const book = submitted(OPTIONS);
  const saved = book.desk.saveHostFacts({
    answers: { 'Bo: change of Points': 'two', 'Questions from the next round on': 'Vote; jury' },
  });
  const problems = saved.ok ? [] : (saved.error.problems ?? []);
  expect(problems.map(({ title, text }) => `${title} | ${text}`)).toEqual([
    expect.stringMatching(/^Bo: change of Points [|].* “two” is not a whole number/u),
    expect.stringMatching(/^Questions from the next round on [|].*“Vote; jury” is not a question/u),
  ]);
});

test('forms and books are called by the title that the host gave the match', () => {
  const book = created(OPTIONS);
  for (const names of [book.forms.keys(), book.books.keys()]) {
    expect([...names].every((name) => name.includes('The silent auction'))).toBe(true);
  }
  expect(book.forms.size).toBe(2);
});

test('an answer to questions that a correction has taken away is in no more', () => {
  const book = created({
    ...OPTIONS,
    settings: { Title: 'Odd', Questions: 'Your bid; number; optional', Rounds: '3' },
  });
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const { match } = sessionOf(book);
  const form = match.stage?.asks.find(({ players }) => players.includes('Ana'))?.form ?? '';
  const fates = () =>
    stageIn(book.desk).submissions.map(({ player, fate, words }) => [player, fate, words.length]);
  book.land(form, { [KEY_TITLE]: keyOf(book, 'Ana'), 'Your bid': 3 });
  expect(fates()).toEqual([['Ana', 'counts', 1]]);
  const answers = { 'Questions from the next round on': 'Why?; text; optional' };
  correct(book, { kind: 'host-facts', stage: 'round-1', answers });
  expect(fates()).toEqual([['Ana', 'refused', 0]]);
  // An empty form is an answer where all may be left out.
  book.land(form, { [KEY_TITLE]: keyOf(book, 'Bo') });
  expect(fates()).toEqual([
    ['Ana', 'refused', 0],
    ['Bo', 'counts', 0],
  ]);
});

test('the tab Settings shows what a corrected setting is now', () => {
  const book = created(OPTIONS);
  const { settings } = gameIn(book.desk);
  correct(book, { kind: 'settings', settings: { ...settings, Rules: 'Bid high.' } });
  const rows = new Map(book.grids.get('settings')?.map(([title, value]) => [title, value]));
  expect(rows.get('Rules')).toBe('Bid high.');
  expect(rows.get('Title')).toBe(settings['Title']);
});

test('a round without questions says that nobody is asked', () => {
  const book = submitted(OPTIONS);
  enter(book, { 'Questions from the next round on': 'none' });
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  given(book.desk.setDeadline({ deadline: book.ports.now() + 3_600_000 }));
  expect(gameIn(book.desk).atDeadline.says).toEqual([
    'Nothing happens by itself at the deadline: nobody is asked anything.',
  ]);
});

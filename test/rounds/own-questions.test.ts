// A match whose questions its host makes up, through the loop: forms for each group, rounds in which only the host acts,
// the host's part as it is told, the end.
import { given } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { deliver, created, gameIn, playStage, sessionOf, stageIn, submitted } from '../support/paper-game';
import { keyOf } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';

const OPTIONS = { game: 'own-match' } as const;

function enter(book: Paper, answers: Readonly<Record<string, string>>): void {
  given(book.desk.saveHostFacts({ answers }));
}

test('each group has a form with everyone’s questions and its own', () => {
  const { asks } = stageIn(created(OPTIONS).desk);
  expect(
    asks.map(({ form, players, questions }) => [form, players, questions.map(({ title }) => title)]),
  ).toEqual([
    [
      'group-1',
      ['Ana', 'Bo'],
      ['Your bid', 'Who bids most?', 'A word to the auctioneer', 'What you sell on', 'Pay with'],
    ],
    [
      'group-2',
      ['Chen', 'Dora', 'Emil'],
      [
        'Your bid',
        'Who bids most?',
        'A word to the auctioneer',
        ...[1, 2, 3].map((place) => `The lots, the one that you want most first ${place}`),
        'Pay with',
      ],
    ],
  ]);
});

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

test('who is missing stands in the order of the roster, whichever form asks them', () => {
  const settings = { Title: 'T', Questions: 'Bid; number\nGuess; text; only Ana' };
  const book = created({ game: 'own-match', settings });
  expect(stageIn(book.desk).waitingFor).toEqual(sessionOf(book).match.roster);
});

test('the host is offered the questions of this round to copy and change', () => {
  const book = submitted(OPTIONS);
  const questions = 'Vote; player\nWhy; text; optional; help Be short.; for Dealers';
  enter(book, { 'Questions from the next round on': questions });
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const question = stageIn(book.desk).hostQuestions.find(({ title }) => title.startsWith('Questions from'));
  expect(question?.former).toBe('Vote; player\nWhy; text; optional; for Dealers; help Be short.');
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

test('forty answers of a thousand characters count', () => {
  const questions = Array.from({ length: 40 }, (_, index) => `Question ${index + 1}; text`).join('\n');
  const book = submitted({ ...OPTIONS, settings: { Title: 'Long', Questions: questions, Rounds: '2' } });
  const texts = Array.from(
    { length: 40 },
    (_, index) => [`Question ${index + 1}`, 'x'.repeat(1_000)] as const,
  );
  book.land('group-1', {
    [KEY_TITLE]: keyOf(book, 'Ana'),
    ...Object.fromEntries(texts),
  });
  const { submissions } = stageIn(book.desk);
  const own = submissions.filter(({ player }) => player === 'Ana').map(({ fate }) => fate);
  expect(own).toEqual(['replaced', 'counts']);
});

const DRAWN = 'Your card; each; x | x | x | x | x';

test('a draw that was saved and then changed is told as drawn again, also from the record', () => {
  const book = submitted(OPTIONS);
  enter(book, { Draws: 'Your card; each; a | b | c | d | e' });
  enter(book, { Draws: DRAWN });
  const preview = given(book.desk.previewRound());
  expect(JSON.stringify(preview)).toContain('Your card: x (drawn again');
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  const told = (): string => JSON.stringify([...book.books.values()]);
  expect(told()).toContain('"x (drawn again)"');
  const correct = {
    kind: 'host-facts',
    stage: 'round-1',
    answers: { Draws: DRAWN, Announcement: 'Now.' },
  } as const;
  const again = given(book.desk.previewChange({ change: correct }));
  expect(JSON.stringify(again)).not.toContain('drawn');
  const other = { ...correct, answers: { Draws: 'Your card; each; y | y | y | y | y' } };
  const { token, ...looked } = given(book.desk.previewChange({ change: other }));
  expect(JSON.stringify(looked)).toContain('drawn again');
  given(book.desk.applyChange({ change: other, token, reason: 'Mixed up.' }));
  deliver(book);
  expect(told()).toContain('Drawn: x (drawn again) → y (drawn again).');
});

test('a draw that was saved once is told as drawn', () => {
  const book = submitted(OPTIONS);
  enter(book, { Draws: DRAWN });
  enter(book, { Draws: DRAWN, Announcement: 'Cards are dealt.' });
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  const told = JSON.stringify([[...book.books.values()], book.posts]);
  expect(told).toContain('Your card');
  expect(told).not.toContain('(drawn again)');
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
  const change = {
    kind: 'host-facts',
    stage: 'round-1',
    answers: { 'Questions from the next round on': 'Why?; text; optional' },
  } as const;
  const { token } = given(book.desk.previewChange({ change }));
  given(book.desk.applyChange({ change, token, reason: 'Forgotten.' }));
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
  const change = { kind: 'settings', settings: { ...settings, Rules: 'Bid high.' } } as const;
  const { token } = given(book.desk.previewChange({ change }));
  given(book.desk.applyChange({ change, token, reason: 'Forgotten.' }));
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

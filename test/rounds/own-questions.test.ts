// Questions that a host makes up: odd titles, and questions that disappear in a correction.
import { unwrapReply } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { correct, created, sessionOf, stageIn, submitted } from '../support/paper-game';
import { keyOf } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';

const OPTIONS = { game: 'own-match' } as const;

function enter(book: Paper, answers: Readonly<Record<string, string>>): void {
  unwrapReply(book.desk.saveHostFacts({ answers }));
}

test('questions can have any title, and an unanswered one is named', () => {
  const book = submitted(OPTIONS);
  const titles = ['constructor', '__proto__', 'toString'];
  enter(book, {
    'Next questions': titles.map((title) => `${title}; text`).join('\n'),
  });
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(book.desk.prepareNext());
  const entry = { kind: 'submission', stage: 'round-2', player: 'Ana', answers: { toString: 'a' } } as const;
  const refused = book.desk.previewChange({ change: entry });
  const about = titles.slice(0, 2);
  expect(refused.ok ? [] : refused.error.problems?.map(({ title }) => title)).toEqual(about);
  const answers = Object.fromEntries(titles.map((title) => [title, `${title} it is`]));
  unwrapReply(book.desk.previewChange({ change: { ...entry, answers } }));
});

test('an answer to questions that a correction removed no longer counts', () => {
  const book = created({
    ...OPTIONS,
    settings: { Title: 'Odd', Questions: 'Your bid; number; optional', Rounds: '3' },
  });
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const { match } = sessionOf(book);
  const form = match.stage?.asks.find(({ players }) => players.includes('Ana'))?.form ?? '';
  const fates = () =>
    stageIn(book.desk).submissions.map(({ player, fate, answers }) => [player, fate, answers.length]);
  book.land(form, { [KEY_TITLE]: keyOf(book, 'Ana'), 'Your bid': 3 });
  expect(fates()).toEqual([['Ana', 'counts', 1]]);
  const answers = { 'Next questions': 'Why?; text; optional' };
  correct(book, { kind: 'host-facts', stage: 'round-1', answers });
  expect(fates()).toEqual([['Ana', 'refused', 0]]);
  // If every question is optional, an empty form is an answer.
  book.land(form, { [KEY_TITLE]: keyOf(book, 'Bo') });
  expect(fates()).toEqual([
    ['Ana', 'refused', 0],
    ['Bo', 'counts', 0],
  ]);
});

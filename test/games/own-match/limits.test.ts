// Limits of a player as their page and form show them (OM-5), and who is waited for.
import { GAMES } from '../../../src/games/catalogue';
import { findGame } from '../../../src/games/frame/catalogue';
import type { Match, OpenAsk } from '../../../src/games/frame/match';
import { sumsOfAnswers, titlesAt } from '../../../src/games/frame/limits';
import { missingAmong } from '../../../src/rounds/session/judge';
import { begin, inputOf } from '../random-play';

const found = findGame(GAMES, 'own-match');
if (found === undefined) throw new Error('There is no such game.');
const game = found;

function after(settings: object, answers: object, host: object): Match {
  const start = {
    players: [{ name: 'Ana' }, { name: 'Bo' }],
    settings: { title: 'T', ...settings },
    seed: 'l',
  };
  const resolved = begin(game, start).resolve(inputOf([{ player: 'Ana', move: { answers } }], [], host));
  if (!resolved.ok) throw new Error(resolved.error[0]?.text);
  return resolved.value.next;
}

function askIn(match: Match): OpenAsk {
  const [ask] = match.stage?.asks ?? [];
  if (ask === undefined) throw new Error('Nothing is asked.');
  return ask;
}

const scores = [{ name: 'Tokens', start: 5, shown: 'owner' }];
const questions = [
  { title: 'Lot 1', kind: 'number', least: 2, within: 'Tokens' },
  { title: 'Lot 2', kind: 'number', within: 'Tokens', required: false },
];

test('the sum of a score is shown with the questions that share it', () => {
  const match = after(
    { scores, questions },
    { 'Lot 1': 2 },
    { scores: { Ana: { Tokens: -2 }, Bo: { Tokens: -9 } } },
  );
  const ask = askIn(match);
  const titles = ['Lot 1', 'Lot 2'];
  expect(sumsOfAnswers(ask.limits('Ana').sums, ask)).toEqual([{ name: 'Tokens', most: 3, titles }]);
  expect(sumsOfAnswers(ask.limits('Bo').sums, ask)).toEqual([{ name: 'Tokens', most: 0, titles }]);
  expect(titlesAt(ask.limits('Ana').excused, ask)).toEqual([]);
  expect(titlesAt(ask.limits('Bo').excused, ask)).toEqual(['Lot 1']);
});

test('a form does not insist on what some may leave out, and is the same for all', () => {
  const ask = askIn(after({ scores, questions }, {}, {}));
  expect(ask.questions.map(({ required, lapses }) => [required, lapses])).toEqual([
    [true, true],
    [false, undefined],
  ]);
  const [alone] = askIn(after({ scores, questions: [{ ...questions[0], least: 0 }] }, {}, {})).questions;
  expect(alone).toMatchObject({ required: true, kind: { type: 'whole', min: 0 } });
  expect(alone?.lapses).toBeUndefined();
});

test('whoever need answer nothing is not waited for', () => {
  const missing = ({ stage }: Match) => (stage === null ? [] : missingAmong(stage, []));
  expect(missing(after({ scores, questions }, { 'Lot 1': 2 }, { scores: { Bo: { Tokens: -9 } } }))).toEqual([
    'Ana',
  ]);
  const once = [{ title: 'Card', kind: 'choice', choices: ['Sun'], once: true }];
  expect(missing(after({ questions: once }, { Card: 'Sun' }, {}))).toEqual(['Bo']);
  expect(missing(after({ questions: [{ title: 'Say', kind: 'text', required: false }] }, {}, {}))).toEqual(
    [],
  );
});

// A player's limits on their page and form (OM-5), and whose answers are waited for.
import { seededChance } from '../../../src/games/frame/chance';
import type { Match } from '../../../src/games/frame/match';
import { answerSumLimits, questionTitles } from '../../../src/games/frame/limits';
import { askFor, resolved } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

const game = gameOf('own-match');

function after(settings: object, answers: object, host: object): Match {
  const start = {
    players: [{ name: 'Ana' }, { name: 'Bo' }],
    settings: { title: 'T', ...settings },
    seed: 'l',
  };
  return resolved(begin(game, start), { Ana: { answers } }, host).next;
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
  const ask = askFor(match, 'Ana');
  const titles = ['Lot 1', 'Lot 2'];
  expect(answerSumLimits(ask.limits('Ana').sums, ask)).toEqual([{ name: 'Tokens', most: 3, titles }]);
  expect(answerSumLimits(ask.limits('Bo').sums, ask)).toEqual([{ name: 'Tokens', most: 0, titles }]);
  expect(questionTitles(ask.limits('Ana').excused, ask)).toEqual([]);
  expect(questionTitles(ask.limits('Bo').excused, ask)).toEqual(['Lot 1']);
  expect(ask.sample('Bo', seededChance('few'))).toEqual({ answers: {} });
});

test('a question that some can leave out is optional on the form, which is the same for all', () => {
  const ask = askFor(after({ scores, questions }, {}, {}), 'Ana');
  expect(ask.questions.map(({ required, lapses }) => [required, lapses])).toEqual([
    [true, true],
    [false, undefined],
  ]);
  const [lot] = questions;
  const others = [
    { ...lot, least: 0 },
    { ...lot, title: 'Any', within: undefined },
  ];
  const [alone] = askFor(after({ scores, questions: others }, {}, {}), 'Ana').questions;
  expect(alone).toMatchObject({ required: true, kind: { type: 'whole', min: 0 } });
  expect(alone?.lapses).toBeUndefined();
});

test('a page has the host’s rules if they have at most 5000 characters', () => {
  const shown = (length: number): boolean =>
    JSON.stringify(after({ rules: 'x'.repeat(length) }, {}, {}).page('Ana')).includes('xxx');
  expect([shown(5000), shown(5001)]).toEqual([true, false]);
});

test('without a score that everyone sees, an example match still has a winner', () => {
  const settings = {
    title: 'T',
    rounds: 1,
    scores: [...scores, { name: 'Pot', of: 'match', shown: 'everyone' }],
  };
  const { stage } = begin(game, { players: [{ name: 'Ana' }, { name: 'Bo' }], settings, seed: 'l' });
  expect(stage?.hostSample(seededChance('end'))).toMatchObject({
    end: { winners: [expect.any(String)] },
    match: { Pot: expect.any(Number) as number },
  });
});

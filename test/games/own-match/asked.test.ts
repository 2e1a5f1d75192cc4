// Questions for certain players, and players who are out (OM-6): who gets which form, and what the host is warned of.
import { withRoster } from '../../../src/games/own-match/questions';
import type { JsonObject } from '../../../src/games/frame/json';
import type { Match } from '../../../src/games/frame/match';
import { resolved } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

const game = gameOf('own-match');

const players = [
  { name: 'Ana', group: 'Red' },
  { name: 'Bo', group: 'Red' },
  { name: 'Cy' },
  { name: 'Dee' },
];

function started(questions: readonly JsonObject[]): Match {
  return begin(game, { players, settings: { title: 'T', questions }, seed: 'asked' });
}

const next = (match: Match, host: JsonObject) => resolved(match, {}, host);

const formsOf = ({ stage }: Match) =>
  stage?.asks.map(({ form, title, players: asked }) => `${form} ${title}: ${asked.join(' ')}`);

const bid = (...only: readonly string[]) => ({ title: 'Bid', kind: 'number', only });
const all = { title: 'All', kind: 'text' };

test('each set of questions has a form, which is reused and whose title reveals nothing', () => {
  const first = started([all, bid('Ana', 'Cy')]);
  expect(formsOf(first)).toEqual([
    'group-1 Your answers, Red: Bo',
    'no-group Your answers: Dee',
    'own-1 Your answers: Ana Cy',
  ]);
  const second = next(first, {
    questions: [all, bid('Bo'), { title: 'Guess', kind: 'text', only: ['Dee'] }],
  });
  expect(formsOf(second.next)).toEqual([
    'group-1 Your answers, Red: Ana',
    'no-group Your answers: Cy',
    'own-1 Your answers: Bo',
    'own-2 Your answers: Dee',
  ]);
  expect(second.warnings).toEqual(['Round 2 asks some players separately, so it needs 1 new form.']);
  // Without scores, nothing is said about scores staying the same.
  expect(second.next.page('Dee').result).toEqual([]);
  const third = next(second.next, {
    questions: [{ title: 'Last', kind: 'text', only: ['Ana'] }],
    out: ['Cy'],
  });
  expect(formsOf(third.next)).toEqual(['own-1 Your answers: Ana']);
  expect(third.warnings).toEqual([]);
  const fourth = next(third.next, { questions: [all, { title: 'Guess', kind: 'text', only: ['Cy', 'Bo'] }] });
  expect(formsOf(fourth.next)).toEqual([
    'group-1 Your answers, Red: Ana',
    'no-group Your answers: Dee',
    'own-2 Your answers: Bo',
  ]);
});

test('a typed word that is no group is a player; in JSON it is an empty group', () => {
  const settings = { questions: [{ title: 'Bid', kind: 'number', for: 'cy' }] };
  expect(formsOf(started(settings.questions))).toEqual([]);
  const players = [{ name: 'Ana', group: 'Red' }, { name: 'Cy' }];
  expect(withRoster(settings, players)).toEqual({
    questions: [{ title: 'Bid', kind: 'number', only: ['cy'] }],
  });
  const red = { questions: [{ title: 'Bid', kind: 'number', for: 'red' }, null] };
  expect(withRoster(red, players)).toEqual(red);
});

test('the host can tick nobody, and untick everybody', () => {
  const { stage } = started([all]);
  for (const facts of [{ out: players.map(({ name }) => name) }, { out: ['Cy'] }, { asked: [] }]) {
    const answers = stage?.hostToAnswers(facts) ?? [];
    const typed = stage?.hostFromAnswers((title) => answers.find((one) => one.title === title)?.answer ?? '');
    expect(typed).toEqual(facts);
  }
});

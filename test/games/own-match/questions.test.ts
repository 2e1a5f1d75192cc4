// Questions and scores that a host makes up: how they're typed, and their limits.
import fc from 'fast-check';
import { titlesWithAcceptedAnswer, questionCodec } from '../../../src/games/frame/custom';
import { settingsField } from '../../../src/games/own-match/settings';
import { listCodec, readInput } from '../../../src/games/frame/fields';
import { anyText } from '../../support/any-text';

function typed(title: 'Questions' | 'Scores', text: string): unknown {
  const json = settingsField.fromAnswers((asked) => (asked === title ? text : ''), '');
  return (json as Record<string, unknown>)[title.toLowerCase()];
}
function shown(title: 'Questions' | 'Scores', value: unknown): string {
  const answers = settingsField.toAnswers({ [title.toLowerCase()]: value }, '');
  return answers.find((answer) => answer.title === title)?.answer ?? '';
}

test.each([
  ['Your bid; number 0 to 20', { title: 'Your bid', kind: 'number', least: 0, most: 20 }],
  [
    'Your bid; number -3 or more; optional',
    { title: 'Your bid', kind: 'number', least: -3, required: false },
  ],
  ['Your bid; number 7 or less', { title: 'Your bid', kind: 'number', most: 7 }],
  [
    'Why?; text; for Heaven; help Be short.',
    { title: 'Why?', kind: 'text', for: 'Heaven', help: 'Be short.' },
  ],
  ['Whom; player', { title: 'Whom', kind: 'player' }],
  ['Pay; choice gold | tea, coffee', { title: 'Pay', kind: 'choice', choices: ['gold', 'tea, coffee'] }],
  [
    'Your bid; number 0 to 20; within Tokens; optional',
    { title: 'Your bid', kind: 'number', least: 0, most: 20, within: 'Tokens', required: false },
  ],
  ['Card; choice Sun | Moon; once', { title: 'Card', kind: 'choice', choices: ['Sun', 'Moon'], once: true }],
  ['Your bid; number; for Ana, Bo', { title: 'Your bid', kind: 'number', only: ['Ana', 'Bo'] }],
  [
    'Acts; several 1 to 2: dig | rest',
    { title: 'Acts', kind: 'several', choices: ['dig', 'rest'], least: 1, most: 2 },
  ],
  ['Acts; several now: dig | rest', { title: 'Acts', kind: 'several', choices: ['now: dig', 'rest'] }],
  ['Whom; players', { title: 'Whom', kind: 'players' }],
  ['Whom; players 1 to 3', { title: 'Whom', kind: 'players', least: 1, most: 3 }],
  ['Who?; text; accept Bo | the blue one', { title: 'Who?', kind: 'text', accept: ['Bo', 'the blue one'] }],
  [
    'Where?; text; picture https://example.org/a.png; help Look.',
    { title: 'Where?', kind: 'text', picture: 'https://example.org/a.png', help: 'Look.' },
  ],
  ['Lots; ranking a | b', { title: 'Lots', kind: 'ranking', choices: ['a', 'b'] }],
])('“%s” is a question', (line, question) => {
  expect(typed('Questions', line)).toEqual([question]);
  expect(shown('Questions', [question])).toBe(line);
});

test.each([
  ['for Red', 'for Red', { for: 'Red' }],
  ['for ana', 'for ana', { only: ['ana'] }],
  ['only Ana', 'for Ana', { only: ['Ana'] }],
  ['for Ana, Bo', 'for Ana, Bo', { only: ['Ana', 'Bo'] }],
  ['for Bo', 'for Bo', { for: 'Bo' }],
  ['only Bo', 'only Bo', { only: ['Bo'] }],
  ['for Zed', 'for Zed', { for: 'Zed' }],
])('with a roster, “%s” is written “%s”', (line, written, whom) => {
  const lines = listCodec(questionCodec({ players: ['Ana', 'Bo', 'Cy'], groups: ['Red', 'Bo'] }));
  expect(lines.parse(`Bid; number; ${line}`)).toEqual([{ title: 'Bid', kind: 'number', ...whom }]);
  expect(lines.show([{ title: 'Bid', kind: 'number', ...whom }])).toBe(`Bid; number; ${written}`);
});

test.each([
  ['Gold; everyone', { name: 'Gold', shown: 'everyone' }],
  ['Coins; owner; start -20; purse garnets', { name: 'Coins', shown: 'owner', start: -20, purse: 'garnets' }],
  ['Pot; match; start 1', { name: 'Pot', of: 'match', shown: 'everyone', start: 1 }],
  ['Price; match; host', { name: 'Price', of: 'match', shown: 'host' }],
  ['Votes; everyone; places least', { name: 'Votes', shown: 'everyone', places: 'least' }],
  [
    'Gold; owner; start purse; purse garnets; places none',
    { name: 'Gold', shown: 'owner', start: 'purse', purse: 'garnets', places: 'none' },
  ],
])('“%s” is a score', (line, score) => {
  expect(typed('Scores', line)).toEqual([score]);
  expect(shown('Scores', [score])).toBe(line);
});

test('a line without readers is no score', () => {
  expect(typed('Scores', 'Gold')).toEqual(['Gold']);
});

test('any question’s line gives the same question', () => {
  const question = fc.record(
    {
      title: anyText(),
      kind: fc.constantFrom('choice', 'several', 'ranking', 'number', 'text', 'player', 'players'),
      choices: fc.array(anyText(), { maxLength: 3 }),
      least: fc.integer(),
      most: fc.integer(),
      help: anyText(),
      required: fc.boolean(),
      for: anyText(),
      within: anyText(),
      once: fc.boolean(),
      accept: fc.array(anyText(), { maxLength: 3 }),
      picture: anyText(),
      only: fc.array(anyText(), { maxLength: 3 }),
    },
    { requiredKeys: ['title', 'kind'] },
  );
  fc.assert(
    fc.property(fc.array(question, { maxLength: 3 }), (questions) => {
      expect(typed('Questions', shown('Questions', questions))).toEqual(questions);
    }),
    { numRuns: 200, seed: 1 },
  );
});

describe('limits are said in sentences', () => {
  const refused = (given: object): string => {
    const reading = readInput(settingsField, { title: 'T', ...given }, 'Settings');
    return reading.ok ? '' : reading.problems.map(({ text }) => text).join(' ');
  };
  const questions = (n: number) => Array.from({ length: n }, (_, at) => ({ title: `Q${at}`, kind: 'text' }));
  const scores = (n: number) => Array.from({ length: n }, (_, at) => ({ name: `S${at}`, shown: 'host' }));

  test.each([
    [
      { questions: questions(40) },
      { questions: questions(41) },
      'Questions: you entered 41. Enter 0 to 40 questions.',
    ],
    [{ scores: scores(30) }, { scores: scores(31) }, 'Scores: you entered 31. Enter 0 to 30 scores.'],
    [{ rounds: 100 }, { rounds: 101 }, 'Rounds: 101 is not a whole number from 1 to 100.'],
    [
      { rules: 'é'.repeat(50_000) },
      { rules: 'é'.repeat(50_001) },
      'Rules: this text has 50001 characters. Write at most 50000 characters.',
    ],
  ])('%#', (most, more, sentence) => {
    expect(refused(most)).toBe('');
    expect(refused(more)).toBe(sentence);
  });
});

test('an accepted answer is read as names are, without signs at its ends', () => {
  const question = {
    title: 'Who?',
    help: '',
    required: true,
    kind: 'text',
    accept: ['Who, me?', '?!'],
  } as const;
  const accepts = (answer: string) => titlesWithAcceptedAnswer([question], { 'Who?': answer }).length === 1;
  expect(
    ['who, me', ' "Whó, me!" ', "'WHO, ME?'", '„Who, me…“', '”who, me‘', '?!'].filter(accepts),
  ).toHaveLength(6);
  expect(['Who me', '?', ''].filter(accepts)).toEqual([]);
});

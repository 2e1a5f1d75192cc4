// The parts that a match of the host's own puts on a player's page.
import type { JsonObject } from '../../../src/games/frame/json';
import type { Match } from '../../../src/games/frame/match';
import { resolved } from '../by-hand';
import { gameOf, textsIn } from '../pages';
import { begin } from '../random-play';

const game = gameOf('own-match');

const start = {
  players: ['Ana', 'Bo', 'Cy'].map((name) => ({ name })),
  settings: {
    title: 'Auction',
    questions: [],
    scores: [
      { name: 'Points', shown: 'everyone' },
      { name: 'Coins', shown: 'owner', start: 9 },
      { name: 'Favour', shown: 'host' },
    ],
  },
  seed: 'page',
};

/** The match after rounds in which the host entered these. */
function after(...entered: readonly JsonObject[]): Match {
  return going(begin(game, start), entered);
}

function going(begun: Match, entered: readonly JsonObject[]): Match {
  return entered.reduce<Match>((match, hostFacts) => resolved(match, {}, hostFacts).next, begun);
}

test('shows everyone’s score as places, bars and curves, and one’s own as a number and a curve', () => {
  const match = after(
    { scores: { Bo: { Points: 3, Coins: -4, Favour: 2 } } },
    { scores: { Ana: { Points: 1 } } },
  );
  const { holds } = match.page('Bo');
  const [pips, points, rounds] = holds;
  expect(holds).toHaveLength(3);
  expect(pips).toEqual({
    kind: 'pips',
    pips: [
      { name: 'Points', value: '3', signs: '', change: 0 },
      { name: 'Coins', value: '5', signs: '', change: 0 },
    ],
  });
  expect(points).toEqual({
    kind: 'folded',
    title: 'Points: place 1 of 3',
    blocks: [
      {
        kind: 'bars',
        title: '',
        most: 3,
        bars: [
          { name: '1. Bo', value: 3, change: 0, why: [] },
          { name: '2. Ana', value: 1, change: 1, why: [] },
          { name: '3. Cy', value: 0, change: 0, why: [] },
        ],
      },
    ],
  });
  const steps = ['Set-up', 'Round 1', 'Round 2'];
  expect(rounds).toEqual({
    kind: 'folded',
    title: 'Round by round',
    blocks: [
      {
        kind: 'curve',
        title: 'Points after each round',
        steps,
        lines: [
          { name: 'Ana', own: false, values: [0, 0, 1] },
          { name: 'Bo', own: true, values: [0, 3, 3] },
          { name: 'Cy', own: false, values: [0, 0, 0] },
        ],
      },
      {
        kind: 'curve',
        title: 'Coins after each round',
        steps,
        lines: [{ name: 'Bo', own: true, values: [9, 5, 5] }],
      },
    ],
  });
  expect(after().page('Bo').holds[1]).toMatchObject({ title: 'Points: all are equal' });
  expect(JSON.stringify(match.page('Ana'))).not.toMatch(/Favour|-4|"5"/);
});

test('the result is what the round brought: the host’s words, one’s scores, and that one’s answers counted', () => {
  const questions = [{ title: 'Pay with', kind: 'choice', choices: ['coins', 'a promise'] }];
  const begun = begin(game, { ...start, settings: { ...start.settings, questions } });
  const { next } = resolved(
    begun,
    { Bo: { answers: { 'Pay with': 'coins' } } },
    {
      announce: 'The lamp is sold.',
      tell: { Ana: 'You own it.' },
      scores: { Bo: { Points: 3, Coins: -4, Favour: 2 }, Ana: { Favour: 1 } },
    },
  );
  expect(next.page('Bo').result).toEqual([
    'The lamp is sold.',
    'Points: +3, 3 now.',
    'Coins: −4, 5 now.',
    'What you sent counted (Pay with: coins).',
  ]);
  expect(next.page('Ana').result).toEqual([
    'The lamp is sold.',
    'You own it.',
    'Points and Coins did not change.',
  ]);
});

test('the result tells draws and who is out, and one’s own words stay, the latest of each title', () => {
  const draws = (word: string) => [
    { title: 'Card', deck: [word, word, word], to: 'each' },
    { title: 'Order', deck: ['north'], to: 'everyone' },
  ];
  const role = { title: 'Role', deck: ['wolf', 'wolf', 'wolf'], to: 'each' };
  const entered: readonly JsonObject[] = [{ draws: draws('ace'), out: ['Cy'] }, { draws: draws('ten') }];
  const settings = { ...start.settings, draws: [role] };
  expect(
    after(...entered.slice(0, 1))
      .page('Ana')
      .result.slice(0, 3),
  ).toEqual(['Card: ace (drawn).', 'Order, drawn: north.', 'Cy is out.']);
  const words = (dealt: Match, name: string) =>
    dealt.page(name).holds.flatMap((block) => (block.kind === 'words' ? [block.text] : []));
  const dealt = going(begin(game, { ...start, settings }), entered);
  expect(words(dealt, 'Ana')).toEqual(['Drawn for you: Role: wolf; Card: ten.']);
  // Who is out gets no card more.
  expect(words(dealt, 'Cy')).toEqual([
    'You are out: nothing is asked of you.',
    'Drawn for you: Role: wolf; Card: ace.',
  ]);
  expect(words(after(), 'Ana')).toEqual([]);
});

test('places are by least, or there are none', () => {
  const scores = [
    { name: 'Votes', shown: 'everyone', places: 'least' },
    { name: 'Seat', shown: 'everyone', places: 'none' },
  ];
  const begun = begin(game, { ...start, settings: { ...start.settings, scores } });
  const { holds } = resolved(begun, {}, { scores: { Bo: { Votes: 2, Seat: 2 } } }).next.page('Bo');
  expect(holds.filter(({ kind }) => kind === 'folded').map(textsIn)).toMatchObject([
    ['Votes: place 3 of 3', '', '1. Ana', '1. Cy', '3. Bo'],
    ['Seat: everyone', '', 'Ana', 'Bo', 'Cy'],
    {},
  ]);
});

test('the end says first who won, and the standings are open', () => {
  const end = (winners: readonly string[], candidate?: string) =>
    after({ end: { winners, ...(candidate === undefined ? {} : { candidate }) } });
  const said = (match: Match, name: string) =>
    match.page(name).holds.flatMap((block) => (block.kind === 'words' ? [[block.text, block.tone]] : []));
  const won = end(['Ana', 'Bo'], 'Cy');
  expect(said(won, 'Ana')).toEqual([
    ['You win together with Bo.', 'good'],
    ['Cy is the Candidate.', 'plain'],
  ]);
  expect(said(won, 'Cy')).toEqual([
    ['Ana and Bo win.', 'plain'],
    ['You are the Candidate.', 'bad'],
  ]);
  expect(said(end(['Ana']), 'Ana')).toEqual([['You win.', 'good']]);
  expect(said(end([]), 'Cy')).toEqual([['It is a draw: nobody wins.', 'plain']]);
  expect(won.page('Ana').holds[0]?.kind).toBe('words');
  expect(won.page('Ana').holds).toContainEqual(expect.objectContaining({ kind: 'bars', title: 'Points' }));
});

test('shows the host’s own rules folded, with their headings; none where there are none, or they are very long', () => {
  const rulesOn = (rules: string): unknown =>
    begin(game, { ...start, settings: { ...start.settings, rules } })
      .page('Ana')
      .holds.find((block) => block.kind === 'folded' && block.title === 'The rules of this match');
  expect(rulesOn('Bid.\n# The end\n- Most win.')).toMatchObject({
    blocks: [{ text: 'Bid.' }, { text: 'The end:' }, { text: '• Most win.' }],
  });
  expect(rulesOn('')).toBeUndefined();
  expect(rulesOn('a'.repeat(6000))).toBeUndefined();
});

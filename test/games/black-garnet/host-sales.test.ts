// Entries of garnets that the host sells (BG-14): only the buyer is notified, and it doesn't matter when they're entered.
import { blackGarnet } from '../../../src/games/black-garnet/game';
import type { TitledAnswer } from '../../../src/games/frame/fields';
import type { Match } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { entered, expectSame, resolved, tabLines } from '../by-hand';
import { begin } from '../random-play';

const game = playable(blackGarnet);
const LEARN = { player: 'Ana', learn: ['B'] };
const HINT = { player: 'Ana: the Great', hint: 'memory' };
const SENT_AT_ONCE = [
  'You bought the stats of B from the host for 3 garnets.',
  'Duel B tests Visual-spatial and Intrapersonal.',
];

function opened(settings: object = {}): Match {
  const players = ['Ana', 'Ana: the Great', 'Cy'].map((name) => ({ name, garnets: 12 }));
  const prices = { learnDuel: 3, missionHint: 4 };
  const duels = { B: { stats: ['intrapersonal', 'visual'], ratio: [2, 7] } };
  return begin(game, { players, settings: { prices, duels, ...settings }, seed: 'counter' });
}

function answersFrom(answered: readonly TitledAnswer[]): (title: string) => string {
  return (title) => answered.find((each) => each.title === title)?.answer ?? '';
}

test('a sale is paid and answered right away, and only the buyer is told', () => {
  const { match, news } = entered(opened(), { purchases: [LEARN] });
  expect(news).toEqual(SENT_AT_ONCE.map((text) => ({ to: { player: 'Ana' }, text })));
  expect(tabLines(match, { player: 'Ana' }, 'You')).toContain('Garnets | 9');
  expect(match.stage?.name).toBe('distribution');
});

test('sales entered before the resolve or with it have the same result', () => {
  const facts = { garnets: { Cy: 7 }, purchases: [LEARN, HINT, { player: 'Cy', learn: ['A', 'F'] }] };
  const atOnce = resolved(opened(), {}, facts);
  const later = resolved(entered(entered(opened(), { purchases: [LEARN] }).match, facts).match, {}, facts);
  expect(later.warnings).toEqual(['Ana: the Great bought a hint for Memory: send them the picture.']);
  expectSame(later, atOnce);
});

test('sales become lines in the sidebar, which give the same sales again', () => {
  const { stage } = opened();
  const typed = {
    'Corrected garnets': ' Ana: 5\n\nCy: 0',
    Purchases: 'ana:learn b c, F\nAna: the Great: HINT Memory\nF for Cy\n',
  };
  const facts = stage?.hostFromAnswers((title) => (title in typed ? typed[title as keyof typeof typed] : ''));
  expect(facts).toEqual({
    garnets: { Ana: 5, Cy: 0 },
    purchases: [
      { player: 'ana', learn: ['b', 'c', 'F'] },
      { player: 'Ana: the Great', hint: 'Memory' },
      'F for Cy',
    ],
  });
  const answers = answersFrom(stage?.hostToAnswers(facts) ?? []);
  expect(answers('Purchases')).toBe('ana: learn b, c, F\nAna: the Great: hint Memory\nF for Cy');
  expect(stage?.hostFromAnswers(answers)).toEqual(facts);
});

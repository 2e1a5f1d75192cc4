// The host's sales (BG-14): what is sold is told at once and only once, and a form of typed lines says it.
import { blackGarnet } from '../../../src/games/black-garnet/game';
import type { Answered } from '../../../src/games/frame/fields';
import type { Match } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { entered, resolved, tabLines } from '../by-hand';
import { begin, inputOf } from '../random-play';

const game = playable(blackGarnet);
const LEARN = { player: 'Ana', learn: ['B'] };
const HINT = { player: 'Ana: the Great', hint: 'memory' };
const SENT_AT_ONCE =
  'You bought the stats of B for 3 garnets.\nDuel B tests Visual-spatial and Intrapersonal.';

function opened(settings: object = {}): Match {
  const players = ['Ana', 'Ana: the Great', 'Cy'].map((name) => ({ name, garnets: 12 }));
  const prices = { learnDuel: 3, missionHint: 4 };
  const duels = { B: { stats: ['intrapersonal', 'visual'], ratio: [2, 7] } };
  return begin(game, { players, settings: { prices, duels, ...settings }, seed: 'counter' });
}

function answersFrom(answered: readonly Answered[]): (title: string) => string {
  return (title) => answered.find((each) => each.title === title)?.answer ?? '';
}

test('a sale is paid and answered as it is entered, to the buyer alone', () => {
  const { match, news } = entered(opened(), { purchases: [LEARN] });
  expect(news).toEqual([{ to: { player: 'Ana' }, text: SENT_AT_ONCE }]);
  expect(tabLines(match, { player: 'Ana' }, 'You')).toContain('Garnets | 9');
  expect(tabLines(match, { player: 'Ana' }, 'You')).toContain(
    'Duel B tests Visual-spatial and Intrapersonal.',
  );
  expect(match.stage?.name).toBe('distribution');
});

test('what is sold later in the stage, or corrected, tells nothing again', () => {
  const first = entered(opened(), { purchases: [LEARN, HINT] }).match;
  const second = entered(first, { purchases: [LEARN, HINT, HINT] });
  expect(second.news).toEqual([
    {
      to: { player: 'Ana: the Great' },
      text: 'You bought a second hint to Memory for 4 garnets.\nThe host sends you the picture.',
    },
  ]);
  const third = entered(second.match, { garnets: { Ana: 5 }, purchases: [LEARN, HINT, HINT] });
  expect(third.news).toEqual([
    {
      to: { player: 'Ana' },
      text: 'The host entered your balance: 5 garnets, before anything sold in this stage.',
    },
  ]);
  expect(tabLines(third.match, { player: 'Ana' }, 'You')).toContain('Garnets | 2');
});

test('a sale that the host takes back is told to the buyer, and their book forgets it', () => {
  const { match } = entered(opened(), { purchases: [LEARN, HINT] });
  const back = entered(match, { purchases: [HINT] });
  expect(back.news).toEqual([
    {
      to: { player: 'Ana' },
      text: 'The host took back a sale to you: the stats of B. You have not paid for it.',
      takenBack: true,
    },
  ]);
  expect(tabLines(back.match, { player: 'Ana' }, 'You')).toContain('Garnets | 12');
  expect(tabLines(back.match, { player: 'Ana' }, 'You').join('\n')).not.toContain('Duel B');
  expect(entered(back.match, { purchases: [HINT] }).news).toEqual([]);
});

test('a sold hint tells the host at once to send the picture', () => {
  const first = entered(opened(), { purchases: [LEARN] });
  expect(first.warnings).toEqual([]);
  expect(entered(first.match, { purchases: [LEARN, HINT] }).warnings).toEqual([
    'Ana: the Great bought a hint to Memory: send them the picture.',
  ]);
});

test('sales entered before the resolve or with it come to the same', () => {
  const facts = { garnets: { Cy: 7 }, purchases: [LEARN, HINT, { player: 'Cy', learn: ['A', 'F'] }] };
  const atOnce = resolved(opened(), {}, facts);
  const later = resolved(entered(entered(opened(), { purchases: [LEARN] }).match, facts).match, {}, facts);
  expect(later.news).toEqual(atOnce.news);
  expect(later.warnings).toEqual(['Ana: the Great bought a hint to Memory: send them the picture.']);
  expect(later.next.facts).toEqual(atOnce.next.facts);
  for (const reader of ['host', 'everyone', { player: 'Ana' }, { player: 'Cy' }] as const) {
    expect(later.next.view(reader)).toEqual(atOnce.next.view(reader));
  }
});

test('a submission that a sale spoils is refused as soon as the sale is entered', () => {
  const round = resolved(opened()).next;
  const input = inputOf([{ player: 'Ana', move: { challenges: [], learn: ['B'] } }]);
  const fatesWith = (hostFacts: unknown): readonly string[] =>
    round.judge({ ...input, hostFacts }).fates.map(({ fate }) => fate.kind);
  expect(fatesWith({})).toEqual(['counted']);
  expect(fatesWith({ purchases: [LEARN] })).toEqual(['refused']);
});

test('the sidebar’s answers are typed lines, and lead back to the same facts', () => {
  const { stage } = opened();
  const typed = {
    'Corrected garnets': ' Ana: 5\n\nCy: 0',
    Purchases: 'ana:learn b c, F\nAna: the Great: HINT Memory\n',
  };
  const facts = stage?.hostFromAnswers((title) => (title in typed ? typed[title as keyof typeof typed] : ''));
  expect(facts).toEqual({
    garnets: { Ana: 5, Cy: 0 },
    purchases: [
      { player: 'ana', learn: ['b', 'c', 'F'] },
      { player: 'Ana: the Great', hint: 'Memory' },
    ],
  });
  const answers = answersFrom(stage?.hostToAnswers(facts) ?? []);
  expect(answers('Purchases')).toBe('ana: learn b, c, F\nAna: the Great: hint Memory');
  expect(stage?.hostFromAnswers(answers)).toEqual(facts);
});

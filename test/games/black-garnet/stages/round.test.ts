// Missions that the host enters during a round (BG-9): each is paid and announced once, right away.
import { blackGarnet } from '../../../../src/games/black-garnet/game';
import type { Match } from '../../../../src/games/frame/match';
import { playable } from '../../../../src/games/frame/playable';
import { entered, expectSame, resolved, tabLines } from '../../by-hand';
import { begin } from '../../random-play';

const game = playable(blackGarnet);
const CHALLENGERS = ['Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const FAILURE = { player: 'Ana', category: 'memory', success: false };
const SUCCESS = { player: 'Bo', category: 'memory', success: true };

/** Round 2. Ana and Bo have ten black garnets. All points are equal, so whoever is challenged wins. */
function secondRound(settings: object = {}): Match {
  const players = ['Ana', 'Bo', ...CHALLENGERS].map((name) => ({ name, garnets: 1 }));
  const first = resolved(begin(game, { players, settings, seed: 'round test' })).next;
  const challenges = [
    { player: 'Ana', duel: 'A' },
    { player: 'Bo', duel: 'B' },
  ];
  return resolved(
    first,
    CHALLENGERS.map((player) => ({ player, move: { challenges } })),
  ).next;
}

const named = ({ stage }: Match): readonly string[] => stage?.occasions.map((one) => one.named) ?? [];
/** The players whose page says that they can try a mission. */
const mayIn = (match: Match): readonly string[] =>
  ['Ana', 'Bo', 'Cy'].filter((player) =>
    JSON.stringify(match.page(player)).includes('You can try a Black Mission this round'),
  );

test.each([0, 10])(
  'host and players read who may try a mission, once a round, at a cost of %i',
  (missionCost) => {
    const players = ['Ana', 'Bo', ...CHALLENGERS].map((name) => ({ name, garnets: 1 }));
    const first = begin(game, { players, settings: { missionCost }, seed: 'round test' });
    expect([named(first), mayIn(first)]).toEqual([[], []]);
    const second = secondRound({ missionCost });
    expect(second.stage?.occasions).toEqual([
      {
        open: 'A Black Mission can be tried this round.',
        named:
          'Ana and Bo can try a Black Mission this round. They’ll tell you when, and you enter the result here.',
      },
    ]);
    expect(mayIn(second)).toEqual(['Ana', 'Bo']);
    const held = entered(second, { missions: [FAILURE] }).match;
    expect(named(held)).toEqual([expect.stringMatching(/^Bo can try/)]);
    expect(mayIn(held)).toEqual(['Bo']);
    const both = entered(second, { missions: [FAILURE, SUCCESS] }).match;
    expect([named(both), mayIn(both)]).toEqual([[], []]);
    const third = resolved(second, {}, { missions: [FAILURE] }).next;
    expect(mayIn(third)).toEqual(missionCost === 0 ? ['Ana', 'Bo'] : ['Bo']);
    expect(named(third)).toEqual([
      expect.stringMatching(missionCost === 0 ? /^Ana and Bo can try/ : /^Bo can try/),
    ]);
  },
);

test('a mission is announced right away, and only whoever pays for it learns the cost', () => {
  const { match, news } = entered(secondRound(), { missions: [FAILURE] });
  expect(news).toEqual([
    {
      to: 'everyone',
      text: 'Ana failed a Black Mission: Memory.',
    },
    { to: 'everyone', text: 'Attempts left: Observation 3, Memory 2, Mathematics 3.' },
    {
      to: { player: 'Ana' },
      text: 'You paid for the Black Mission in Memory with 10 black garnets when the round began. You had 0 left.',
    },
  ]);
  expect(tabLines(match, 'everyone', 'Black Missions')).toContain('Round 2 | Ana | Memory | failure');
  expect(tabLines(match, { player: 'Ana' }, 'You')).toContain('Black garnets | 0');
  expect(match.stage?.name).toBe('round-2');
});

test('facts entered before the resolve or with it have the same result', () => {
  const facts = { missions: [FAILURE, SUCCESS, SUCCESS], end: true };
  const open = secondRound();
  const atOnce = resolved(open, {}, facts);
  const later = resolved(entered(entered(open, { missions: [FAILURE] }).match, facts).match, {}, facts);
  expect(later.warnings).toEqual([
    'Black Mission 3: Bo already has a mission this round. This entry has no effect.',
  ]);
  expect(later.result).toEqual({ refusedMissions: [2] });
  expectSame(later, atOnce);
});

test('what the host enters during a round does not change the last round’s result on the page', () => {
  const open = secondRound();
  const { match } = entered(open, { missions: [FAILURE], garnets: { Ana: 5 } });
  expect(match.page('Ana').result[0]?.what).toBe('When challenged, you won duel A (10 times).');
  expect(match.page('Ana').result).toEqual(open.page('Ana').result);
});

test('once everybody has left, a match continues to its last round; without one, it waits for the host', () => {
  const goesOn = (settings: object): boolean | undefined => {
    const match = secondRound(settings);
    return match.withLeft(match.roster).stage?.isAtOnce;
  };
  expect([{ rounds: 7 }, { rounds: undefined }].map(goesOn)).toEqual([true, false]);
});

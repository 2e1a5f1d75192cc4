// The host's part of a round: missions are paid and told as they are entered (BG-9), each once.
import type { GarnetChange, OwnRound } from '../../../../src/games/black-garnet/events';
import { blackGarnet } from '../../../../src/games/black-garnet/game';
import { text } from '../../../../src/games/black-garnet/text';
import type { Match } from '../../../../src/games/frame/match';
import { playable } from '../../../../src/games/frame/playable';
import { entered, newsTo, resolved, tabLines } from '../../by-hand';
import { begin } from '../../random-play';

const game = playable(blackGarnet);
const CHALLENGERS = ['Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const FAILURE = { player: 'Ana', category: 'memory', success: false };
const SUCCESS = { player: 'Bo', category: 'memory', success: true };

/** Round 2, in which Ana and Bo have ten black garnets: all points are equal, so the challenged win. */
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
/** The players whose page, and with it their book, says that they may. */
const mayIn = (match: Match): readonly string[] =>
  ['Ana', 'Bo', 'Cy'].filter((player) =>
    JSON.stringify(match.page(player)).includes('You may try a Black Mission in this round'),
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
        open: 'A Black Mission may be tried in this round.',
        named:
          'Ana and Bo may try a Black Mission in this round: they tell you when, and you enter here how it went.',
      },
    ]);
    expect(mayIn(second)).toEqual(['Ana', 'Bo']);
    const held = entered(second, { missions: [FAILURE] }).match;
    expect(named(held)).toEqual([expect.stringMatching(/^Bo may try/)]);
    expect(mayIn(held)).toEqual(['Bo']);
    const both = entered(second, { missions: [FAILURE, SUCCESS] }).match;
    expect([named(both), mayIn(both)]).toEqual([[], []]);
    // The next round begins with what the mission has left.
    const third = resolved(second, {}, { missions: [FAILURE] }).next;
    expect(mayIn(third)).toEqual(missionCost === 0 ? ['Ana', 'Bo'] : ['Bo']);
    expect(named(third)).toEqual([
      expect.stringMatching(missionCost === 0 ? /^Ana and Bo may try/ : /^Bo may try/),
    ]);
  },
);

test('a mission is announced to everyone, and its cost told to the one who pays, as it is entered', () => {
  const { match, news } = entered(secondRound(), { missions: [FAILURE] });
  expect(news).toEqual([
    {
      to: 'everyone',
      text: 'Ana failed a Black Mission: Memory.\nAttempts left: Observation 3, Memory 2, Mathematics 3.',
    },
    {
      to: { player: 'Ana' },
      text: 'You paid 10 black garnets for the Black Mission in Memory as the round began, and had 0 left.',
    },
  ]);
  expect(tabLines(match, 'everyone', 'Black Missions')).toContain('Round 2 | Ana | Memory | failure');
  expect(tabLines(match, { player: 'Ana' }, 'You')).toContain('Black garnets | 0');
  expect(tabLines(match, { player: 'Ana' }, 'Why')).toContain(
    'Round 2 | Black garnets | −10 | paid for the Black Mission in Memory',
  );
  expect(match.stage?.name).toBe('round-2');
});

test('whether facts were entered before or come with the resolve is all the same', () => {
  const facts = { missions: [FAILURE, SUCCESS, SUCCESS], end: true };
  const open = secondRound();
  const atOnce = resolved(open, {}, facts);
  const later = resolved(entered(entered(open, { missions: [FAILURE] }).match, facts).match, {}, facts);
  expect(later.news).toEqual(atOnce.news);
  expect(later.warnings).toEqual(['Black Mission 3: Bo already has one this round. It has no effect.']);
  expect(later.result).toEqual({ refusedMissions: [2] });
  expect(later.next.facts).toEqual(atOnce.next.facts);
  for (const reader of ['host', 'everyone', { player: 'Ana' }, { player: 'Cy' }] as const) {
    expect(later.next.view(reader)).toEqual(atOnce.next.view(reader));
  }
});

test('the message of the last round names the winners before the missions that were held in it', () => {
  const { news, next } = resolved(secondRound(), {}, { missions: [FAILURE, SUCCESS] });
  expect(next.stage).toBeNull();
  const publicLines = news.flatMap(({ to, text }) => (to === 'everyone' ? [text.split('\n')[0]] : []));
  expect(publicLines).toEqual([
    'Bo wins: Bo succeeded in a Black Mission.',
    'Ana failed a Black Mission: Memory.',
    'Bo succeeded in a Black Mission: Memory.',
  ]);
  // Their own news stay in the order in which they happened.
  const own = news.flatMap(({ to, text }) => (to !== 'everyone' && to.player === 'Bo' ? [text] : []));
  expect(own[0]).toContain('for the Black Mission in');
});

test('a round is told to each in sentences: their duels, what wins brought and losses cost, and what they have', () => {
  const challenge = (player: string, ...duels: readonly (readonly [string, string])[]) => ({
    player,
    move: { challenges: duels.map(([to, duel]) => ({ player: to, duel })) },
  });
  const { news } = resolved(secondRound(), [
    challenge('Ana', ['Cy', 'C'], ['Bo', 'D']),
    challenge('Di', ['Ana', 'E'], ['Cy', 'D']),
  ]);
  const told = (name: string) => newsTo(news, name);
  expect(told('Ana')).toEqual([
    'You challenged Cy to duel C and lost.',
    'You challenged Bo to duel D and lost.',
    'You were challenged: you won duel E.',
    'Your win brought 1 black garnet.',
    'Loss number 2 cost you 1 black garnet: every second loss does.',
    'You can no longer challenge with C and D.',
    'You have 10 black garnets now.',
  ]);
  expect(told('Cy').slice(0, 2)).toEqual([
    'You were challenged: you won duels C and D.',
    'Your wins brought 2 black garnets.',
  ]);
  expect(told('Di')).toContain(
    'Loss number 4 would have cost you a black garnet, as every second loss does, but you had none left.',
  );
  expect(told('Jo')).toEqual(['You had no duels.', 'You have 0 black garnets now.']);
});

test('what several losses cost is told in one sentence each, paid or not', () => {
  const loss = (losses: number, amount: 0 | -1): GarnetChange => ({ cause: 'losses', losses, amount });
  const round: OwnRound = {
    ...{ made: [], received: [], boost: null, lostTypes: [], learnt: [], hint: null },
    changes: [loss(4, -1), loss(6, -1), loss(8, 0), loss(10, 0)],
    paid: { learn: 0, hint: 0 },
    score: { black: 0, won: 0, lost: 10, lostTypes: [], season: 0 },
  };
  expect(
    text({ kind: 'round-played', to: { player: 'Ana' }, round })
      .split('\n')
      .slice(1, 3),
  ).toEqual([
    'Losses number 4 and 6 cost you 2 black garnets: every second loss does.',
    'Losses number 8 and 10 would have cost you a black garnet each, as every second loss does, but you had none left.',
  ]);
});

// The players' page of The Black Garnet: notes beside choices, and a warning when the game ends with the round.
import { ABILITY_TIE_BREAK_TEXT } from '../../../../src/games/black-garnet/stats';
import { blackGarnet } from '../../../../src/games/black-garnet/game';
import type { Match } from '../../../../src/games/frame/match';
import { playable } from '../../../../src/games/frame/playable';
import { textsIn } from '../../pages';
import { askFor, entered, noteOn, resolved } from '../../by-hand';
import { begin, type Sent } from '../../random-play';

const game = playable(blackGarnet);
const CHALLENGERS = ['Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'];
const SUCCESS = { missions: [{ player: 'Ana', category: 'memory', success: true }] };
const FAILURE = { missions: [{ player: 'Ana', category: 'memory', success: false }] };
const FOURS = { visual: 4, verbal: 4, logical: 4, interpersonal: 4, intrapersonal: 4 };

const PRICES = { learnDuel: 1, missionHint: 1 };

function begun(settings: object = {}): Match {
  const players = ['Ana', 'Bo', ...CHALLENGERS].map((name) => ({ name, garnets: 3 }));
  return begin(game, { players, settings: { prices: PRICES, ...settings }, seed: 'garnet page' });
}

const move = (player: string, answers: object) => ({ player, move: answers });

/** Round 2. Ana and Bo have ten black garnets. All points are equal, so whoever is challenged wins. */
function secondRound(settings: object = {}, distributions: readonly Sent[] = []): Match {
  const first = resolved(begun(settings), distributions).next;
  const challenges = [
    { player: 'Ana', duel: 'A' },
    { player: 'Bo', duel: 'B' },
  ];
  return resolved(
    first,
    CHALLENGERS.map((player) => move(player, { challenges })),
  ).next;
}

const textsOf = (match: Match, player: string): readonly string[] =>
  match.page(player).holds.flatMap(textsIn);

test('players who can be named have a note with their primary', () => {
  const after = resolved(begun(), [
    move('Ana', { stats: FOURS, primary: 'interpersonal' }),
    move('Bo', { stats: FOURS, primary: 'visual' }),
  ]).next;
  expect(noteOn(after, 'Ana', 'Player', 'Bo')).toBe('Visual');
});

describe('a success', () => {
  const open = secondRound();
  const decided = entered(open, SUCCESS).match;

  test('comes first, with what the round still decides, and without missions', () => {
    expect(decided.page('Ana').foremost[0]).toBe('You succeeded in a Black Mission: Memory.');
    const [first, second] = decided.page('Cy').foremost;
    expect(first).toBe('Ana succeeded in a Black Mission: Memory.');
    expect(second).toMatch(/^The game ends with this round\. Duels still count: players /);
    expect(textsOf(decided, 'Cy').join(' ')).not.toContain('Attempts left');
    const twisted = entered(secondRound({ twist: true }), SUCCESS).match.page('Cy').foremost[1];
    expect(twisted).toContain(ABILITY_TIE_BREAK_TEXT);
    expect(second).not.toContain(ABILITY_TIE_BREAK_TEXT);
  });

  test('hides learning and hints until the host undoes it', () => {
    const { needless, taps } = askFor(decided, 'Cy');
    expect(needless).toEqual(['Learn the stats of duel types', 'Hint to a Black Mission']);
    expect(askFor(decided, 'Cy').questions.map(({ title }) => title)).toEqual(
      expect.arrayContaining([...needless]),
    );
    expect(askFor(entered(decided, {}).match, 'Cy').needless).toEqual([]);
    expect(askFor(entered(open, FAILURE).match, 'Cy').needless).toEqual([]);
    expect(textsOf(entered(decided, {}).match, 'Cy')).toEqual(textsOf(open, 'Cy'));
    expect(taps?.kind === 'strip' && taps.rest).toBe('Shop');
    const boosts = secondRound({}, [move('Cy', { stats: FOURS, primary: 'intrapersonal' })]);
    const rest = (match: Match): string | undefined => {
      const asked = askFor(match, 'Cy').taps;
      return asked?.kind === 'strip' ? asked.rest : undefined;
    };
    expect([rest(boosts), rest(entered(boosts, SUCCESS).match)]).toEqual(['Boost and shop', 'Boost']);
  });
});

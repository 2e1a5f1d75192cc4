// A match and its submissions: who is judged how, and what is kept of it (ALL-1 to ALL-4), on the example game.
import type { Match, StageInput } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import type { Fate } from '../../../src/games/frame/submissions';
import { loneNumber } from '../../example-game/game';
import { good, tabLines } from '../by-hand';
import { begin, inputOf } from '../random-play';

const game = playable(loneNumber);
const NOTHING = inputOf([]);

function begun(players: readonly unknown[] = game.sampleRoster, settings: unknown = {}): Match {
  return begin(game, { players, settings, seed: 'match test' });
}

const resolved = (match: Match, input: StageInput) => good(match.resolve(input));

function shortly({ id, player, known, fate }: Fate): string {
  const why = fate.kind === 'refused' ? ` ${fate.problems.map(({ code }) => code).join(' ')}` : '';
  return `${id} ${player}${known ? '' : '?'} ${fate.kind}${why}`;
}

describe('set-up', () => {
  test.each([
    [[], ['too-few-players players']],
    [[{ name: 'A' }, { name: 'B' }], ['too-few-players players']],
    [
      [{ name: 'A' }, { name: ' a' }, { name: 'Á' }],
      ['same-name players.1.name', 'same-name players.2.name'],
    ],
    [
      [{ name: ' ' }, { name: '' }, { name: 'C' }],
      ['empty-name players.0.name', 'empty-name players.1.name'],
    ],
    [
      [{ name: 7 }, {}, null],
      ['not-text players.0.name', 'missing players.1.name', 'not-an-object players.2'],
    ],
    [[{ name: 'A', hat: 1 }, { name: 'B' }, { name: 'C' }], ['unknown-field players.0.hat']],
  ])('of %j is refused', (players, reasons) => {
    const result = game.begin(players, {}, 'seed');
    expect(result.ok ? [] : result.error.map(({ code, place }) => `${code} ${place.join('.')}`)).toEqual(
      reasons,
    );
  });

  test('problems of roster and settings are named together', () => {
    const result = game.begin([{ name: '' }], { rounds: 0, hat: 1 }, 'seed');
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual([
      'empty-name',
      'out-of-range',
      'unknown-field',
    ]);
  });
});

describe('submissions', () => {
  const stage = inputOf(
    [
      { player: 'ana', move: { number: 1 } },
      { player: 'Ana', move: { number: 10 } },
      { player: 'Bo', move: { number: 2 } },
      { player: 'Bo', move: { number: 3 }, late: true },
      { player: 'Ana', move: { number: 4 } },
      { player: 'Chen' },
      { player: 'Zed', move: { number: 1 } },
      { player: 'Dora', move: { number: 0, hat: 1 }, late: true },
    ],
    [
      { player: 'Bo', move: { number: 5 }, reason: 'told me' },
      { player: 'Bo', move: 'five' },
      { player: 'Zed', move: { number: 5 } },
    ],
  );

  test('each has one fate', () => {
    expect(resolved(begun(), stage).fates.map(shortly)).toEqual([
      '0 Ana replaced',
      '1 Ana refused out-of-range',
      '2 Bo replaced',
      '3 Bo refused late',
      '4 Ana counted',
      '5 Chen refused not-an-object',
      '6 Zed? refused unknown-player',
      '7 Dora refused late out-of-range unknown-field',
      'host-0 Bo counted',
      'host-1 Bo refused not-an-object',
      'host-2 Zed? refused unknown-player',
    ]);
  });

  test('one for each player counts', () => {
    expect([...resolved(begun(), stage).counted]).toEqual([
      ['Ana', '4'],
      ['Bo', 'host-0'],
    ]);
  });

  test('their authors read what became of their own, the host of all, others nothing', () => {
    const { next } = resolved(begun(), stage);
    const own = (player: string) => tabLines(next, { player }, 'Your submissions').slice(1);
    expect(own('Ana')).toEqual([
      'Round 1 | Your number: 1 | Replaced by a later one | ',
      expect.stringContaining('Round 1 | Your number: 10 | Refused | '),
      'Round 1 | Your number: 4 | Counted | ',
    ]);
    expect(own('Bo').slice(-2)).toEqual([
      "Round 1 | Your number: 5 | Counted (entered by the host) | The host's reason: told me",
      expect.stringContaining('Refused (entered by the host)'),
    ]);
    const all = tabLines(next, 'host', 'Submissions');
    expect(all.length).toBe(1 + stage.submissions.length);
    expect(all.join('\n')).toContain('told me');
    expect(own('Ana').join('\n')).not.toContain('told me');
    expect(JSON.stringify(next.view('everyone'))).not.toContain('Replaced');
    expect(JSON.stringify(next.roster.map((player) => next.view({ player })))).not.toContain('Zed');
  });

  test('a player called like a part of the program is a player', () => {
    const odd = ['__proto__', 'constructor', 'host-0'];
    const match = begun(odd.map((name) => ({ name })));
    const submissions = odd.map((player, index) => ({ player, move: { number: index + 1 } }));
    const { counted, next } = resolved(match, inputOf(submissions));
    expect([...counted]).toEqual(odd.map((name, index) => [name, String(index)]));
    expect(Object.entries(next.facts.scores ?? {})).toEqual([
      ['__proto__', 1],
      ['constructor', 0],
      ['host-0', 0],
    ]);
  });
});

describe('judging', () => {
  const sent = inputOf([{ player: 'Ana', move: { number: 1 } }, { player: 'Bo' }]);

  test('leaves host facts out that do not fit, and says why', () => {
    const { fates, hostProblems } = begun().judge({ ...sent, hostFacts: { weather: 'fine' } });
    expect(fates.map(shortly)).toEqual(['0 Ana counted', '1 Bo refused not-an-object']);
    expect(hostProblems.map(({ code }) => code)).toEqual(['unknown-field']);
  });

  test('finds nothing when the game is over', () => {
    const { next } = resolved(begun(game.sampleRoster, { rounds: 1 }), NOTHING);
    expect(next.judge(sent).fates).toEqual([]);
  });
});

describe('a match', () => {
  test('never changes: resolving gives the next one', () => {
    const match = begun();
    const before = JSON.stringify([match.facts, match.view('host'), match.stage?.name]);
    resolved(match, inputOf([{ player: 'Ana', move: { number: 1 } }]));
    expect(JSON.stringify([match.facts, match.view('host'), match.stage?.name])).toBe(before);
  });

  test('that is over has an outcome, no stage, and cannot be resolved', () => {
    const { next } = resolved(begun(game.sampleRoster, { rounds: 1 }), NOTHING);
    expect([next.stage, next.outcome === null]).toEqual([null, false]);
    const again = next.resolve(NOTHING);
    expect(again.ok ? [] : again.error.map(({ code }) => code)).toEqual(['game-over']);
  });

  test('refuses host facts that the game does not ask for, and then nothing has happened', () => {
    const match = begun();
    const result = match.resolve({ ...NOTHING, hostFacts: { weather: 'fine' } });
    expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['unknown-field']);
    expect(match.stage?.name).toBe('round-1');
  });
});

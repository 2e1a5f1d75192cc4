// Rules of Tactical Picture Hunt in random games. Those of all games are in ../random.test.ts.
import { isObject } from '../../../src/games/frame/json';
import { playable } from '../../../src/games/frame/playable';
import { tacticalPictureHunt } from '../../../src/games/tactical-picture-hunt/game';
import { ROUND_COUNT, ROUNDS_PER_PERIOD } from '../../../src/games/tactical-picture-hunt/types';
import { explained, legalMoves, play, usualStart } from '../random-play';

const game = playable(tacticalPictureHunt);
const seeds = Array.from({ length: 15 }, (_, index) => `seed ${index}`);

function each(facts: unknown, key: string, players: readonly string[]): readonly number[] {
  const list = isObject(facts) ? facts[key] : undefined;
  return players.map((player) => Number(isObject(list) ? list[player] : undefined));
}

test.each(seeds)('%s: only the attacker’s score changes, and every challenge has one outcome', (seed) => {
  const played = play(game, usualStart(game, seed), legalMoves(10));
  explained(played.scenario, () => {
    const { last, rounds } = played;
    const names = last.roster;
    let challenges = 0;
    for (const { before, resolved } of rounds) {
      const round = Number(/^round-(\d+)/.exec(resolved.stage)?.[1] ?? 0);
      const scores = each(resolved.next.facts, 'scores', names);
      const defender = round % 2;
      expect(scores[defender]).toBe(each(before.facts, 'scores', names)[defender]);
      if (round === 0) expect(scores).toEqual(each(before.facts, 'scores', names));
      if (resolved.stage.endsWith('-challenge')) challenges += 1;
    }
    const settled = [...each(last.facts, 'caught', names), ...each(last.facts, 'survived', names)];
    expect(settled.reduce((sum, n) => sum + n, 0)).toBe(challenges);
    expect(rounds).toHaveLength(12 + 30 + challenges);
    const [ana = 0, bo = 0] = each(last.facts, 'scores', names);
    expect(last.outcome).toMatchObject({ winner: ana >= bo ? 'Ana' : 'Bo' });
  });
});

test('a form’s questions stay the same all game, the challenge’s for a period, so no round changes them', () => {
  const forms = new Map<string, unknown>();
  let period = 0;
  for (const { before } of play(game, usualStart(game, 'forms'), legalMoves()).rounds) {
    if (before.stage?.name.endsWith('-first') === true) period += 1;
    for (const { form, title, help, questions } of before.stage?.asks ?? []) {
      const drawn = { title, help, questions };
      // In a challenge, squares are named by the two axes that weren't chosen, so its form differs by period.
      const name = form === 'challenge' ? `${form} of period ${period}` : form;
      expect(drawn).toEqual(forms.get(name) ?? drawn);
      forms.set(name, drawn);
    }
  }
  expect(period).toBe(ROUND_COUNT / ROUNDS_PER_PERIOD);
  expect([...forms.keys()]).toContain(`challenge of period ${period}`);
});

// The limits of the rules on a page, and the end of an example match.
import { seededChance } from '../../../src/games/frame/chance';
import type { Match } from '../../../src/games/frame/match';
import { resolved } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

const game = gameOf('own-match');

function after(settings: object, answers: object, host: object): Match {
  const start = {
    players: [{ name: 'Ana' }, { name: 'Bo' }],
    settings: { title: 'T', ...settings },
    seed: 'l',
  };
  return resolved(begin(game, start), { Ana: { answers } }, host).next;
}

const scores = [{ name: 'Tokens', start: 5, shown: 'owner' }];

test('a page has the host’s rules if they have at most 5000 characters', () => {
  const shown = (length: number): boolean =>
    JSON.stringify(after({ rules: 'x'.repeat(length) }, {}, {}).page('Ana')).includes('xxx');
  expect([shown(5000), shown(5001)]).toEqual([true, false]);
});

test('without a score that everyone sees, an example match still has a winner', () => {
  const settings = {
    title: 'T',
    rounds: 1,
    scores: [...scores, { name: 'Pot', of: 'match', shown: 'everyone' }],
  };
  const { stage } = begin(game, { players: [{ name: 'Ana' }, { name: 'Bo' }], settings, seed: 'l' });
  expect(stage?.hostSample(seededChance('end'))).toMatchObject({
    end: { winners: [expect.any(String)] },
    match: { Pot: expect.any(Number) as number },
  });
});

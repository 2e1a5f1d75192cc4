// The players' page between matches: changed tokens, and what the goal says about being named.
import { resolved } from './by-hand';
import { blockOf, gameOf } from './pages';
import { begin } from './random-play';

test('the number of tokens has the change by the latest gifts beside it', () => {
  const players = ['Ana', 'Bo', 'Cy'].map((name, at) => ({
    name,
    tokens: at === 0 ? 2 : 0,
    candidate: at === 2,
    mark: '',
  }));
  const match = begin(gameOf('between'), { players, settings: {}, seed: 'b' });
  const { next } = resolved(match, { Ana: { players: ['Bo'] } });
  expect(match.goal('Cy')).toContain('Then you, the Elimination Candidate, name an opponent');
  for (const [name, change] of [
    ['Ana', -1],
    ['Bo', 1],
    ['Cy', 0],
  ] as const)
    expect(blockOf(next.page(name), 'pips')?.pips[0]).toMatchObject({ change });
});

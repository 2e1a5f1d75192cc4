// Files that aren't seasons are refused with the place of each mistake and what was expected there. Nothing throws.
import { GAMES } from '../../../src/games/catalogue';
import fc from 'fast-check';
import { runs } from '../../games/random-play';
import { isSeasonFile, playSeason } from '../../../src/rounds/proof/season-file';
import { attempt, by, FIRST, FOUR, quiet } from '../../seasons/season-play';

const WHOLE = { season: 'S', people: FOUR, steps: [FIRST] };

test('everything except names can be left out', () => {
  expect(attempt({ season: 'S', people: [{ name: 'Ana' }] })).toEqual({ season: 'S', steps: [] });
  expect(attempt({ ...WHOLE, settings: { inherit: 'Nothing', currencies: {} } })).toEqual(attempt(WHOLE));
});

test('names that could break a program are allowed', () => {
  const people = ['constructor', '__proto__', '=SUM(A1)', '007'].map((name) => ({ name }));
  const result = attempt({
    season: '__proto__',
    people,
    steps: [FIRST, by({ player: '__PROTO__', tokens: 1 })],
  });
  if (!('steps' in result)) throw new Error(result.join('\n'));
  expect(Object.keys(result.steps[1]?.standings ?? {}).sort()).toEqual(people.map(({ name }) => name).sort());
  expect(
    Object.entries(result.steps[1]?.standings ?? {}).find(([name]) => name === '__proto__')?.[1].tokens,
  ).toBe(1);
});

test('a file counts as a season if it says so, or if it has people or steps but no game', () => {
  expect([{ season: 'S' }, { people: [] }, { steps: [] }].map(isSeasonFile)).toEqual([true, true, true]);
  expect([{}, { game: 'between', steps: [] }, [], null, 'season'].map(isSeasonFile)).toEqual(
    Array(5).fill(false),
  );
});

test('any JSON in any place of a season is played or refused', () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const keys =
    'match kind changes reason episode settings end guests leaveOut player purse by mark joins name purses';
  const object = fc.dictionary(
    fc.constantFrom(...keys.split(' ')),
    fc.oneof(anything, fc.constant('Ana'), fc.constant(true)),
  );
  const list = (entry: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.array(fc.oneof(entry, anything), { maxLength: 3 });
  fc.assert(
    fc.property(list(object), list(object), list(object), anything, (people, steps, changes, settings) => {
      const files = [
        { season: 'S', people, steps },
        { ...WHOLE, settings },
        { ...WHOLE, steps: [FIRST, ...(steps as unknown[])] },
        { ...WHOLE, steps: [FIRST, { changes, reason: 'r' }] },
        { ...WHOLE, steps: [FIRST, { ...quiet(), changes, guests: people, leaveOut: settings }] },
        {
          ...WHOLE,
          steps: [
            FIRST,
            { match: settings, kind: 'main' },
            { match: { game: 'between', seed: 's', players: people }, kind: 'main' },
          ],
        },
      ];
      for (const file of files) {
        const played = playSeason(JSON.parse(JSON.stringify(file)), GAMES);
        if (!played.ok) expect(played.error.length).toBeGreaterThan(0);
      }
    }),
    runs(60),
  );
});

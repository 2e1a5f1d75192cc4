// Files that aren't seasons are refused with the place of each mistake and what was expected there. Nothing throws.
import { GAMES } from '../../../src/games/catalogue';
import fc from 'fast-check';
import { runs } from '../../games/random-play';
import { isSeasonFile, playSeason } from '../../../src/rounds/proof/season-file';
import { attempt, by, FIRST, FOUR, quiet } from '../../seasons/season-play';

const WHOLE = { season: 'S', people: FOUR, steps: [FIRST] };

/** A season with a step that has only this change. */
const change = (what: unknown): object => ({ steps: [FIRST, { changes: [what], reason: 'r' }] });
const step = (what: unknown): object => ({ steps: [FIRST, what] });

/** Where each file is wrong, and words of the reason. */
const FAULTS: readonly (readonly [place: string, file: object, words?: string])[] = [
  ['season', { season: undefined }],
  ['people', { people: undefined }],
  ['people', { people: [] }, 'There are no people'],
  ['people[0].name', { people: [{ name: ' ' }] }, 'Person 1: the name is empty'],
  ['people[0].name', { people: [{ name: 'n'.repeat(61) }] }, '61 characters'],
  ['season', { season: 's'.repeat(201) }, '201 characters'],
  ['people[1].name', { people: [{ name: 'Ana' }, { name: 'Ana\u200b' }] }],
  ['people[1].name', { people: [{ name: 'Zoë' }, { name: ' ZOE' }] }, '“ ZOE” (person 2) reads the same'],
  ['people[0].purses.garnets', { people: [{ name: 'Ana', purses: { garnets: -1 } }] }, '0 or more'],
  ['people[0].purses.pearls', { people: [{ name: 'Ana', purses: { pearls: 1 } }] }, 'Expected garnets.'],
  ['people[0].purses.Garnets', { people: [{ name: 'Ana', purses: { garnets: 1, Garnets: 1 } }] }],
  ['people[0].tokens', { people: [{ name: 'Ana', tokens: -1 }] }],
  ['people[0].marks[0]', { people: [{ name: 'Ana', marks: [' '] }] }],
  ['people[0].marks[1]', { people: [{ name: 'Ana', marks: ['Hell', 'HELL'] }] }],
  ['note', { note: 'x' }],
  ['settings.currencies.pearls', { settings: { currencies: { pearls: 'secret' } } }, 'own or public'],
  ['settings.currencies.pearls', { settings: { currencies: { Pearls: 'own', pearls: 'own' } } }],
  ['settings.inherit', { settings: { inherit: 'half' } }, 'nothing or everything'],
  ['steps[0]', { steps: [{}] }, 'Expected one of match, episode, settings, end or changes.'],
  ['steps[1].changes', step({ episode: '2', changes: [] })],
  ['steps[1].end', step({ end: { winners: ['Ana'] }, settings: {} })],
  ['steps[0].episode', { steps: [{ episode: ' ' }] }, 'The name of the episode is empty'],
  ['steps[1].episode', step({ episode: '1 ' }), 'Episode “1 ” reads the same as “1”'],
  ['steps[0]', { steps: [by({ player: 'Ana', tokens: 1 })] }, 'No episode is open'],
  ['steps[0]', { steps: [{ end: { winners: ['Ana'] } }] }, 'No episode is open'],
  ['steps[1].reason', step({ changes: [] })],
  ['steps[1].reason', step({ changes: [], reason: ' ' }), 'The reason is empty'],
  ['steps[1].changes[0]', change({ player: 'Ana' }), 'Expected one of purse,'],
  [
    'steps[1].changes[0].player',
    change({ player: 'Zed', tokens: 1 }),
    '“Zed” isn’t in this season. Expected Ana, Bo, Cy or Dee.',
  ],
  ['steps[1].changes[0].by', change({ player: 'Ana', purse: 'garnets' })],
  ['steps[1].changes[0].tokens', change({ player: 'Ana', purse: 'garnets', by: 2, tokens: 1 })],
  ['steps[1].changes[0].mark', change({ player: 'Ana', mark: ' ' })],
  ['steps[1].changes[0].until', change({ player: 'Ana', mark: 'Hell', until: 'later' }), 'close or next'],
  ['steps[1].changes[0].eliminated', change({ player: 'Ana', eliminated: false }), 'false is not true'],
  ['steps[1].changes[0].player', change({ player: ' ', joins: true }), 'Joining: the name is empty'],
  ['steps[1].kind', step({ match: { game: 'between', seed: 's' } })],
  ['steps[1].kind', step(quiet(undefined, 'final')), 'main, between, death or extra'],
  ['steps[1].match', step({ match: null, kind: 'main' })],
  ['steps[1].match.game', step({ match: { game: 'chess', seed: 's', players: [] }, kind: 'main' })],
  [
    'steps[2].guests[0].realm',
    {
      steps: [
        FIRST,
        by({ player: 'Dee', left: true }, { player: 'Cy', left: true }),
        {
          match: { game: 'own-match', seed: 's', settings: { title: 'T' } },
          kind: 'main',
          guests: [{ name: 'Cy', realm: 'Hell' }, 'Dee'],
        },
      ],
    },
  ],
  [
    'steps[1].match.stages[0].stage',
    step({ match: { game: 'between', seed: 's', stages: [{ stage: 'vote' }] }, kind: 'main' }),
  ],
  ['steps[1].end.winners', step({ end: {} })],
];

test.each(FAULTS.map(([place, file, words = '']) => [place, file, words] as const))(
  '%s is wrong in %j',
  (place, file, words) => {
    const result = attempt({ ...WHOLE, ...file });
    if ('steps' in result) throw new Error('It was played.');
    expect(result[0]?.startsWith(`${place}: `)).toBe(true);
    expect(result[0]).toContain(words);
    for (const line of result) expect(line).toMatch(/[.?!”]$/u);
  },
);

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

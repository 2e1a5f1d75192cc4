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

const FAULTS: readonly (readonly [title: string, file: object, wrong: RegExp])[] = [
  ['no name', { season: undefined }, /^season: /],
  ['no people', { people: undefined }, /^people: /],
  ['nobody', { people: [] }, /^people: There are no people/],
  ['an empty name', { people: [{ name: ' ' }] }, /^people\[0\]\.name: Person 1: the name is empty/],
  ['a long name', { people: [{ name: 'n'.repeat(61) }] }, /^people\[0\]\.name: .*61 characters/],
  ['a long name of a season', { season: 's'.repeat(201) }, /^season: .*201 characters/],
  ['names that look alike', { people: [{ name: 'Ana' }, { name: 'Ana\u200b' }] }, /^people\[1\]\.name: /],
  [
    'names that fold alike',
    { people: [{ name: 'Zoë' }, { name: ' ZOE' }] },
    /^people\[1\]\.name: “ ZOE” \(person 2\) reads the same/,
  ],
  [
    'a purse below 0',
    { people: [{ name: 'Ana', purses: { garnets: -1 } }] },
    /^people\[0\]\.purses\.garnets: .*0 or more/,
  ],
  [
    'a purse that nobody named',
    { people: [{ name: 'Ana', purses: { pearls: 1 } }] },
    /^people\[0\]\.purses\.pearls: .*Expected garnets\./,
  ],
  [
    'a purse twice',
    { people: [{ name: 'Ana', purses: { garnets: 1, Garnets: 1 } }] },
    /^people\[0\]\.purses\.Garnets: /,
  ],
  ['tokens below 0', { people: [{ name: 'Ana', tokens: -1 }] }, /^people\[0\]\.tokens: /],
  ['an empty mark', { people: [{ name: 'Ana', marks: [' '] }] }, /^people\[0\]\.marks\[0\]: /],
  ['a mark twice', { people: [{ name: 'Ana', marks: ['Hell', 'HELL'] }] }, /^people\[0\]\.marks\[1\]: /],
  ['an unknown field', { note: 'x' }, /^note: /],
  [
    'an odd currency',
    { settings: { currencies: { pearls: 'secret' } } },
    /^settings\.currencies\.pearls: .*own or public/,
  ],
  [
    'currencies that fold alike',
    { settings: { currencies: { Pearls: 'own', pearls: 'own' } } },
    /^settings\.currencies\.pearls: /,
  ],
  ['an odd heir', { settings: { inherit: 'half' } }, /^settings\.inherit: .*nothing or everything/],
  [
    'a step that is nothing',
    { steps: [{}] },
    /^steps\[0\]: .*Expected one of match, episode, settings, end or changes\./,
  ],
  ['two steps in one', step({ episode: '2', changes: [] }), /^steps\[1\]\.changes: /],
  ['an end and settings in one', step({ end: { winners: ['Ana'] }, settings: {} }), /^steps\[1\]\.end: /],
  [
    'an empty episode',
    { steps: [{ episode: ' ' }] },
    /^steps\[0\]\.episode: The name of the episode is empty/,
  ],
  ['an episode twice', step({ episode: '1 ' }), /^steps\[1\]\.episode: Episode “1 ” reads the same as “1”/],
  [
    'changes before the first episode',
    { steps: [by({ player: 'Ana', tokens: 1 })] },
    /^steps\[0\]: No episode is open/,
  ],
  [
    'an end before the first episode',
    { steps: [{ end: { winners: ['Ana'] } }] },
    /^steps\[0\]: No episode is open/,
  ],
  ['changes without a reason', step({ changes: [] }), /^steps\[1\]\.reason: /],
  ['an empty reason', step({ changes: [], reason: ' ' }), /^steps\[1\]\.reason: The reason is empty/],
  [
    'a change that says nothing',
    change({ player: 'Ana' }),
    /^steps\[1\]\.changes\[0\]: .*Expected one of purse,/,
  ],
  [
    'a change of a stranger',
    change({ player: 'Zed', tokens: 1 }),
    /^steps\[1\]\.changes\[0\]\.player: “Zed” isn’t in this season\. Expected Ana, Bo, Cy or Dee\./,
  ],
  [
    'a purse without an amount',
    change({ player: 'Ana', purse: 'garnets' }),
    /^steps\[1\]\.changes\[0\]\.by: /,
  ],
  [
    'two changes in one',
    change({ player: 'Ana', purse: 'garnets', by: 2, tokens: 1 }),
    /^steps\[1\]\.changes\[0\]\.tokens: /,
  ],
  ['a mark without a name', change({ player: 'Ana', mark: ' ' }), /^steps\[1\]\.changes\[0\]\.mark: /],
  [
    'a mark until another time',
    change({ player: 'Ana', mark: 'Hell', until: 'later' }),
    /^steps\[1\]\.changes\[0\]\.until: .*close or next/,
  ],
  [
    'nobody eliminated',
    change({ player: 'Ana', eliminated: false }),
    /^steps\[1\]\.changes\[0\]\.eliminated: .*false is not true/,
  ],
  [
    'an empty name joins',
    change({ player: ' ', joins: true }),
    /^steps\[1\]\.changes\[0\]\.player: Joining: the name is empty/,
  ],
  ['a match without a kind', step({ match: { game: 'between', seed: 's' } }), /^steps\[1\]\.kind: /],
  [
    'a match of another kind',
    step(quiet(undefined, 'final')),
    /^steps\[1\]\.kind: .*main, between, death or extra/,
  ],
  ['a match that is null', step({ match: null, kind: 'main' }), /^steps\[1\]\.match: /],
  [
    'a match of an unknown game',
    step({ match: { game: 'chess', seed: 's', players: [] }, kind: 'main' }),
    /^steps\[1\]\.match\.game: /,
  ],
  [
    'a guest with a column that the game does not have',
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
    /^steps\[2\]\.guests\[0\]\.realm: /,
  ],
  [
    'a stage out of order',
    step({ match: { game: 'between', seed: 's', stages: [{ stage: 'vote' }] }, kind: 'main' }),
    /^steps\[1\]\.match\.stages\[0\]\.stage: /,
  ],
  ['an end without winners', step({ end: {} }), /^steps\[1\]\.end\.winners: /],
];

test.each(FAULTS)('%s is no season', (_, file, wrong) => {
  const result = attempt({ ...WHOLE, ...file });
  if ('steps' in result) throw new Error('It was played.');
  expect(result[0]).toMatch(wrong);
  for (const line of result) expect(line).toMatch(/[.?!”]$/u);
});

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

// Each game in a season: which columns it fills in, and which changes it makes (SN-3, SN-5).
import { isObject, type JsonObject } from '../../src/games/frame/json';
import { by, FOUR, kept, keptWith, plain, played, refused, standingsOf, type Change } from './season-play';

const change = (player: string, what: JsonObject): Change => ({ player, ...what });

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
}

const n = (value: unknown): number => (typeof value === 'number' ? value : 0);

test('SN-5 Soullinked: realms, the curse and the Candidate change, player by player', () => {
  const { match, people } = keptWith('soullinked-1', { marks: ['Heaven'] });
  const [step] = played([{ match, kind: 'main' }], { people });
  const intoHell = (player: string): readonly Change[] => [
    change(player, { unmark: 'Heaven' }),
    change(player, { mark: 'Hell' }),
  ];
  expect(plain(step?.changes ?? [])).toEqual([
    ...intoHell('Ana'),
    ...intoHell('Bo'),
    change('Chen', { unmark: 'Heaven' }),
    change('Chen', { mark: "Devil's Curse", until: 'next' }),
    change('Chen', { mark: 'Hell' }),
    // Dora won Heaven and already has its mark.
    ...intoHell('Emil'),
    ...intoHell('Fay'),
    ...intoHell('Gus'),
    change('Gus', { candidate: true }),
    // Hana won Hell, so she keeps the mark of Heaven.
  ]);
  const names = people.map(({ name }) => name);
  const hell = { marks: ['Hell'] };
  expect(step?.standings).toEqual(
    standingsOf(
      {
        ...Object.fromEntries(names.map((name) => [name, hell])),
        Chen: { marks: ["Devil's Curse", 'Hell'] },
        Dora: { marks: ['Heaven'] },
        Gus: { ...hell, candidate: true },
        Hana: { marks: ['Heaven'] },
      },
      names,
    ),
  );
});

test('SN-5 Pokémon Snap: Heaven and Hell as its outcome says, and the mark', () => {
  const { match, people } = keptWith('pokemon-snap-1');
  const [step] = played([{ match, kind: 'main' }], { people });
  expect(plain(step?.changes ?? [])).toEqual([
    change('Iris', { mark: 'Heaven' }),
    change('Joel', { mark: 'Hell' }),
    change('Ana', { mark: 'Hell' }),
    change('Bo', { mark: 'Hell' }),
    change('Bo', { mark: 'Mark of Elimination', until: 'next' }),
    change('Chen', { mark: 'Heaven' }),
    change('Dora', { mark: 'Hell' }),
    change('Emil', { mark: 'Heaven' }),
    change('Fay', { mark: 'Heaven' }),
  ]);
});

/** The expected changes of a match with purses, computed from its facts and outcome. */
function fromFacts(
  result: JsonObject,
  match: JsonObject,
  purses: (name: string, facts: unknown, outcome: unknown) => Readonly<Record<string, number>>,
): readonly Change[] {
  const stages = result['stages'] as readonly JsonObject[];
  const facts = stages[stages.length - 1]?.['state'];
  const outcome = result['outcome'];
  const players = match['players'] as readonly { readonly name: string; readonly garnets?: number }[];
  return players.flatMap(({ name, garnets: took = 0 }) => {
    const got = purses(name, facts, outcome);
    const tokens = n(at(outcome, 'tokens', name));
    return [
      ...Object.entries(got).map(([purse, after]) =>
        change(name, { purse, by: purse === 'garnets' ? after - took : after }),
      ),
      ...(tokens > 0 ? [change(name, { tokens })] : []),
      ...(at(outcome, 'candidate') === name ? [change(name, { candidate: true })] : []),
    ].filter(({ by: amount }) => amount !== 0);
  });
}

test.each([
  ...['wanted-sharpshooters-1', 'wanted-sharpshooters-4', 'wanted-sharpshooters-6'],
  ...['black-garnet-1', 'black-garnet-2', 'black-garnet-4'],
])(
  'SN-5 %s: gained bellflowers; garnets left and earned, less those brought; tokens; the Candidate',
  (name) => {
    const { match, people } = keptWith(name, { purses: { garnets: 50 } });
    const [step] = played([{ match, kind: 'main' }], { people });
    const [left, earned] = name.startsWith('black') ? ['season', 'earned'] : ['garnets', 'garnets'];
    const wanted = fromFacts(step?.result ?? {}, match, (player, facts, outcome) => ({
      bellflowers: n(at(facts, 'bellflowers', player)),
      garnets: n(at(facts, left, player)) + n(at(outcome, earned, player)),
    }));
    expect(wanted.some(({ purse }) => purse === 'garnets')).toBe(true);
    expect(plain(step?.changes ?? [])).toEqual(wanted);
  },
);

const GIFTS = {
  game: 'between',
  seed: 's',
  stages: [
    { stage: 'gifts-1', submissions: [{ player: 'Ana', move: { players: ['Bo'] } }] },
    { stage: 'opponent', submissions: [{ player: 'Dee', move: { player: 'Cy' } }] },
  ],
};

test('SN-3 SN-5 Between matches uses tokens, Candidate and realm, and changes gifts and the opponent', () => {
  const [, step] = played([
    by(
      { player: 'Ana', tokens: 2 },
      { player: 'Dee', candidate: true },
      { player: 'Bo', mark: 'hell' },
      { player: 'Cy', mark: 'HEAVEN' },
    ),
    { match: GIFTS, kind: 'between' },
  ]);
  expect(plain(step?.changes ?? [])).toEqual([
    change('Ana', { tokens: -1 }),
    change('Bo', { tokens: 1 }),
    change('Cy', { opponent: true }),
  ]);
  expect(JSON.stringify(step?.result)).toContain('["Bo",1,"Hell",""]');
  expect(JSON.stringify(step?.result)).toContain('["Cy",0,"Heaven",""]');
  expect(step?.standings).toEqual(
    standingsOf({
      Ana: { tokens: 1 },
      Bo: { tokens: 1, marks: ['Hell'] },
      Cy: { opponent: true, marks: ['Heaven'] },
      Dee: { candidate: true },
    }),
  );
});

test('SN-3 who has both realms’ marks, or neither, has no realm', () => {
  const match = { game: 'between', seed: 's', stages: [{ stage: 'opponent' }] };
  const tokensOf = (...changes: readonly Change[]): string => {
    const [, step] = played([by({ player: 'Dee', candidate: true }, ...changes), { match, kind: 'main' }]);
    return JSON.stringify(step?.result);
  };
  const hell = { player: 'Ana', mark: 'Hell' };
  expect(tokensOf(hell)).toContain('["Ana",0,"Hell",""]');
  expect(tokensOf(hell, { player: 'Ana', mark: 'Heaven' })).toContain('["Ana",0,""]');
  expect(tokensOf({ player: 'Ana', mark: 'Curse' })).toContain('["Ana",0,""]');
});

test('SN-3 Soullinked gets the realm and Snap the role; other columns stay empty', () => {
  const { match, people } = keptWith('soullinked-1');
  const rows = match['players'] as readonly JsonObject[];
  const half = people.map(({ name }, index) => ({
    name,
    marks: [rows[index]?.['realm'] === 'heaven' ? 'Heaven' : 'Hell'],
  }));
  const pairs = rows.map(({ name = '', pair = '' }) => ({ name, pair }));
  const whole = played([{ match, kind: 'main' }], { people: half });
  expect(played([{ match: { ...match, players: pairs }, kind: 'main' }], { people: half })).toEqual(whole);
  expect(refused([{ match: { ...match, players: undefined }, kind: 'main' }], { people: half })).toMatch(
    /^steps\[1\]\.match\.players\[0\]\.pair: /u,
  );
  const snap = kept('pokemon-snap-1');
  const snapRows = snap['players'] as readonly JsonObject[];
  const roles = snapRows.map(({ name = '', role }) => ({
    name,
    marks: [role === 'photographer' ? 'Heaven' : 'Hell'],
  }));
  const stages: readonly unknown[] = [];
  const [step] = played([{ match: { ...snap, players: undefined, stages }, kind: 'main' }], {
    people: roles,
  });
  expect(step?.result).toMatchObject({ next: 'day-1' });
});

test('SN-3 garnets are filled in for players listed without them; a listed 0 stays', () => {
  const seasonOf = (player: JsonObject): unknown => {
    const players = [player, ...FOUR.slice(1)];
    const match = {
      game: 'black-garnet',
      seed: 's',
      settings: { prices: { statPoint: 1 } },
      players,
      stages: [
        {
          stage: 'distribution',
          submissions: [
            {
              player: 'Ana',
              move: {
                stats: { visual: 21, verbal: 0, logical: 0, interpersonal: 0, intrapersonal: 0 },
                primary: 'visual',
                buy: 1,
              },
            },
          ],
        },
      ],
    };
    const [, step] = played([by({ player: 'Ana', purse: 'garnets', by: 3 }), { match, kind: 'main' }]);
    const stages = (step?.result?.['stages'] ?? []) as readonly unknown[];
    return at(stages[0], 'state', 'season', 'Ana');
  };
  expect(seasonOf({ name: 'ANA' })).toBe(2);
  expect(seasonOf({ name: 'ana', garnets: 5 })).toBe(4);
  expect(seasonOf({ name: 'ana', garnets: 0 })).toBe(0);
});

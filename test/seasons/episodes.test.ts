// Names, episodes, settings and the end of a season, by number of the ruling.
import { nextEpisode } from '../../src/seasons/episodes';
import {
  attempt,
  by,
  DUEL,
  FIRST,
  FOUR,
  last,
  plain,
  played,
  quiet,
  refused,
  standingsOf,
} from './season-play';

const NEXT = { episode: '2' };

describe('SN-0 names', () => {
  test('currencies and marks are matched by ALL-6, and shown as first written; fixed words as in the season', () => {
    const { changes, standings } = last(
      played(
        [
          by(
            { player: ' ANA', purse: 'GÀRNETS ', by: 2 },
            { player: 'ana', purse: 'bellflowers', by: 1 },
            { player: 'Ana', purse: 'PEARLS', by: 1 },
            { player: 'Bo', mark: 'hÉaven' },
            { player: 'Bo', mark: ' mark of elimination' },
            { player: 'Bo', mark: ' Wanted ' },
            { player: 'Cy', mark: 'WANTED' },
          ),
        ],
        { settings: { currencies: { Bellflowers: 'public', ' Pearls ': 'own', Garnets: 'own' } } },
      ),
    );
    expect(changes).toEqual(
      [
        { player: 'Ana', purse: 'garnets', by: 2 },
        { player: 'Ana', purse: 'bellflowers', by: 1 },
        { player: 'Ana', purse: 'Pearls', by: 1 },
        { player: 'Bo', mark: 'Heaven' },
        { player: 'Bo', mark: 'Mark of Elimination' },
        { player: 'Bo', mark: 'Wanted' },
        { player: 'Cy', mark: 'Wanted' },
      ].map((change) => ({ ...change, cause: 'as it was' })),
    );
    expect(standings).toEqual(
      standingsOf(
        {
          Ana: { purses: { garnets: 2, bellflowers: 1, Pearls: 1 } },
          Bo: { marks: ['Heaven', 'Mark of Elimination', 'Wanted'] },
          Cy: { marks: ['Wanted'] },
        },
        undefined,
        ['garnets', 'bellflowers', 'Pearls'],
      ),
    );
  });

  test('a mark that nobody has anymore keeps its spelling', () => {
    const { changes } = last(
      played([
        by({ player: 'Ana', mark: 'Óld' }),
        by({ player: 'Ana', unmark: 'OLD' }),
        by({ player: 'Bo', mark: 'old' }),
      ]),
    );
    expect(plain(changes)).toEqual([{ player: 'Bo', mark: 'Óld' }]);
  });
});

describe('SN-7 SN-9 opening and closing', () => {
  test('closing removes tokens and marks for each person, even those out; nobody is Candidate or opponent anymore', () => {
    const [, , closed, after, later] = played([
      by(
        { player: 'Dee', tokens: 2 },
        { player: 'Dee', mark: 'b', until: 'close' },
        { player: 'Dee', mark: 'a', until: 'close' },
        { player: 'Dee', mark: 'c' },
        { player: 'Ana', mark: 'next', until: 'next' },
        { player: 'Bo', tokens: 1 },
        { player: 'Ana', candidate: true },
        { player: 'Bo', opponent: true },
      ),
      by({ player: 'Bo', eliminated: true }),
      NEXT,
      by({ player: 'Cy', mark: 'short', until: 'close' }),
      { episode: '3' },
    ]);
    expect(plain(closed?.changes ?? [])).toEqual([
      { player: 'Bo', tokens: -1 },
      { player: 'Dee', tokens: -2 },
      { player: 'Dee', unmark: 'a' },
      { player: 'Dee', unmark: 'b' },
    ]);
    expect(closed?.standings).toEqual(
      standingsOf({
        Ana: { marks: ['next'] },
        Bo: { in: 'eliminated', episode: '1' },
        Dee: { marks: ['c'] },
      }),
    );
    expect(after?.changes.length).toBe(1);
    expect(plain(later?.changes ?? [])).toEqual([
      { player: 'Ana', unmark: 'next' },
      { player: 'Cy', unmark: 'short' },
    ]);
  });

  test('the first episode closes none, so what people bring stays', () => {
    const people = [{ name: 'Ana', tokens: 1, marks: ['Heaven'], purses: { garnets: 4 } }, { name: 'Bo' }];
    const result = attempt({ season: 'S', people, steps: [FIRST] });
    expect(result).toEqual({
      season: 'S',
      steps: [
        {
          changes: [],
          standings: standingsOf({ Ana: { tokens: 1, marks: ['Heaven'], purses: { garnets: 4 } } }, [
            'Ana',
            'Bo',
          ]),
        },
      ],
    });
  });

  test('Candidate and opponent are two people; replacing one is no extra change', () => {
    const steps = played([
      by({ player: 'Ana', candidate: true }, { player: 'Bo', opponent: true }),
      by({ player: 'Cy', candidate: true }),
      by({ player: 'Dee', opponent: true }),
      by({ player: 'Dee', candidate: true }),
      by({ player: 'Dee', opponent: true }),
    ]);
    const parts = steps.map(({ standings }) =>
      Object.entries(standings).flatMap(([name, { candidate, opponent }]) => [
        ...(candidate ? [`${name} is Candidate`] : []),
        ...(opponent ? [`${name} is opponent`] : []),
      ]),
    );
    expect(parts).toEqual([
      ['Ana is Candidate', 'Bo is opponent'],
      ['Bo is opponent', 'Cy is Candidate'],
      ['Cy is Candidate', 'Dee is opponent'],
      ['Dee is Candidate'],
      ['Dee is opponent'],
    ]);
    expect(steps.slice(1).map(({ changes }) => changes.length)).toEqual([1, 1, 1, 1]);
  });

  test('only people who are in can become something; people who are out keep what they have until they rejoin', () => {
    const carried = by(
      { player: 'Bo', purse: 'garnets', by: 5 },
      { player: 'Bo', tokens: 1 },
      { player: 'Bo', mark: 'Hell' },
      { player: 'Bo', candidate: true },
    );
    const out = by({ player: 'Bo', eliminated: true });
    const [, gone, back] = played([carried, out, by({ player: ' bo', joins: true })]);
    const carries = { purses: { garnets: 5 }, tokens: 1, marks: ['Hell'], candidate: true };
    expect(gone?.standings).toEqual(standingsOf({ Bo: { in: 'eliminated', episode: '1', ...carries } }));
    expect(back?.standings).toEqual(standingsOf({ Bo: carries }));
    expect(back?.changes).toEqual([{ player: 'Bo', joins: true, cause: 'as it was' }]);
    // Even people who are out can get changes.
    const more = by(
      { player: 'Bo', purse: 'garnets', by: -1 },
      { player: 'Bo', mark: 'x' },
      { player: 'Bo', candidate: false },
    );
    const after = last(played([carried, out, more]));
    expect(after.changes.length).toBe(3);
    expect(after.changes[2]).toMatchObject({ player: 'Bo', candidate: false });
    expect(after.standings.Bo).toMatchObject({ candidate: false });
    expect(last(played([by({ player: 'Eve', joins: true }, { player: 'Dee', left: true })])).changes).toEqual(
      [
        { player: 'Eve', joins: true, cause: 'as it was' },
        { player: 'Dee', left: true, cause: 'as it was' },
      ],
    );
    for (const what of [{ candidate: true }, { opponent: true }, { left: true }]) {
      expect(refused([out, by({ player: 'Bo', ...what })])).toMatch(
        /^steps\[2\]\.changes\[0\]\.\w+: Bo is (already )?out/u,
      );
    }
    expect(refused([by({ player: 'Bo', left: true }), by({ player: 'Bo', eliminated: true })])).toMatch(
      /Bo is (already )?out/u,
    );
    expect(refused([by({ player: 'ANA', joins: true })])).toMatch(/Ana can’t join: they’re already in/u);
  });

  test('inherit: the loser of a death match of two leaves all purses to the other, currency by currency', () => {
    const file = {
      settings: { inherit: 'everything', currencies: { Pearls: 'own', apples: 'public' } },
      people: [
        { name: 'Ana', purses: { garnets: 2, Pearls: 3 } },
        { name: 'Bo', purses: { garnets: 1 } },
        { name: 'Cy' },
      ],
    };
    const { changes, standings } = last(played([DUEL], file));
    expect(plain(changes)).toEqual([
      { player: 'Ana', eliminated: true },
      { player: 'Ana', purse: 'Pearls', by: -3 },
      { player: 'Bo', purse: 'Pearls', by: 3 },
      { player: 'Ana', purse: 'garnets', by: -2 },
      { player: 'Bo', purse: 'garnets', by: 2 },
    ]);
    expect(standings).toEqual(
      standingsOf(
        { Ana: { in: 'eliminated', episode: '1' }, Bo: { purses: { garnets: 3, Pearls: 3 } } },
        ['Ana', 'Bo', 'Cy'],
        ['garnets', 'Pearls', 'apples'],
      ),
    );
    const kinds = (step: object, more: object = {}): readonly unknown[] =>
      plain(last(played([step], { ...file, ...more })).changes);
    // When counting, the host can eliminate nobody, the other player, or both.
    expect(kinds({ ...DUEL, leaveOut: [0] })).toEqual([]);
    expect(
      kinds({
        ...DUEL,
        leaveOut: [0],
        changes: [
          { player: 'Bo', eliminated: true },
          { player: 'Bo', purse: 'garnets', by: 4 },
        ],
      }),
    ).toEqual([
      { player: 'Bo', eliminated: true },
      { player: 'Bo', purse: 'garnets', by: 4 },
      { player: 'Bo', purse: 'garnets', by: -5 },
      { player: 'Ana', purse: 'garnets', by: 5 },
    ]);
    expect(kinds({ ...DUEL, changes: [{ player: 'Bo', eliminated: true }] }).length).toBe(2);
    expect(kinds({ ...DUEL, changes: [{ player: 'Ana', joins: true }] }).length).toBe(2);
    expect(kinds({ ...DUEL, kind: 'extra', changes: [{ player: 'Ana', eliminated: true }] }).length).toBe(1);
    expect(kinds(DUEL, { settings: { ...file.settings, inherit: 'nothing' } }).length).toBe(1);
    const three = {
      ...quiet([{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }], 'death'),
      changes: [{ player: 'Ana', eliminated: true }],
    };
    expect(kinds(three).length).toBe(1);
  });
});

test('SN-18 settings change for later counts; a new currency exists at once, none is removed, and spelling stays', () => {
  const [settings, duel] = played(
    [{ settings: { inherit: 'everything', currencies: { PEARLS: 'public', apples: 'own' } } }, DUEL],
    {
      settings: { currencies: { Pearls: 'own' } },
      people: [{ name: 'Ana', purses: { pearls: 2 } }, { name: 'Bo' }],
    },
  );
  const currencies = ['garnets', 'Pearls', 'apples'];
  expect(settings).toEqual({
    changes: [],
    standings: standingsOf({ Ana: { purses: { Pearls: 2 } } }, ['Ana', 'Bo'], currencies),
  });
  expect(duel?.standings).toEqual(
    standingsOf(
      { Ana: { in: 'eliminated', episode: '1' }, Bo: { purses: { Pearls: 2 } } },
      ['Ana', 'Bo'],
      currencies,
    ),
  );
  const [, , nothing] = played([
    { settings: { inherit: 'everything' } },
    { settings: { inherit: 'nothing' } },
    { ...DUEL, changes: [{ player: 'Ana', purse: 'garnets', by: 2 }] },
  ]);
  expect(nothing?.standings['Ana']?.purses).toEqual({ garnets: 2 });
});

describe('SN-20 the end', () => {
  test('places: the winners, others who are in, then people who left, latest first; they change nothing', () => {
    const people = 'ABCDEFGH'.split('').map((name) => ({ name, tokens: 1 }));
    const steps = played(
      [
        by({ player: 'G', eliminated: true }, { player: 'B', left: true }, { player: 'C', eliminated: true }),
        { episode: '2' },
        { episode: '3' },
        by({ player: 'D', eliminated: true }, { player: 'C', joins: true }, { player: 'G', joins: true }),
        by({ player: 'C', left: true }, { player: 'F', tokens: 1 }),
        { end: { winners: [' h', 'A'] } },
      ],
      { people },
    );
    const end = last(steps);
    expect(end).toEqual({
      changes: [],
      standings: steps.at(-2)?.standings,
      places: [['A', 'H'], ['E', 'F', 'G'], ['C', 'D'], ['B']],
    });
    expect(end.standings['F']?.tokens).toBe(1);
    expect(steps.slice(0, -1).some((step) => 'places' in step)).toBe(false);
  });

  test('there is at least one winner, each is in and listed once; nothing comes after the end', () => {
    const end = (...winners: readonly string[]): object => ({ end: { winners } });
    expect(refused([end()])).toMatch(/^steps\[1\]\.end\.winners: Name at least one/u);
    expect(refused([end('Ana', 'ana')])).toMatch(/^steps\[1\]\.end\.winners\[1\]: Ana is named twice/u);
    expect(refused([end('Zed')])).toMatch(/^steps\[1\]\.end\.winners\[0\]: /u);
    expect(refused([by({ player: 'Bo', left: true }), end('Bo')])).toMatch(/Expected Ana, Cy or Dee\.$/u);
    expect(refused([end('Ana'), NEXT])).toMatch(/^steps\[2\]: The season has ended/u);
    expect(played([end(...FOUR.map(({ name }) => name))])[0]?.places).toEqual([['Ana', 'Bo', 'Cy', 'Dee']]);
  });
});

test('the next episode gets the next number, and never an earlier name', () => {
  expect(nextEpisode([])).toBe('1');
  expect(nextEpisode(['4'])).toBe('5');
  expect(nextEpisode(['6', '6.5'])).toBe('7');
  expect(nextEpisode(['6', '5'])).toBe('');
  expect(nextEpisode(['The Final'])).toBe('');
});

// Who plays a season's match, and how it's counted (SN-3, SN-4, SN-5, SN-17). Each game's changes are in games.test.ts.
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import type { SeasonChange } from '../../src/games/frame/season';
import type { Match } from '../../src/games/frame/match';
import { applyChanges } from '../../src/seasons/changes';
import { countMatch, departureCause, eliminationChoices, seatsGivenUp } from '../../src/seasons/counting';
import type { Season } from '../../src/seasons/types';
import { canHaveGuests } from '../../src/seasons/roster';
import {
  begunSeason,
  by,
  DUEL,
  hunt,
  FOUR,
  keptWith,
  last,
  plain,
  played,
  quiet,
  refused,
  standingsOf,
  type StepResult,
} from './season-play';

describe('SN-3 who plays', () => {
  test('everyone who is in, in the order in which they joined; a death match: the Candidate, then the opponent', () => {
    const rosterOf = (step: StepResult): readonly string[] =>
      Object.keys((step.result?.['outcome'] as { tokens?: object } | undefined)?.tokens ?? {});
    const all = played([
      by({ player: 'Cy', left: true }, { player: 'Eve', joins: true }, { player: 'Cy', joins: true }),
      by({ player: 'Bo', eliminated: true }),
      quiet(),
      quiet(undefined, 'main'),
      quiet(undefined, 'extra'),
      quiet([{ name: 'dee' }, { name: ' ana' }], 'main'),
    ]);
    expect(all.slice(2).map(rosterOf)).toEqual([
      ['Ana', 'Cy', 'Dee', 'Eve'],
      ['Ana', 'Cy', 'Dee', 'Eve'],
      ['Ana', 'Cy', 'Dee', 'Eve'],
      ['Dee', 'Ana'],
    ]);
    // The Candidate of Between matches has to name somebody, so the match isn't over.
    const duel = last(
      played([
        by({ player: 'Dee', candidate: true }, { player: 'Bo', opponent: true }),
        quiet(undefined, 'death'),
      ]),
    );
    expect(duel.result).toMatchObject({ next: 'opponent', outcome: null });
    expect(duel.changes).toEqual([]);
  });

  test('only people who are in play a match, and a death match needs somebody', () => {
    const out = by({ player: 'Bo', eliminated: true });
    expect(refused([out, quiet([{ name: 'Ana' }, { name: 'Bo' }])])).toMatch(
      /^steps\[2\]\.match\.players\[1\]\.name: “Bo” isn’t in the season\. Expected Ana, Cy or Dee\.$/u,
    );
    expect(refused([quiet([{ name: 'Ana' }, { name: 'Zed' }])])).toMatch(
      /^steps\[1\]\.match\.players\[1\]\.name: “Zed”/u,
    );
    expect(refused([quiet(undefined, 'death')])).toMatch(/^steps\[1\]\.match\.players: This death match/u);
    const gone = by(
      { player: 'Ana', candidate: true },
      { player: 'Bo', opponent: true },
      { player: 'Bo', left: true },
    );
    expect(refused([gone, quiet(undefined, 'death')])).toMatch(
      /^steps\[2\]\.match\.players: This death match/u,
    );
    expect(refused([quiet([{ name: 'Ana' }, { name: 'ANA' }])])).toMatch(
      /^steps\[1\]\.match\.players\[1\]\.name: /u,
    );
  });
});

describe('SN-4 counting', () => {
  const loser = { player: 'Ana', eliminated: true };

  test('the host leaves out places of the list, and adds changes after it', () => {
    const { match, people } = keptWith('soullinked-1');
    const whole = last(played([{ match, kind: 'main' }], { people }));
    const without = [0, 2, whole.changes.length - 1];
    const own = [
      { player: 'Ana', mark: 'Hell' },
      { player: 'Ana', purse: 'garnets', by: 1 },
    ];
    const step = last(
      played([{ match, kind: 'main', leaveOut: without, changes: own, reason: 'a bonus' }], { people }),
    );
    expect(step.changes).toEqual([
      ...whole.changes.filter((_, place) => !without.includes(place)),
      ...own.map((change) => ({ ...change, cause: 'a bonus' })),
    ]);
  });

  test('a match that is not over changes nothing, and nothing can be left out of it or added', () => {
    const match = { ...hunt.match, stages: [] };
    expect(last(played([{ match, kind: 'death' }]))).toMatchObject({
      changes: [],
      result: { next: 'period-1-first', outcome: null },
      standings: standingsOf({}),
    });
    expect(refused([{ match, kind: 'death', leaveOut: [] }])).toMatch(/^steps\[1\]\.leaveOut: /u);
    expect(refused([{ match, kind: 'death', changes: [] }])).toMatch(/^steps\[1\]\.changes: /u);
  });

  test('a place beyond the list, or twice, is none', () => {
    expect(refused([{ ...DUEL, leaveOut: [1] }])).toMatch(
      /^steps\[1\]\.leaveOut\[0\]: Leave out 1: .* Expected 0 to 0\.$/u,
    );
    expect(refused([{ ...DUEL, leaveOut: [0, 0] }])).toMatch(/^steps\[1\]\.leaveOut\[1\]: /u);
    expect(refused([{ ...DUEL, leaveOut: [-1] }])).toMatch(/^steps\[1\]\.leaveOut\[0\]: /u);
    expect(refused([{ ...quiet(), leaveOut: [0] }])).toMatch(/has 0 changes\. Expected none/u);
    expect(last(played([{ ...DUEL, leaveOut: [0] }])).changes).toEqual([]);
    expect(plain(last(played([DUEL])).changes)).toEqual([loser]);
    // Outside death matches, the loser stays.
    expect(last(played([{ ...DUEL, kind: 'extra' }])).changes).toEqual([]);
  });
});

describe('SN-5 what takes effect', () => {
  test('a change to the current state, or by 0, is no change', () => {
    const already = by(
      { player: 'Ana', mark: 'Heaven' },
      { player: 'Ana', candidate: true },
      { player: 'Bo', opponent: true },
      { player: 'Cy', eliminated: true },
      { player: 'Dee', left: true },
    );
    const again = by(
      { player: 'Ana', purse: 'garnets', by: 0 },
      { player: 'Ana', tokens: 0 },
      { player: 'Ana', mark: 'heaven', until: 'next' },
      { player: 'Ana', unmark: 'Hell' },
      { player: 'Ana', candidate: true },
      { player: 'Ana', opponent: false },
      { player: 'Bo', opponent: true },
      { player: 'Bo', candidate: false },
      { player: 'Cy', eliminated: true },
      { player: 'Dee', left: true },
      { player: 'Cy', candidate: false },
      { player: 'Dee', opponent: false },
    );
    const [first, second] = played([already, again]);
    expect(second).toEqual({ changes: [], standings: first?.standings });
  });

  test('purses and tokens never go below 0: a match’s change is reduced, and a host’s is refused', () => {
    const { match, people } = keptWith('black-garnet-1', { purses: { garnets: 1 } });
    const { changes, standings } = last(played([{ match, kind: 'main' }], { people }));
    const purses = changes.filter((change) => 'purse' in change);
    expect(purses.length).toBeGreaterThan(2);
    for (const { player, by: amount } of purses as { player: string; by: number }[]) {
      expect(amount).toBeGreaterThanOrEqual(-1);
      expect(standings[player]?.purses['garnets']).toBe(1 + amount);
    }
    expect(purses.some((change) => change['by'] === -1)).toBe(true);
    expect(
      refused([by({ player: 'Ana', purse: 'garnets', by: 1 }, { player: 'Ana', purse: 'garnets', by: -2 })]),
    ).toMatch(
      /^steps\[1\]\.changes\[1\]\.by: Ana has 1 garnet, so a change of -2 would leave them below 0\. Expected -1 or more\.$/u,
    );
    expect(refused([by({ player: 'Ana', tokens: -1 })])).toMatch(/^steps\[1\]\.changes\[0\]\.tokens: /u);
    const given = [{ name: 'Ana', tokens: 3 }, { name: 'Bo' }];
    const gifts = {
      match: {
        game: 'between',
        seed: 's',
        players: given,
        stages: [{ stage: 'gifts-1', submissions: [{ player: 'Ana', move: { players: ['Bo'] } }] }],
      },
      kind: 'between',
    };
    // In the standings, nobody has the tokens from the roster, so Ana can't lose any.
    expect(plain(last(played([gifts])).changes)).toEqual([{ player: 'Bo', tokens: 1 }]);
  });

  test('a mark is only given again if it then lasts longer', () => {
    const until = (first: object, second: object): readonly unknown[] =>
      plain(
        last(
          played([
            by({ player: 'Ana', mark: 'Hell', ...first }),
            by({ player: 'Ana', mark: 'hell', ...second }),
          ]),
        ).changes,
      );
    expect(until({ until: 'close' }, { until: 'close' })).toEqual([]);
    expect(until({ until: 'close' }, { until: 'next' })).toEqual([
      { player: 'Ana', mark: 'Hell', until: 'next' },
    ]);
    expect(until({ until: 'next' }, {})).toEqual([{ player: 'Ana', mark: 'Hell' }]);
    expect(until({ until: 'next' }, { until: 'close' })).toEqual([]);
    expect(until({}, { until: 'next' })).toEqual([]);
  });

  test('a match’s currency is added once a change of it is counted; a host can only use known ones', () => {
    const { match, people } = keptWith('wanted-sharpshooters-1');
    const step = { match, kind: 'main' };
    const whole = last(played([step], { people }));
    const brought = whole.changes.findIndex((change) => change['purse'] === 'bellflowers');
    expect(brought).toBeGreaterThanOrEqual(0);
    expect(Object.keys(whole.standings['Ana']?.purses ?? {}).sort()).toEqual(['bellflowers', 'garnets']);
    const without = whole.changes.flatMap((change, place) =>
      change['purse'] === 'bellflowers' ? [place] : [],
    );
    const left = last(played([{ ...step, leaveOut: without }], { people }));
    expect(Object.keys(left.standings['Ana']?.purses ?? {})).toEqual(['garnets']);
    const own = [{ player: 'Ana', purse: 'Bellflowers', by: 1 }];
    expect(refused([{ ...step, leaveOut: without, changes: own }], { people })).toMatch(
      /^steps\[1\]\.changes\[0\]\.purse: “Bellflowers” isn’t a currency in this season\. Expected garnets\.$/u,
    );
    expect(last(played([{ ...step, changes: own }], { people })).changes.at(-1)).toMatchObject({
      purse: 'bellflowers',
      by: 1,
    });
    expect(refused([by({ player: 'Ana', purse: 'pearls', by: 1 })])).toMatch(/“pearls” isn’t a currency/u);
  });
});

describe('SN-17 guests', () => {
  const { match, people } = keptWith('black-garnet-1', { purses: { garnets: 20 } });
  const rows = match['players'] as readonly { readonly name: string }[];
  const listed = rows.slice(0, -2);
  const guests = rows.slice(-2);
  const out = by(...guests.map(({ name }) => ({ player: name, eliminated: true })));

  test('people who are out can play, after the others, and only their purses take part', () => {
    const all = last(played([{ match, kind: 'main' }], { people }));
    const names = guests.map(({ name }) => name);
    const step = last(
      played([out, { match: { ...match, players: listed }, kind: 'main', guests }], { people }),
    );
    const keeps = ({ player, purse }: { player?: unknown; purse?: unknown }): boolean =>
      purse !== undefined || !names.includes(String(player));
    expect(step.changes).toEqual(all.changes.filter(keeps));
    expect(step.changes.some(({ player }) => names.includes(String(player)))).toBe(true);
    // Guests given only by name get their columns filled in, too.
    const named = last(
      played(
        [out, { match: { ...match, players: listed, stages: [] }, kind: 'extra', guests: [' jun', 'IVO'] }],
        { people },
      ),
    );
    expect(named.result).toMatchObject({ next: 'distribution' });
  });

  test('every game except Between matches can have guests', () => {
    const without = GAMES.filter((game) => !canHaveGuests('main', game));
    expect(without.map(({ info }) => info.id)).toEqual(['between']);
  });

  test('only people who are out can be guests, once per match, of main or extra matches other than Between matches', () => {
    const half = { ...match, players: listed, stages: [] };
    const wrong = (more: object): string =>
      refused([out, { match: half, kind: 'main', ...more }], { people });
    expect(wrong({ guests: ['Ana'] })).toMatch(
      /^steps\[2\]\.guests\[0\]: .*Expected someone who is out: Ivo or Jun\.$/u,
    );
    expect(wrong({ guests: ['Jun', { name: 'JUN' }] })).toMatch(
      /^steps\[2\]\.guests\[1\]\.name: .*reads the same as player 9/u,
    );
    expect(wrong({ guests: [7] })).toMatch(/^steps\[2\]\.guests\[0\]: /u);
    expect(wrong({ guests: ['Jun'], kind: 'death' })).toMatch(
      /^steps\[2\]\.guests: guests: a death match can’t have any/u,
    );
    expect(wrong({ guests: ['Jun'], kind: 'between' })).toMatch(/^steps\[2\]\.guests: /u);
    expect(
      refused([by({ player: 'Bo', left: true }), { ...quiet(undefined, 'main'), guests: ['Bo'] }]),
    ).toMatch(/^steps\[2\]\.guests: guests: Between matches can’t have any/u);
  });
});

function begunMatch(): { readonly season: Season; readonly match: Match } {
  const begun = findGame(GAMES, 'between')?.begin(FOUR, {}, 's');
  if (begun?.ok !== true) throw new Error('Nothing began.');
  const season = begunSeason(FOUR.map(({ name }) => name));
  return { season: { ...season, episodes: ['1'] }, match: begun.value };
}

test('ALL-14 the host is asked about seats that were given up, if their people are still in', () => {
  const { season, match } = begunMatch();
  const counted = { match: match.withLeft(['Bo', 'Cy']), kind: 'death', guests: [] } as const;
  expect(seatsGivenUp(season, counted)).toEqual(['Bo', 'Cy']);
  const goes = { player: 'Bo', left: true } as const;
  const falls = { player: 'Ana', eliminated: true } as const;
  const decided = [[goes], [goes, falls], [falls], [falls, { player: 'Ana', tokens: 1 }]];
  expect(decided.map((changes) => departureCause(season, counted, changes))).toEqual([
    'Left during Between matches.',
    'The host decided this when Between matches was counted.',
    'The host decided this after Between matches, the death match.',
    undefined,
  ]);
  const spied = jest.spyOn(counted.match, 'seasonChanges').mockReturnValue([{ ...falls, cause: 'It lost.' }]);
  expect(eliminationChoices(season, counted)).toEqual([]);
  spied.mockRestore();
  const out = applyChanges(season, [{ player: 'Bo', left: true, cause: 'They moved.' }]).season;
  expect(seatsGivenUp(out, counted)).toEqual(['Cy']);
});

test('SN-5 a match’s changes of one purse are added up; a new currency is spelt as first written', () => {
  const { season, match } = begunMatch();
  const purse = (player: string, currency: string, amount: number, cause: string): SeasonChange => ({
    player,
    purse: currency,
    by: amount,
    cause,
  });
  jest
    .spyOn(match, 'seasonChanges')
    .mockReturnValue([
      purse('Bo', 'Pearls', 2, 'Two.'),
      purse('Bo', 'pearls', 3, 'Three.'),
      purse('Ana', 'PEARLS', 1, 'One.'),
      purse('Ana', 'garnets', 4, 'Four.'),
      purse('Cy', 'Garnets', 4, 'Up.'),
      purse('Cy', 'garnets', -4, 'Down.'),
    ]);
  const counting = { leaveOut: [], changes: [], reason: 'r' };
  const counted = countMatch(season, { match, kind: 'extra', guests: [] }, counting);
  if (!counted.ok) throw new Error('It was not counted.');
  expect(counted.value.changes).toEqual([
    purse('Ana', 'Pearls', 1, 'Between matches: One.'),
    purse('Ana', 'garnets', 4, 'Between matches: Four.'),
    purse('Bo', 'Pearls', 5, 'Between matches: Two. Three.'),
  ]);
  expect([...counted.value.season.currencies]).toEqual([
    ['garnets', 'own'],
    ['Pearls', 'own'],
  ]);
});

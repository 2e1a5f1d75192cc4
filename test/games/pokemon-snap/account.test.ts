// What a player of Pokémon Snap reads about the last day: what failed and why, and in the end their place.
import { ownDayLines } from '../../../src/games/pokemon-snap/account';
import { ownResult } from '../../../src/games/pokemon-snap/end-account';
import type { Event } from '../../../src/games/pokemon-snap/events';
import { certainToAscend } from '../../../src/games/pokemon-snap/outcome';
import { STARTING_STATS } from '../../../src/games/pokemon-snap/stats';
import type { Action, Appeal, Results } from '../../../src/games/pokemon-snap/types';
import { barsTable } from '../../../src/games/pokemon-snap/views/attributes';
import { lineText } from '../../../src/games/frame/account';
import type { LoggedEvent } from '../../../src/games/frame/events';
import { LOOKS, styled } from '../../../src/games/frame/tabs';
import { noteOn } from '../by-hand';
import { matchesOf } from '../pages';

const OPEN = { pokemon: ['Ana', 'Bo'], photographers: ['Iris', 'Joel'], labels: new Map<string, string>() };

function day(
  slots: readonly Action[],
  photographedBy: readonly string[] = [],
): readonly LoggedEvent<Event>[] {
  const event: Event = {
    kind: 'pokemon-day',
    to: { player: 'Ana' },
    day: 1,
    plan: { slots },
    stats: STARTING_STATS,
    doubling: false,
    owed: 0,
    photographedBy,
  };
  return [{ stage: 'day-1', title: 'Day 1', event }];
}

test('a failed activity comes first, with what it lacked and the doubling that was spent on it', () => {
  const log = day([{ do: 'A' }, { do: 'Y' }, { do: 'B' }], ['Iris']);
  expect(ownDayLines('Ana', OPEN, log).map(lineText)).toEqual([
    'Evening, Activity B: failed because Cleverness 3 is below 6; the earlier Activity A is used up.',
    'Afternoon Y.',
    'Iris photographed you.',
    'You can talk with Iris on day 2.',
  ]);
});

test('a donation without visible effect is reported as having no effect that the player knows', () => {
  const log = day([{ do: 'A' }, { do: 'I', stat: 'Cuteness', points: 2 }, { do: 'V' }]);
  expect(ownDayLines('Ana', OPEN, log).map(lineText)).toContain(
    'Afternoon, Activity I: works with at least 4 Cuteness; doubled by Activity A. As far as you can tell, it changed nothing.',
  );
});

test('a stat that rose is green in the table, one that fell red', () => {
  const [{ event } = { event: undefined }] = day([]);
  if (event?.kind !== 'pokemon-day') throw new Error('There is no day.');
  const stats = {
    ...STARTING_STATS,
    Coolness: STARTING_STATS.Coolness + 1,
    Beauty: STARTING_STATS.Beauty - 1,
  };
  const changes = barsTable([{ ...event, stats }], []).rows.map((cells) => cells[3]);
  expect(changes).toEqual(expect.arrayContaining([styled('+1', LOOKS.good), styled('−1', LOOKS.bad), 0]));
});

const appeal = (total: number): Appeal => ({ V: total, W: 0, X: 0, Y: 0, Z: 0, total });

function results(
  ap: readonly (readonly [name: string, total: number])[],
  points: readonly number[],
): Results {
  return {
    appeal: new Map(ap.map(([name, total]) => [name, appeal(total)])),
    exhibits: { A: null, B: null, C: null, D: null, E: null },
    points: new Map(points.map((won, index) => [`Photographer ${index}`, won])),
  };
}

test('AP are shown with the place, and who shares it', () => {
  const told = results(
    [
      ['Ana', 7],
      ['Bo', 10],
      ['Cy', 7],
    ],
    [3, 2],
  );
  const said = ['Ana', 'Bo'].map((name) => ownResult(name, told).map(({ what }) => what));
  expect(said[0]).toEqual(['7, second of 3, tied with Cy', 'V 7, W 0, X 0, Y 0, Z 0']);
  expect(said[1]?.[0]).toBe('10, first of 3');
});

test('players are said to ascend only if no tie or pick can change it (PS-17)', () => {
  const names = [
    ['Ana', 9],
    ['Bo', 8],
    ['Cy', 5],
    ['Di', 5],
  ] as const;
  expect(certainToAscend(results(names, [3, 2]))).toEqual(['Ana', 'Bo']);
  expect(certainToAscend(results(names, [2, 2]))).toEqual(['Ana']);
  expect(
    certainToAscend(
      results(
        [
          ['Ana', 9],
          ['Bo', 8],
          ['Cy', 8],
          ['Di', 5],
        ],
        [3, 2],
      ),
    ),
  ).toEqual(['Ana']);
});

test('beside each Pokémon, a photographer reads only what they saw themselves', () => {
  const match = matchesOf('pokemon-snap').find(({ stage }) => stage?.name === 'day-2');
  for (const name of match?.roster.slice(0, 2) ?? []) {
    const seen = match?.page(name).result[0]?.what ?? '';
    for (const other of match?.roster.slice(2) ?? [])
      expect(match === undefined ? '' : noteOn(match, name, 'Photo order 1', other)).toMatch(
        seen.includes(other) ? /^day 1: (\d+, ){4}\d+$/ : /^$/,
      );
  }
});

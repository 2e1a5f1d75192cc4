// The table of shots: how often each shot at each, and who died of it.
import { cellValue } from '../../../src/games/frame/tabs';
import type { Event } from '../../../src/games/wanted-sharpshooters/events';
import { deedText } from '../../../src/games/wanted-sharpshooters/text';
import { shotsTable } from '../../../src/games/wanted-sharpshooters/views/public';

type Told = Parameters<typeof shotsTable>[1];

function log(...events: readonly Event[]): Told {
  return events.map((event) => ({ stage: 'round-1', title: 'Round 1', event }));
}

function shot(player: string, ...victims: readonly string[]): Event {
  return {
    kind: 'acted',
    to: 'everyone',
    player,
    action: { kind: 'shoot', victims, weapon: 'default gun' },
  };
}

test('each shot counts for its shooter and its victim; the killing blow is marked, also where it was no shot', () => {
  const told = log(shot('Ana', 'Bo', 'Chen'), shot('Ana', 'Bo'), shot('Bo', 'Ana'), {
    kind: 'died',
    to: 'everyone',
    player: 'Bo',
    killers: ['Ana', 'Chen'],
    lost: [],
  });
  const rows = shotsTable(['Ana', 'Bo', 'Chen'], told).rows.map((cells) => cells.map(cellValue));
  expect(rows.slice(1, 4)).toEqual([
    ['Ana', '–', '2 †', 1],
    ['Bo', 1, '–', ''],
    ['Chen', '', '†', '–'],
  ]);
});

test('a deed says its weapon, if it has one', () => {
  expect(deedText({ kind: 'shoot', victims: ['Bo', 'Chen'], weapon: 'Long Rifle' })).toBe(
    'shoots Bo and Chen with Long Rifle',
  );
  expect(deedText({ kind: 'duck' })).toBe('ducks');
});

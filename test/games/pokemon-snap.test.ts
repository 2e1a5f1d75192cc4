// What cases cannot show of Pokémon Snap: exhibit D beyond exact numbers, names that look alike beside a
// species, and that what a player reads about their changes is true.
import { chanceFrom, type Chance } from '../../src/games/chance';
import type { Ordered } from '../../src/games/contract';
import type { Event } from '../../src/games/pokemon-snap/events';
import { compare, worth } from '../../src/games/pokemon-snap/exhibits';
import { pokemonSnap } from '../../src/games/pokemon-snap/game';
import { labels } from '../../src/games/pokemon-snap/glossary';
import { eachStat, sum } from '../../src/games/pokemon-snap/stats';
import { STATS, type Amounts, type Order, type State, type Stats } from '../../src/games/pokemon-snap/types';

const all = (value: number): Stats => eachStat(() => value);

describe('exhibit D', () => {
  test('products that a number cannot tell apart are told apart (PS-15)', () => {
    // n x n and (n - 1) x (n + 1) differ by 1, and are the same number in floating point.
    const n = 94_906_266;
    expect(n * n).toBe((n - 1) * (n + 1));
    const square = worth('D', [{ ...all(1), Coolness: n, Beauty: n }, all(1)]);
    const less = worth('D', [{ ...all(1), Coolness: n - 1, Beauty: n + 1 }, all(1)]);
    expect(square).toEqual({ kind: 'product', value: BigInt('9007199326062756') });
    expect(less).toEqual({ kind: 'product', value: BigInt('9007199326062755') });
    expect([compare(less, square), compare(square, less), compare(less, less)]).toEqual([1, -1, 0]);
  });

  test('ten zeros have the product 0, the lowest there is', () => {
    expect(worth('D', [all(0), all(0)])).toEqual({ kind: 'product', value: BigInt(0) });
    expect(compare(worth('D', [all(0), all(0)]), worth('D', [all(1), all(1)]))).toBe(1);
  });
});

describe('labels', () => {
  const pokemon = (name: string, species?: string) =>
    ({ name, role: 'pokemon', ...(species === undefined ? {} : { pokemon: species }) }) as const;

  test('a species stands beside the name', () => {
    const label = labels([pokemon('Ana', 'Eevee'), pokemon('Bo')]);
    expect([label('Ana'), label('Bo'), label('Zed')]).toEqual(['Ana (Eevee)', 'Bo', 'Zed']);
  });

  test('where that reads like another, the bare name does', () => {
    const label = labels([pokemon('Ana', 'Eevee'), pokemon('ana (EEVEE)')]);
    expect([label('Ana'), label('ana (EEVEE)')]).toEqual(['Ana', 'ana (EEVEE)']);
    const twins = labels([pokemon('A', 'B) (C'), pokemon('A (B)', 'C')]);
    expect([twins('A'), twins('A (B)')]).toEqual(['A', 'A (B)']);
  });
});

/** Random games, each with the state before and the events of every day. */
function* days(games: number): Generator<{ readonly before: State; readonly events: readonly Event[] }> {
  for (let game = 0; game < games; game++) {
    const chance = chanceFrom(`account ${game}`);
    const players = pokemonSnap.sampleRoster.flatMap((row) => {
      const reading = pokemonSnap.rosterRow.read(row, { place: [], label: '' });
      return reading.ok ? [reading.value] : [];
    });
    const begun = pokemonSnap.setUp(players, { firstPriority: 'Iris' }, chance);
    if (!begun.ok) throw new Error(begun.error.map(({ text }) => text).join());
    for (let state = begun.value.state; ;) {
      const orders = ordersFor(state, chance);
      const resolution = pokemonSnap.resolve(state, orders, {}, chance);
      if (state.days.length === 5) break;
      yield { before: state, events: resolution.events };
      state = resolution.state;
    }
  }
}

function ordersFor(state: State, chance: Chance): readonly Ordered<Order>[] {
  return (pokemonSnap.stage(state)?.asks ?? []).flatMap((ask) =>
    ask.players.flatMap((player) => {
      const move = chance.whole(1, 12) === 1 ? undefined : ask.sample(player, chance);
      const understood = ask.understand(player, move);
      return understood.ok ? [{ player, order: understood.value, byHost: false }] : [];
    }),
  );
}

test('what a player reads about their changes is what happened, and adds up (PS-18)', () => {
  let certain = 0;
  for (const { before, events } of days(15)) {
    const played = events.find((event) => event.kind === 'day-played')?.day;
    for (const event of events) {
      if (event.kind !== 'pokemon-told' || typeof event.to !== 'object') continue;
      const { player } = event.to;
      const deeds = played?.deeds.filter((deed) => deed.player === player) ?? [];
      const isOwn = ({ cause }: (typeof deeds)[number]): boolean =>
        cause.kind !== 'gift' && cause.kind !== 'hit';
      const own = event.account.filter((line) => line.kind === 'own');
      const real = deeds.filter(isOwn);
      if (event.account.some((line) => line.kind === 'own')) {
        expect(own.map(({ slot, cause }) => [slot, cause.kind])).toEqual(
          real.map(({ slot, cause }) => [slot, cause.kind]),
        );
      }
      for (const [index, line] of own.entries()) {
        const deed = real[index];
        expect(line.doubled).toBe(deed?.doubled);
        for (const stat of STATS.filter((each) => !line.unclear.includes(each))) {
          expect(line.changes[stat] ?? 0).toBe(deed?.changes[stat] ?? 0);
          certain += 1;
        }
        if ('worked' in line.cause && line.cause.worked !== null && deed && 'worked' in deed.cause) {
          expect(line.cause.worked).toBe(deed.cause.worked);
        }
      }
      const others = event.account.find((line) => line.kind === 'others');
      const byOthers = sum(deeds.filter((deed) => !isOwn(deed)).map(({ changes }) => changes));
      for (const stat of STATS.filter((each) => !own.some((line) => line.unclear.includes(each)))) {
        expect(others?.changes[stat] ?? 0).toBe(byOthers[stat] ?? 0);
      }
      const total: Amounts = sum(event.account.map(({ changes }) => changes));
      const start = before.world.creatures.get(player)?.stats;
      for (const stat of STATS) expect((start?.[stat] ?? 0) + (total[stat] ?? 0)).toBe(event.stats[stat]);
    }
  }
  expect(certain).toBeGreaterThan(2000);
});

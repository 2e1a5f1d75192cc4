// What everyone may see of a state (WS-17), built field by field, and questions about it.
import { itemName } from './items';
import type { Board } from './told';
import type { State } from './types';

type Visible = Pick<State, 'players' | 'settings' | 'seats' | 'storage' | 'market' | 'phase' | 'poison'>;

const GROWTH_EXTRA = 2;

/** What a storage grows by at the start of a round (WS-2). */
export function growthFor(players: number): number {
  return players === 0 ? 0 : players + GROWTH_EXTRA;
}

/** How many players are in a meadow, alive and dead. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  return [...seats.values()].filter((seat) => seat.meadow === meadow).length;
}

export function isAlive({ seats }: Pick<State, 'seats'>, name: string): boolean {
  return (seats.get(name)?.lives ?? 0) > 0;
}

/** The living, in roster order. */
export function living(state: Pick<State, 'players' | 'seats'>): readonly string[] {
  return state.players.filter((name) => isAlive(state, name));
}

/** The public facts of a state. */
export function boardOf(state: Visible): Board {
  const { players, settings, seats, storage, market, phase, poison } = state;
  return {
    players: players.flatMap((name) => {
      const seat = seats.get(name);
      if (seat === undefined) return [];
      const { lives, bullets, garnets, bellflowers, meadow } = seat;
      const items = seat.items.map((id) => itemName(settings, id));
      const poisoned = poison.some(({ victim }) => victim === name);
      return [{ name, alive: lives > 0, lives, bullets, garnets, bellflowers, items, meadow, poisoned }];
    }),
    storages: [...storage].map(([meadow, bullets]) => {
      const number = headcount(state, meadow);
      const growth = phase.kind === 'rounds' ? growthFor(number) : null;
      return { meadow, bullets, players: number, growth };
    }),
    market: settings.items.map((item) => ({ item, left: market.get(item.id) ?? 0 })),
  };
}

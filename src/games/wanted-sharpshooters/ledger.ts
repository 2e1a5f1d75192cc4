// The ledger of a round: every change of a number goes through here and leaves an event with its cause.
import type { Cause, Event, StorageCause, Unit } from './told';
import type { Seat, State } from './types';

export interface Ledger {
  readonly seat: (player: string) => Seat;
  readonly stored: (meadow: string) => number;
  readonly change: (player: string, unit: Unit, by: number, cause: Cause) => void;
  readonly store: (meadow: string, by: number, cause: StorageCause) => void;
  /** Gives a copy from the market. */
  readonly hand: (player: string, item: string) => void;
  readonly dropItems: (player: string) => void;
  readonly tell: (event: Event) => void;
  readonly seats: () => ReadonlyMap<string, Seat>;
  readonly storage: () => ReadonlyMap<string, number>;
  readonly market: () => ReadonlyMap<string, number>;
  readonly events: () => readonly Event[];
}

const NO_SEAT: Seat = { lives: 0, bullets: 0, garnets: 0, bellflowers: 0, items: [], meadow: '' };

/** Opens a ledger with what a state holds. The state itself is not changed. */
export function openLedger(state: State): Ledger {
  const seats = new Map(state.seats);
  const storage = new Map(state.storage);
  const market = new Map(state.market);
  const events: Event[] = [];
  const seat = (player: string): Seat => seats.get(player) ?? NO_SEAT;
  const stored = (meadow: string): number => storage.get(meadow) ?? 0;
  return {
    seat,
    stored,
    change: (player, unit, by, cause) => {
      if (by === 0) return;
      const before = seat(player);
      seats.set(player, { ...before, [unit]: before[unit] + by });
      events.push({ kind: 'changed', to: 'everyone', player, unit, by, cause });
    },
    store: (meadow, by, cause) => {
      if (by === 0) return;
      storage.set(meadow, stored(meadow) + by);
      events.push({ kind: 'storage-changed', to: 'everyone', meadow, by, cause });
    },
    hand: (player, item) => {
      market.set(item, (market.get(item) ?? 0) - 1);
      const before = seat(player);
      // Default sorting is by code unit, as results list items.
      seats.set(player, { ...before, items: [...before.items, item].sort() });
    },
    dropItems: (player) => void seats.set(player, { ...seat(player), items: [] }),
    tell: (event) => void events.push(event),
    seats: () => seats,
    storage: () => storage,
    market: () => market,
    events: () => events,
  };
}

// The log of a round: every change of a number goes through here and is reported with its cause.
import { must } from '../frame/result';
import type { ChangeCause, Event, PublicReport, StorageCause, Unit } from './events';
import { BULLETS_PER_GARNET, type Seat, type State } from './types';

export interface RoundLog {
  readonly seat: (player: string) => Seat;
  /** Changes a player's number; a change by 0 is not reported. */
  readonly change: (player: string, unit: Unit, by: number, cause: ChangeCause) => void;
  readonly changeStorage: (meadow: string, by: number, cause: StorageCause) => void;
  /** Turns garnets into bullets without a report: what everyone is told is a sum (ALL-3). */
  readonly exchange: (player: string, garnets: number) => void;
  /** Moves a player; a meadow that is new is opened. */
  readonly move: (player: string, meadow: string) => void;
  /** Gives a copy from the market. */
  readonly giveItem: (player: string, item: string) => void;
  readonly loseItems: (player: string) => void;
  readonly report: (report: PublicReport) => void;
  /** The state's seats, storages and market by now. */
  readonly holdings: () => Pick<State, 'seats' | 'storage' | 'market'>;
  readonly events: () => readonly Event[];
}

/** Starts a log with what a state holds. The state itself is not changed. */
export function startLog(state: Pick<State, 'seats' | 'storage' | 'market'>): RoundLog {
  const seats = new Map(state.seats);
  const storage = new Map(state.storage);
  const market = new Map(state.market);
  const events: Event[] = [];
  const seat = (player: string): Seat => must(seats, player);
  const update = (player: string, change: Partial<Seat>): void =>
    void seats.set(player, { ...seat(player), ...change });
  const report = (each: PublicReport): void => void events.push({ ...each, to: 'everyone' });
  return {
    seat,
    change: (player, unit, by, cause) => {
      if (by === 0) return;
      update(player, { [unit]: seat(player)[unit] + by });
      report({ kind: 'changed', player, unit, by, cause });
    },
    changeStorage: (meadow, by, cause) => {
      if (by === 0) return;
      storage.set(meadow, must(storage, meadow) + by);
      report({ kind: 'storage-changed', meadow, by, cause });
    },
    exchange: (player, by) => {
      const { garnets, bullets } = seat(player);
      update(player, { garnets: garnets - by, bullets: bullets + by * BULLETS_PER_GARNET });
    },
    move: (player, meadow) => {
      if (!storage.has(meadow)) storage.set(meadow, 0);
      update(player, { meadow });
    },
    giveItem: (player, item) => {
      market.set(item, must(market, item) - 1);
      // Default sorting is by code unit, as results list items.
      update(player, { items: [...seat(player).items, item].sort() });
    },
    loseItems: (player) => update(player, { items: [] }),
    report,
    holdings: () => ({ seats, storage, market }),
    events: () => events,
  };
}

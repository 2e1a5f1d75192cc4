// The events of Wanted Sharpshooters with their audiences, and the log that collects a round's events. No public event
// mentions the cycle or targets before the one that reveals them (WS-17).
import { mustGet } from '../frame/result';
import { itemName } from './items';
import { storageGrowth, headcount } from './storage';
import {
  type Ending,
  type Item,
  type OpenSettings,
  type State,
  BULLETS_PER_GARNET,
  type Seat,
} from './types';

export interface BoardPlayer {
  readonly name: string;
  readonly alive: boolean;
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly items: readonly string[];
  readonly meadow: string;
  /** True if poison will damage the player at the end of the next round (WS-10). */
  readonly poisoned: boolean;
}

export interface Board {
  readonly players: readonly BoardPlayer[];
  readonly storages: readonly {
    readonly meadow: string;
    readonly bullets: number;
    readonly players: number;
    /** How much the storage grows in the next round; null if there is no next round. */
    readonly growth: number | null;
  }[];
  readonly market: readonly { readonly item: Item; readonly left: number }[];
}

export interface OpenFacts {
  readonly settings: OpenSettings;
  readonly board: Board;
}

export interface ShotReport {
  readonly victim: string;
  /** True if the victim ducked. */
  readonly missed: boolean;
  /** The victim's lives at the end of the round. */
  readonly lives: number;
}

/** An action with its result: public, with names in roster order. Doing nothing and sending nothing look alike (ALL-4). */
export type ActionReport =
  | { readonly kind: 'shoot'; readonly weapon: string; readonly shots: readonly ShotReport[] }
  /** `got` and `missed` are names of items; the missed ones were sold out. */
  | { readonly kind: 'buy'; readonly got: readonly string[]; readonly missed: readonly string[] }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string; readonly right: boolean }
  | ({ readonly kind: 'claim' } & ClaimedStorage)
  | { readonly kind: 'duck' | 'nothing' };

export interface ClaimedStorage {
  readonly meadow: string;
  /** Bullets in the storage before the claims. */
  readonly storage: number;
  /** In roster order. */
  readonly claimants: readonly string[];
  /** How many bullets each claimant gets; the remainder stays in the storage. */
  readonly share: number;
}

export interface Hit {
  readonly by: string;
  readonly how:
    | { readonly kind: 'shot'; readonly weapon: string; readonly throughDuck: boolean }
    | { readonly kind: 'shoot-back'; readonly item: string }
    | { readonly kind: 'guilt'; readonly victim: string }
    | { readonly kind: 'poison'; readonly weapon: string };
}

export type Resource = 'lives' | 'bullets' | 'garnets' | 'bellflowers';

export type ChangeCause =
  | { readonly kind: 'damage'; readonly hits: readonly Hit[] }
  | { readonly kind: 'exchange' | 'claim' | 'correction' }
  | { readonly kind: 'shot'; readonly weapon: string }
  | { readonly kind: 'purchase'; readonly item: string }
  | { readonly kind: 'bonus'; readonly item: string }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string }
  | { readonly kind: 'dropped'; readonly meadow: string };

export type StorageCause =
  | { readonly kind: 'growth'; readonly players: number }
  | { readonly kind: 'claimed'; readonly by: readonly string[] }
  | { readonly kind: 'dropped'; readonly by: string };

type PublicReport =
  | { readonly kind: 'moved'; readonly player: string; readonly meadow: string }
  | { readonly kind: 'acted'; readonly player: string; readonly action: ActionReport }
  | {
      readonly kind: 'changed';
      readonly player: string;
      readonly unit: Resource;
      readonly by: number;
      readonly cause: ChangeCause;
    }
  | {
      readonly kind: 'storage-changed';
      readonly meadow: string;
      readonly by: number;
      readonly cause: StorageCause;
    }
  | { readonly kind: 'poisoned'; readonly player: string; readonly by: string; readonly weapon: string }
  | {
      readonly kind: 'died';
      readonly player: string;
      readonly killers: readonly string[];
      readonly lost: readonly string[];
    }
  | { readonly kind: 'round-ended'; readonly board: Board }
  // What has been decided after the rounds, the vote or the gifts. Comes first, because messages begin with the winners.
  | { readonly kind: 'result-announced'; readonly cycle: readonly string[]; readonly ending: Ending };

type PrivateReport =
  | { readonly kind: 'targets-given'; readonly targets: readonly string[] }
  // Becomes public at the end of the round, in one sum with the player's own exchange (WS-17, ALL-3).
  | { readonly kind: 'exchange-entered'; readonly player: string; readonly garnets: number };

export type Event =
  | (PublicReport & { readonly to: 'everyone' })
  | (PrivateReport & { readonly to: { readonly player: string } });

/** The public facts of a state (WS-17), copied field by field so that nothing private is included. */
export function publicBoard(state: State): Board {
  const { players, settings, seats, storage, market, phase, poison } = state;
  return {
    players: players.map((name) => {
      const { items: ids, ...seat } = mustGet(seats, name);
      const items = ids.map((id) => itemName(settings, id));
      const poisoned = poison.some(({ victim }) => victim === name);
      return { name, alive: seat.lives > 0, ...seat, items, poisoned };
    }),
    storages: [...storage].map(([meadow, bullets]) => {
      const number = headcount(state, meadow);
      const growth = phase.kind === 'rounds' ? storageGrowth(number) : null;
      return { meadow, bullets, players: number, growth };
    }),
    market: settings.items.map((item) => ({ item, left: mustGet(market, item.id) })),
  };
}

export interface RoundLog {
  readonly seat: (player: string) => Seat;
  /** Reports the change, unless it's 0. */
  readonly change: (player: string, unit: Resource, by: number, cause: ChangeCause) => void;
  readonly changeStorage: (meadow: string, by: number, cause: StorageCause) => void;
  /** Doesn't report the exchange, because only a sum is public (ALL-3). */
  readonly exchange: (player: string, garnets: number) => void;
  /** Moves the player, and opens the meadow if it's new. */
  readonly move: (player: string, meadow: string) => void;
  /** Hands over an item from the market. */
  readonly giveItem: (player: string, item: string) => void;
  readonly loseItems: (player: string) => void;
  readonly report: (report: PublicReport) => void;
  /** Seats, storages and market as they are now. */
  readonly holdings: () => Pick<State, 'seats' | 'storage' | 'market'>;
  readonly events: () => readonly Event[];
}

/** A log that starts from this state and leaves it unchanged. */
export function startLog(state: Pick<State, 'seats' | 'storage' | 'market'>): RoundLog {
  const seats = new Map(state.seats);
  const storage = new Map(state.storage);
  const market = new Map(state.market);
  const events: Event[] = [];
  const seat = (player: string): Seat => mustGet(seats, player);
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
      storage.set(meadow, mustGet(storage, meadow) + by);
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
      market.set(item, mustGet(market, item) - 1);
      // Sorted by code unit, as in a scenario's result.
      update(player, { items: [...seat(player).items, item].sort() });
    },
    loseItems: (player) => update(player, { items: [] }),
    report,
    holdings: () => ({ seats, storage, market }),
    events: () => events,
  };
}

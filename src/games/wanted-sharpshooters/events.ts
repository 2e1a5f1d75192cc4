// The events of Wanted Sharpshooters, each report with its audience, and the log of a round. Nothing of the cycle or of a target
// is in a public report before the one that reveals it (WS-17).
import { must } from '../frame/result';
import { itemName } from './items';
import { growthFor, headcount } from './storage';
import {
  type Ending,
  type Item,
  type OpenSettings,
  type State,
  BULLETS_PER_GARNET,
  type Seat,
} from './types';

/** The public facts of one player. */
export interface BoardPlayer {
  readonly name: string;
  readonly alive: boolean;
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  /** Names. */
  readonly items: readonly string[];
  readonly meadow: string;
  /** True where poison deals damage at the end of the next round (WS-10). */
  readonly poisoned: boolean;
}

/** The public facts at one point of the game. */
export interface Board {
  readonly players: readonly BoardPlayer[];
  readonly storages: readonly {
    readonly meadow: string;
    readonly bullets: number;
    readonly players: number;
    /** The growth that the next round will bring; null when there is none. */
    readonly growth: number | null;
  }[];
  readonly market: readonly { readonly item: Item; readonly left: number }[];
}

/** The facts that everyone knows from the start. */
export interface Open {
  readonly settings: OpenSettings;
  readonly board: Board;
}

/** A shot at one of its victims, and what came of it. */
export interface ShotReport {
  readonly victim: string;
  /** True where the victim ducked. */
  readonly missed: boolean;
  /** The victim's lives at the end of the round. */
  readonly lives: number;
}

/**
 * An action as everyone reads it, with what came of it: names in roster order. Doing nothing and sending nothing are
 * the same (ALL-4).
 */
export type ActionReport =
  | { readonly kind: 'shoot'; readonly weapon: string; readonly shots: readonly ShotReport[] }
  /** Names of items; no copy was left of those that the buyer missed. */
  | { readonly kind: 'buy'; readonly got: readonly string[]; readonly missed: readonly string[] }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string; readonly right: boolean }
  | ({ readonly kind: 'claim' } & ClaimedStorage)
  | { readonly kind: 'duck' | 'nothing' };

/** A storage that is claimed. */
export interface ClaimedStorage {
  readonly meadow: string;
  /** Bullets in it before. */
  readonly storage: number;
  /** Roster order. */
  readonly claimants: readonly string[];
  /** The bullets that each of them gets; those that do not divide stay. */
  readonly share: number;
}

/** One way in which damage was dealt. */
export interface Hit {
  readonly by: string;
  readonly how:
    | { readonly kind: 'shot'; readonly weapon: string; readonly throughDuck: boolean }
    | { readonly kind: 'shoot-back'; readonly item: string }
    | { readonly kind: 'guilt'; readonly victim: string }
    | { readonly kind: 'poison'; readonly weapon: string };
}

/** A number that a player has. */
export type Unit = 'lives' | 'bullets' | 'garnets' | 'bellflowers';

/** The cause of a change in a player's number. */
export type ChangeCause =
  | { readonly kind: 'damage'; readonly hits: readonly Hit[] }
  | { readonly kind: 'exchange' | 'claim' | 'correction' }
  | { readonly kind: 'shot'; readonly weapon: string }
  | { readonly kind: 'purchase'; readonly item: string }
  | { readonly kind: 'bonus'; readonly item: string }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string }
  | { readonly kind: 'dropped'; readonly meadow: string };

/** The cause of a change in a storage. */
export type StorageCause =
  | { readonly kind: 'growth'; readonly players: number }
  | { readonly kind: 'claimed'; readonly by: readonly string[] }
  | { readonly kind: 'dropped'; readonly by: string };

/** A report for everyone. */
type PublicReport =
  | { readonly kind: 'moved'; readonly player: string; readonly meadow: string }
  | { readonly kind: 'acted'; readonly player: string; readonly action: ActionReport }
  | {
      readonly kind: 'changed';
      readonly player: string;
      readonly unit: Unit;
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
      /** Names of the items lost. */
      readonly lost: readonly string[];
    }
  | { readonly kind: 'round-ended'; readonly board: Board }
  // Sent after the last round, the vote and the gifts: the first event of its stage, since messages tell winners first.
  | { readonly kind: 'result-announced'; readonly cycle: readonly string[]; readonly ending: Ending };

/** A report for one player alone. */
type PrivateReport =
  | { readonly kind: 'targets-given'; readonly targets: readonly string[] }
  // Everyone learns of it at the end of the round, as part of one sum with what the player exchanged (WS-17, ALL-3).
  | { readonly kind: 'exchange-entered'; readonly player: string; readonly garnets: number };

export type Event =
  | (PublicReport & { readonly to: 'everyone' })
  | (PrivateReport & { readonly to: { readonly player: string } });

/** Gives the public facts of a state (WS-17), built field by field. */
export function boardOf(state: State): Board {
  const { players, settings, seats, storage, market, phase, poison } = state;
  return {
    players: players.map((name) => {
      const { items: ids, ...seat } = must(seats, name);
      const items = ids.map((id) => itemName(settings, id));
      const poisoned = poison.some(({ victim }) => victim === name);
      return { name, alive: seat.lives > 0, ...seat, items, poisoned };
    }),
    storages: [...storage].map(([meadow, bullets]) => {
      const number = headcount(state, meadow);
      const growth = phase.kind === 'rounds' ? growthFor(number) : null;
      return { meadow, bullets, players: number, growth };
    }),
    market: settings.items.map((item) => ({ item, left: must(market, item.id) })),
  };
}

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

// The words of Pokémon Snap: stats, activities, contests, exhibits, moves, and the state of a game.
import type { NoHostFacts } from '../contract';
import type { Event, Open } from './events';
import type { Deed } from './deeds';

export const STATS = ['Coolness', 'Cuteness', 'Cleverness', 'Toughness', 'Beauty'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;
/** Some of the stats, each with what is added to it. */
export type Amounts = Readonly<Partial<Record<Stat, number>>>;

export const ACTIVITIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type Activity = (typeof ACTIVITIES)[number];
export const CONTESTS = ['V', 'W', 'X', 'Y', 'Z'] as const;
export type Contest = (typeof CONTESTS)[number];
export const EXHIBITS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Exhibit = (typeof EXHIBITS)[number];

/** How many Pokémon an exhibit's photo shows (PS-12). */
export const PHOTOS: Readonly<Record<Exhibit, number>> = { A: 3, B: 3, C: 2, D: 2, E: 2 };

export const ROLES = ['pokemon', 'photographer'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  pokemon: 'Pokémon',
  photographer: 'Photographer',
};

export const SLOTS = ['Morning', 'Afternoon', 'Evening'] as const;
/** One of the three times of a day, counted from 0. */
export type Slot = 0 | 1 | 2;
export const SLOT_ORDER: readonly Slot[] = [0, 1, 2];

export const DAYS = 5;
export const STARTING_STAT = 3;

export interface Player {
  readonly name: string;
  readonly role: Role;
  /** The species that a Pokémon is shown as. */
  readonly pokemon?: string;
}

export interface Settings {
  readonly firstPriority: string;
}

/** What a Pokémon does in one slot. */
export type Action =
  | { readonly do: 'A' | 'B' | 'D' | 'E' | 'H' }
  | { readonly do: 'C' | 'F'; readonly player: string }
  | { readonly do: 'G'; readonly lose: Stat; readonly gain: Stat }
  | { readonly do: 'I'; readonly stat: Stat; readonly points: number }
  | { readonly do: 'J'; readonly stat: Stat }
  | { readonly do: Contest };

/** A Pokémon's day: morning, afternoon, evening (PS-1). */
export interface Plan {
  readonly slots: readonly Action[];
}

/** A photographer's day: where the photos go, and whom to photograph first. */
export interface Shoot {
  readonly exhibit: Exhibit;
  readonly order: readonly string[];
}

/** What the winner of Heaven, or both photographers, may decide at the end (PS-16). */
export interface Verdict {
  readonly order?: readonly string[];
  readonly pick?: string;
}

export type Order = Plan | Shoot | Verdict;

/** The photo of a contest: the stats with which it was entered. */
export interface Entry {
  readonly day: number;
  readonly slot: Slot;
  readonly photo: Stats;
}

/** A Pokémon as it stands between two slots. */
export interface Creature {
  readonly stats: Stats;
  /** Activity A was done, and no activity since (PS-4). */
  readonly doubling: boolean;
  /** What Activity H takes from every stat at the end of the next contest. */
  readonly owed: number;
  /** Activity E was done at least once. */
  readonly hasDoneE: boolean;
  readonly entered: ReadonlyMap<Contest, Entry>;
}

export type Creatures = ReadonlyMap<string, Creature>;

export interface Donation {
  readonly player: string;
  readonly stat: Stat;
  readonly points: number;
}

/** Everything that a slot changes. */
export interface World {
  readonly creatures: Creatures;
  /** What Activity J finds in the next slot. */
  readonly counter: number;
  /** Those of the latest slot with any, in roster order (PS-7). */
  readonly donations: readonly Donation[];
}

/** A Pokémon in a photographer's photo, with its stats at the end of the day. */
export interface Shot {
  readonly name: string;
  readonly stats: Stats;
}

/** What a photographer took in one day. */
export interface Photo {
  readonly photographer: string;
  readonly exhibit: Exhibit;
  readonly shots: readonly Shot[];
}

/** A resolved day. */
export interface Day {
  readonly day: number;
  /** The counted plans; who rested is missing (PS-2). */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly deeds: readonly Deed[];
  readonly photos: readonly Photo[];
  /** Everything as the day left it. */
  readonly world: World;
}

/** AP of one Pokémon by contest; 0 where not entered. */
export type Appeal = Readonly<Record<Contest | 'total', number>>;

/** What day 5 settles, public before the last stage (PS-18). */
export interface Results {
  readonly appeal: ReadonlyMap<string, Appeal>;
  /** The winner of each exhibit, or nobody (PS-15). */
  readonly exhibits: Readonly<Record<Exhibit, string | null>>;
  readonly points: ReadonlyMap<string, number>;
}

/** How the game ended (PS-17). */
export interface Ascension {
  readonly heaven: readonly string[];
  readonly hell: readonly string[];
  readonly mark: string;
  /** All Pokémon, the best first. */
  readonly ranking: readonly string[];
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

export interface State {
  readonly players: readonly Player[];
  readonly pokemon: readonly string[];
  readonly photographers: readonly string[];
  readonly firstPriority: string;
  readonly days: readonly Day[];
  readonly world: World;
  readonly ascension: Ascension | null;
}

export interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly order: Order;
  readonly host: NoHostFacts;
  readonly event: Event;
  readonly open: Open;
}

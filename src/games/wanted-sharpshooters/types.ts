// The words of Wanted Sharpshooters: items, moves, what players hold, the state of a game.
import type { Event, Open } from './told';

export const ACTIONS = ['shoot', 'duck', 'buy', 'claim', 'nothing'] as const;
export type Action = (typeof ACTIONS)[number];
export const ACTION_TITLES: Readonly<Record<Action, string>> = {
  shoot: 'Shoot',
  duck: 'Duck',
  buy: 'Buy',
  claim: 'Claim',
  nothing: 'Nothing',
};

export const GHOST_ACTIONS = ['guilt', 'nothing'] as const;
export type GhostAction = (typeof GHOST_ACTIONS)[number];
export const GHOST_ACTION_TITLES: Readonly<Record<GhostAction, string>> = {
  guilt: 'Guilt',
  nothing: 'Nothing',
};

export const EFFECT_KINDS = ['weapon', 'shoot-back', 'claim-bonus', 'extra-life'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface WeaponEffect {
  readonly kind: 'weapon';
  /** Bullets a shot, however many victims. */
  readonly cost: number;
  readonly victims: number;
  readonly throughDuck: boolean;
  readonly poison: boolean;
}

export type Effect =
  | WeaponEffect
  | { readonly kind: 'shoot-back' }
  | { readonly kind: 'claim-bonus'; readonly bullets: number }
  | { readonly kind: 'extra-life'; readonly lives: number };

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly copies: number;
  readonly effect: Effect;
}

export interface Player {
  readonly name: string;
  readonly meadow: string;
  readonly garnets?: number;
}

export interface GivenSettings {
  readonly cycle?: readonly string[];
  readonly rounds?: number;
  readonly aliveAtEnd?: number;
  readonly lives?: number;
  readonly bullets?: number;
  readonly items?: readonly Item[];
}

export interface Settings {
  readonly rounds: number;
  /** The game ends when at most so many are alive; objective 1 follows it (WS-15). */
  readonly aliveAtEnd: number;
  readonly lives: number;
  readonly bullets: number;
  readonly items: readonly Item[];
}

export type Move =
  | {
      readonly action: 'shoot';
      readonly players: readonly string[];
      /** An item's id; empty or absent: the default gun. */
      readonly weapon?: string;
      readonly exchange?: number;
    }
  | { readonly action: 'buy'; readonly items: readonly string[]; readonly exchange?: number }
  | { readonly action: 'duck' | 'claim' | 'nothing'; readonly exchange?: number };

export type GhostMove =
  | { readonly action: 'guilt'; readonly player: string; readonly victim: string }
  | { readonly action: 'nothing' };

/** A vote or a gift. */
export interface Naming {
  readonly player: string;
}

export type Order = Move | GhostMove | Naming;

/** What a player has and where they are. */
export interface Seat {
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  /** Ids, sorted by code unit. */
  readonly items: readonly string[];
  /** As the meadow was first written. */
  readonly meadow: string;
}

/** A hit by a poisonous weapon, which deals damage again at the end of the next round (WS-10). */
export interface Poison {
  readonly victim: string;
  readonly by: string;
  readonly weapon: string;
}

/** What was entered by the host and grew as the round began, before submissions were checked. */
export interface Opening {
  readonly corrected: readonly { readonly player: string; readonly from: number; readonly to: number }[];
  readonly moved: readonly { readonly player: string; readonly from: string; readonly to: string }[];
  readonly exchanged: ReadonlyMap<string, number>;
  readonly grown: readonly { readonly meadow: string; readonly players: number; readonly bullets: number }[];
}

/** What the end of the last round decided. */
export interface Verdict {
  readonly alive: number;
  readonly objectives: ReadonlyMap<string, Objectives>;
  /** Roster order. */
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  /** Winners who met all three objectives, as long as their additional tokens are not taken back. */
  readonly givers: readonly string[];
  /** Tokens before gifts: every player's. */
  readonly tokens: ReadonlyMap<string, number>;
  /** Seven or more tokens were awarded, and every winner lost one. */
  readonly tooMany: boolean;
}

export interface Objectives {
  readonly survived: boolean;
  readonly targets: readonly { readonly name: string; readonly killed: boolean }[];
  readonly count: number;
}

export type Phase =
  | { readonly kind: 'rounds' }
  | { readonly kind: 'vote'; readonly verdict: Verdict }
  | { readonly kind: 'gift'; readonly verdict: Verdict; readonly candidate: string | null }
  | {
      readonly kind: 'over';
      readonly verdict: Verdict;
      readonly candidate: string | null;
      readonly tokens: ReadonlyMap<string, number>;
    };

export interface State {
  readonly players: readonly string[];
  readonly settings: Settings;
  readonly open: Open;
  /** Each player's targets are one spot and three spots further on. */
  readonly cycle: readonly string[];
  /** Every player's, in roster order. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** Bullets by meadow, the one named first comes first. */
  readonly storage: ReadonlyMap<string, number>;
  /** Copies left by item id. */
  readonly market: ReadonlyMap<string, number>;
  readonly poison: readonly Poison[];
  /** Who dealt damage to whom in the latest round: dealers in roster order by victim. */
  readonly damage: ReadonlyMap<string, readonly string[]>;
  /** Who scored the killing blow on whom so far. */
  readonly kills: ReadonlyMap<string, readonly string[]>;
  /** Rounds resolved. */
  readonly rounds: number;
  readonly opening: Opening;
  readonly phase: Phase;
}

/** What the host may enter with a round, players by their roster names. */
export interface HostFacts {
  readonly meadows?: ReadonlyMap<string, string>;
  readonly exchange?: ReadonlyMap<string, number>;
  readonly garnets?: ReadonlyMap<string, number>;
}

export interface Types {
  readonly player: Player;
  readonly settings: GivenSettings;
  readonly state: State;
  readonly order: Order;
  readonly host: HostFacts;
  readonly event: Event;
  readonly open: Open;
}

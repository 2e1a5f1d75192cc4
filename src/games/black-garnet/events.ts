// What a stage of The Black Garnet tells, and to whom (BG-15, BG-16).
import type { Audience } from '../contract';
import type {
  Attempt,
  Boost,
  Category,
  Chronicle,
  Distribution,
  DuelType,
  GivenSettings,
  HostFacts,
  Naming,
  Open,
  Order,
  Player,
  Points,
  Standing,
  Stat,
  State,
  Verdict,
} from './types';

/** A change of a player's black garnets and its cause. */
export type Change =
  | { readonly cause: 'mission'; readonly amount: number; readonly category: Category }
  | { readonly cause: 'won'; readonly amount: number; readonly duel: DuelType; readonly against: string }
  | { readonly cause: 'won-challenged'; readonly amount: number; readonly duel: DuelType }
  | { readonly cause: 'losses'; readonly amount: number; readonly losses: number };

export interface Learnt {
  readonly duel: DuelType;
  readonly stats: readonly [Stat, Stat];
}

/** A round as one player may know it (BG-15, BG-16). */
export interface OwnRound {
  readonly made: readonly { readonly player: string; readonly duel: DuelType; readonly won: boolean }[];
  /** By type, wins before losses, and in no other order. */
  readonly received: readonly { readonly duel: DuelType; readonly won: boolean }[];
  readonly boost: Boost | null;
  readonly changes: readonly Change[];
  /** Types lost in this round. */
  readonly lostTypes: readonly DuelType[];
  readonly learnt: readonly Learnt[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
  readonly standing: Standing;
}

export type Power =
  | { readonly kind: 'sight'; readonly target: string; readonly stats: Points }
  | { readonly kind: 'sway'; readonly target: string }
  | { readonly kind: 'unused' };

interface ToPlayer {
  readonly to: Exclude<Audience, string>;
}
interface ToEveryone {
  readonly to: 'everyone';
}

export type Event =
  | ({ readonly kind: 'purse'; readonly garnets: number } & ToPlayer)
  | ({
      readonly kind: 'distributed';
      readonly distribution: Distribution;
      readonly paid: number;
      readonly standing: Standing;
    } & ToPlayer)
  | ({
      readonly kind: 'primaries';
      readonly primaries: readonly { readonly player: string; readonly primary: Stat | null }[];
    } & ToEveryone)
  | ({ readonly kind: 'power'; readonly power: Power } & ToPlayer)
  | ({
      readonly kind: 'missions';
      readonly held: readonly Attempt[];
      readonly attempts: State['attempts'];
    } & ToEveryone)
  | ({ readonly kind: 'own-round'; readonly round: OwnRound } & ToPlayer)
  | ({ readonly kind: 'standings'; readonly black: ReadonlyMap<string, number> } & ToEveryone)
  | ({ readonly kind: 'ended'; readonly verdict: Verdict; readonly chronicle: Chronicle } & ToEveryone)
  | ({ readonly kind: 'candidate'; readonly naming: Naming } & ToEveryone);

export interface Types {
  readonly player: Player;
  readonly settings: GivenSettings;
  readonly state: State;
  readonly order: Order;
  readonly host: HostFacts;
  readonly event: Event;
  readonly open: Open;
}

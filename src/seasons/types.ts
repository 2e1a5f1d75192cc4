// A season's data: people, what they have, and what changes it.
import type { MarkExpiry } from '../games/frame/season';

/** Who can see how much of a currency a person has: only that person, or everyone. */
export const VISIBILITIES = ['own', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How much of the loser's purses the winner of a death match of two players gets (SN-9). */
export const INHERITANCE_RULES = ['nothing', 'everything'] as const;
export type InheritanceRule = (typeof INHERITANCE_RULES)[number];

/** Whether a person is in the season. `episode`: the index of the episode in which they left or were eliminated. */
export type Membership =
  | { readonly kind: 'in' }
  | { readonly kind: 'eliminated' | 'left'; readonly episode: number };

/** How long a mark lasts; `good` means permanently. */
export type MarkDuration = MarkExpiry | 'good';

export interface Person {
  readonly name: string;
  readonly membership: Membership;
  /** How much of each currency the person has. A currency that is missing here counts as 0. */
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  readonly marks: ReadonlyMap<string, MarkDuration>;
}

export interface Season {
  readonly name: string;
  /** Every currency ever used, as first spelled. */
  readonly currencies: ReadonlyMap<string, Visibility>;
  readonly inherit: InheritanceRule;
  /** Names of episodes, oldest first. The last one is open. */
  readonly episodes: readonly string[];
  /** In order of joining. */
  readonly people: readonly Person[];
  readonly candidate: string | null;
  readonly opponent: string | null;
  /** Every mark ever given, as first spelled. */
  readonly markNames: readonly string[];
}

export type Change = { readonly player: string } & (
  | { readonly purse: string; readonly by: number }
  | { readonly tokens: number }
  | { readonly mark: string; readonly until?: MarkExpiry }
  | { readonly unmark: string }
  | { readonly candidate: boolean }
  | { readonly opponent: boolean }
  | { readonly eliminated: true }
  | { readonly left: true }
  | { readonly joins: true }
);

/** A change with its cause, a sentence for the person it affects. */
export type CausedChange = Change & { readonly cause: string };

/** The season after some changes. `changes`: those that had an effect. */
export interface AppliedChanges {
  readonly season: Season;
  readonly changes: readonly CausedChange[];
}

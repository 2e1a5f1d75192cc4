// A season's data: people, what they have, and what changes it.
import type { Until } from '../games/frame/season';

/** Who can see purses of a currency: only their owners, or everyone. */
export const VISIBILITIES = ['own', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How much of a loser's purses goes to the winner of a death match of two (SN-9). */
export const INHERIT = ['nothing', 'everything'] as const;
export type Inherit = (typeof INHERIT)[number];

/** `episode`: the index of the episode in which the person went. */
export type Membership =
  | { readonly kind: 'in' }
  | { readonly kind: 'eliminated' | 'left'; readonly episode: number };

/** How long a mark will last. */
export type Lasting = Until | 'good';

export interface Person {
  readonly name: string;
  readonly membership: Membership;
  /** 0 for a currency that is missing here. */
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  readonly marks: ReadonlyMap<string, Lasting>;
}

export interface Season {
  readonly name: string;
  /** Every currency ever used, in its first spelling. */
  readonly currencies: ReadonlyMap<string, Visibility>;
  readonly inherit: Inherit;
  /** Oldest first. The last one is open. */
  readonly episodes: readonly string[];
  /** In order of joining. */
  readonly people: readonly Person[];
  readonly candidate: string | null;
  readonly opponent: string | null;
  /** Every mark ever given, in its first spelling. */
  readonly markNames: readonly string[];
}

/** One change to one person's standing. */
export type Change = { readonly player: string } & (
  | { readonly purse: string; readonly by: number }
  | { readonly tokens: number }
  | { readonly mark: string; readonly until?: Until }
  | { readonly unmark: string }
  | { readonly candidate: boolean }
  | { readonly opponent: boolean }
  | { readonly eliminated: true }
  | { readonly left: true }
  | { readonly joins: true }
);

/** `cause`: a sentence for the person it affects. */
export type Caused = Change & { readonly cause: string };

/** The season after some changes, and those that had an effect. */
export interface Counted {
  readonly season: Season;
  readonly changes: readonly Caused[];
}

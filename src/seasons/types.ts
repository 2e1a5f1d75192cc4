// The words of a season: people and what they carry, and what changes it.
import type { Until } from '../games/frame/season';

/** Who may read purses of a currency: their owners alone, or everyone. */
export const VISIBILITIES = ['own', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How much of a loser's purses goes to the winner of a death match of two (SN-9). */
export const INHERIT = ['nothing', 'everything'] as const;
export type Inherit = (typeof INHERIT)[number];

/** In, or out since an episode: its place among those that were opened, from 0. */
export type Membership =
  | { readonly kind: 'in' }
  | { readonly kind: 'eliminated' | 'left'; readonly episode: number };

/** How long a mark still stays. */
export type Lasting = Until | 'good';

/** A person with their standing. */
export interface Person {
  readonly name: string;
  readonly membership: Membership;
  /** The amount in each purse; a currency that is not in it: 0. */
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  readonly marks: ReadonlyMap<string, Lasting>;
}

export interface Season {
  readonly name: string;
  /** Every currency that is known, as it was first written. */
  readonly currencies: ReadonlyMap<string, Visibility>;
  readonly inherit: Inherit;
  /** The episodes that were opened, the first one first: the last is open. */
  readonly episodes: readonly string[];
  /** In the order in which they joined. */
  readonly people: readonly Person[];
  readonly candidate: string | null;
  readonly opponent: string | null;
  /** Every mark that was ever given, as it was first written. */
  readonly markNames: readonly string[];
}

/** A change of one standing by one thing. */
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

/** A change with its cause, in a sentence for the person concerned. */
export type Caused = Change & { readonly cause: string };

/** A season after some changes, and the changes that took effect, as they did. */
export interface Counted {
  readonly season: Season;
  readonly changes: readonly Caused[];
}

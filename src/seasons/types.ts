// The words of a season: people and what they carry, and what changes it.
import type { Until } from '../games/frame/season';

/** Who may read purses of a currency: their owners alone, or everyone. */
export const VISIBILITIES = ['own', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How much of a loser's purses goes to the winner of a death match of two (SN-9). */
export const INHERIT = ['nothing', 'everything'] as const;
export type Inherit = (typeof INHERIT)[number];

/** Whether a person is in; for one who is out, the number of the episode in which they went, counted from 0. */
export type Membership =
  | { readonly kind: 'in' }
  | { readonly kind: 'eliminated' | 'left'; readonly episode: number };

/** How long a mark still stays. */
export type Lasting = Until | 'good';

/** A person, and all that they carry. */
export interface Person {
  readonly name: string;
  readonly membership: Membership;
  /** The amount in each purse; 0 for a currency that is missing here. */
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  readonly marks: ReadonlyMap<string, Lasting>;
}

export interface Season {
  readonly name: string;
  /** Every currency that was ever named, spelled as it was first written. */
  readonly currencies: ReadonlyMap<string, Visibility>;
  readonly inherit: Inherit;
  /** The episodes that were opened, the first one first. The last one is open. */
  readonly episodes: readonly string[];
  /** In the order in which they joined. */
  readonly people: readonly Person[];
  readonly candidate: string | null;
  readonly opponent: string | null;
  /** Every mark that was ever given, spelled as it was first written. */
  readonly markNames: readonly string[];
}

/** A change of one thing in one person's standing. */
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

/** A change with its cause, a sentence for the person concerned. */
export type Caused = Change & { readonly cause: string };

/** The season after some changes, and the changes that altered something, as they did. */
export interface Counted {
  readonly season: Season;
  readonly changes: readonly Caused[];
}

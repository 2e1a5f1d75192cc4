// A season's data: people, what they have, and what changes it.
import type { Until } from '../games/frame/season';

/** Who can see purses of a currency: only each owner, or everyone. */
export const VISIBILITIES = ['own', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How much of the loser's purses the winner of a death match of two gets (SN-9). */
export const INHERIT = ['nothing', 'everything'] as const;
export type Inherit = (typeof INHERIT)[number];

/** Whether a person is in the season. `episode`: the index of the episode in which they went. */
export type Membership =
  | { readonly kind: 'in' }
  | { readonly kind: 'eliminated' | 'left'; readonly episode: number };

/** How long a mark lasts; `good` means permanently. */
export type Lasting = Until | 'good';

export interface Person {
  readonly name: string;
  readonly membership: Membership;
  /** Amounts by currency. A currency that is missing here counts as 0. */
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  readonly marks: ReadonlyMap<string, Lasting>;
}

export interface Season {
  readonly name: string;
  /** Every currency ever used, as first spelled. */
  readonly currencies: ReadonlyMap<string, Visibility>;
  readonly inherit: Inherit;
  /** Names of episodes, oldest first. The last one is open. */
  readonly episodes: readonly string[];
  /** In order of joining. */
  readonly people: readonly Person[];
  readonly candidate: string | null;
  readonly opponent: string | null;
  /** Every mark ever given, as first spelled. */
  readonly markNames: readonly string[];
}

/** A change of one person's standing. */
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

/** A change with its cause, a sentence for the person it affects. */
export type Caused = Change & { readonly cause: string };

/** The season after some changes. `changes`: those that had an effect. */
export interface Counted {
  readonly season: Season;
  readonly changes: readonly Caused[];
}

// What changed a Pokémon's stats and why, as facts: the host reads all of them, a player an account that is
// worked out from their own plan and what they are told (account.ts).
import type { Amounts, Contest, Slot, Stat } from './types';

/**
 * What did something to a Pokémon. `worked` is null, and details are left out, where the reader of an account
 * cannot know them.
 */
export type Cause =
  | { readonly kind: 'A' | 'C' | 'H' }
  | { readonly kind: 'B'; readonly worked: boolean | null; readonly cleverness?: number | undefined }
  | { readonly kind: 'D'; readonly afterContest: boolean }
  | { readonly kind: 'E'; readonly first: boolean }
  | {
      readonly kind: 'F';
      readonly target: string;
      readonly worked: boolean | null;
      readonly toughness?: { readonly own: number; readonly theirs: number };
    }
  | {
      readonly kind: 'G';
      readonly lose: Stat;
      readonly worked: boolean | null;
      readonly had?: number | undefined;
    }
  | {
      readonly kind: 'I';
      readonly stat: Stat;
      readonly points: number;
      readonly worked: boolean | null;
      readonly had?: number | undefined;
      /** How many donated the time before; 0 where nobody ever had. */
      readonly donors?: number;
    }
  | { readonly kind: 'J'; readonly shared?: { readonly counter: number; readonly players: number } }
  | { readonly kind: 'gift' | 'hit'; readonly by: string }
  | { readonly kind: 'contest'; readonly contest: Contest }
  | { readonly kind: 'owed' };

/** Something that happened to a Pokémon in a slot: its cause, and what it added to which stats. */
export interface Deed {
  readonly slot: Slot;
  readonly player: string;
  readonly cause: Cause;
  /** Doubled by Activity A. */
  readonly doubled: boolean;
  readonly changes: Amounts;
}

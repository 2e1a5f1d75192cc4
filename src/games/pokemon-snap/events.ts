// What resolving a stage of Pokémon Snap tells, and to whom (PS-18).
import type { Audience } from '../contract';
import type { AccountLine } from './account';
import type { Ascension, Day, Photo, Player, Results, Stats } from './types';

/** What everyone knows from the start. */
export interface Open {
  readonly players: readonly Player[];
  readonly firstPriority: string;
}

export type Event =
  | {
      readonly kind: 'pokemon-told';
      readonly to: Audience;
      readonly day: number;
      readonly stats: Stats;
      readonly doubling: boolean;
      readonly owed: number;
      readonly photographedBy: readonly string[];
      readonly account: readonly AccountLine[];
    }
  | {
      readonly kind: 'photographer-told';
      readonly to: Audience;
      readonly day: number;
      readonly photo: Photo | null;
    }
  | {
      readonly kind: 'day-over';
      readonly to: 'everyone';
      readonly day: number;
      /** Who has priority on the next day; nobody after the last. */
      readonly priority: string | null;
    }
  | { readonly kind: 'day-played'; readonly to: 'host'; readonly day: Day }
  | { readonly kind: 'settled'; readonly to: 'everyone'; readonly results: Results }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly results: Results;
      readonly ascension: Ascension;
      readonly days: readonly Day[];
    };

// The words of Soullinked: realms, pairs, picks, the state of a game and its events.
import type { Audience, NoHostFacts } from '../contract';

export const REALMS = ['heaven', 'hell'] as const;
export type Realm = (typeof REALMS)[number];
export const REALM_TITLES: Readonly<Record<Realm, string>> = { heaven: 'Heaven', hell: 'Hell' };
export const OTHER_REALM: Readonly<Record<Realm, Realm>> = { heaven: 'hell', hell: 'heaven' };

export const CARDS = [1, 2, 3, 4, 5] as const;
/** Five rounds, five cards (SL-2). */
export const ROUNDS = CARDS.length;

export const HALVE = ['claimed', 'scored'] as const;
export type Halve = (typeof HALVE)[number];

/** A board's rows, row 1 first. */
export type Board = readonly (readonly number[])[];
export type Boards = Readonly<Record<Realm, Board>>;

export interface Player {
  readonly name: string;
  readonly realm: Realm;
  readonly pair: string;
}

/** Two players who share a pair, one in each realm. */
export type Pair = { readonly name: string } & Readonly<Record<Realm, string>>;

export interface GivenSettings {
  readonly boards?: Boards;
  readonly rows?: number;
  readonly columns?: number;
  readonly halve?: Halve;
  readonly showBoards?: boolean;
  readonly showPartner?: boolean;
}

export interface Settings {
  readonly halve: Halve;
  readonly showBoards: boolean;
  readonly showPartner: boolean;
}

/** A cell of a board, counted from 1 at the top left (SL-1). */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** What a player submits: a cell and a power card. */
export interface Pick extends Square {
  readonly card: number;
}

/** A square that a pair scored, and what it was worth on each board then. */
export interface ScoredSquare extends Square {
  readonly worth: Readonly<Record<Realm, number>>;
}

/** What a pair whose members both picked claims in a round. */
export interface Claim {
  readonly pair: Pair;
  readonly picks: Readonly<Record<Realm, Pick>>;
  readonly power: number;
  readonly cells: readonly Square[];
  /** The cells where its power was strictly the highest (SL-4). */
  readonly scored: readonly ScoredSquare[];
}

/** A player's points of one round and total after it. */
export interface Score {
  readonly points: number;
  readonly total: number;
}

export type Scores = ReadonlyMap<string, Score>;

/** A resolved round. */
export interface Round {
  readonly claims: readonly Claim[];
  readonly scores: Scores;
}

export interface State {
  readonly players: readonly Player[];
  readonly pairs: readonly Pair[];
  readonly settings: Settings;
  readonly startingBoards: Boards;
  readonly boards: Boards;
  /** Every player's cards in hand, ascending. */
  readonly cards: ReadonlyMap<string, readonly number[]>;
  /** The resolved rounds, the first one first. */
  readonly rounds: readonly Round[];
  /** The seeded order that breaks every tie that is left; first is best (SL-7). */
  readonly tieOrder: readonly string[];
}

export interface Outcome {
  readonly losers: Readonly<Record<Realm, string>>;
  readonly winners: Readonly<Record<Realm, string | null>>;
}

/** What everyone knows from the start (SL-6). */
export interface Open {
  readonly players: readonly Player[];
  readonly settings: Settings;
  readonly boards: Boards;
}

/** A partner's pick as a player may know it. */
export type PartnerPick =
  | { readonly kind: 'shown'; readonly pick: Pick }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'missing' };

export type Event =
  | {
      readonly kind: 'pair-scored';
      readonly to: Audience;
      readonly partner: string;
      readonly own: Pick | null;
      readonly partnerPick: PartnerPick;
      /** Who of the pair sent nothing that counted (SL-3). */
      readonly missing: readonly string[];
      readonly score: Score;
      readonly partnerScore: Score;
    }
  | { readonly kind: 'boards-shown'; readonly to: 'everyone'; readonly boards: Boards }
  | { readonly kind: 'round-played'; readonly to: 'host'; readonly claims: readonly Claim[] }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly outcome: Outcome;
      readonly rounds: readonly Round[];
    };

export interface Types {
  readonly player: Player;
  readonly settings: GivenSettings;
  readonly state: State;
  readonly order: Pick;
  readonly host: NoHostFacts;
  readonly event: Event;
  readonly open: Open;
}

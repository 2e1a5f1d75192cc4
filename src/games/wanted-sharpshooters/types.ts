import { mustGet, problem as anyProblem, type ProblemMaker } from '../frame/result';

/** A player's targets in the cycle (WS-1): how many spots ahead, and in words. */
export const TARGET_OFFSETS = [
  { spots: 1, distance: 'one spot', rank: 'the next player' },
  { spots: 3, distance: 'three spots', rank: 'the one three spots ahead' },
] as const;

/** Default deadlines, in hours. */
export const DEADLINE_HOURS = { firstRound: 48, later: 24 } as const;

export const BULLETS_PER_GARNET = 1;

export const ACTION_KINDS = ['shoot', 'duck', 'buy', 'claim', 'nothing'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const GHOST_ACTION_KINDS = ['guilt', 'nothing'] as const;
export type GhostActionKind = (typeof GHOST_ACTION_KINDS)[number];

/** The texts of an action, and the parts of a move that it asks for. */
export interface ActionInfo {
  readonly title: string;
  readonly asks: readonly string[];
  readonly mayAsk?: readonly string[];
  /** The action's rule, for the rules page. */
  readonly rule?: string;
}

export const PROBLEM_CODES = [
  'empty-meadow',
  'missing-player',
  'empty-item',
  'same-item',
  'not-a-weapon',
  'weapon-not-owned',
  'wrong-victims',
  'not-alive',
  'already-owned',
  'sold-out',
  'too-few-bullets',
  'same-player',
  'gift-to-candidate',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Shot {
  /** What the shot costs in bullets, for all victims together. */
  readonly cost: number;
  readonly victims: number;
  /** True if the shot also hits victims who duck. */
  readonly throughDuck: boolean;
  /** True if victims take damage again at the end of the next round (WS-10). */
  readonly poison: boolean;
}

/** The parts of each kind of effect (WS-9). */
interface EffectFields {
  readonly weapon: Shot;
  readonly 'shoot-back': object;
  readonly 'claim-bonus': { readonly bullets: number };
  readonly 'extra-life': { readonly lives: number };
}

export const EFFECT_KINDS = ['weapon', 'shoot-back', 'claim-bonus', 'extra-life'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export type Effect<K extends EffectKind = EffectKind> = {
  [Kind in K]: { readonly kind: Kind } & EffectFields[Kind];
}[K];

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
  readonly garnets: number;
}

export interface OpenSettings {
  readonly rounds: number;
  /** The game ends when at most this many players are alive. Surviving only counts then (WS-15). */
  readonly aliveAtEnd: number;
  readonly lives: number;
  readonly bullets: number;
  readonly items: readonly Item[];
}

export interface Settings extends OpenSettings {
  /** The cycle of players; drawn if absent. */
  readonly cycle?: readonly string[];
}

export type Action =
  | {
      readonly action: 'shoot';
      readonly players: readonly string[];
      /** The id of an item; empty or absent for the default gun. */
      readonly weapon?: string;
      readonly exchange?: number;
    }
  | { readonly action: 'buy'; readonly items: readonly string[]; readonly exchange?: number }
  | { readonly action: 'duck' | 'claim' | 'nothing'; readonly exchange?: number };

export type GhostAction =
  | { readonly action: 'guilt'; readonly player: string; readonly victim: string }
  | { readonly action: 'nothing' };

export interface Seat {
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  /** Ids of items, sorted by code unit. */
  readonly items: readonly string[];
  /** The meadow's name as it was first written. */
  readonly meadow: string;
}

export interface ShotRecord {
  readonly victim: string;
  readonly by: string;
  readonly weapon: string;
}

export interface Objectives {
  readonly survived: boolean;
  readonly targets: readonly { readonly name: string; readonly killed: boolean }[];
  readonly count: number;
}

/** The result of the rounds, before vote and gifts (WS-16). */
export interface RoundsResult {
  readonly objectives: ReadonlyMap<string, Objectives>;
  /** Players who are alive, and the most that can be alive for survival to count (WS-15). */
  readonly survival: { readonly alive: readonly string[]; readonly most: number };
  /** In roster order, like `losers`. */
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  /** Winners with all objectives, who give a token. Empty if too many tokens were awarded. */
  readonly givers: readonly string[];
  /** How many tokens each player has before gifts. */
  readonly tokens: ReadonlyMap<string, number>;
  /** Tokens awarded in total, including those to give away. */
  readonly awarded: number;
  /** True if too many tokens were awarded, so every winner loses one. */
  readonly tooMany: boolean;
}

/** Whom each player named, in roster order; null if nobody. */
export type PlayerChoices = ReadonlyMap<string, string | null>;

/** The Candidate and why. The first two causes come from a vote. */
export type Candidacy =
  | { readonly cause: 'votes'; readonly name: string; readonly votes: number }
  | { readonly cause: 'tie'; readonly name: string; readonly votes: number; readonly tied: readonly string[] }
  | { readonly cause: 'no-winner'; readonly name: string; readonly losers: readonly string[] }
  | { readonly cause: 'only-loser'; readonly name: string }
  | { readonly cause: 'no-loser'; readonly name: null };

/** What is decided so far. `kind` is the stage that follows. Votes or gifts are null if none were held. */
export type Ending =
  | { readonly kind: 'vote'; readonly result: RoundsResult }
  | {
      readonly kind: 'gift';
      readonly result: RoundsResult;
      readonly votes: PlayerChoices | null;
      readonly candidacy: Candidacy;
    }
  | {
      readonly kind: 'over';
      readonly result: RoundsResult;
      readonly votes: PlayerChoices | null;
      readonly candidacy: Candidacy;
      readonly gifts: PlayerChoices | null;
      /** Everyone's tokens including gifts, but before spare tokens are given away. */
      readonly tokens: ReadonlyMap<string, number>;
    };

export type Phase = { readonly kind: 'rounds' } | Ending;

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly cycle: readonly string[];
  /** In roster order. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** Bullets in each meadow; meadows are in the order in which they were first named. */
  readonly storage: ReadonlyMap<string, number>;
  /** How many copies of each item (by id) are left. */
  readonly market: ReadonlyMap<string, number>;
  /** Hits whose poison deals damage at the end of the next round (WS-10). */
  readonly poison: readonly ShotRecord[];
  /** Who dealt damage to each victim in the latest round. */
  readonly damage: ReadonlyMap<string, readonly string[]>;
  /** Who dealt the killing blow to each dead player. */
  readonly kills: ReadonlyMap<string, readonly string[]>;
  readonly rounds: number;
  /** Exchanges that the host entered in the open round. They are published in one sum with the player's own. */
  readonly hostExchanges: ReadonlyMap<string, number>;
  readonly phase: Phase;
}

export function isAlive({ seats }: Pick<State, 'seats'>, name: string): boolean {
  return mustGet(seats, name).lives > 0;
}

export function livingPlayers(state: Pick<State, 'players' | 'seats'>): readonly string[] {
  return state.players.filter((name) => isAlive(state, name));
}

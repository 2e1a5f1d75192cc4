// The words of Wanted Sharpshooters: targets, actions, items, what players have, the state of a game.
import { must, problem as anyProblem, type ProblemMaker } from '../frame/result';

/** A player's targets in the cycle (WS-1): how many spots on, and how sentences say it. */
export const TARGETS = [
  { spots: 1, distance: 'one spot', rank: 'the next player' },
  { spots: 3, distance: 'three spots', rank: 'the third one on' },
] as const;

/** The usual length of stages, in hours. */
export const HOURS = { firstRound: 48, later: 24 } as const;

/** Bullets for a garnet. */
export const BULLETS_PER_GARNET = 1;

/** The actions of the living. */
export const ACTION_KINDS = ['shoot', 'duck', 'buy', 'claim', 'nothing'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** The actions of the dead. */
export const GHOST_ACTION_KINDS = ['guilt', 'nothing'] as const;
export type GhostActionKind = (typeof GHOST_ACTION_KINDS)[number];

/** An action's words, and the parts of a move that it asks. */
export interface ActionWords {
  readonly title: string;
  readonly asks: readonly string[];
  readonly mayAsk?: readonly string[];
  /** What the rules page says. */
  readonly rule?: string;
}

/** The codes of the problems that only this game has. */
export const PROBLEMS = [
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
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

/** A shot: what it costs, whom it hits. */
export interface Shot {
  /** Bullets, however many victims. */
  readonly cost: number;
  readonly victims: number;
  /** True where it hits a victim who ducks, too. */
  readonly throughDuck: boolean;
  /** True where it deals damage again at the end of the next round (WS-10). */
  readonly poison: boolean;
}

/** The parts of each effect that an item may have (WS-9). */
interface EffectParts {
  readonly weapon: Shot;
  readonly 'shoot-back': object;
  readonly 'claim-bonus': { readonly bullets: number };
  readonly 'extra-life': { readonly lives: number };
}

export const EFFECT_KINDS = ['weapon', 'shoot-back', 'claim-bonus', 'extra-life'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export type Effect<K extends EffectKind = EffectKind> = {
  [Kind in K]: { readonly kind: Kind } & EffectParts[Kind];
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

/** The settings that everyone knows. */
export interface OpenSettings {
  readonly rounds: number;
  /** The game ends when at most so many are alive; objective 1 follows it (WS-15). */
  readonly aliveAtEnd: number;
  readonly lives: number;
  readonly bullets: number;
  readonly items: readonly Item[];
}

export interface Settings extends OpenSettings {
  /** Absent: drawn. */
  readonly cycle?: readonly string[];
}

/** A living player's submission. */
export type Action =
  | {
      readonly action: 'shoot';
      readonly players: readonly string[];
      /** An item's id; empty or absent: the default gun. */
      readonly weapon?: string;
      readonly exchange?: number;
    }
  | { readonly action: 'buy'; readonly items: readonly string[]; readonly exchange?: number }
  | { readonly action: 'duck' | 'claim' | 'nothing'; readonly exchange?: number };

/** A dead player's submission. */
export type GhostAction =
  | { readonly action: 'guilt'; readonly player: string; readonly victim: string }
  | { readonly action: 'nothing' };

/** A player's belongings, and their meadow. */
export interface Seat {
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  /** Ids, sorted by code unit. */
  readonly items: readonly string[];
  /** The meadow, as it was first written. */
  readonly meadow: string;
}

/** A shot at somebody, with the name of the weapon. */
export interface ShotRecord {
  readonly victim: string;
  readonly by: string;
  readonly weapon: string;
}

/** A player's objectives at the end of the last round. */
export interface Objectives {
  readonly survived: boolean;
  readonly targets: readonly { readonly name: string; readonly killed: boolean }[];
  readonly count: number;
}

/** The outcome of the rounds (WS-16). */
export interface RoundsResult {
  readonly objectives: ReadonlyMap<string, Objectives>;
  /** The survivors, and how many they may be for surviving to count (WS-15). */
  readonly survival: { readonly alive: readonly string[]; readonly most: number };
  /** Roster order. */
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  /** Winners who met all objectives, as long as their additional tokens are not taken back. */
  readonly givers: readonly string[];
  /** Tokens before gifts: every player's. */
  readonly tokens: ReadonlyMap<string, number>;
  /** Tokens awarded in total, those to give away included. */
  readonly awarded: number;
  /** True where so many tokens were awarded that every winner lost one. */
  readonly tooMany: boolean;
}

/** The player that each player named, in roster order; null where they named nobody. */
export type Named = ReadonlyMap<string, string | null>;

/** The Elimination Candidate, and the reason for it; only the first two after a vote. */
export type Candidacy =
  | { readonly cause: 'votes'; readonly name: string; readonly votes: number }
  | { readonly cause: 'tie'; readonly name: string; readonly votes: number; readonly tied: readonly string[] }
  | { readonly cause: 'no-winner'; readonly name: string; readonly losers: readonly string[] }
  | { readonly cause: 'only-loser'; readonly name: string }
  | { readonly cause: 'no-loser'; readonly name: null };

/**
 * The end as far as it is decided once the rounds are over, by the stage that comes next. Where no vote or gift was
 * held it is null.
 */
export type Ending =
  | { readonly kind: 'vote'; readonly result: RoundsResult }
  | {
      readonly kind: 'gift';
      readonly result: RoundsResult;
      readonly votes: Named | null;
      readonly candidacy: Candidacy;
    }
  | {
      readonly kind: 'over';
      readonly result: RoundsResult;
      readonly votes: Named | null;
      readonly candidacy: Candidacy;
      readonly gifts: Named | null;
      /** Every player's, gifts included, before anyone gives excess tokens away. */
      readonly tokens: ReadonlyMap<string, number>;
    };

export type Phase = { readonly kind: 'rounds' } | Ending;

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly cycle: readonly string[];
  /** Every player's, in roster order. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** Bullets by meadow, the one named first comes first. */
  readonly storage: ReadonlyMap<string, number>;
  /** Copies left by item id. */
  readonly market: ReadonlyMap<string, number>;
  /** Hits by poisonous weapons, which deal damage again at the end of the next round (WS-10). */
  readonly poison: readonly ShotRecord[];
  /** The players who dealt damage in the latest round, in roster order, by victim. */
  readonly damage: ReadonlyMap<string, readonly string[]>;
  /** The players who scored the killing blow so far, by victim. */
  readonly kills: ReadonlyMap<string, readonly string[]>;
  /** Rounds resolved. */
  readonly rounds: number;
  /** Garnets that the host exchanged in the open round: told at its end in one sum with the player's own. */
  readonly hostExchanges: ReadonlyMap<string, number>;
  readonly phase: Phase;
}

export function isAlive({ seats }: Pick<State, 'seats'>, name: string): boolean {
  return must(seats, name).lives > 0;
}

/** Gives the living, in roster order. */
export function living(state: Pick<State, 'players' | 'seats'>): readonly string[] {
  return state.players.filter((name) => isAlive(state, name));
}

// The types of Wanted Sharpshooters.
import { must, problem as anyProblem, type ProblemMaker } from '../frame/result';

/** Targets in the cycle (WS-1): spots ahead, and as words. */
export const TARGETS = [
  { spots: 1, distance: 'one spot', rank: 'the next player' },
  { spots: 3, distance: 'three spots', rank: 'the third one on' },
] as const;

/** Default times in hours. */
export const HOURS = { firstRound: 48, later: 24 } as const;

export const BULLETS_PER_GARNET = 1;

export const ACTION_KINDS = ['shoot', 'duck', 'buy', 'claim', 'nothing'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const GHOST_ACTION_KINDS = ['guilt', 'nothing'] as const;
export type GhostActionKind = (typeof GHOST_ACTION_KINDS)[number];

/** An action's texts, and the parts of a move it asks for. */
export interface ActionWords {
  readonly title: string;
  readonly asks: readonly string[];
  readonly mayAsk?: readonly string[];
  /** For the rules page. */
  readonly rule?: string;
}

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

export interface Shot {
  /** Bullets in total. */
  readonly cost: number;
  readonly victims: number;
  /** Hits victims who duck too. */
  readonly throughDuck: boolean;
  /** Deals damage again at the end of the next round (WS-10). */
  readonly poison: boolean;
}

/** Each effect's parts (WS-9). */
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

export interface OpenSettings {
  readonly rounds: number;
  /** The game ends when at most this many are alive; survival uses it too (WS-15). */
  readonly aliveAtEnd: number;
  readonly lives: number;
  readonly bullets: number;
  readonly items: readonly Item[];
}

export interface Settings extends OpenSettings {
  /** Absent: drawn. */
  readonly cycle?: readonly string[];
}

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

export type GhostAction =
  | { readonly action: 'guilt'; readonly player: string; readonly victim: string }
  | { readonly action: 'nothing' };

export interface Seat {
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  /** Ids, sorted by code unit. */
  readonly items: readonly string[];
  /** As first written. */
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

/** The rounds' result, before vote and gifts (WS-16). */
export interface RoundsResult {
  readonly objectives: ReadonlyMap<string, Objectives>;
  /** Survivors, and the maximum for survival to count (WS-15). */
  readonly survival: { readonly alive: readonly string[]; readonly most: number };
  /** Roster order. */
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  /** Winners with all objectives, unless too many tokens were awarded. */
  readonly givers: readonly string[];
  /** Everyone's, before gifts. */
  readonly tokens: ReadonlyMap<string, number>;
  /** In total, including those to give away. */
  readonly awarded: number;
  /** From this many on, every winner loses one. */
  readonly tooMany: boolean;
}

/** Whom each player named, in roster order; null for nobody. */
export type Named = ReadonlyMap<string, string | null>;

/** The Candidate and why; the first two after a vote. */
export type Candidacy =
  | { readonly cause: 'votes'; readonly name: string; readonly votes: number }
  | { readonly cause: 'tie'; readonly name: string; readonly votes: number; readonly tied: readonly string[] }
  | { readonly cause: 'no-winner'; readonly name: string; readonly losers: readonly string[] }
  | { readonly cause: 'only-loser'; readonly name: string }
  | { readonly cause: 'no-loser'; readonly name: null };

/** The end as far as decided, by the next stage. Null votes or gifts: none were held. */
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
      /** Everyone's, including gifts, before giving spare ones away. */
      readonly tokens: ReadonlyMap<string, number>;
    };

export type Phase = { readonly kind: 'rounds' } | Ending;

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly cycle: readonly string[];
  /** In roster order. */
  readonly seats: ReadonlyMap<string, Seat>;
  /** Bullets by meadow, in order of naming. */
  readonly storage: ReadonlyMap<string, number>;
  /** Copies left, by item id. */
  readonly market: ReadonlyMap<string, number>;
  /** Hits that deal damage again at the end of the next round (WS-10). */
  readonly poison: readonly ShotRecord[];
  /** Latest round: who dealt damage, by victim. */
  readonly damage: ReadonlyMap<string, readonly string[]>;
  /** Killing blows so far, by victim. */
  readonly kills: ReadonlyMap<string, readonly string[]>;
  readonly rounds: number;
  /** Exchanges by the host in the open round; published as one sum with the player's own. */
  readonly hostExchanges: ReadonlyMap<string, number>;
  readonly phase: Phase;
}

export function isAlive({ seats }: Pick<State, 'seats'>, name: string): boolean {
  return must(seats, name).lives > 0;
}

/** In roster order. */
export function living(state: Pick<State, 'players' | 'seats'>): readonly string[] {
  return state.players.filter((name) => isAlive(state, name));
}

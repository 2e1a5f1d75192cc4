import { problem as anyProblem, type ProblemMaker } from '../frame/result';

export const STATS = ['visual', 'verbal', 'logical', 'interpersonal', 'intrapersonal'] as const;
export type Stat = (typeof STATS)[number];

export const DUEL_TYPES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type DuelType = (typeof DUEL_TYPES)[number];

export const CATEGORIES = ['observation', 'memory', 'mathematics'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Things that season garnets can buy. */
export const PRICE_KINDS = ['learnDuel', 'missionHint', 'statPoint'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** What an intrapersonal primary can raise each round. */
export const BOOST_KINDS = ['stat', 'duel'] as const;
export type BoostKind = (typeof BOOST_KINDS)[number];

/** Causes that end the game without an outright winner. The first that applies counts. */
export const END_CAUSES = ['all-attempts', 'nobody-can-go-on', 'last-round', 'host'] as const;
export type EndCause = (typeof END_CAUSES)[number];

export const PROBLEM_CODES = [
  'too-many-points',
  'primary-not-highest',
  'not-for-sale',
  'lost-type',
  'no-boost',
  'already-learnt',
  'no-attempt-left',
  'not-one-purchase',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  /** Season garnets when the match starts. */
  readonly garnets: number;
}

export interface Duel {
  readonly stats: readonly [Stat, Stat];
  readonly ratio: readonly [number, number];
}
export type Duels = Readonly<Record<DuelType, Duel>>;

/** A duel as typed in the settings, before checking that its stats differ. */
export interface DuelSetting {
  readonly stats: readonly Stat[];
  readonly ratio: readonly number[];
}

/** All settings except the secret ones, the duels (BG-15). */
export interface OpenSettings {
  readonly twist: boolean;
  readonly prices: Readonly<Record<PriceKind, number | 'off'>>;
  readonly missionCost: number;
  readonly boost: BoostKind;
  readonly showStandings: boolean;
  /** The last round; absent: no limit. */
  readonly rounds?: number | undefined;
}

export interface Settings extends OpenSettings {
  /** Duels that aren't given are drawn. */
  readonly duels?: { readonly [Type in DuelType]?: DuelSetting };
}

export type Points = Readonly<Record<Stat, number>>;

/** `primary` is null for a player who sent no distribution. */
export interface Distribution {
  readonly stats: Points;
  readonly primary: Stat | null;
  readonly bought: number;
}

export interface DistributionOrder {
  readonly stats: Points;
  readonly primary: Stat;
  readonly buy?: number;
}

/** The player named by a power or as Candidate. */
export interface ChosenPlayer {
  readonly player: string;
}

export interface Challenge {
  readonly player: string;
  readonly duel: DuelType;
}

/** What an intrapersonal primary raises: a stat or, depending on the setting, a duel type. */
export type Boost = Stat | DuelType;

export interface RoundOrder {
  readonly challenges: readonly Challenge[];
  readonly boost?: Boost;
  readonly learn?: readonly DuelType[];
  readonly hint?: Category;
}

export interface Mission {
  readonly player: string;
  readonly category: Category;
  readonly success: boolean;
}

/** Attempts at missions per category, by all players together. */
export type AttemptCounts = Readonly<Record<Category, number>>;

export interface Score {
  readonly black: number;
  readonly won: number;
  readonly lost: number;
  /** Duel types that the player can no longer challenge with, sorted. */
  readonly lostTypes: readonly DuelType[];
  /** Season garnets that the player has left. */
  readonly season: number;
}
export type Scores = ReadonlyMap<string, Score>;

/** Why a duel was won: by the Interpersonal power, or by skills. Skills are text because they can be very large. */
export type DuelReason =
  | { readonly by: 'power' }
  | { readonly by: 'skill' | 'tie'; readonly challenger: string; readonly challenged: string };

export interface FoughtDuel {
  readonly challenger: string;
  readonly challenged: string;
  readonly duel: DuelType;
  readonly winner: string;
  readonly decision: DuelReason;
}

export interface Purchase {
  readonly learn: readonly DuelType[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
}

export interface Round {
  readonly boosts: ReadonlyMap<string, Boost>;
  readonly duels: readonly FoughtDuel[];
  /** Contains only players who bought something. */
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly scores: Scores;
}

export interface Outcome {
  readonly cause: 'won' | EndCause;
  /** In roster order. */
  readonly winners: readonly string[];
  /** Players with a successful mission in the last round. */
  readonly succeeded: readonly string[];
  /** Players whom only the Intrapersonal ability of others kept from winning. */
  readonly outdone: readonly string[];
  readonly tokens: ReadonlyMap<string, number>;
  readonly earned: ReadonlyMap<string, number>;
}

export interface Candidacy {
  readonly candidate: string | null;
  readonly by: 'winner' | 'fewest' | 'draw';
  /** True if the Intrapersonal ability spared some of the players tied for fewest. */
  readonly abilityDecided: boolean;
}

export type WinKind = 'mission' | 'black-garnets' | 'most';

/** Why a player gets tokens: for winning, for winning with the Verbal ability, or for the Visual ability. */
export type TokenCause = 'winner' | 'winner-ability' | 'richest-ability';

/** What everyone may know about the end (BG-15): no numbers of black garnets, and no players who nearly won. */
export interface Ending {
  readonly cause: 'won' | EndCause;
  /** The winners in roster order, and how each won. */
  readonly winners: readonly { readonly player: string; readonly by: WinKind }[];
  /** Set if the Intrapersonal ability kept players from winning. Names those with a successful mission, which is public. */
  readonly tieBreak: { readonly succeeded: readonly string[] } | null;
  readonly tokens: readonly {
    readonly player: string;
    readonly tokens: number;
    readonly cause: TokenCause;
  }[];
  /** Null until a winner who can name the Candidate has named one. */
  readonly candidacy: Candidacy | null;
}

interface HostEntries {
  /** Missions of the open round. They are paid, but don't count as attempts yet. */
  readonly missions: readonly Mission[];
  readonly end: boolean;
}

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly duels: Duels;
  /** Empty until stage `distribution` is resolved. */
  readonly distributions: ReadonlyMap<string, Distribution>;
  /** Whom players named; null until stage `powers` is resolved. */
  readonly targets: ReadonlyMap<string, string> | null;
  readonly scores: Scores;
  readonly learnt: ReadonlyMap<string, readonly DuelType[]>;
  /** Attempts at missions before the open round. */
  readonly attempts: AttemptCounts;
  readonly entry: HostEntries;
  readonly rounds: readonly Round[];
  /** Null until the last round is resolved. */
  readonly outcome: Outcome | null;
  /** Null until the Candidate is decided, which ends the game. */
  readonly candidacy: Candidacy | null;
}

/** What is public from the start (BG-15). */
export interface OpenFacts {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
}

// The types of The Black Garnet.
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

export const STATS = ['visual', 'verbal', 'logical', 'interpersonal', 'intrapersonal'] as const;
export type Stat = (typeof STATS)[number];

export const DUEL_TYPES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type DuelType = (typeof DUEL_TYPES)[number];

export const CATEGORIES = ['observation', 'memory', 'mathematics'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What season garnets can buy. */
export const PRICES = ['learnDuel', 'missionHint', 'statPoint'] as const;
export type Price = (typeof PRICES)[number];

/** What an intrapersonal primary can raise each round. */
export const BOOST_KINDS = ['stat', 'duel'] as const;
export type BoostKind = (typeof BOOST_KINDS)[number];

/** Ends without an outright winner; the first that applies counts. */
export const END_CAUSES = ['all-attempts', 'nobody-can-go-on', 'last-round', 'host'] as const;
export type EndCause = (typeof END_CAUSES)[number];

export const PROBLEMS = [
  'too-many-points',
  'primary-not-highest',
  'not-for-sale',
  'lost-type',
  'no-boost',
  'already-learnt',
  'no-attempt-left',
  'not-one-purchase',
] as const;
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  /** Season garnets at the start. */
  readonly garnets: number;
}

export interface Duel {
  readonly stats: readonly [Stat, Stat];
  readonly ratio: readonly [number, number];
}
export type Duels = Readonly<Record<DuelType, Duel>>;

/** As given in the settings, before checking that the stats differ. */
export interface GivenDuel {
  readonly stats: readonly Stat[];
  readonly ratio: readonly number[];
}

/** All settings but the duels (BG-15). */
export interface OpenSettings {
  readonly twist: boolean;
  readonly prices: Readonly<Record<Price, number | 'off'>>;
  readonly missionCost: number;
  readonly boost: BoostKind;
  readonly showStandings: boolean;
  /** The last round; absent: no limit. */
  readonly rounds?: number | undefined;
}

export interface Settings extends OpenSettings {
  /** Missing ones are drawn. */
  readonly duels?: { readonly [Type in DuelType]?: GivenDuel };
}

export type Points = Readonly<Record<Stat, number>>;

/** `primary` is null without a distribution. */
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

/** Target of a power, or the Candidate. */
export interface NameOrder {
  readonly player: string;
}

export interface Challenge {
  readonly player: string;
  readonly duel: DuelType;
}

/** A stat or, depending on the setting, a duel type. */
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

/** Attempts per category, by all players together. */
export type Attempts = Readonly<Record<Category, number>>;

export interface Score {
  readonly black: number;
  /** Duels won and lost. */
  readonly won: number;
  readonly lost: number;
  /** Types they can no longer challenge with, sorted. */
  readonly lostTypes: readonly DuelType[];
  /** Season garnets left. */
  readonly season: number;
}
export type Scores = ReadonlyMap<string, Score>;

/** Why a duel was won: the Interpersonal power, or the skills (as text: they can be very large). */
export type DuelReason =
  | { readonly by: 'power' }
  | { readonly by: 'skill' | 'tie'; readonly challenger: string; readonly challenged: string };

export interface FoughtDuel {
  readonly challenger: string;
  readonly challenged: string;
  readonly duel: DuelType;
  readonly winner: string;
  readonly loser: string;
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
  /** Only players who bought something. */
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly scores: Scores;
}

export interface Outcome {
  readonly cause: 'won' | EndCause;
  /** The winners, in roster order. */
  readonly winners: readonly string[];
  /** Succeeded in a mission in the last round. */
  readonly succeeded: readonly string[];
  /** Would have won too, but for the Intrapersonal ability. */
  readonly outdone: readonly string[];
  readonly tokens: ReadonlyMap<string, number>;
  readonly earned: ReadonlyMap<string, number>;
}

export interface Candidacy {
  readonly candidate: string | null;
  readonly by: 'winner' | 'fewest' | 'draw';
  /** The Intrapersonal ability spared some of those tied for fewest. */
  readonly abilityDecided: boolean;
}

export type WonBy = 'mission' | 'black-garnets' | 'most';

/** Why they got tokens: won; won with the Verbal ability; the Visual ability. */
export type TokenCause = 'winner' | 'winner-ability' | 'richest-ability';

/** The public part of the end (BG-15): no numbers of black garnets, and nobody who nearly won. */
export interface Ending {
  readonly cause: 'won' | EndCause;
  /** In roster order, and how they won. */
  readonly winners: readonly { readonly player: string; readonly by: WonBy }[];
  /**
   * If the Intrapersonal ability kept others from winning; names only those with a successful mission, which is public.
   */
  readonly tieBreak: { readonly succeeded: readonly string[] } | null;
  readonly tokens: readonly {
    readonly player: string;
    readonly tokens: number;
    readonly cause: TokenCause;
  }[];
  /** Null while a winner can still name one. */
  readonly candidacy: Candidacy | null;
}

interface HostEntries {
  /** Already paid; attempts aren't counted yet. */
  readonly missions: readonly Mission[];
  readonly end: boolean;
}

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly duels: Duels;
  /** Empty until stage `distribution` is resolved. */
  readonly distributions: ReadonlyMap<string, Distribution>;
  /** Named players; null until stage `powers` is resolved. */
  readonly targets: ReadonlyMap<string, string> | null;
  readonly scores: Scores;
  readonly learnt: ReadonlyMap<string, readonly DuelType[]>;
  /** Before the open round. */
  readonly attempts: Attempts;
  readonly entry: HostEntries;
  readonly rounds: readonly Round[];
  /** Null until the last round is resolved. */
  readonly outcome: Outcome | null;
  /** Null until decided, which ends the game. */
  readonly candidacy: Candidacy | null;
}

/** Public from the start (BG-15). */
export interface Open {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
}

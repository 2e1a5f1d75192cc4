// The words of The Black Garnet: stats, duels, missions, what is submitted, and the state of a game.
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

export const STATS = ['visual', 'verbal', 'logical', 'interpersonal', 'intrapersonal'] as const;
export type Stat = (typeof STATS)[number];

export const DUEL_TYPES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type DuelType = (typeof DUEL_TYPES)[number];

/** The categories of Black Missions. */
export const CATEGORIES = ['observation', 'memory', 'mathematics'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The things that garnets of the season may buy. */
export const PRICES = ['learnDuel', 'missionHint', 'statPoint'] as const;
export type Price = (typeof PRICES)[number];

/** The things that an intrapersonal primary may raise each round. */
export const BOOST_KINDS = ['stat', 'duel'] as const;
export type BoostKind = (typeof BOOST_KINDS)[number];

/** The causes that end a game which nobody won outright; the first that applies. */
export const END_CAUSES = ['all-attempts', 'nobody-can-go-on', 'last-round', 'host'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** The codes of the problems that only this game has. */
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
  /** How many garnets of the season they bring. */
  readonly garnets: number;
}

/** Two stats and how much each weighs. */
export interface Duel {
  readonly stats: readonly [Stat, Stat];
  readonly ratio: readonly [number, number];
}
export type Duels = Readonly<Record<DuelType, Duel>>;

/** A duel type as the settings give it, before it is known that its stats differ. */
export interface GivenDuel {
  readonly stats: readonly Stat[];
  readonly ratio: readonly number[];
}

/** All settings but the duels: public (BG-15). */
export interface OpenSettings {
  readonly twist: boolean;
  readonly prices: Readonly<Record<Price, number | 'off'>>;
  readonly missionCost: number;
  readonly boost: BoostKind;
  readonly showStandings: boolean;
  /** After how many rounds the game ends; absent where there is no last round. */
  readonly rounds?: number | undefined;
}

export interface Settings extends OpenSettings {
  /** The duels by type; one that is not given is drawn. */
  readonly duels?: { readonly [Type in DuelType]?: GivenDuel };
}

export type Points = Readonly<Record<Stat, number>>;

/** A player's distribution; `primary` is null for those who sent none. */
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

/** Names a player: as the target of a power, or as the Candidate. */
export interface NameOrder {
  readonly player: string;
}

export interface Challenge {
  readonly player: string;
  readonly duel: DuelType;
}

/** The thing that an intrapersonal primary raises for a round: a stat, or with the setting a duel type. */
export type Boost = Stat | DuelType;

export interface RoundOrder {
  readonly challenges: readonly Challenge[];
  readonly boost?: Boost;
  readonly learn?: readonly DuelType[];
  readonly hint?: Category;
}

/** A Black Mission that was held. */
export interface Mission {
  readonly player: string;
  readonly category: Category;
  readonly success: boolean;
}

/** The number of attempts at each category, by all players together. */
export type Attempts = Readonly<Record<Category, number>>;

/** What a player has so far: black garnets, duels, lost types, garnets of the season. */
export interface Score {
  /** How many black garnets they have. */
  readonly black: number;
  /** How many duels they won, and how many they lost. */
  readonly won: number;
  readonly lost: number;
  /** The types with which they may not challenge any more, sorted. */
  readonly lostTypes: readonly DuelType[];
  /** How many garnets of the season are left of those they came with. */
  readonly season: number;
}
export type Scores = ReadonlyMap<string, Score>;

/**
 * The reason why somebody won a duel: the Interpersonal power, or the skills compared (as text: they may be very
 * large).
 */
export type DuelReason =
  | { readonly by: 'power' }
  | { readonly by: 'skill' | 'tie'; readonly challenger: string; readonly challenged: string };

/** One duel of a round and its result. */
export interface FoughtDuel {
  readonly challenger: string;
  readonly challenged: string;
  readonly duel: DuelType;
  readonly winner: string;
  readonly loser: string;
  readonly decision: DuelReason;
}

/** A player's purchase in a round. */
export interface Purchase {
  readonly learn: readonly DuelType[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
}

/** A resolved round. */
export interface Round {
  readonly boosts: ReadonlyMap<string, Boost>;
  readonly duels: readonly FoughtDuel[];
  /** What each player bought; players who bought nothing are not listed. */
  readonly purchases: ReadonlyMap<string, Purchase>;
  /** Everyone's score after the round. */
  readonly scores: Scores;
}

/** The outcome of the last round. */
export interface Outcome {
  readonly cause: 'won' | EndCause;
  /** The winners, in roster order. */
  readonly winners: readonly string[];
  /** Those who succeeded in a mission in the last round. */
  readonly succeeded: readonly string[];
  /** Those who would have won too, but for winners with the Intrapersonal ability. */
  readonly outdone: readonly string[];
  readonly tokens: ReadonlyMap<string, number>;
  readonly earned: ReadonlyMap<string, number>;
}

/** The Elimination Candidate, and the reasons for that choice. */
export interface Candidacy {
  readonly candidate: string | null;
  readonly by: 'winner' | 'fewest' | 'draw';
  /** True where the Intrapersonal ability spared some of those tied for fewest. */
  readonly abilityDecided: boolean;
}

/** The way in which somebody won. */
export type WonBy = 'mission' | 'black-garnets' | 'most';

/** The reason for tokens: they won; they won with the Verbal ability; the Visual ability. */
export type TokenCause = 'winner' | 'winner-ability' | 'richest-ability';

/** The end as everyone may know it (BG-15): no numbers of black garnets, and no names of those who nearly won. */
export interface Ending {
  readonly cause: 'won' | EndCause;
  /** The winners, in roster order, each with how they won. */
  readonly winners: readonly { readonly player: string; readonly by: WonBy }[];
  /**
   * Null unless the Intrapersonal ability kept others from winning too; of those are named who succeeded in a mission,
   * which everybody knows of.
   */
  readonly tieBreak: { readonly succeeded: readonly string[] } | null;
  readonly tokens: readonly {
    readonly player: string;
    readonly tokens: number;
    readonly cause: TokenCause;
  }[];
  /** The Candidate; null while a winner may still name one. */
  readonly candidacy: Candidacy | null;
}

/** The host's entries for the round that is open. */
interface HostEntries {
  /** The missions held; their cost is paid, their attempts are not counted yet. */
  readonly missions: readonly Mission[];
  readonly end: boolean;
}

export interface State {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
  readonly duels: Duels;
  /** Everyone's distribution; empty until stage `distribution` is resolved. */
  readonly distributions: ReadonlyMap<string, Distribution>;
  /** The players that visual and interpersonal primaries named; null until stage `powers` is resolved. */
  readonly targets: ReadonlyMap<string, string> | null;
  readonly scores: Scores;
  readonly learnt: ReadonlyMap<string, readonly DuelType[]>;
  /** The attempts at missions before the open round. */
  readonly attempts: Attempts;
  readonly entry: HostEntries;
  /** The resolved rounds, the first one first. */
  readonly rounds: readonly Round[];
  /** The outcome; null until the last round is resolved. */
  readonly outcome: Outcome | null;
  /** The Candidate; null until that is decided, which ends the game. */
  readonly candidacy: Candidacy | null;
}

/** The facts that everyone knows from the start (BG-15). */
export interface Open {
  readonly players: readonly string[];
  readonly settings: OpenSettings;
}

// The words of The Black Garnet: stats, duels, missions, what is submitted, and the state of a game.

export const STATS = ['visual', 'verbal', 'logical', 'interpersonal', 'intrapersonal'] as const;
export type Stat = (typeof STATS)[number];
export const STAT_TITLES: Readonly<Record<Stat, string>> = {
  visual: 'Visual-spatial',
  verbal: 'Verbal-linguistic',
  logical: 'Logical-mathematical',
  interpersonal: 'Interpersonal',
  intrapersonal: 'Intrapersonal',
};

export const DUEL_TYPES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type DuelType = (typeof DUEL_TYPES)[number];

export const CATEGORIES = ['observation', 'memory', 'mathematics'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_TITLES: Readonly<Record<Category, string>> = {
  observation: 'Observation',
  memory: 'Memory',
  mathematics: 'Mathematics',
};
/** How often each category may be tried in a game, by all players together. */
export const ATTEMPTS_EACH = 3;

/** What a mission takes, and what wins the game outright. */
export const MISSION_NEEDS = 10;
export const BLACK_TO_WIN = 20;
/** Tokens of Life for a single winner, and for each of several. */
export const TOKENS = { single: 2, joint: 1 } as const;

export const BASE_POINTS = 20;
/** Further points for a logical primary. */
export const LOGICAL_POINTS = 2;
/** Each stat of a player whose distribution did not come (BG-1). */
export const DEFAULT_POINTS = 4;
export const BOOST_POINTS = 3;
export const MOST_CHALLENGES = 2;

export const PRICES = ['learnDuel', 'missionHint', 'statPoint'] as const;
export type Price = (typeof PRICES)[number];

export const BOOST_KINDS = ['stat', 'duel'] as const;
export type BoostKind = (typeof BOOST_KINDS)[number];

/** Two stats and how much each weighs. */
export interface Duel {
  readonly stats: readonly [Stat, Stat];
  readonly ratio: readonly [number, number];
}
export type Duels = Readonly<Record<DuelType, Duel>>;

export interface Player {
  readonly name: string;
  readonly garnets?: number;
}

/** A duel type as the settings give it, before it is known that its stats differ. */
export interface GivenDuel {
  readonly stats: readonly Stat[];
  readonly ratio: readonly number[];
}

export interface GivenSettings {
  readonly duels?: { readonly [Type in DuelType]?: GivenDuel };
  readonly twist?: boolean;
  readonly prices?: { readonly [Key in Price]?: number | 'off' };
  readonly missionCost?: number;
  readonly boost?: BoostKind;
  readonly showStandings?: boolean;
  readonly rounds?: number;
}

/** All settings but the duels: public (BG-15). */
export interface Settings {
  readonly twist: boolean;
  readonly prices: Readonly<Record<Price, number | 'off'>>;
  readonly missionCost: number;
  readonly boost: BoostKind;
  readonly showStandings: boolean;
  readonly rounds: number | 'no limit';
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

export interface Challenge {
  readonly player: string;
  readonly duel: DuelType;
}

/** What an intrapersonal primary raises for a round: a stat, or with the setting a duel type. */
export type Boost = Stat | DuelType;

export interface RoundOrder {
  readonly challenges: readonly Challenge[];
  readonly boost?: Boost;
  readonly learn?: readonly DuelType[];
  readonly hint?: Category;
}

export interface NameOrder {
  readonly player: string;
}

export type Order = DistributionOrder | NameOrder | RoundOrder;

/** A Black Mission as the host enters it; it may name nobody, or no category. */
export interface MissionRow {
  readonly player?: string;
  readonly category?: string;
  readonly success: boolean;
}

export interface HostFacts {
  readonly missions?: readonly MissionRow[];
  readonly end?: boolean;
}

/** A Black Mission that was held. */
export interface Attempt {
  readonly player: string;
  readonly category: Category;
  readonly success: boolean;
}

export interface JudgedMissions {
  readonly held: readonly Attempt[];
  readonly refused: readonly { readonly index: number; readonly why: string }[];
}

/** Where a player stands. */
export interface Standing {
  /** Black garnets. */
  readonly black: number;
  /** Duels won and lost so far. */
  readonly won: number;
  readonly lost: number;
  /** Types that they may not challenge with any more, sorted. */
  readonly lostTypes: readonly DuelType[];
  /** Garnets of the season: what is left of those they came with. */
  readonly season: number;
}
export type Standings = ReadonlyMap<string, Standing>;

/** Why a duel was won: the Interpersonal power, or the skills compared (as text: they may be very large). */
export type Decision =
  | { readonly by: 'power' }
  | { readonly by: 'skill' | 'tie'; readonly challenger: string; readonly challenged: string };

export interface Fought {
  readonly challenger: string;
  readonly challenged: string;
  readonly duel: DuelType;
  readonly winner: string;
  readonly loser: string;
  readonly decision: Decision;
}

export interface Purchase {
  readonly learn: readonly DuelType[];
  readonly hint: Category | null;
  readonly paid: number;
}

/** A resolved round. */
export interface Round {
  readonly missions: readonly Attempt[];
  readonly boosts: ReadonlyMap<string, Boost>;
  readonly duels: readonly Fought[];
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly standings: Standings;
}

export const END_CAUSES = ['won', 'all-attempts', 'nobody-can-go-on', 'last-round', 'host'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** What the last round decided. */
export interface Verdict {
  readonly cause: EndCause;
  /** In roster order. */
  readonly winners: readonly string[];
  /** Who succeeded in a mission in the last round. */
  readonly succeeded: readonly string[];
  /** Who would have won too, but for winners with the Intrapersonal ability. */
  readonly outdone: readonly string[];
  readonly tokens: ReadonlyMap<string, number>;
  readonly earned: ReadonlyMap<string, number>;
}

export interface Naming {
  readonly candidate: string | null;
  readonly by: 'winner' | 'fewest' | 'draw' | 'nobody left';
}

export type Phase =
  | { readonly kind: 'distribution' }
  | { readonly kind: 'powers' }
  | { readonly kind: 'round' }
  | { readonly kind: 'candidate'; readonly verdict: Verdict; readonly chooser: string }
  | { readonly kind: 'over'; readonly verdict: Verdict; readonly naming: Naming };

export interface State {
  readonly players: readonly string[];
  readonly settings: Settings;
  readonly duels: Duels;
  readonly phase: Phase;
  readonly distributions: ReadonlyMap<string, Distribution>;
  /** Whom visual and interpersonal primaries named. */
  readonly targets: ReadonlyMap<string, string>;
  readonly standings: Standings;
  readonly learnt: ReadonlyMap<string, readonly DuelType[]>;
  readonly attempts: Readonly<Record<Category, number>>;
  /** The open round's missions: their cost is paid, their outcome not yet counted. */
  readonly missions: JudgedMissions;
  readonly rounds: readonly Round[];
}

/** What everyone knows from the start (BG-15). */
export interface Open {
  readonly players: readonly string[];
  readonly settings: Settings;
}

/** Everything that was secret, for the host and for all when the last round is played. */
export interface Chronicle {
  readonly players: readonly string[];
  readonly duels: Duels;
  readonly distributions: State['distributions'];
  readonly targets: State['targets'];
  readonly standings: Standings;
  readonly rounds: readonly Round[];
}

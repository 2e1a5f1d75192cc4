import { problem as anyProblem, type ProblemMaker } from '../frame/result';

export const STATS = ['Coolness', 'Cuteness', 'Cleverness', 'Toughness', 'Beauty'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;
export type Amounts = Readonly<Partial<Record<Stat, number>>>;

export const ACTIVITIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type Activity = (typeof ACTIVITIES)[number];
export const CONTESTS = ['V', 'W', 'X', 'Y', 'Z'] as const;
export type Contest = (typeof CONTESTS)[number];
export const EXHIBITS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Exhibit = (typeof EXHIBITS)[number];

export const ROLES = ['pokemon', 'photographer'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  pokemon: 'Pokémon',
  photographer: 'Photographer',
};
export const PHOTOGRAPHER_COUNT = 2;

export const SLOTS = ['Morning', 'Afternoon', 'Evening'] as const;
/** A slot, as an index into `SLOTS`. */
export type Slot = 0 | 1 | 2;
export const SLOT_ORDER: readonly Slot[] = [0, 1, 2];

export const DAY_COUNT = 5;
/** Default duration of a day, in hours. */
export const DAY_HOURS = { first: 48, later: 24 } as const;
/** Default deadline for choosing the priority on day 1, in hours. */
export const PRIORITY_HOURS = 24;
export const STARTING_STAT = 3;

export const PROBLEM_CODES = [
  'not-two-photographers',
  'too-few-pokemon',
  'photographer-with-species',
  'not-a-photographer',
  'no-contest',
  'several-contests',
  'contest-entered',
  'activity-twice',
  'activity-yesterday',
  'same-stat',
  'exhibit-used',
  'no-first-priority',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  readonly role: Role;
  readonly pokemon?: string;
}

export interface Settings {
  /** Who has priority on day 1; absent until it's chosen (PS-13). */
  readonly firstPriority?: string;
}

/** The choices that each activity asks for; `unknown` if none. */
export interface ActivityChoices {
  readonly A: unknown;
  readonly B: unknown;
  readonly C: { readonly player: string };
  readonly D: unknown;
  readonly E: unknown;
  readonly F: { readonly player: string };
  readonly G: { readonly lose: Stat; readonly gain: Stat };
  readonly H: unknown;
  readonly I: { readonly stat: Stat; readonly points: number };
  readonly J: { readonly stat: Stat };
}

/** An activity in a plan with its choices. */
export type ActivityAction<A extends Activity = Activity> = {
  [Letter in A]: { readonly do: Letter } & ActivityChoices[Letter];
}[A];

export type Action = ActivityAction | { readonly do: Contest };

/** A Pokémon's plan for a day: morning, afternoon, evening (PS-1). */
export interface Plan {
  readonly slots: readonly Action[];
}

/** A photographer's plan for a day: the exhibit, and which Pokémon to prefer. */
export interface ShootPlan {
  readonly exhibit: Exhibit;
  readonly order: readonly string[];
}

/** What a winner of Heaven decides: an order of the Pokémon, and whom to pick (PS-16). */
export interface Decision {
  readonly order?: readonly string[];
  readonly pick?: string;
}

/** An entry in a contest; the photo is the Pokémon's stats on entry. */
export interface ContestEntry {
  readonly day: number;
  readonly slot: Slot;
  readonly photo: Stats;
}

/** Effects that carry over to later slots. */
export interface CarriedEffects {
  /** True if Activity A will double the next activity (PS-4). */
  readonly doubling: boolean;
  /** What Activity H will take from every stat after the next contest. */
  readonly owed: number;
  readonly hasDoneE: boolean;
}

/** A Pokémon between two slots. */
export interface Creature extends CarriedEffects {
  readonly stats: Stats;
  readonly entered: ReadonlyMap<Contest, ContestEntry>;
}

export type Creatures = ReadonlyMap<string, Creature>;

export interface Donation {
  readonly player: string;
  readonly stat: Stat;
  readonly points: number;
}

export interface World {
  /** In roster order. */
  readonly creatures: Creatures;
  /** Activity J's counter for the coming slot. */
  readonly counter: number;
  /** Donations of the latest slot that had any, in roster order (PS-7). */
  readonly donations: readonly Donation[];
}

/** What an activity's outcome depended on. Facts that the reader isn't allowed to know are left out. */
export interface Circumstances {
  /** How much the Pokémon had of the stat that the activity needs. */
  readonly had?: number | undefined;
  /** True if the slot before, on the same day, was a contest (PS-9). */
  readonly afterContest: boolean;
  readonly firstE: boolean;
  /** Activity F: Toughness at the start of the slot. */
  readonly toughness?: { readonly own: number; readonly theirs: number };
  /** Activity J: the counter, and how many Pokémon share it. */
  readonly shared?: { readonly counter: number; readonly players: number };
  /** Activity I: how many Pokémon donated the last time; 0 if none ever has. */
  readonly donors?: number;
}

export interface ActivityCause {
  readonly kind: 'activity';
  readonly action: ActivityAction;
  readonly doubled: boolean;
  /** Whether the activity worked; null if the reader can't know. */
  readonly worked: boolean | null;
  readonly circumstances: Circumstances;
}

export type Cause =
  | ActivityCause
  /** Another Pokémon's activity. */
  | { readonly kind: 'other'; readonly activity: 'C' | 'F'; readonly by: string }
  | { readonly kind: 'contest'; readonly contest: Contest }
  /** The end of Activity H, which undoes what it gave. */
  | { readonly kind: 'owed' };

/** An effect on a Pokémon's stats. Amounts can be empty if nothing changed. */
export interface StatChange {
  readonly slot: Slot;
  readonly player: string;
  readonly cause: Cause;
  readonly amounts: Amounts;
}

/** A Pokémon in a photo. `stats` are those at the end of the day. */
export interface PhotoSubject {
  readonly name: string;
  readonly stats: Stats;
}

export interface Photo {
  readonly photographer: string;
  readonly exhibit: Exhibit;
  readonly shots: readonly PhotoSubject[];
}

export interface Day {
  readonly day: number;
  /** Only plans that counted. All other Pokémon rested (PS-2). */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly changes: readonly StatChange[];
  readonly photos: readonly Photo[];
  /** The world after the day. */
  readonly world: World;
}

/** A Pokémon's AP by contest. */
export type Appeal = Readonly<Record<Contest | 'total', number>>;

/** The results after day 5. They are public before the last stage (PS-18). */
export interface Results {
  readonly appeal: ReadonlyMap<string, Appeal>;
  /** The winner of each exhibit; null for nobody (PS-15). */
  readonly exhibits: Readonly<Record<Exhibit, string | null>>;
  readonly points: ReadonlyMap<string, number>;
}

/** How a tie in AP was broken (PS-16): by the winner's order (or what both winners' orders share), a draw, or both. */
export type TieBreak = 'order' | 'order-and-draw' | 'draw';

/** Pokémon tied at `ap`. Those in `before` were placed ahead of those in `after`. Both lists are in roster order. */
export interface Tie {
  readonly ap: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly brokenBy: TieBreak;
}

/** How the game ended, and why. Everything here is public (PS-18). */
export interface Outcome {
  /** The winning photographer, or both if tied. */
  readonly winners: readonly string[];
  /** Pokémon that ascend for their AP (one more if nobody was picked). `tie` is null if AP decided. */
  readonly best: { readonly names: readonly string[]; readonly tie: Tie | null };
  /** The Pokémon that Heaven's winners took along; null if no pick counts. */
  readonly picked: string | null;
  /** Who has the mark. `spared`: a Pokémon with even fewer AP that was picked. */
  readonly mark: { readonly name: string; readonly tie: Tie | null; readonly spared: string | null };
  readonly heaven: readonly string[];
  readonly hell: readonly string[];
}

export interface Ascension {
  readonly outcome: Outcome;
  /** All Pokémon, the best first. */
  readonly ranking: readonly string[];
  readonly results: Results;
  readonly decisions: ReadonlyMap<string, Decision>;
}

/** How each Pokémon is shown: its player's name, with its species if that's unambiguous. */
export type Labels = ReadonlyMap<string, string>;

export interface State {
  readonly pokemon: readonly string[];
  readonly photographers: readonly string[];
  readonly labels: Labels;
  /** Null until somebody is chosen, which happens before day 1 is resolved (PS-13). */
  readonly firstPriority: string | null;
  readonly days: readonly Day[];
  readonly world: World;
  readonly ascension: Ascension | null;
}

export interface OpenFacts {
  readonly pokemon: readonly string[];
  readonly photographers: readonly string[];
  readonly labels: Labels;
}

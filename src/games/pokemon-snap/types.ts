// The words of Pokémon Snap: stats, activities, contests, exhibits, plans, photos, and the state of a game.
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

export const STATS = ['Coolness', 'Cuteness', 'Cleverness', 'Toughness', 'Beauty'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;
/** Some of the stats, each with what is added to it. */
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
export const PHOTOGRAPHERS = 2;

export const SLOTS = ['Morning', 'Afternoon', 'Evening'] as const;
/** One of the three times of a day, counted from 0. */
export type Slot = 0 | 1 | 2;
export const SLOT_ORDER: readonly Slot[] = [0, 1, 2];

export const DAYS = 5;
/** The usual length of a day, in hours: of the first, and of each of the others. */
export const DAY_HOURS = { first: 48, later: 24 } as const;
/** By when in day 1 its priority is chosen, in hours. */
export const PRIORITY_HOURS = 24;
export const STARTING_STAT = 3;

/** The codes of the problems that only this game has. */
export const PROBLEMS = [
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
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  readonly role: Role;
  /** The species that a Pokémon is shown as. */
  readonly pokemon?: string;
}

export interface Settings {
  /** Absent while nobody has chosen yet (PS-13). */
  readonly firstPriority?: string;
}

/** The choices of each activity besides its letter; `unknown` where it has none. */
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

/** An activity in a plan: one of those with these letters, or any. */
export type ActivityAction<A extends Activity = Activity> = {
  [Letter in A]: { readonly do: Letter } & ActivityChoices[Letter];
}[A];

/** A Pokémon's action in one slot. */
export type Action = ActivityAction | { readonly do: Contest };

/** A Pokémon's day: morning, afternoon, evening (PS-1). */
export interface Plan {
  readonly slots: readonly Action[];
}

/** A photographer's day: where the photos go, and whom to photograph first. */
export interface Shoot {
  readonly exhibit: Exhibit;
  readonly order: readonly string[];
}

/** The decision at the end of Heaven's winner, or of each photographer if Heaven is tied (PS-16). */
export interface Decision {
  readonly order?: readonly string[];
  readonly pick?: string;
}

/** The photo of a contest: the stats with which it was entered. */
export interface ContestEntry {
  readonly day: number;
  readonly slot: Slot;
  readonly photo: Stats;
}

/** Effects of a Pokémon's activities that wait for its later ones. */
export interface Carried {
  /** Activity A was done, and no activity since (PS-4). */
  readonly doubling: boolean;
  /** The number that Activity H takes from every stat at the end of the next contest. */
  readonly owed: number;
  /** Activity E was done at least once. */
  readonly hasDoneE: boolean;
}

/** A Pokémon as it stands between two slots. */
export interface Creature extends Carried {
  readonly stats: Stats;
  readonly entered: ReadonlyMap<Contest, ContestEntry>;
}

export type Creatures = ReadonlyMap<string, Creature>;

export interface Donation {
  readonly player: string;
  readonly stat: Stat;
  readonly points: number;
}

/** Everything that a slot changes. */
export interface World {
  /** In roster order. */
  readonly creatures: Creatures;
  /** The donations that Activity J finds in the next slot. */
  readonly counter: number;
  /** The donations of the latest slot with any, in roster order (PS-7). */
  readonly donations: readonly Donation[];
}

/** The facts that an activity depended on; parts that the reader of a cause cannot know are left out. */
export interface Circumstances {
  /** The Pokémon's value of the stat that the activity needs. */
  readonly had?: number | undefined;
  /** The slot just before, the same day, was a contest of this Pokémon (PS-9). */
  readonly afterContest: boolean;
  readonly firstE: boolean;
  /** Activity F: both Toughnesses as the slot began. */
  readonly toughness?: { readonly own: number; readonly theirs: number };
  /** Activity J: the counter, and how many share it. */
  readonly shared?: { readonly counter: number; readonly players: number };
  /** Activity I: how many donated the time before; 0 where nobody ever had. */
  readonly donors?: number;
}

/** A Pokémon's own activity as the cause of a change. */
export interface ActivityCause {
  readonly kind: 'activity';
  readonly action: ActivityAction;
  /** Activity A doubled it. */
  readonly doubled: boolean;
  /** Null where the reader cannot know. */
  readonly worked: boolean | null;
  readonly circumstances: Circumstances;
}

/** The cause of a change in a Pokémon's stats. */
export type Cause =
  | ActivityCause
  /** Another Pokémon's activity that acted on this one. */
  | { readonly kind: 'other'; readonly activity: 'C' | 'F'; readonly by: string }
  | { readonly kind: 'contest'; readonly contest: Contest }
  /** The taking back of what Activity H gave. */
  | { readonly kind: 'owed' };

/** Something that changed a Pokémon's stats in a slot, or could have: why, and what it added to which stats. */
export interface StatChange {
  readonly slot: Slot;
  readonly player: string;
  readonly cause: Cause;
  readonly amounts: Amounts;
}

/** A Pokémon in a photographer's photo, with its stats at the end of the day. */
export interface Shot {
  readonly name: string;
  readonly stats: Stats;
}

/** A photo that a photographer took. */
export interface Photo {
  readonly photographer: string;
  readonly exhibit: Exhibit;
  readonly shots: readonly Shot[];
}

/** A resolved day. */
export interface Day {
  readonly day: number;
  /** The counted plans; who rested is missing (PS-2). */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly changes: readonly StatChange[];
  readonly photos: readonly Photo[];
  /** Everything as the day left it. */
  readonly world: World;
}

/** AP of one Pokémon by contest; 0 where not entered. */
export type Appeal = Readonly<Record<Contest | 'total', number>>;

/** The results that day 5 settles, public before the last stage (PS-18). */
export interface Results {
  readonly appeal: ReadonlyMap<string, Appeal>;
  /** The winner of each exhibit, or nobody (PS-15). */
  readonly exhibits: Readonly<Record<Exhibit, string | null>>;
  readonly points: ReadonlyMap<string, number>;
}

/**
 * The way in which Pokémon with equal AP were ranked (PS-16): the order of Heaven's winner, or what both
 * photographers' orders agree on; a draw; or an agreed order that went only part of the way, and a draw.
 */
export type TieBreak = 'order' | 'order-and-draw' | 'draw';

/** Pokémon with equal AP of whom some come before the others; each list in roster order. */
export interface Tie {
  readonly ap: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly brokenBy: TieBreak;
}

/** The end of the game with its reasons: all that everyone may know (PS-18). */
export interface Outcome {
  /** The winners of Heaven: one photographer, or both for a tie. */
  readonly winners: readonly string[];
  /** The Pokémon that ascend for their AP, one more where nobody was picked; no tie where AP alone decided. */
  readonly best: { readonly names: readonly string[]; readonly tie: Tie | null };
  /** The Pokémon that Heaven's winners took along besides; null where no pick counts. */
  readonly picked: string | null;
  /** `spared` has fewer AP and was picked. */
  readonly mark: { readonly name: string; readonly tie: Tie | null; readonly spared: string | null };
  readonly heaven: readonly string[];
  readonly hell: readonly string[];
}

/** The ascension as it was resolved (PS-17). */
export interface Ascension {
  readonly outcome: Outcome;
  /** All Pokémon, the best first. */
  readonly ranking: readonly string[];
  /** The results that it follows from. */
  readonly results: Results;
  readonly decisions: ReadonlyMap<string, Decision>;
}

/** The shown name of each Pokémon: with its species, where that could be taken for nobody else. */
export type Labels = ReadonlyMap<string, string>;

export interface State {
  readonly pokemon: readonly string[];
  readonly photographers: readonly string[];
  readonly labels: Labels;
  /** Null until it is chosen, which it is before day 1 is resolved (PS-13). */
  readonly firstPriority: string | null;
  readonly days: readonly Day[];
  readonly world: World;
  readonly ascension: Ascension | null;
}

/** The facts that everyone knows from the start. */
export interface Open {
  readonly pokemon: readonly string[];
  readonly photographers: readonly string[];
  readonly labels: Labels;
}

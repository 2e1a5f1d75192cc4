// Activities, one entry each: its wording on the form, what it asks and needs, and what it does. Numbers are those before
// Activity A doubles them.
import { either } from '../frame/wording';
import { isContest } from './contests';
import { eachStat, NOTHING, sum, times } from './stats';
import {
  STATS,
  type Action,
  type Activity,
  type ActivityAction,
  type ActivityCause,
  type ActivityChoices,
  type Amounts,
  type Carried,
  type Circumstances,
  type Donation,
  type Stat,
  type Stats,
} from './types';

/** The numbers of each activity. */
export const AMOUNT = {
  A: { factor: 2 },
  B: { cleverness: 6, beauty: 4 },
  C: { cleverness: 2, cuteness: 2 },
  D: { coolness: 4, beauty: 2 },
  E: { cuteness: 2, toughness: 5 },
  F: { coolness: 3, loss: 1 },
  G: { loss: 3, gain: 5 },
  H: { gain: 1 },
  I: { alone: 2, first: 1 },
} as const;
const { A, B, C, D, E, F, G, H, I } = AMOUNT;
/** The numbers of points that Activity I may donate. */
export const DONATION = { least: 1, most: 3 } as const;
/** Activity J's counter: what the game's first slot finds, and how much every slot adds (PS-8). */
export const COUNTER = { start: 1, growth: 1 } as const;

/** 2 when Activity A doubles what an activity does, 1 otherwise (PS-4). */
type Factor = 1 | typeof A.factor;

export function factorOf(doubled: boolean): Factor {
  return doubled ? A.factor : 1;
}

/** What an activity depends on, as the slot's second step finds it (PS-3). */
export interface Situation extends Required<Omit<Circumstances, 'had' | 'donors'>> {
  readonly stats: Stats;
  /** The donations of the latest earlier slot with any. */
  readonly donations: readonly Donation[];
}

/** The value of a stat that an activity needs to work. */
export interface Need {
  readonly stat: Stat;
  readonly least: number;
}

/** A Pokémon before a slot, as far as its player knows. */
export interface OwnNow {
  readonly stats: Stats;
  readonly hasDoneE: boolean;
  /** True where Activity A waits for the next activity. */
  readonly doubling: boolean;
}

interface ActivityRule<Letter extends Activity> {
  /** On the form, after the letter. */
  readonly label: string;
  readonly asks: readonly (keyof ActivityChoices[Letter])[];
  readonly needs?: (action: ActivityAction<Letter>, factor: Factor) => Need;
  /** A further condition for it to work. */
  readonly works?: (situation: Situation) => boolean;
  /** What it depends on that its player cannot know. */
  readonly hidden?: 'toughness' | 'donations' | 'shared';
  /** Points that it takes from the Pokémon that does it, when it works. */
  readonly losses?: (action: ActivityAction<Letter>) => Amounts;
  /** Points that it gives to the Pokémon that does it, when it works. */
  readonly gains?: (action: ActivityAction<Letter>, situation: Situation) => Amounts;
  /** What it does, when it works, to the Pokémon that it names; never doubled (PS-4). */
  readonly toOther?: Amounts;
  /** What it changes in `Carried`; any activity uses up a pending Activity A. */
  readonly carries?: (carried: Carried) => Partial<Carried>;
  /** Says what it needs or gains now, for a page; empty where that is plain. */
  readonly now?: (own: OwnNow) => string;
}

export const ACTIVITY: { readonly [Letter in Activity]: ActivityRule<Letter> } = {
  A: {
    label: 'your next activity counts double for you',
    asks: [],
    carries: () => ({ doubling: true }),
  },
  B: {
    label: `with at least ${B.cleverness} Cleverness, gain ${B.beauty} Beauty`,
    asks: [],
    needs: () => ({ stat: 'Cleverness', least: B.cleverness }),
    gains: () => ({ Beauty: B.beauty }),
    now: ({ stats: { Cleverness } }) =>
      Cleverness < B.cleverness
        ? `needs ${B.cleverness} Cleverness: you have ${Cleverness}`
        : `you have ${Cleverness} Cleverness`,
  },
  C: {
    label: `gain ${C.cleverness} Cleverness, another Pokémon gains ${C.cuteness} Cuteness`,
    asks: ['player'],
    gains: () => ({ Cleverness: C.cleverness }),
    toOther: { Cuteness: C.cuteness },
  },
  D: {
    label: `right after a contest gain ${D.coolness} Coolness, else ${D.beauty} Beauty`,
    asks: [],
    gains: (_action, { afterContest }) => (afterContest ? { Coolness: D.coolness } : { Beauty: D.beauty }),
  },
  E: {
    label: `the first time gain ${E.cuteness} Cuteness, later ${E.toughness} Toughness`,
    asks: [],
    gains: (_action, { firstE }) => (firstE ? { Cuteness: E.cuteness } : { Toughness: E.toughness }),
    carries: () => ({ hasDoneE: true }),
    now: ({ hasDoneE }) => (hasDoneE ? `now ${E.toughness} Toughness` : `now ${E.cuteness} Cuteness`),
  },
  F: {
    label: `if tougher than another Pokémon, gain ${F.coolness} Coolness and it loses ${F.loss}`,
    asks: ['player'],
    works: ({ toughness }) => isTougher(toughness),
    hidden: 'toughness',
    gains: () => ({ Coolness: F.coolness }),
    toOther: { Coolness: -F.loss },
    now: ({ stats: { Toughness } }) => `you have ${Toughness} Toughness`,
  },
  G: {
    label: `lose ${G.loss} of one attribute, gain ${G.gain} of another`,
    asks: ['lose', 'gain'],
    needs: ({ lose }, factor) => ({ stat: lose, least: G.loss * factor }),
    losses: ({ lose }) => ({ [lose]: -G.loss }),
    gains: ({ gain }) => ({ [gain]: G.gain }),
    now: ({ stats, doubling }) => {
      const least = G.loss * factorOf(doubling);
      const enough = STATS.filter((stat) => stats[stat] >= least);
      return enough.length === 0 ? `needs ${least} of one: you have fewer` : `you can lose ${either(enough)}`;
    },
  },
  H: {
    label: `gain ${H.gain} of everything until the end of your next contest`,
    asks: [],
    gains: () => eachStat(() => H.gain),
    carries: ({ owed, doubling }) => ({ owed: owed + H.gain * factorOf(doubling) }),
  },
  I: {
    label: `donate ${DONATION.least} to ${DONATION.most} points, gain what the donations before were`,
    asks: ['stat', 'points'],
    needs: ({ stat, points }, factor) => ({ stat, least: points * factor }),
    hidden: 'donations',
    losses: ({ stat, points }) => ({ [stat]: -points }),
    gains: (_action, { donations }) => returned(donations),
    now: () =>
      `if nobody has donated yet, gain ${I.first} of everything; if one did the last time, twice that; if several, their sum`,
  },
  J: {
    label: 'share the counter among all who do this now',
    asks: ['stat'],
    hidden: 'shared',
    now: () =>
      `you gain your share in one attribute; the counter grows by ${COUNTER.growth} each slot, from ${COUNTER.start}, until it is shared among all who do this at once`,
    gains: ({ stat }, { shared }) => ({ [stat]: Math.floor(shared.counter / shared.players) }),
  },
};

/** The titles of the questions that activities ask besides their letter. */
export const ASKS = {
  player: 'Other Pokémon',
  lose: `Lose ${G.loss} of`,
  gain: `Gain ${G.gain} of`,
  points: 'Points to donate',
  stat: 'Attribute',
} as const;

/** The effect of an activity on the Pokémon that does it, and the reason. */
export interface Effect {
  readonly cause: ActivityCause;
  readonly losses: Amounts;
  readonly gains: Amounts;
}

/** Gives the entry of an activity, for actions of its own kind. */
function ruleOf<Letter extends Activity>(action: ActivityAction<Letter>): ActivityRule<Letter> {
  return ACTIVITY[action.do];
}

/** Gives the effect of an activity, doubled by Activity A or not; of one that fails, nothing. */
export function effectOf(action: ActivityAction, doubled: boolean, situation: Situation): Effect {
  const rule = ruleOf(action);
  const factor = factorOf(doubled);
  const need = rule.needs?.(action, factor);
  const { afterContest, firstE, toughness, shared, donations, stats } = situation;
  const had = need === undefined ? undefined : stats[need.stat];
  const worked = (need === undefined || stats[need.stat] >= need.least) && rule.works?.(situation) !== false;
  const circumstances = { had, afterContest, firstE, toughness, shared, donors: donations.length };
  return {
    cause: { kind: 'activity', action, doubled, worked, circumstances },
    losses: worked ? times(rule.losses?.(action) ?? NOTHING, factor) : NOTHING,
    gains: worked ? times(rule.gains?.(action, situation) ?? NOTHING, factor) : NOTHING,
  };
}

/** Gives the stat that this activity needs, and its least value; undefined where it needs none. */
export function needOf(action: ActivityAction, doubled: boolean): Need | undefined {
  return ruleOf(action).needs?.(action, factorOf(doubled));
}

/** Gives a stat that Activity G may take from, for a page: the value there is, and that it is too little. */
export function lossNote({ stats, doubling }: OwnNow, stat: Stat): string {
  const value = stats[stat];
  return value < G.loss * factorOf(doubling) ? `${value}: too few, G would fail` : `you have ${value}`;
}

/** The needs or gains of an activity now, and that it would be doubled; empty where that needs no saying. */
export function activityNow(activity: Activity, own: OwnNow, doubled: string): string {
  const said = ACTIVITY[activity].now?.(own) ?? '';
  return [said, own.doubling ? doubled : ''].filter((part) => part !== '').join('; ');
}

/** What is carried over before anything is done. */
export const NOTHING_CARRIED: Carried = { doubling: false, owed: 0, hasDoneE: false };

/** Works out what is left for later actions once this one is done; a contest ends what Activity H lent. */
export function carriedAfter(carried: Carried, action: Action): Carried {
  const { doubling, owed, hasDoneE } = carried;
  if (isContest(action)) return { doubling, owed: 0, hasDoneE };
  const used: Carried = { doubling: false, owed, hasDoneE };
  const changed = ACTIVITY[action.do].carries?.(carried);
  return changed === undefined ? used : { ...used, ...changed };
}

/** Activity F works on a Pokémon with less Toughness. */
export function isTougher({ own, theirs }: Situation['toughness']): boolean {
  return own > theirs;
}

/** Gives the effect of an activity on the Pokémon that it names, when it works. */
export function amountsToOther(activity: Activity): Amounts {
  return ACTIVITY[activity].toOther ?? {};
}

/** Gives a donor's gain from the donations of the time before (PS-7). */
function returned(donations: readonly Donation[]): Amounts {
  const [only, ...others] = donations;
  if (only === undefined) return eachStat(() => I.first);
  return others.length === 0
    ? { [only.stat]: I.alone * only.points }
    : sum(donations.map(({ stat, points }) => ({ [stat]: points })));
}

/** Gives the most that a donor can gain in one stat, after any donations of so many Pokémon. */
export function mostReturned(donors: number, doubled: boolean): number {
  return Math.max(I.alone, donors) * DONATION.most * factorOf(doubled);
}

/** Activity J's counter after a slot in which so many shared it (PS-8). */
export function counterAfter(counter: number, players: number): number {
  return (players === 0 ? counter : counter % players) + COUNTER.growth;
}

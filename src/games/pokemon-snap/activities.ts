// The activities: their form labels, questions, conditions and effects. Amounts are given before Activity A doubles them.
import { orList } from '../frame/wording';
import { isContest } from './contests';
import { buildStats, NO_AMOUNTS, sumAmounts, multiplyAmounts } from './stats';
import {
  STATS,
  type Action,
  type Activity,
  type ActivityAction,
  type ActivityCause,
  type ActivityChoices,
  type Amounts,
  type CarriedEffects,
  type Circumstances,
  type Donation,
  type Stat,
  type Stats,
} from './types';

export const ACTIVITY_AMOUNTS = {
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
const { A, B, C, D, E, F, G, H, I } = ACTIVITY_AMOUNTS;
/** How many points Activity I can donate. */
export const DONATION_RANGE = { least: 1, most: 3 } as const;
/** Activity J's counter: its initial value, and its growth per slot (PS-8). */
export const COUNTER_RULE = { start: 1, growth: 1 } as const;

/** What an activity's amounts are multiplied by: 2 if Activity A doubles the activity (PS-4). */
type Factor = 1 | typeof A.factor;

export function doublingFactor(doubled: boolean): Factor {
  return doubled ? A.factor : 1;
}

/** Everything that an activity's outcome depends on, as it is in step 2 of a slot (PS-3). */
export interface Situation extends Required<Omit<Circumstances, 'had' | 'donors'>> {
  readonly stats: Stats;
  /** All donations of the latest slot in which anybody donated. */
  readonly donations: readonly Donation[];
}

/** A stat that an activity needs, and the minimum. */
export interface StatRequirement {
  readonly stat: Stat;
  readonly least: number;
}

/** What a Pokémon's player knows about it before a slot. */
export interface PokemonKnowledge {
  readonly stats: Stats;
  readonly hasDoneE: boolean;
  /** True if Activity A will double the next activity. */
  readonly doubling: boolean;
}

interface ActivityRule<Letter extends Activity> {
  /** The form's label, after the letter. If a label changes, keep the old label in `FORMER_LABELS`. */
  readonly label: string;
  readonly asks: readonly (keyof ActivityChoices[Letter])[];
  readonly needs?: (action: ActivityAction<Letter>, factor: Factor) => StatRequirement;
  /** A condition in addition to `needs`. */
  readonly works?: (situation: Situation) => boolean;
  /** A fact that decides the outcome but that the Pokémon's player can't know. */
  readonly hidden?: 'toughness' | 'donations' | 'shared';
  /** Stats that the acting Pokémon loses if the activity works. */
  readonly losses?: (action: ActivityAction<Letter>) => Amounts;
  /** Stats that the acting Pokémon gains if the activity works. */
  readonly gains?: (action: ActivityAction<Letter>, situation: Situation) => Amounts;
  /** Stats that the named Pokémon gains or loses if the activity works; never doubled (PS-4). */
  readonly toOther?: Amounts;
  /** How the activity changes `CarriedEffects`. (Every activity also uses up a pending Activity A.) */
  readonly carries?: (carried: CarriedEffects) => Partial<CarriedEffects>;
  /** The page's note on what the activity needs or gives right now; can be empty. */
  readonly now?: (own: PokemonKnowledge) => string;
}

export const ACTIVITY_RULES: { readonly [Letter in Activity]: ActivityRule<Letter> } = {
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
        ? `needs ${B.cleverness} Cleverness, but you have ${Cleverness}`
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
    now: ({ hasDoneE }) => `you gain ${hasDoneE ? `${E.toughness} Toughness` : `${E.cuteness} Cuteness`} now`,
  },
  F: {
    label: `if tougher than another Pokémon, gain ${F.coolness} Coolness and it loses ${F.loss}`,
    asks: ['player'],
    works: ({ toughness }) => hasMoreToughness(toughness),
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
      const least = G.loss * doublingFactor(doubling);
      const enough = STATS.filter((stat) => stats[stat] >= least);
      return enough.length === 0 ? `no attribute is at least ${least}` : `you can lose ${orList(enough)}`;
    },
  },
  H: {
    label: `gain ${H.gain} of everything until the end of your next contest`,
    asks: [],
    gains: () => buildStats(() => H.gain),
    carries: ({ owed, doubling }) => ({ owed: owed + H.gain * doublingFactor(doubling) }),
  },
  I: {
    label: `donate ${DONATION_RANGE.least} to ${DONATION_RANGE.most} points, gain what was donated last time`,
    asks: ['stat', 'points'],
    needs: ({ stat, points }, factor) => ({ stat, least: points * factor }),
    hidden: 'donations',
    losses: ({ stat, points }) => ({ [stat]: -points }),
    gains: (_action, { donations }) => donationReturn(donations),
    now: () =>
      `you gain twice the last donation, or the sum if several Pokémon donated last time; if nobody has donated yet, you gain ${I.first} of everything`,
  },
  J: {
    label: 'share the counter among all who do this now',
    asks: ['stat'],
    hidden: 'shared',
    now: () =>
      `you gain your share in one attribute; the counter starts at ${COUNTER_RULE.start}, grows by ${COUNTER_RULE.growth} each slot, and is shared by everyone who does J in the same slot`,
    gains: ({ stat }, { shared }) => ({ [stat]: Math.floor(shared.counter / shared.players) }),
  },
};

export const QUESTION_TITLES = {
  player: 'Other Pokémon',
  lose: `Lose ${G.loss} of`,
  gain: `Gain ${G.gain} of`,
  points: 'Points to donate',
  stat: 'Attribute',
} as const;

/** An activity's effect on the Pokémon that does it, with the cause. */
export interface Effect {
  readonly cause: ActivityCause;
  readonly losses: Amounts;
  readonly gains: Amounts;
}

function actionRule<Letter extends Activity>(action: ActivityAction<Letter>): ActivityRule<Letter> {
  return ACTIVITY_RULES[action.do];
}

/** The effect of an action. If the action fails, there are no losses and gains. */
export function actionEffect(action: ActivityAction, doubled: boolean, situation: Situation): Effect {
  const rule = actionRule(action);
  const factor = doublingFactor(doubled);
  const need = rule.needs?.(action, factor);
  const { afterContest, firstE, toughness, shared, donations, stats } = situation;
  const had = need === undefined ? undefined : stats[need.stat];
  const worked = (need === undefined || stats[need.stat] >= need.least) && rule.works?.(situation) !== false;
  const circumstances = { had, afterContest, firstE, toughness, shared, donors: donations.length };
  return {
    cause: { kind: 'activity', action, doubled, worked, circumstances },
    losses: worked ? multiplyAmounts(rule.losses?.(action) ?? NO_AMOUNTS, factor) : NO_AMOUNTS,
    gains: worked ? multiplyAmounts(rule.gains?.(action, situation) ?? NO_AMOUNTS, factor) : NO_AMOUNTS,
  };
}

export function actionRequirement(action: ActivityAction, doubled: boolean): StatRequirement | undefined {
  return actionRule(action).needs?.(action, doublingFactor(doubled));
}

/** The page's note on a stat that a player could lose with Activity G. */
export function lossNote({ stats, doubling }: PokemonKnowledge, stat: Stat): string {
  const value = stats[stat];
  return value < G.loss * doublingFactor(doubling) ? `only ${value}, so G would fail` : `you have ${value}`;
}

/** The page's note on an activity: what it needs or gives now, and whether it's doubled; can be empty. */
export function activityNote(activity: Activity, own: PokemonKnowledge, doubled: string): string {
  const said = ACTIVITY_RULES[activity].now?.(own) ?? '';
  return [said, own.doubling ? doubled : ''].filter((part) => part !== '').join('; ');
}

export const NO_CARRIED_EFFECTS: CarriedEffects = { doubling: false, owed: 0, hasDoneE: false };

/** The carried effects after this action. A contest clears what is owed for Activity H. */
export function updateCarried(carried: CarriedEffects, action: Action): CarriedEffects {
  const { doubling, owed, hasDoneE } = carried;
  if (isContest(action)) return { doubling, owed: 0, hasDoneE };
  const used: CarriedEffects = { doubling: false, owed, hasDoneE };
  const changed = ACTIVITY_RULES[action.do].carries?.(carried);
  return changed === undefined ? used : { ...used, ...changed };
}

/** Whether Activity F works: it needs more Toughness than the named Pokémon has. */
export function hasMoreToughness({ own, theirs }: Situation['toughness']): boolean {
  return own > theirs;
}

export function amountsToOther(activity: Activity): Amounts {
  return ACTIVITY_RULES[activity].toOther ?? {};
}

/** What a donor gains from the previous donations (PS-7). */
function donationReturn(donations: readonly Donation[]): Amounts {
  const [only, ...others] = donations;
  if (only === undefined) return buildStats(() => I.first);
  return others.length === 0
    ? { [only.stat]: I.alone * only.points }
    : sumAmounts(donations.map(({ stat, points }) => ({ [stat]: points })));
}

/** The most that a donor can gain in one stat if this many Pokémon donated the last time. */
export function maxReturned(donors: number, doubled: boolean): number {
  return Math.max(I.alone, donors) * DONATION_RANGE.most * doublingFactor(doubled);
}

/** Activity J's counter after a slot in which this many Pokémon shared it (PS-8). */
export function nextCounter(counter: number, players: number): number {
  return (players === 0 ? counter : counter % players) + COUNTER_RULE.growth;
}

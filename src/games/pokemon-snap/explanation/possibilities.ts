// Every way that a day can have gone for a Pokémon, as far as its player can tell. Each way has a range for each stat,
// because other Pokémon can change stats in any slot.
import {
  ACTIVITY_RULES,
  amountsToOther,
  updateCarried,
  COUNTER_RULE,
  actionEffect,
  maxReturned,
  actionRequirement,
  type StatRequirement,
  type Situation,
} from '../activities';
import { CONTEST_RULES, isContest, isRightAfterContest } from '../contests';
import { buildAmounts, buildStats, sumAmounts } from '../stats';
import {
  SLOT_ORDER,
  SLOTS,
  STATS,
  type Action,
  type ActivityAction,
  type ActivityCause,
  type Amounts,
  type CarriedEffects,
  type Cause,
  type Contest,
  type Slot,
  type Stat,
  type Stats,
} from '../types';

export interface Range {
  readonly least: number;
  readonly most: number;
}

type Ranges = Readonly<Record<Stat, Range>>;

/** The Pokémon's own action in a slot, with its effect. An amount is null if the player can't know it. */
export interface ActionStep {
  readonly slot: Slot;
  readonly cause: Cause;
  readonly amounts: Readonly<Partial<Record<Stat, number | null>>>;
}

export interface Possibility {
  readonly ranges: Ranges;
  readonly steps: readonly ActionStep[];
}

/** The start of a day and the Pokémon's actions, as far as its player knows. */
export interface DayKnowledge {
  readonly day: number;
  readonly stats: Stats;
  readonly carried: CarriedEffects;
  /** A slot is undefined if the player hasn't chosen its action yet. */
  readonly plan: { readonly slots: readonly (Action | undefined)[] };
  readonly others: number;
}

/** A slot with an activity, as far as the player knows. */
interface KnownSlot {
  readonly slot: Slot;
  readonly doubled: boolean;
  readonly afterContest: boolean;
  readonly firstE: boolean;
  readonly highestCounter: number;
  readonly others: number;
}

/** If there are more possibilities than this, a contest's outcome isn't computed. */
const MAX_POSSIBILITIES = 500;

/** All possibilities of a day. They have the same steps. */
export function dayPossibilities({
  day,
  stats,
  carried,
  plan,
  others,
}: DayKnowledge): readonly Possibility[] {
  let possibilities: readonly Possibility[] = [
    { ranges: buildStats((stat) => singleValueRange(stats[stat])), steps: [] },
  ];
  let left = carried;
  for (const slot of SLOT_ORDER) {
    const action = plan.slots[slot];
    if (action === undefined) continue;
    // Within a slot, other Pokémon's Activity F comes first; their Activity C comes before contests.
    const beaten = possibilities.map((each) => widenByOthers(each, amountsToOther('F'), others));
    if (isContest(action)) {
      const given = beaten.map((each) => widenByOthers(each, amountsToOther('C'), others));
      possibilities = applyContest(given, action.do, left.owed, slot);
    } else {
      const own: KnownSlot = {
        slot,
        doubled: left.doubling,
        afterContest: isRightAfterContest(plan, slot),
        firstE: !left.hasDoneE,
        highestCounter: COUNTER_RULE.start + COUNTER_RULE.growth * ((day - 1) * SLOTS.length + slot),
        others,
      };
      possibilities = applyActivity(beaten, action, own).map((each) =>
        widenByOthers(each, amountsToOther('C'), others),
      );
    }
    left = updateCarried(left, action);
  }
  return possibilities;
}

/** Extends the ranges, because any number of other Pokémon may have added these amounts. */
function widenByOthers({ ranges, steps }: Possibility, amounts: Amounts, others: number): Possibility {
  return {
    steps,
    ranges: buildStats((stat) => {
      const amount = others * (amounts[stat] ?? 0);
      const { least, most } = ranges[stat];
      return { least: Math.max(0, least + Math.min(0, amount)), most: most + Math.max(0, amount) };
    }),
  };
}

/** A possible outcome of an activity, whatever the Pokémon's stats are. */
interface Outcome {
  /** True if the Pokémon had what the activity needs. */
  readonly enough: boolean;
  readonly cause: ActivityCause;
  readonly amounts: Amounts;
  /** The most that each stat may have gained in addition. If it's above 0, the player can't know any amount. */
  readonly unknownGain: number;
}

/** Extends each possibility by every outcome that the activity can have. */
function applyActivity(
  before: readonly Possibility[],
  action: ActivityAction,
  own: KnownSlot,
): readonly Possibility[] {
  const need = actionRequirement(action, own.doubled);
  const outcomes = actionOutcomes(action, need, own);
  return before.flatMap(({ ranges, steps }) =>
    outcomes.flatMap(({ enough, cause, amounts, unknownGain }): readonly Possibility[] => {
      const part = need === undefined ? ranges : restrictToRequirement(ranges, need, enough);
      if (part === undefined) return [];
      const step: ActionStep = {
        slot: own.slot,
        cause: withCertainAmount(cause, part),
        amounts: unknownGain === 0 ? amounts : buildStats(() => null),
      };
      return [
        {
          ranges: buildStats((stat) => {
            const { least, most } = shiftRange(part[stat], amounts[stat] ?? 0);
            return { least, most: most + unknownGain };
          }),
          steps: [...steps, step],
        },
      ];
    }),
  );
}

function actionOutcomes(
  action: ActivityAction,
  need: StatRequirement | undefined,
  own: KnownSlot,
): readonly Outcome[] {
  const { doubled, afterContest, firstE, others } = own;
  const { hidden } = ACTIVITY_RULES[action.do];
  return (need === undefined ? [true] : [true, false]).flatMap((enough) =>
    possibleHiddenFacts(hidden, own.highestCounter).map((guess): Outcome => {
      const amount = (need?.least ?? 0) - (enough ? 0 : 1);
      const stats = buildStats(() => amount);
      const { cause, gains, losses } = actionEffect(action, doubled, {
        stats,
        afterContest,
        firstE,
        ...guess,
      });
      return {
        enough,
        cause: { ...cause, circumstances: { afterContest, firstE } },
        amounts: sumAmounts([gains, losses]),
        unknownGain: hidden === 'donations' && enough ? maxReturned(others + 1, doubled) : 0,
      };
    }),
  );
}

type HiddenFacts = Pick<Situation, 'toughness' | 'donations' | 'shared'>;

/** Guesses at hidden facts, one per possible outcome. */
function possibleHiddenFacts(hidden: keyof HiddenFacts | undefined, highest: number): readonly HiddenFacts[] {
  const nothing: HiddenFacts = {
    toughness: { own: 0, theirs: 0 },
    shared: { counter: 0, players: 1 },
    // There are too many possible donations to guess. `unknownGain` covers them, so this donation has no points.
    donations: [{ player: '', stat: STATS[0], points: 0 }],
  };
  switch (hidden) {
    case 'toughness':
      return [1, 0].map((tougher) => ({ ...nothing, toughness: { own: tougher, theirs: 1 - tougher } }));
    case 'shared':
      return Array.from({ length: highest + 1 }, (_, counter) => ({
        ...nothing,
        shared: { counter, players: 1 },
      }));
    case 'donations':
    case undefined:
      return [nothing];
  }
}

/** For Activity B, whose text mentions Cleverness: adds how much the Pokémon had, if the player can be sure. */
function withCertainAmount(cause: ActivityCause, { Cleverness: { least, most } }: Ranges): ActivityCause {
  if (cause.action.do !== 'B' || least !== most) return cause;
  return { ...cause, circumstances: { ...cause.circumstances, had: least } };
}

/** Splits ranges of the stats that the contest depends on into single values, unless that gives too many possibilities. */
function applyContest(
  before: readonly Possibility[],
  contest: Contest,
  owed: number,
  slot: Slot,
): readonly Possibility[] {
  const { looksAt } = CONTEST_RULES[contest];
  const cause: Cause = { kind: 'contest', contest };
  const ways = before.reduce((total, { ranges }) => total + combinationCount(ranges, looksAt), 0);
  const after =
    ways > MAX_POSSIBILITIES
      ? before.map((each) => withUnknownChanges(each, looksAt, { slot, cause }))
      : before.flatMap(({ ranges, steps }) =>
          valueCombinations(ranges, looksAt).map((single): Possibility => {
            const photo = buildStats((stat) => single[stat].least);
            const then = CONTEST_RULES[contest].after(photo);
            const amounts = buildAmounts((stat) => (looksAt.includes(stat) ? then[stat] - photo[stat] : 0));
            return {
              ranges: buildStats((stat) =>
                looksAt.includes(stat) ? singleValueRange(then[stat]) : single[stat],
              ),
              steps: [...steps, { slot, cause, amounts }],
            };
          }),
        );
  return owed === 0 ? after : after.map((each) => subtractOwed(each, owed, slot));
}

/** Used if there are too many possibilities: assumes only that none of these stats rises above their highest. */
function withUnknownChanges(
  { ranges, steps }: Possibility,
  looksAt: readonly Stat[],
  step: Omit<ActionStep, 'amounts'>,
): Possibility {
  const most = Math.max(...looksAt.map((stat) => ranges[stat].most));
  const amounts = Object.fromEntries(looksAt.map((stat) => [stat, null]));
  return {
    ranges: buildStats((stat) => (looksAt.includes(stat) ? { least: 0, most } : ranges[stat])),
    steps: [...steps, { ...step, amounts }],
  };
}

function subtractOwed({ ranges, steps }: Possibility, owed: number, slot: Slot): Possibility {
  const taken = ({ least, most }: Range): number | null =>
    least >= owed ? -owed : least === most ? -least : null;
  return {
    ranges: buildStats((stat) => shiftRange(ranges[stat], -owed)),
    steps: [...steps, { slot, cause: { kind: 'owed' }, amounts: buildStats((stat) => taken(ranges[stat])) }],
  };
}

function singleValueRange(value: number): Range {
  return { least: value, most: value };
}

function shiftRange({ least, most }: Range, by: number): Range {
  return { least: Math.max(0, least + by), most: Math.max(0, most + by) };
}

/** The part of the ranges that's enough for an activity, or the part that isn't; undefined if there's none. */
function restrictToRequirement(ranges: Ranges, need: StatRequirement, enough: boolean): Ranges | undefined {
  const { least, most } = ranges[need.stat];
  const part = enough
    ? { least: Math.max(least, need.least), most }
    : { least, most: Math.min(most, need.least - 1) };
  return part.least > part.most ? undefined : withRange(ranges, need.stat, part);
}

function withRange(ranges: Ranges, stat: Stat, range: Range): Ranges {
  return buildStats((each) => (each === stat ? range : ranges[each]));
}

function combinationCount(ranges: Ranges, stats: readonly Stat[]): number {
  return stats.reduce((product, stat) => product * (ranges[stat].most - ranges[stat].least + 1), 1);
}

/** Every combination of single values of these stats. */
function valueCombinations(ranges: Ranges, stats: readonly Stat[]): readonly Ranges[] {
  return stats.reduce<readonly Ranges[]>(
    (list, stat) =>
      list.flatMap((each) =>
        Array.from({ length: each[stat].most - each[stat].least + 1 }, (_, index) =>
          withRange(each, stat, singleValueRange(each[stat].least + index)),
        ),
      ),
    [ranges],
  );
}

// The account that a Pokémon's player can have of why its stats changed (PS-18). It is worked out from that player's
// own plans and stats alone, so it can give away nothing else: what others did shows in it only where it follows from
// those.
import { carriedAfter, NOTHING_CARRIED } from '../activities';
import { amountsOf, STARTING_STATS, sum } from '../stats';
import {
  STATS,
  type Amounts,
  type Carried,
  type Cause,
  type Plan,
  type Slot,
  type Stat,
  type Stats,
} from '../types';
import { possibilitiesOf, type OwnDay, type Step } from './possibilities';

/** One line of the explanation of a day. */
export type Explanation =
  | {
      readonly kind: 'own';
      readonly slot: Slot;
      readonly cause: Cause;
      readonly amounts: Amounts;
      /** Stats that it may have changed too, by an amount that is shown only in total. */
      readonly unclear: readonly Stat[];
    }
  /** The acts of other Pokémon on it, all together. */
  | { readonly kind: 'others'; readonly amounts: Amounts }
  /** The rest of the stats' change where a line above is unclear. */
  | { readonly kind: 'together'; readonly amounts: Amounts };

/** A resolved day as the player of a Pokémon knows it; without a plan, it rested. */
export interface KnownDay {
  readonly day: number;
  readonly plan: Plan | undefined;
  /** The stats after it. */
  readonly stats: Stats;
}

/** The explanation of a day, and what the next day begins with. */
export interface ExplainedDay {
  readonly lines: readonly Explanation[];
  readonly stats: Stats;
  readonly carried: Carried;
}

/** What the first day begins with. */
export const BEFORE_DAYS: ExplainedDay = { lines: [], stats: STARTING_STATS, carried: NOTHING_CARRIED };

/** Explains the day that follows another; `others` is the number of other Pokémon. */
export function explainNext(before: ExplainedDay, known: KnownDay, others: number): ExplainedDay {
  const plan = known.plan ?? { slots: [] };
  const { stats, carried } = before;
  return {
    lines: explainDay({ day: known.day, stats, carried, plan, others }, known.stats),
    stats: known.stats,
    carried: plan.slots.reduce(carriedAfter, carried),
  };
}

function explainDay(own: OwnDay, after: Stats): readonly Explanation[] {
  const possibilities = possibilitiesOf(own).filter(({ ranges }) =>
    STATS.every((stat) => ranges[stat].least <= after[stat] && after[stat] <= ranges[stat].most),
  );
  const lines = commonSteps(possibilities.map(({ steps }) => steps));
  const unclear = new Set(lines.flatMap((line) => line.unclear));
  const explained = sum(lines.map(({ amounts }) => amounts));
  const rest = (stat: Stat): number => after[stat] - own.stats[stat] - (explained[stat] ?? 0);
  const others = amountsOf((stat) => (unclear.has(stat) ? 0 : rest(stat)));
  const together = amountsOf((stat) => (unclear.has(stat) ? rest(stat) : 0));
  return [
    ...lines,
    ...(Object.keys(others).length === 0 ? [] : [{ kind: 'others', amounts: others } as const]),
    ...(unclear.size === 0 ? [] : [{ kind: 'together', amounts: together } as const]),
  ];
}

/** Gives the steps that all possibilities agree on; all have the same steps, since the plan is the same. */
function commonSteps(
  all: readonly (readonly Step[])[],
): readonly Extract<Explanation, { readonly kind: 'own' }>[] {
  return (all[0] ?? []).map(({ slot, cause }, index) => {
    const versions = all.flatMap((steps) => steps.slice(index, index + 1));
    const amount = (stat: Stat): number | null => {
      const amounts = new Set(versions.map((step) => amountIn(step, stat)));
      const [only = null] = amounts;
      return amounts.size === 1 ? only : null;
    };
    return {
      kind: 'own',
      slot,
      cause: versions.map((version) => version.cause).reduce(commonCause, cause),
      amounts: amountsOf((stat) => amount(stat) ?? 0),
      unclear: STATS.filter((stat) => amount(stat) === null),
    };
  });
}

/** Gives the amount that a step added to a stat; null where that cannot be known. */
function amountIn({ amounts }: Step, stat: Stat): number | null {
  const amount = amounts[stat];
  return amount === undefined ? 0 : amount;
}

/** Gives the common part of two causes of one step; what they differ in, the player cannot know. */
function commonCause(a: Cause, b: Cause): Cause {
  if (a === b || a.kind !== 'activity' || b.kind !== 'activity') return a;
  const { had } = a.circumstances;
  return {
    ...a,
    worked: a.worked === b.worked ? a.worked : null,
    circumstances: { ...a.circumstances, had: had === b.circumstances.had ? had : undefined },
  };
}

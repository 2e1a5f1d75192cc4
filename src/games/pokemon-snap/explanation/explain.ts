// Why a Pokémon's stats changed. It is computed only from the player's own plans and stats (PS-18), so it can't reveal
// anything else.
import { updateCarried, NO_CARRIED_EFFECTS } from '../activities';
import { buildAmounts, STARTING_STATS, sumAmounts } from '../stats';
import {
  STATS,
  type Amounts,
  type CarriedEffects,
  type Cause,
  type Plan,
  type Slot,
  type Stat,
  type Stats,
} from '../types';
import { dayPossibilities, type DayKnowledge, type ActionStep } from './possibilities';

export type Explanation =
  | {
      readonly kind: 'own';
      readonly slot: Slot;
      readonly cause: Cause;
      readonly amounts: Amounts;
      /** Stats that the action may also have changed. The player only knows their total change. */
      readonly unclear: readonly Stat[];
    }
  /** All changes by other Pokémon. */
  | { readonly kind: 'others'; readonly amounts: Amounts }
  /** The remaining change, if an action's amounts are unclear. */
  | { readonly kind: 'together'; readonly amounts: Amounts };

/** A resolved day, as the Pokémon's player knows it. Without a plan, the Pokémon rested. */
export interface KnownDay {
  readonly day: number;
  readonly plan: Plan | undefined;
  readonly stats: Stats;
}

/** A day's explanation, and what the next day starts with. */
export interface ExplainedDay {
  readonly lines: readonly Explanation[];
  readonly stats: Stats;
  readonly carried: CarriedEffects;
}

export const BEFORE_FIRST_DAY: ExplainedDay = {
  lines: [],
  stats: STARTING_STATS,
  carried: NO_CARRIED_EFFECTS,
};

/** Explains the next day. `others`: the number of other Pokémon. */
export function explainNextDay(before: ExplainedDay, known: KnownDay, others: number): ExplainedDay {
  const plan = known.plan ?? { slots: [] };
  const { stats, carried } = before;
  return {
    lines: explainDay({ day: known.day, stats, carried, plan, others }, known.stats),
    stats: known.stats,
    carried: plan.slots.reduce(updateCarried, carried),
  };
}

function explainDay(own: DayKnowledge, after: Stats): readonly Explanation[] {
  const possibilities = dayPossibilities(own).filter(({ ranges }) =>
    STATS.every((stat) => ranges[stat].least <= after[stat] && after[stat] <= ranges[stat].most),
  );
  const lines = commonSteps(possibilities.map(({ steps }) => steps));
  const unclear = new Set(lines.flatMap((line) => line.unclear));
  const explained = sumAmounts(lines.map(({ amounts }) => amounts));
  const rest = (stat: Stat): number => after[stat] - own.stats[stat] - (explained[stat] ?? 0);
  const others = buildAmounts((stat) => (unclear.has(stat) ? 0 : rest(stat)));
  const together = buildAmounts((stat) => (unclear.has(stat) ? rest(stat) : 0));
  return [
    ...lines,
    ...(Object.keys(others).length === 0 ? [] : [{ kind: 'others', amounts: others } as const]),
    ...(unclear.size === 0 ? [] : [{ kind: 'together', amounts: together } as const]),
  ];
}

/** What all possibilities agree on. They all have the same steps, because the plan is the same. */
function commonSteps(
  all: readonly (readonly ActionStep[])[],
): readonly Extract<Explanation, { readonly kind: 'own' }>[] {
  return (all[0] ?? []).map(({ slot, cause }, index) => {
    const versions = all.flatMap((steps) => steps.slice(index, index + 1));
    const amount = (stat: Stat): number | null => {
      const amounts = new Set(versions.map((step) => statChange(step, stat)));
      const [only = null] = amounts;
      return amounts.size === 1 ? only : null;
    };
    return {
      kind: 'own',
      slot,
      cause: versions.map((version) => version.cause).reduce(commonCause, cause),
      amounts: buildAmounts((stat) => amount(stat) ?? 0),
      unclear: STATS.filter((stat) => amount(stat) === null),
    };
  });
}

/** How the step changes a stat; null if the player can't know it. */
function statChange({ amounts }: ActionStep, stat: Stat): number | null {
  const amount = amounts[stat];
  return amount === undefined ? 0 : amount;
}

/** What two causes of a step have in common; the player can't know the rest. */
function commonCause(a: Cause, b: Cause): Cause {
  if (a === b || a.kind !== 'activity' || b.kind !== 'activity') return a;
  const { had } = a.circumstances;
  return {
    ...a,
    worked: a.worked === b.worked ? a.worked : null,
    circumstances: { ...a.circumstances, had: had === b.circumstances.had ? had : undefined },
  };
}

// A Pokémon's own account of a day: which of its changes come from what. It is worked out from what that
// player knows alone, their plan and what they are told before and after (PS-18), so it can give away
// nothing else: what others did shows in it only where it follows from those.
import { acted, entered, knownStart, maybeGiven, maybeHit, type Branch, type Step } from './branches';
import { isContest } from './contests';
import type { Cause } from './deeds';
import { amountsOf, sum } from './stats';
import {
  SLOTS,
  STATS,
  type Amounts,
  type Creature,
  type Plan,
  type Slot,
  type Stat,
  type Stats,
} from './types';

export type AccountLine =
  | {
      readonly kind: 'own';
      readonly slot: Slot;
      readonly cause: Cause;
      readonly doubled: boolean;
      readonly changes: Amounts;
      /** Stats that it may have changed too, by an amount that is told only in total. */
      readonly unclear: readonly Stat[];
    }
  /** What other Pokémon did to it, all together. */
  | { readonly kind: 'others'; readonly changes: Amounts }
  /** What is left of the stats where a line above is unclear. */
  | { readonly kind: 'together'; readonly changes: Amounts };

/** What the player of a Pokémon knows about a day that is over. */
export interface Known {
  readonly day: number;
  /** Told after the day before, and what follows from the player's own plans so far. */
  readonly before: Pick<Creature, 'stats' | 'doubling' | 'owed' | 'hasDoneE'>;
  readonly plan: Plan | undefined;
  readonly after: Stats;
  /** How many other Pokémon there are. */
  readonly others: number;
}

/** The account of a day. */
export function accountOf(known: Known): readonly AccountLine[] {
  const branches = branchesOf(known).filter(({ ranges }) =>
    STATS.every((stat) => ranges[stat].least <= known.after[stat] && known.after[stat] <= ranges[stat].most),
  );
  const own = mergeSteps(branches.map(({ steps }) => steps));
  const unclear = new Set(own.flatMap((line) => line.unclear));
  const explained = sum(own.map(({ changes }) => changes));
  const rest = (stat: Stat): number => known.after[stat] - known.before.stats[stat] - (explained[stat] ?? 0);
  const others = amountsOf((stat) => (unclear.has(stat) ? 0 : rest(stat)));
  const together = amountsOf((stat) => (unclear.has(stat) ? rest(stat) : 0));
  return [
    ...own,
    ...(isNothing(others) ? [] : [{ kind: 'others', changes: others } as const]),
    ...(unclear.size === 0 ? [] : [{ kind: 'together', changes: together } as const]),
  ];
}

function isNothing(amounts: Amounts): boolean {
  return Object.keys(amounts).length === 0;
}

/** Every way in which the day may have gone. */
function branchesOf({ day, before, plan, others }: Known): readonly Branch[] {
  let branches: readonly Branch[] = [knownStart(before.stats)];
  let { doubling, owed, hasDoneE } = before;
  let contestBefore = false;
  for (const [slot, action] of slotsOf(plan)) {
    branches = branches.map((branch) => maybeHit(branch, others));
    if (isContest(action)) {
      const given = branches.map((branch) => maybeGiven(branch, others));
      branches = entered(given, action.do, owed, slot);
      owed = 0;
    } else {
      const factor = doubling ? 2 : 1;
      const setting = {
        slot,
        factor,
        afterContest: contestBefore,
        firstE: !hasDoneE,
        // It begins at 1 and grows by 1 a slot (PS-8).
        mostCounter: (day - 1) * SLOTS.length + slot + 1,
        others,
      } as const;
      branches = branches
        .flatMap((branch) => acted(branch, action, setting))
        .map((branch) => maybeGiven(branch, others));
      doubling = action.do === 'A';
      owed += action.do === 'H' ? factor : 0;
      hasDoneE ||= action.do === 'E';
    }
    contestBefore = isContest(action);
  }
  return branches;
}

function slotsOf(plan: Plan | undefined): readonly (readonly [Slot, Plan['slots'][number]])[] {
  const [morning, afternoon, evening] = plan?.slots ?? [];
  return morning === undefined || afternoon === undefined || evening === undefined
    ? []
    : [
        [0, morning],
        [1, afternoon],
        [2, evening],
      ];
}

/** What all branches agree on, step by step; all have the same steps, since the plan is the same. */
function mergeSteps(all: readonly (readonly Step[])[]): readonly Extract<AccountLine, { kind: 'own' }>[] {
  return (all[0] ?? []).map((first, index) => {
    const versions = all.flatMap((steps) => steps.slice(index, index + 1));
    const amount = (stat: Stat): number | null => {
      const amounts = new Set(versions.map(({ changes }) => changes[stat] ?? (stat in changes ? null : 0)));
      const [only = null] = amounts;
      return amounts.size === 1 ? only : null;
    };
    return {
      kind: 'own',
      slot: first.slot,
      doubled: first.doubled,
      cause: mergeCauses(versions.map(({ cause }) => cause)),
      changes: amountsOf((stat) => amount(stat) ?? 0),
      unclear: STATS.filter((stat) => amount(stat) === null),
    };
  });
}

/** What the causes of one step have in common; details that a player cannot know are left out. */
function mergeCauses(causes: readonly Cause[]): Cause {
  const [first, ...rest] = causes;
  if (first === undefined) return { kind: 'A' };
  const worked = (own: boolean | null): boolean | null =>
    rest.every((cause) => 'worked' in cause && cause.worked === own) ? own : null;
  switch (first.kind) {
    case 'B': {
      const same = rest.every((cause) => cause.kind === 'B' && cause.cleverness === first.cleverness);
      return { kind: 'B', worked: worked(first.worked), cleverness: same ? first.cleverness : undefined };
    }
    case 'F':
      return { kind: 'F', target: first.target, worked: worked(first.worked) };
    case 'G':
      return { kind: 'G', lose: first.lose, worked: worked(first.worked) };
    case 'I':
      return { kind: 'I', stat: first.stat, points: first.points, worked: worked(first.worked) };
    case 'J':
      return { kind: 'J' };
    case 'A':
    case 'C':
    case 'D':
    case 'E':
    case 'H':
    case 'gift':
    case 'hit':
    case 'contest':
    case 'owed':
      return first;
  }
}

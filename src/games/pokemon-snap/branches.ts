// What may have happened to a Pokémon during a day, as far as its player can tell: every branch is one way,
// with a range for each stat, since others may have hit or given presents in any slot. The rules themselves
// are those of the engine; here is only what can be known of them.
import { B_CLEVERNESS, effectOf, G_LOSS, GIFT, HIT, type Doing, type Sight } from './activities';
import { afterContest, LOOKS_AT } from './contests';
import type { Cause } from './deeds';
import { eachStat } from './stats';
import { STATS, type Contest, type Slot, type Stat, type Stats } from './types';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export type Ranges = Readonly<Record<Stat, Range>>;

/** Something that the Pokémon did, and what it changed; null where the amount cannot be known. */
export interface Step {
  readonly slot: Slot;
  readonly cause: Cause;
  readonly doubled: boolean;
  readonly changes: Readonly<Partial<Record<Stat, number | null>>>;
}

export interface Branch {
  readonly ranges: Ranges;
  readonly steps: readonly Step[];
}

/** What the player knows about a slot before it is played. */
export interface Setting {
  readonly slot: Slot;
  readonly factor: 1 | 2;
  readonly afterContest: boolean;
  readonly firstE: boolean;
  /** The highest that Activity J's counter can stand at. */
  readonly mostCounter: number;
  /** How many other Pokémon there are. */
  readonly others: number;
}

/** More branches than this are not told apart: what follows is then left open. */
const MOST_BRANCHES = 500;
const MOST_DONATED = 3;

/** A day's only branch before it begins. */
export function knownStart(stats: Stats): Branch {
  return { ranges: eachStat((stat) => exactly(stats[stat])), steps: [] };
}

/** Others' Activity F, before anything else in a slot. */
export function maybeHit({ ranges, steps }: Branch, others: number): Branch {
  const { least, most } = ranges.Coolness;
  const loss = others * (HIT.Coolness ?? 0);
  return { ranges: { ...ranges, Coolness: { least: Math.max(0, least + loss), most } }, steps };
}

/** Others' Activity C, before the contests of a slot. */
export function maybeGiven({ ranges, steps }: Branch, others: number): Branch {
  const { least, most } = ranges.Cuteness;
  return {
    ranges: { ...ranges, Cuteness: { least, most: most + others * (GIFT.Cuteness ?? 0) } },
    steps,
  };
}

/** The Pokémon's own activity: one branch for each way in which it may have gone. */
export function acted(branch: Branch, action: Doing, setting: Setting): readonly Branch[] {
  const known = { toughness: { own: 0, theirs: 0 }, shared: { counter: 0, players: 1 }, donations: [] };
  const go = (ranges: Ranges, sight: Partial<Sight>): Branch => {
    const { afterContest: contestBefore, firstE, factor, slot } = setting;
    const stats = eachStat((stat) => ranges[stat].least);
    const { cause, gains, losses } = effectOf(action, factor, {
      stats,
      afterContest: contestBefore,
      firstE,
      ...known,
      ...sight,
    });
    const amount = (stat: Stat): number => (gains[stat] ?? 0) + (losses[stat] ?? 0);
    const changes = Object.fromEntries(
      STATS.filter((stat) => amount(stat) !== 0).map((stat) => [stat, amount(stat)]),
    );
    return {
      ranges: eachStat((stat) => shifted(ranges[stat], amount(stat))),
      steps: [...branch.steps, { slot, cause: seen(cause, ranges), doubled: factor === 2, changes }],
    };
  };
  const { ranges } = branch;
  switch (action.do) {
    case 'B':
      return cut(ranges, 'Cleverness', B_CLEVERNESS).map((part) => go(part, {}));
    case 'F':
      return [1, 0].map((own) => go(ranges, { toughness: { own, theirs: 1 - own } }));
    case 'G':
      return cut(ranges, action.lose, G_LOSS * setting.factor).map((part) => go(part, {}));
    case 'I':
      return cut(ranges, action.stat, action.points * setting.factor).map((part) =>
        returnedUnseen(go(part, { donations: [{ player: '', stat: action.stat, points: 0 }] }), setting),
      );
    case 'J':
      return Array.from({ length: setting.mostCounter + 1 }, (_, counter) =>
        go(ranges, { shared: { counter, players: 1 } }),
      );
    case 'A':
    case 'C':
    case 'D':
    case 'E':
    case 'H':
      return [go(ranges, {})];
  }
}

/** A cause without what the player cannot be sure of. */
function seen(cause: Cause, ranges: Ranges): Cause {
  const { least, most } = ranges.Cleverness;
  return cause.kind === 'B' && least !== most ? { kind: 'B', worked: cause.worked } : cause;
}

/** After a donation that worked any stat may have gained: what others gave the time before is secret. */
function returnedUnseen(branch: Branch, { others, factor }: Setting): Branch {
  const step = branch.steps[branch.steps.length - 1];
  if (step?.cause.kind !== 'I' || step.cause.worked !== true) return branch;
  const most = Math.max(2, others + 1) * MOST_DONATED * factor;
  return {
    ranges: eachStat((stat) => ({
      least: branch.ranges[stat].least,
      most: branch.ranges[stat].most + most,
    })),
    steps: [...branch.steps.slice(0, -1), { ...step, changes: eachStat(() => null) }],
  };
}

/** A contest; the stats that it looks at are told apart value by value where those are not too many. */
export function entered(
  branches: readonly Branch[],
  contest: Contest,
  owed: number,
  slot: Slot,
): readonly Branch[] {
  const looksAt = LOOKS_AT[contest];
  const ways = branches.reduce((total, { ranges }) => total + waysOf(ranges, looksAt), 0);
  const cause: Cause = { kind: 'contest', contest };
  const after =
    ways > MOST_BRANCHES
      ? branches.map((branch) => blurred(branch, looksAt, { slot, cause }))
      : branches.flatMap((branch) =>
          split(branch.ranges, looksAt).map((ranges): Branch => {
            const stats = eachStat((stat) => ranges[stat].least);
            const then = afterContest(contest, stats);
            const changes = Object.fromEntries(
              looksAt
                .filter((stat) => then[stat] !== stats[stat])
                .map((stat) => [stat, then[stat] - stats[stat]]),
            );
            return {
              ranges: eachStat((stat) => (looksAt.includes(stat) ? exactly(then[stat]) : ranges[stat])),
              steps: [...branch.steps, { slot, cause, doubled: false, changes }],
            };
          }),
        );
  return owed === 0 ? after : after.map((branch) => takenBack(branch, owed, slot));
}

/** A contest on stats that could be too many things: none of those it looks at grows. */
function blurred(
  { ranges, steps }: Branch,
  looksAt: readonly Stat[],
  step: { readonly slot: Slot; readonly cause: Cause },
): Branch {
  const most = Math.max(...looksAt.map((stat) => ranges[stat].most));
  const changes = Object.fromEntries(looksAt.map((stat) => [stat, null]));
  return {
    ranges: eachStat((stat) => (looksAt.includes(stat) ? { least: 0, most } : ranges[stat])),
    steps: [...steps, { ...step, doubled: false, changes }],
  };
}

/** The loss owed from Activity H. */
function takenBack({ ranges, steps }: Branch, owed: number, slot: Slot): Branch {
  const taken = ({ least, most }: Range): number | null =>
    least >= owed ? -owed : least === most ? -least : null;
  return {
    ranges: eachStat((stat) => shifted(ranges[stat], -owed)),
    steps: [
      ...steps,
      { slot, cause: { kind: 'owed' }, doubled: false, changes: eachStat((stat) => taken(ranges[stat])) },
    ],
  };
}

function exactly(value: number): Range {
  return { least: value, most: value };
}

function shifted({ least, most }: Range, by: number): Range {
  return { least: Math.max(0, least + by), most: Math.max(0, most + by) };
}

/** The ranges in which a stat is at least `needed`, and those in which it is not. */
function cut(ranges: Ranges, stat: Stat, needed: number): readonly Ranges[] {
  const { least, most } = ranges[stat];
  if (least >= needed || most < needed) return [ranges];
  return [
    { ...ranges, [stat]: { least: needed, most } },
    { ...ranges, [stat]: { least, most: needed - 1 } },
  ];
}

function waysOf(ranges: Ranges, stats: readonly Stat[]): number {
  return stats.reduce((product, stat) => product * (ranges[stat].most - ranges[stat].least + 1), 1);
}

/** Every value of these stats by itself. */
function split(ranges: Ranges, stats: readonly Stat[]): readonly Ranges[] {
  return stats.reduce<readonly Ranges[]>(
    (list, stat) =>
      list.flatMap((each) =>
        Array.from({ length: each[stat].most - each[stat].least + 1 }, (_, index) => ({
          ...each,
          [stat]: exactly(each[stat].least + index),
        })),
      ),
    [ranges],
  );
}

// The account of why a Pokémon's stats changed: the host's with every cause, a player's as far as they can know it.
import { sentence, type Line } from '../frame/account';
import { capitalised, signedNumber } from '../frame/wording';
import { activityWhy, otherWhy } from './activity-words';
import { CONTEST } from './contests';
import type { Explanation } from './explanation/explain';
import { SLOTS, STATS, type Cause, type Stat } from './types';
import { amountsText, NO_CHANGE } from './words';

/** Gives the reason why stats changed, or why they did not, with what Activity A did to it. */
export function whyText(cause: Cause): string {
  switch (cause.kind) {
    case 'activity': {
      const why = activityWhy(cause);
      if (!cause.doubled) return why;
      return cause.action.do === 'A' || cause.worked === false
        ? `${why}; the Activity A before is used up`
        : `${why}; doubled by Activity A`;
    }
    case 'other':
      return otherWhy(cause.activity, cause.by);
    case 'contest':
      return `Contest ${cause.contest}: ${CONTEST[cause.contest].change}`;
    case 'owed':
      return 'Activity H: what it gave is taken back';
  }
}

/** A change of a day as its player reads it. */
interface DayChange {
  /** The slot, or `All day`. */
  readonly when: string;
  readonly change: string;
  readonly why: string;
  /** What the player's own plan did; nothing where others did it too. */
  readonly cause?: Cause;
}

/**
 * Gives the changes of a day, which add up to all of it: what cannot be told apart is one change, with everything that
 * may have brought it.
 */
export function dayChanges(lines: readonly Explanation[]): readonly DayChange[] {
  return lines.flatMap((line): readonly DayChange[] => {
    const change = amountsText(line.amounts);
    switch (line.kind) {
      case 'own': {
        const { slot, cause, unclear } = line;
        if (change === NO_CHANGE && unclear.length > 0) return [];
        return [{ when: SLOTS[slot], change, why: whyText(cause), cause }];
      }
      case 'others':
        return [{ when: 'All day', change, why: OTHERS_WHY }];
      case 'together':
        return [{ when: 'All day', change, why: togetherText(lines, STATS) }];
    }
  });
}

/** Tells a day in short: what failed, with the reason, then in one line what changed. */
export function changeLines(lines: readonly Explanation[]): readonly Line[] {
  const failed = lines.filter(hasFailed).map((line) => sentence(`${ownText(line)}.`));
  const idle = seemsIdle(lines);
  const changed = lines.filter((line) => line !== idle).flatMap(shortText);
  return [
    ...failed,
    ...(idle === undefined
      ? []
      : [sentence(`${ownText(idle)}. It brought nothing, as far as you can know.`)]),
    ...(changed.length === 0 ? [] : [sentence(`${capitalised(changed.join('; '))}.`)]),
  ];
}

function hasFailed(line: Explanation): line is OwnLine {
  return line.kind === 'own' && line.cause.kind === 'activity' && line.cause.worked === false;
}

/** Gives the activity whose effect is unclear, on a day on which nothing came of it: it may well have failed. */
function seemsIdle(lines: readonly Explanation[]): OwnLine | undefined {
  const [only, ...others] = lines.flatMap((line) =>
    line.kind === 'own' && line.cause.kind === 'activity' && line.unclear.length > 0 ? [line] : [],
  );
  if (only === undefined) return undefined;
  const moved = lines.some((line) => line.kind === 'together' && amountsText(line.amounts) !== NO_CHANGE);
  return others.length > 0 || moved || amountsText(only.amounts) !== NO_CHANGE ? undefined : only;
}

/** Gives a change in few words, `Afternoon Y: −7 Cleverness`; an amount that is shown only in total stands elsewhere. */
function shortText(line: Explanation): readonly string[] {
  const change = amountsText(line.amounts);
  if (line.kind === 'together') return [];
  if (line.kind === 'others') return [`other Pokémon: ${change}`];
  const { slot, cause, unclear } = line;
  const what =
    cause.kind === 'activity' ? cause.action.do : cause.kind === 'contest' ? cause.contest : 'H ends';
  if (change !== NO_CHANGE) return [`${SLOTS[slot]} ${what}: ${change}`];
  return unclear.length === 0 ? [] : [`${SLOTS[slot]} ${what}`];
}

/** Gives the changes of one stat on a day, as sentences that add up; none where nothing changed it. */
export function statChanges(stat: Stat, lines: readonly Explanation[]): readonly string[] {
  return lines.flatMap((line) => {
    const by = line.amounts[stat] ?? 0;
    switch (line.kind) {
      case 'own':
        return by === 0 ? [] : [`${signedNumber(by)}: ${ownText(line)}`];
      case 'others':
        return by === 0 ? [] : [`${signedNumber(by)}: ${OTHERS_WHY}`];
      case 'together': {
        const why = seemsIdle(lines) === undefined ? togetherText(lines, [stat]) : '';
        return why === '' ? [] : [`${by === 0 ? 'No change' : signedNumber(by)} ${why}`];
      }
    }
  });
}

const OTHERS_WHY = 'what other Pokémon did, in total';

type OwnLine = Extract<Explanation, { readonly kind: 'own' }>;

function ownText({ slot, cause }: OwnLine): string {
  return `${SLOTS[slot]}, ${whyText(cause)}`;
}

/** Gives all that may have changed these stats and cannot be told apart; empty where it can. */
function togetherText(lines: readonly Explanation[], stats: readonly Stat[]): string {
  const parts = lines.flatMap((line) =>
    line.kind === 'own' && line.unclear.some((stat) => stats.includes(stat)) ? [ownText(line)] : [],
  );
  return parts.length === 0 ? '' : `in total: ${[...parts, 'and whatever other Pokémon did'].join('; ')}`;
}

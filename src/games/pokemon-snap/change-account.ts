// Why a Pokémon's stats changed, in words. The host reads every cause, and the player reads what they can know.
import { sentenceLine, type Line } from '../frame/account';
import { capitalise, signedNumber } from '../frame/wording';
import { activityCauseText, otherCauseText } from './activity-words';
import { CONTEST_RULES } from './contests';
import type { Explanation } from './explanation/explain';
import { SLOTS, STATS, type Cause, type Stat } from './types';
import { amountsText, NO_CHANGE_TEXT } from './words';

/** Why stats changed or didn't, and whether the change was doubled. */
export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'activity': {
      const why = activityCauseText(cause);
      if (!cause.doubled) return why;
      return cause.action.do === 'A' || cause.worked === false
        ? `${why}; the earlier Activity A is used up`
        : `${why}; doubled by Activity A`;
    }
    case 'other':
      return otherCauseText(cause.activity, cause.by);
    case 'contest':
      return `Contest ${cause.contest}: ${CONTEST_RULES[cause.contest].change}`;
    case 'owed':
      return 'Activity H: the temporary gain ends';
  }
}

/** One of a day's changes, as the Pokémon's player reads it. */
interface DayChange {
  /** A slot, or `All day`. */
  readonly when: string;
  readonly change: string;
  readonly why: string;
  /** The cause, if it's the player's own action; absent if other Pokémon were involved too. */
  readonly cause?: Cause;
}

/** A day's changes. Changes that the player can't tell apart are one entry with all possible causes. */
export function dayChanges(lines: readonly Explanation[]): readonly DayChange[] {
  return lines.flatMap((line): readonly DayChange[] => {
    const change = amountsText(line.amounts);
    switch (line.kind) {
      case 'own': {
        const { slot, cause, unclear } = line;
        if (change === NO_CHANGE_TEXT && unclear.length > 0) return [];
        return [{ when: SLOTS[slot], change, why: causeText(cause), cause }];
      }
      case 'others':
        return [{ when: 'All day', change, why: OTHERS_CAUSE_TEXT }];
      case 'together':
        return [{ when: 'All day', change, why: combinedCausesText(lines, STATS) }];
    }
  });
}

/** A day's changes in short: what failed and why, then all changes in one line. */
export function changeLines(lines: readonly Explanation[]): readonly Line[] {
  const failed = lines.filter(hasActivityFailed).map((line) => sentenceLine(`${actionCauseText(line)}.`));
  const idle = apparentlyFailedActivity(lines);
  const changed = lines.filter((line) => line !== idle).flatMap(shortChangeTexts);
  return [
    ...failed,
    ...(idle === undefined
      ? []
      : [sentenceLine(`${actionCauseText(idle)}. As far as you can tell, it changed nothing.`)]),
    ...(changed.length === 0 ? [] : [sentenceLine(`${capitalise(changed.join('; '))}.`)]),
  ];
}

function hasActivityFailed(line: Explanation): line is ActionLine {
  return line.kind === 'own' && line.cause.kind === 'activity' && line.cause.worked === false;
}

/** If nothing changed on a day and only one activity's effect is unclear: that activity, which has probably failed. */
function apparentlyFailedActivity(lines: readonly Explanation[]): ActionLine | undefined {
  const [only, ...others] = lines.flatMap((line) =>
    line.kind === 'own' && line.cause.kind === 'activity' && line.unclear.length > 0 ? [line] : [],
  );
  if (only === undefined) return undefined;
  const moved = lines.some(
    (line) => line.kind === 'together' && amountsText(line.amounts) !== NO_CHANGE_TEXT,
  );
  return others.length > 0 || moved || amountsText(only.amounts) !== NO_CHANGE_TEXT ? undefined : only;
}

/** A change in short: `Afternoon Y: −7 Cleverness`. Amounts known only in total are shown elsewhere. */
function shortChangeTexts(line: Explanation): readonly string[] {
  const change = amountsText(line.amounts);
  if (line.kind === 'together') return [];
  if (line.kind === 'others') return [`other Pokémon: ${change}`];
  const { slot, cause, unclear } = line;
  const what =
    cause.kind === 'activity' ? cause.action.do : cause.kind === 'contest' ? cause.contest : 'H ends';
  if (change !== NO_CHANGE_TEXT) return [`${SLOTS[slot]} ${what}: ${change}`];
  return unclear.length === 0 ? [] : [`${SLOTS[slot]} ${what}`];
}

/** A day's changes of one stat, as sentences that add up to the total. */
export function statChanges(stat: Stat, lines: readonly Explanation[]): readonly string[] {
  return lines.flatMap((line) => {
    const by = line.amounts[stat] ?? 0;
    switch (line.kind) {
      case 'own':
        return by === 0 ? [] : [`${signedNumber(by)}: ${actionCauseText(line)}`];
      case 'others':
        return by === 0 ? [] : [`${signedNumber(by)}: ${OTHERS_CAUSE_TEXT}`];
      case 'together': {
        const why = apparentlyFailedActivity(lines) === undefined ? combinedCausesText(lines, [stat]) : '';
        return why === '' ? [] : [`${by === 0 ? 'No change' : signedNumber(by)} ${why}`];
      }
    }
  });
}

const OTHERS_CAUSE_TEXT = 'effects of other Pokémon, in total';

type ActionLine = Extract<Explanation, { readonly kind: 'own' }>;

function actionCauseText({ slot, cause }: ActionLine): string {
  return `${SLOTS[slot]}, ${causeText(cause)}`;
}

/** All that may have changed these stats, if the player can't tell by how much each did; can be empty. */
function combinedCausesText(lines: readonly Explanation[], stats: readonly Stat[]): string {
  const parts = lines.flatMap((line) =>
    line.kind === 'own' && line.unclear.some((stat) => stats.includes(stat)) ? [actionCauseText(line)] : [],
  );
  return parts.length === 0 ? '' : `in total: ${[...parts, 'and effects of other Pokémon'].join('; ')}`;
}

// What activities did and why, in words. The page's script doesn't need these words, so they aren't in `activities`.
import { ACTIVITY_AMOUNTS, doublingFactor, actionRequirement, type StatRequirement } from './activities';
import type { Activity, ActivityAction, ActivityCause } from './types';

const { G, I } = ACTIVITY_AMOUNTS;

interface ActivityWords<Letter extends Activity> {
  /** The action's choices, for the table of plans. */
  readonly choices?: (action: ActivityAction<Letter>) => string;
  /** Why the activity had this effect. `enough`: words on whether the Pokémon had what the activity needs. */
  readonly why?: (action: ActivityAction<Letter>, cause: ActivityCause, enough: string) => string;
  /** For the Pokémon that the activity names: words to follow the acting Pokémon's name. */
  readonly toOther?: string;
}

const WORDS: { readonly [Letter in Activity]: ActivityWords<Letter> } = {
  A: {
    why: () => 'the next activity counts double',
  },
  B: {
    why: (_action, _cause, enough) => enough,
  },
  C: {
    choices: ({ player }) => player,
  },
  D: {
    why: (_action, { circumstances: { afterContest } }) =>
      afterContest ? 'right after a contest' : 'not right after a contest',
  },
  E: {
    why: (_action, { circumstances: { firstE } }) => (firstE ? 'the first time' : 'not the first time'),
  },
  F: {
    choices: ({ player }) => player,
    why: ({ player }, { worked, circumstances: { toughness } }) => {
      if (worked === null) return `works if you’re tougher than ${player}`;
      const compared =
        toughness === undefined ? '' : ` (Toughness ${toughness.own} against ${toughness.theirs})`;
      return `${worked ? 'tougher' : 'failed, not tougher'} than ${player}${compared}`;
    },
    toOther: ', who was tougher',
  },
  G: {
    choices: ({ lose, gain }) => `lose ${lose}, gain ${gain}`,
    why: ({ lose, gain }, { worked, doubled }, enough) => {
      const factor = doublingFactor(doubled);
      return worked === true ? `${G.loss * factor} ${lose} for ${G.gain * factor} ${gain}` : enough;
    },
  },
  H: {
    why: () => 'until the end of the next contest',
  },
  I: {
    choices: ({ stat, points }) => `${points} ${stat}`,
    why: ({ stat, points }, { worked, circumstances: { donors } }, enough) =>
      worked === true ? `${points} ${stat} donated${describeReturn(donors)}` : enough,
  },
  J: {
    choices: ({ stat }) => stat,
    why: (_action, { circumstances: { shared } }) =>
      shared === undefined
        ? 'a share of the counter'
        : `the counter (${shared.counter}) divided by ${shared.players}`,
  },
};

function actionWords<Letter extends Activity>(action: ActivityAction<Letter>): ActivityWords<Letter> {
  return WORDS[action.do];
}

/** An action: `G: lose Coolness, gain Beauty`. */
export function activityText(action: ActivityAction): string {
  const choices = actionWords(action).choices?.(action);
  return choices === undefined ? action.do : `${action.do}: ${choices}`;
}

/** The cause of a change: `Activity B: Cleverness 7 is at least 6`. */
export function activityCauseText(cause: ActivityCause): string {
  const { action, doubled } = cause;
  const why = actionWords(action).why?.(
    action,
    cause,
    requirementText(actionRequirement(action, doubled), cause),
  );
  return why === undefined ? `Activity ${action.do}` : `Activity ${action.do}: ${why}`;
}

/** The cause of a change by another Pokémon: `Activity C by Ana`. */
export function otherCauseText(activity: Activity, by: string): string {
  return `Activity ${activity} by ${by}${WORDS[activity].toOther ?? ''}`;
}

/** Whether the need was met: `failed because Beauty 2 is below 3`; empty if nothing is needed. */
function requirementText(
  need: StatRequirement | undefined,
  { worked, circumstances: { had } }: ActivityCause,
): string {
  if (need === undefined) return '';
  if (worked === null) return `works with at least ${need.least} ${need.stat}`;
  if (worked && had === undefined) return `with at least ${need.least} ${need.stat}`;
  const amount = had === undefined ? need.stat : `${need.stat} ${had}`;
  return worked ? `${amount} is at least ${need.least}` : `failed because ${amount} is below ${need.least}`;
}

function describeReturn(donors: number | undefined): string {
  if (donors === undefined) return '';
  if (donors === 0) return `; the first donation of the game gives ${I.first} of everything`;
  return donors === 1
    ? '; gained twice the previous donation'
    : `; gained the sum of the ${donors} previous donations`;
}

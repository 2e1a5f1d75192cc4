// The contests: their form labels, what they compare, and how they change the entrants' stats (PS-11).
import { plural } from '../frame/wording';
import { addAmounts, buildStats, statValues } from './stats';
import { STARTING_STAT, STATS, type Action, type Contest, type Slot, type Stat, type Stats } from './types';

export const PLACE_POINTS = [3, 2, 1] as const;
const POINTS_BY_PLACE_TEXT = `${PLACE_POINTS[0]}, ${PLACE_POINTS[1]} and ${PLACE_POINTS[2]} AP for the three highest values in the whole game`;
export const CONTEST_X_RULE = { points: 2, loss: 3 } as const;
/** Contest Y counts the attributes that are at least this high. */
export const CONTEST_Y_RULE = { least: 6 } as const;
const CONTEST_Z_RULE = { divisor: 2 } as const;

interface ContestRule {
  /** The form's label. Never change a label, because existing forms use it. */
  readonly label: string;
  /** How many AP the contest gives, in words. */
  readonly pays: string;
  /** The value that the contest compares, in words. */
  readonly value: (photo: Stats) => string;
  /** How the contest changes an entrant's attributes, in words. */
  readonly change: string;
  /** Attributes that the contest can change. None of them can rise above the highest of them. */
  readonly looksAt: readonly Stat[];
  /** The entrant's stats afterwards. */
  readonly after: (photo: Stats) => Stats;
}

export const CONTEST_RULES: Readonly<Record<Contest, ContestRule>> = {
  V: {
    label: 'highest attribute far above the second highest',
    pays: POINTS_BY_PLACE_TEXT,
    value: (photo) => `your highest attribute is ${contestVLead(photo)} above your second highest`,
    change: 'the highest attribute falls to the lowest',
    looksAt: STATS,
    after: (photo) => {
      const [highest, lowest] = [Math.max(...statValues(photo)), Math.min(...statValues(photo))];
      return buildStats((stat) => (photo[stat] === highest ? lowest : photo[stat]));
    },
  },
  W: {
    label: 'Coolness times Cleverness',
    pays: POINTS_BY_PLACE_TEXT,
    value: (photo) => `the product is ${contestWProduct(photo)}`,
    change: 'Coolness and Cleverness become the difference between them',
    looksAt: ['Coolness', 'Cleverness'],
    after: (photo) => {
      const difference = Math.abs(photo.Coolness - photo.Cleverness);
      return { ...photo, Coolness: difference, Cleverness: difference };
    },
  },
  X: {
    label: 'Cuteness plus Beauty, against those who enter today',
    pays: `${CONTEST_X_RULE.points} AP for the highest sum today`,
    value: (photo) => `the sum is ${contestXSum(photo)}`,
    change: `Cuteness and Beauty fall by ${CONTEST_X_RULE.loss}`,
    looksAt: ['Cuteness', 'Beauty'],
    after: (photo) => addAmounts(photo, { Cuteness: -CONTEST_X_RULE.loss, Beauty: -CONTEST_X_RULE.loss }),
  },
  Y: {
    label: `number of attributes of at least ${CONTEST_Y_RULE.least}`,
    pays: '1 AP for each',
    value: (photo) =>
      `you have ${plural(strongAttributeCount(photo), 'attribute')} at ${CONTEST_Y_RULE.least} or more`,
    change: `attributes at ${CONTEST_Y_RULE.least} or more go back to ${STARTING_STAT}`,
    looksAt: STATS,
    after: (photo) =>
      buildStats((stat) => (photo[stat] >= CONTEST_Y_RULE.least ? STARTING_STAT : photo[stat])),
  },
  Z: {
    label: 'more Toughness than the others have Beauty',
    pays: '1 AP for each other Pokémon that enters Z on any day with Beauty below your Toughness',
    value: (photo) => `you have ${photo.Toughness} Toughness`,
    change: 'Toughness and Beauty are halved',
    looksAt: ['Toughness', 'Beauty'],
    after: (photo) => ({
      ...photo,
      Toughness: Math.floor(photo.Toughness / CONTEST_Z_RULE.divisor),
      Beauty: Math.floor(photo.Beauty / CONTEST_Z_RULE.divisor),
    }),
  },
};

export function contestVLead(photo: Stats): number {
  const [highest = 0, second = 0] = [...statValues(photo)].sort((a, b) => b - a);
  return highest - second;
}

export function contestWProduct({ Coolness, Cleverness }: Stats): number {
  return Coolness * Cleverness;
}

export function contestXSum({ Cuteness, Beauty }: Stats): number {
  return Cuteness + Beauty;
}

export function strongAttributeCount(photo: Stats): number {
  return statValues(photo).filter((value) => value >= CONTEST_Y_RULE.least).length;
}

export function isContest(action: Action): action is Extract<Action, { readonly do: Contest }> {
  return isContestLetter(action.do);
}

export function isContestLetter(letter: Action['do']): letter is Contest {
  return letter in CONTEST_RULES;
}

/** Whether the day's previous slot is a contest (PS-9). */
export function isRightAfterContest(
  { slots }: { readonly slots: readonly (Action | undefined)[] },
  slot: Slot,
): boolean {
  const before = slots[slot - 1];
  return before !== undefined && isContest(before);
}

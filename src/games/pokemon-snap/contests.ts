// Contests, one entry each: what it is called on the form, what it depends on, and how it changes the stats of
// Pokémon that entered (PS-11).
import { add, eachStat, valuesOf } from './stats';
import { STARTING_STAT, STATS, type Action, type Contest, type Slot, type Stat, type Stats } from './types';

/** AP for the highest value, the second highest, the third. */
export const PLACES = [3, 2, 1] as const;
const BY_PLACE = `${PLACES.join(', ')} AP for the three highest of all who enter it on any day`;
export const X = { points: 2, loss: 3 } as const;
/** From which values on an attribute counts for contest Y, and how far contest Z sets it back. */
export const Y = { least: 6 } as const;
const Z = { divisor: 2 } as const;

interface ContestRule {
  /** What the form calls it. */
  readonly label: string;
  /** The AP that it may bring. */
  readonly pays: string;
  /** The value that it looks at, of a Pokémon with these stats. */
  readonly value: (photo: Stats) => string;
  /** Its effect on the attributes of a Pokémon that entered it. */
  readonly change: string;
  /** The attributes that it may change; it makes none of them higher than the highest of them was. */
  readonly looksAt: readonly Stat[];
  /** The stats after it, from those with which it was entered. */
  readonly after: (photo: Stats) => Stats;
}

export const CONTEST: Readonly<Record<Contest, ContestRule>> = {
  V: {
    label: 'highest attribute far above the second highest',
    pays: BY_PLACE,
    value: (photo) => `${leadOf(photo)} above the second highest`,
    change: 'the highest attribute falls to the lowest',
    looksAt: STATS,
    after: (photo) => {
      const [highest, lowest] = [Math.max(...valuesOf(photo)), Math.min(...valuesOf(photo))];
      return eachStat((stat) => (photo[stat] === highest ? lowest : photo[stat]));
    },
  },
  W: {
    label: 'Coolness times Cleverness',
    pays: BY_PLACE,
    value: (photo) => `the product is ${productOf(photo)}`,
    change: 'Coolness and Cleverness become the difference between them',
    looksAt: ['Coolness', 'Cleverness'],
    after: (photo) => {
      const difference = Math.abs(photo.Coolness - photo.Cleverness);
      return { ...photo, Coolness: difference, Cleverness: difference };
    },
  },
  X: {
    label: 'Cuteness plus Beauty, against those who enter today',
    pays: `${X.points} AP for the most`,
    value: (photo) => `the sum is ${charmOf(photo)}`,
    change: `${X.loss} Cuteness and ${X.loss} Beauty are lost`,
    looksAt: ['Cuteness', 'Beauty'],
    after: (photo) => add(photo, { Cuteness: -X.loss, Beauty: -X.loss }),
  },
  Y: {
    label: `number of attributes of at least ${Y.least}`,
    pays: '1 AP for each',
    value: (photo) => `${strongIn(photo)} of at least ${Y.least}`,
    change: `attributes of at least ${Y.least} go back to ${STARTING_STAT}`,
    looksAt: STATS,
    after: (photo) => eachStat((stat) => (photo[stat] >= Y.least ? STARTING_STAT : photo[stat])),
  },
  Z: {
    label: 'more Toughness than the others have Beauty',
    pays: '1 AP for each other Pokémon that enters it on any day with less Beauty',
    value: (photo) => `Toughness ${photo.Toughness}`,
    change: 'Toughness and Beauty are halved',
    looksAt: ['Toughness', 'Beauty'],
    after: (photo) => ({
      ...photo,
      Toughness: Math.floor(photo.Toughness / Z.divisor),
      Beauty: Math.floor(photo.Beauty / Z.divisor),
    }),
  },
};

/** Gives the distance of the highest attribute from the second highest. */
export function leadOf(photo: Stats): number {
  const [highest = 0, second = 0] = [...valuesOf(photo)].sort((a, b) => b - a);
  return highest - second;
}

export function productOf({ Coolness, Cleverness }: Stats): number {
  return Coolness * Cleverness;
}

export function charmOf({ Cuteness, Beauty }: Stats): number {
  return Cuteness + Beauty;
}

/** Gives the number of attributes that count for contest Y. */
export function strongIn(photo: Stats): number {
  return valuesOf(photo).filter((value) => value >= Y.least).length;
}

/** True where a Pokémon enters a contest rather than doing an activity. */
export function isContest(action: Action): action is Extract<Action, { readonly do: Contest }> {
  return isContestLetter(action.do);
}

export function isContestLetter(letter: Action['do']): letter is Contest {
  return letter in CONTEST;
}

/** True where the slot just before this one, the same day, is a contest (PS-9). */
export function isRightAfterContest(
  { slots }: { readonly slots: readonly (Action | undefined)[] },
  slot: Slot,
): boolean {
  const before = slots[slot - 1];
  return before !== undefined && isContest(before);
}

// Contests, one entry each: what it is called on form and rules page, what it depends on, how it changes the stats of
// Pokémon that entered (PS-11), and the Appeal Points it gives (PS-10).
import { add, eachStat, valuesOf } from './stats';
import {
  STARTING_STAT,
  STATS,
  type Action,
  type Appeal,
  type Contest,
  type Creatures,
  type Slot,
  type Stat,
  type Stats,
} from './types';

/** AP for the highest value, the second highest, the third. */
const PLACES = [3, 2, 1] as const;
const BY_PLACE = `${PLACES.join(', ')} AP by place`;
const X = { points: 2, loss: 3 } as const;
/** From which values on an attribute counts for contest Y, and how far contest Z sets it back. */
const Y = { least: 6 } as const;
const Z = { divisor: 2 } as const;

interface Entrant {
  readonly name: string;
  readonly day: number;
  readonly photo: Stats;
}

interface ContestRule {
  /** What the form calls it. */
  readonly label: string;
  /** What the rules page says of it, after its letter. */
  readonly rule: string;
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
  /** The AP of each of those who entered it during the game. */
  readonly points: (entrants: readonly Entrant[]) => readonly number[];
}

export const CONTEST: Readonly<Record<Contest, ContestRule>> = {
  V: {
    label: 'highest attribute far above the second highest',
    rule: `how far your highest attribute is above your second highest. The highest value gets ${PLACES[0]} AP, the next value ${PLACES[1]}, the one after that ${PLACES[2]}; who has the same value gets the same. Your highest attribute, or all that tie for it, falls to your lowest.`,
    pays: BY_PLACE,
    value: (photo) => `${leadOf(photo)} above the second highest`,
    change: 'the highest attribute falls to the lowest',
    looksAt: STATS,
    after: (photo) => {
      const [highest, lowest] = [Math.max(...valuesOf(photo)), Math.min(...valuesOf(photo))];
      return eachStat((stat) => (photo[stat] === highest ? lowest : photo[stat]));
    },
    points: (entrants) => pointsByPlace(entrants, leadOf),
  },
  W: {
    label: 'Coolness times Cleverness',
    rule: 'Coolness times Cleverness, with AP as in V. Both become the difference between them.',
    pays: BY_PLACE,
    value: (photo) => `the product is ${productOf(photo)}`,
    change: 'Coolness and Cleverness become the difference between them',
    looksAt: ['Coolness', 'Cleverness'],
    after: (photo) => {
      const difference = Math.abs(photo.Coolness - photo.Cleverness);
      return { ...photo, Coolness: difference, Cleverness: difference };
    },
    points: (entrants) => pointsByPlace(entrants, productOf),
  },
  X: {
    label: 'Cuteness plus Beauty, against those who enter today',
    rule: `Cuteness plus Beauty. All who have the most among those who entered on the same day get ${X.points} AP. You lose ${X.loss} of both.`,
    pays: `${X.points} AP for the most`,
    value: (photo) => `the sum is ${charmOf(photo)}`,
    change: `${X.loss} Cuteness and ${X.loss} Beauty are lost`,
    looksAt: ['Cuteness', 'Beauty'],
    after: (photo) => add(photo, { Cuteness: -X.loss, Beauty: -X.loss }),
    points: (entrants) => {
      return entrants.map((own) => {
        const sameDay = entrants.filter(({ day }) => day === own.day);
        const most = Math.max(...sameDay.map(({ photo }) => charmOf(photo)));
        return charmOf(own.photo) === most ? X.points : 0;
      });
    },
  },
  Y: {
    label: `number of attributes of at least ${Y.least}`,
    rule: `1 AP for each attribute of at least ${Y.least}; those go back to ${STARTING_STAT}.`,
    pays: '1 AP for each',
    value: (photo) => `${strongIn(photo)} of at least ${Y.least}`,
    change: `attributes of at least ${Y.least} go back to ${STARTING_STAT}`,
    looksAt: STATS,
    after: (photo) => eachStat((stat) => (photo[stat] >= Y.least ? STARTING_STAT : photo[stat])),
    points: (entrants) => entrants.map(({ photo }) => strongIn(photo)),
  },
  Z: {
    label: 'more Toughness than the others have Beauty',
    rule: '1 AP for every other Pokémon that entered Z with less Beauty than you had Toughness. Both are halved, rounded down.',
    pays: '1 AP for each other one with less Beauty',
    value: (photo) => `Toughness ${photo.Toughness}`,
    change: 'Toughness and Beauty are halved',
    looksAt: ['Toughness', 'Beauty'],
    after: (photo) => ({
      ...photo,
      Toughness: Math.floor(photo.Toughness / Z.divisor),
      Beauty: Math.floor(photo.Beauty / Z.divisor),
    }),
    points: (entrants) =>
      entrants.map(
        (own) => entrants.filter((other) => other !== own && other.photo.Beauty < own.photo.Toughness).length,
      ),
  },
};

/** Gives the distance of the highest attribute from the second highest. */
function leadOf(photo: Stats): number {
  const [highest = 0, second = 0] = [...valuesOf(photo)].sort((a, b) => b - a);
  return highest - second;
}

function productOf({ Coolness, Cleverness }: Stats): number {
  return Coolness * Cleverness;
}

function charmOf({ Cuteness, Beauty }: Stats): number {
  return Cuteness + Beauty;
}

/** Gives the number of attributes that count for contest Y. */
function strongIn(photo: Stats): number {
  return valuesOf(photo).filter((value) => value >= Y.least).length;
}

/** Gives the AP of the three highest distinct values. */
function pointsByPlace(entrants: readonly Entrant[], value: (photo: Stats) => number): readonly number[] {
  const values = entrants.map(({ photo }) => value(photo));
  const places = [...new Set(values)].sort((a, b) => b - a);
  return values.map((each) => PLACES[places.indexOf(each)] ?? 0);
}

/** Gives the AP of every Pokémon, by contest. V, W and Z are settled only when the game ends (PS-10). */
export function appealOf(creatures: Creatures): ReadonlyMap<string, Appeal> {
  const points = {
    V: pointsIn('V', creatures),
    W: pointsIn('W', creatures),
    X: pointsIn('X', creatures),
    Y: pointsIn('Y', creatures),
    Z: pointsIn('Z', creatures),
  };
  return new Map(
    [...creatures.keys()].map((name) => {
      const by = (contest: Contest): number => points[contest].get(name) ?? 0;
      const [V, W, X, Y, Z] = [by('V'), by('W'), by('X'), by('Y'), by('Z')];
      return [name, { V, W, X, Y, Z, total: V + W + X + Y + Z }];
    }),
  );
}

function pointsIn(contest: Contest, creatures: Creatures): ReadonlyMap<string, number> {
  const entrants = [...creatures].flatMap(([name, { entered }]): Entrant[] => {
    const entry = entered.get(contest);
    return entry === undefined ? [] : [{ name, day: entry.day, photo: entry.photo }];
  });
  const points = CONTEST[contest].points(entrants);
  return new Map(entrants.map(({ name }, index) => [name, points[index] ?? 0]));
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

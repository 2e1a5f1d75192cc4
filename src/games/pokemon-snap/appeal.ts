// The Appeal Points that contests give (PS-10).
import { charmOf, leadOf, PLACES, productOf, strongIn, X } from './contests';
import type { Appeal, Contest, Creatures, Stats } from './types';

interface Entrant {
  readonly name: string;
  readonly day: number;
  readonly photo: Stats;
}

/** The AP of each of those who entered a contest during the game. */
const POINTS: Readonly<Record<Contest, (entrants: readonly Entrant[]) => readonly number[]>> = {
  V: (entrants) => pointsByPlace(entrants, leadOf),
  W: (entrants) => pointsByPlace(entrants, productOf),
  X: (entrants) =>
    entrants.map((own) => {
      const sameDay = entrants.filter(({ day }) => day === own.day);
      const most = Math.max(...sameDay.map(({ photo }) => charmOf(photo)));
      return charmOf(own.photo) === most ? X.points : 0;
    }),
  Y: (entrants) => entrants.map(({ photo }) => strongIn(photo)),
  Z: (entrants) =>
    entrants.map(
      (own) => entrants.filter((other) => other !== own && other.photo.Beauty < own.photo.Toughness).length,
    ),
};

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
  const points = POINTS[contest](entrants);
  return new Map(entrants.map(({ name }, index) => [name, points[index] ?? 0]));
}

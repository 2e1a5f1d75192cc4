// Appeal Points: what each Pokémon gets for the photos of its contests (PS-10).
import { ADMIRED } from './contests';
import { valuesOf } from './stats';
import { CONTESTS, type Appeal, type Contest, type Creatures, type Stats } from './types';

interface Entrant {
  readonly name: string;
  readonly day: number;
  readonly photo: Stats;
}

/** AP for the highest value, the second highest, the third. */
const PLACES = [3, 2, 1] as const;
const X_POINTS = 2;

/** Settles all contests; every Pokémon gets an entry. */
export function appealOf(creatures: Creatures): ReadonlyMap<string, Appeal> {
  const points = new Map(CONTESTS.map((contest) => [contest, settle(contest, entrants(creatures, contest))]));
  return new Map(
    [...creatures.keys()].map((name) => {
      const by = (contest: Contest): number => points.get(contest)?.get(name) ?? 0;
      const each = { V: by('V'), W: by('W'), X: by('X'), Y: by('Y'), Z: by('Z') };
      return [name, { ...each, total: CONTESTS.reduce((sum, contest) => sum + each[contest], 0) }];
    }),
  );
}

function entrants(creatures: Creatures, contest: Contest): readonly Entrant[] {
  return [...creatures].flatMap(([name, { entered }]) => {
    const entry = entered.get(contest);
    return entry === undefined ? [] : [{ name, day: entry.day, photo: entry.photo }];
  });
}

function settle(contest: Contest, list: readonly Entrant[]): ReadonlyMap<string, number> {
  switch (contest) {
    case 'V':
      return ranked(list, lead);
    case 'W':
      return ranked(list, ({ Coolness, Cleverness }) => Coolness * Cleverness);
    case 'X':
      return each(list, (own) => {
        const rivals = list.filter(({ day }) => day === own.day).map(({ photo }) => charm(photo));
        return charm(own.photo) === Math.max(...rivals) ? X_POINTS : 0;
      });
    case 'Y':
      return each(list, ({ photo }) => valuesOf(photo).filter((value) => value >= ADMIRED).length);
    case 'Z':
      return each(
        list,
        (own) => list.filter((other) => other !== own && other.photo.Beauty < own.photo.Toughness).length,
      );
  }
}

function each(list: readonly Entrant[], points: (entrant: Entrant) => number): ReadonlyMap<string, number> {
  return new Map(list.map((entrant) => [entrant.name, points(entrant)]));
}

/** 3, 2 and 1 AP for the three highest distinct values. */
function ranked(list: readonly Entrant[], value: (photo: Stats) => number): ReadonlyMap<string, number> {
  const places = [...new Set(list.map(({ photo }) => value(photo)))].sort((a, b) => b - a);
  return each(list, ({ photo }) => PLACES[places.indexOf(value(photo))] ?? 0);
}

/** How far the highest attribute is above the second highest. */
function lead(photo: Stats): number {
  const [highest = 0, second = 0] = [...valuesOf(photo)].sort((a, b) => b - a);
  return highest - second;
}

function charm({ Cuteness, Beauty }: Stats): number {
  return Cuteness + Beauty;
}

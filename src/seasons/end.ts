// The end of a season: who wins it, and everyone's place (SN-20).
import { problem, type Problem, fail, ok, type Result } from '../games/frame/result';
import { either, quote } from '../games/frame/wording';
import { isIn, peopleIn, personCalled } from './people';
import type { Person, Season } from './types';

/** The names in each place, the first place first. */
export type Places = readonly (readonly string[])[];

/** Gives the number of a place: one more than the number of people in better places. */
export function placeOf(places: Places, at: number): number {
  return 1 + places.slice(0, at).flat().length;
}

/** Gives everyone's place, or what is wrong with these winners; the place of a problem begins with `winners`. */
export function endSeason(season: Season, winners: readonly string[]): Result<Places, readonly Problem[]> {
  const named = winners.map((winner) => personCalled(season, winner));
  const problems = winners.flatMap((winner, at) => {
    const person = named[at];
    const where = ['winners', at];
    if (person === undefined || !isIn(person)) {
      const wanted = either(peopleIn(season).map(({ name }) => name));
      return [problem('not-in', where, `${quote(winner)} is nobody who is in. Expected ${wanted}.`)];
    }
    return named.indexOf(person) === at
      ? []
      : [problem('repeated', where, `${person.name} stands here twice. Expected each winner once.`)];
  });
  if (winners.length === 0) {
    return fail([problem('wrong-count', ['winners'], 'Nobody wins the season. Expected at least one name.')]);
  }
  return problems.length > 0 ? fail(problems) : ok(placesOf(season, named));
}

/**
 * Orders people: the winners, then the others who are in, then those who went, the last to go first; within each place
 * in the order of joining.
 */
export function placesOf({ people, episodes }: Season, winners: readonly (Person | undefined)[]): Places {
  const namesOf = (some: (person: Person) => boolean): readonly string[] =>
    people.filter(some).map(({ name }) => name);
  return [
    namesOf((person) => winners.includes(person)),
    namesOf((person) => isIn(person) && !winners.includes(person)),
    ...episodes
      .map((_, episode) =>
        namesOf(({ membership }) => membership.kind !== 'in' && membership.episode === episode),
      )
      .reverse(),
  ].filter((names) => names.length > 0);
}

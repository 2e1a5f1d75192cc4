// Opens episodes and ends the season. Opening an episode closes the previous one (SN-7, SN-9).
import { ensure, problem, type Problem, fail, ok, type Result } from '../games/frame/result';
import { byCodeUnit, findNamed } from '../games/frame/names';
import { nameProblems, cleanName } from '../games/frame/name-input';
import { quote, orList } from '../games/frame/wording';
import { applyChanges } from './changes';
import { episodeText } from './episode-text';
import type { CausedChange, AppliedChanges, Season, Person } from './types';
import { isInSeason, peopleInSeason, findPerson } from './people';

/** Opens an episode. The result has the changes made by closing the previous one. */
export function openEpisode(season: Season, title: string): Result<AppliedChanges, Problem> {
  const name = cleanName(title);
  const [wrong] = nameProblems(title, ['episode'], 'The name of the episode');
  if (wrong !== undefined) return fail(wrong);
  const former = findNamed(season.episodes, name, (episode) => [episode]);
  if (former !== undefined) {
    const sentence = `Episode ${quote(title)} reads the same as ${quote(former)}, which already exists. Choose another name.`;
    return fail(problem('same-name', ['episode'], sentence));
  }
  return ok(withEpisode(season, title));
}

/** The season with another episode, and the changes made by closing the previous one. */
export function withEpisode(season: Season, title: string): AppliedChanges {
  const closed = closeEpisode(season);
  return { ...closed, season: { ...closed.season, episodes: [...season.episodes, cleanName(title)] } };
}

/** The open episode, to use inside a sentence: `episode 4`. */
export function openEpisodeName({ episodes }: Pick<Season, 'episodes'>): string {
  const open = episodes[episodes.length - 1];
  return open === undefined ? 'the first episode' : episodeText(open, 'episode');
}

/** The name of the episode with this number, from 0. */
export function episodeName({ episodes }: Pick<Season, 'episodes'>, number: number): string {
  return ensure(episodes[number], `No episode has the number ${number}.`);
}

/** The cause of all changes made when an episode closes. */
export function closingCause(episode: string): string {
  return `${episodeText(episode)} is closed.`;
}

/** The season with its open episode closed, if there is one. */
function closeEpisode(season: Season): AppliedChanges {
  const episode = season.episodes[season.episodes.length - 1];
  if (episode === undefined) return { season, changes: [] };
  const cause = closingCause(episode);
  const { season: after, changes } = applyChanges(season, lapsingChanges(season, cause));
  return {
    season: {
      ...after,
      candidate: null,
      opponent: null,
      people: after.people.map((person) => ({
        ...person,
        marks: new Map(
          [...person.marks].map(([mark, lasting]) => [mark, lasting === 'next' ? 'close' : lasting]),
        ),
      })),
    },
    changes,
  };
}

/** What people lose when an episode closes, person by person: tokens first, then marks by name. */
function lapsingChanges({ people }: Season, cause: string): readonly CausedChange[] {
  return people.flatMap(({ name: player, tokens, marks }): readonly CausedChange[] => [
    ...(tokens === 0 ? [] : [{ player, tokens: -tokens, cause }]),
    ...[...marks]
      .filter(([, lasting]) => lasting === 'close')
      .map(([unmark]) => unmark)
      .sort(byCodeUnit)
      .map((unmark) => ({ player, unmark, cause })),
  ]);
}

/** The name to suggest for the next episode: the next whole number (`7` after `6.5`); empty if the last isn't a number. */
export function nextEpisode(episodes: readonly string[]): string {
  const last = episodes[episodes.length - 1];
  if (last === undefined) return '1';
  const next = /^\d{1,9}([.,]\d+)?$/.test(last) ? String(Number.parseInt(last, 10) + 1) : '';
  return episodes.includes(next) ? '' : next;
}

/** The names of the people in each place, the best place first. */
export type SeasonRanking = readonly (readonly string[])[];

/** The number of a place: 1 plus the number of people in better places. */
export function toPlaceNumber(places: SeasonRanking, at: number): number {
  return 1 + places.slice(0, at).flat().length;
}

/** Everyone's place, or what's wrong with the winners. A problem's place begins with `winners`. */
export function endSeason(
  season: Season,
  winners: readonly string[],
): Result<SeasonRanking, readonly Problem[]> {
  const named = winners.map((winner) => findPerson(season, winner));
  const problems = winners.flatMap((winner, at) => {
    const person = named[at];
    const where = ['winners', at];
    if (person === undefined || !isInSeason(person)) {
      const wanted = orList(peopleInSeason(season).map(({ name }) => name));
      return [problem('not-in', where, `${quote(winner)} isn’t in the season. Expected ${wanted}.`)];
    }
    return named.indexOf(person) === at
      ? []
      : [problem('repeated', where, `${person.name} is named twice. Name each winner once.`)];
  });
  if (winners.length === 0) {
    return fail([problem('wrong-count', ['winners'], 'Name at least one winner of the season.')]);
  }
  return problems.length > 0 ? fail(problems) : ok(finalPlaces(season, named));
}

/** Places: winners, other people who are in, then those who are out, last out first. Ties are in order of joining. */
export function finalPlaces(
  { people, episodes }: Season,
  winners: readonly (Person | undefined)[],
): SeasonRanking {
  const namesOf = (some: (person: Person) => boolean): readonly string[] =>
    people.filter(some).map(({ name }) => name);
  return [
    namesOf((person) => winners.includes(person)),
    namesOf((person) => isInSeason(person) && !winners.includes(person)),
    ...episodes
      .map((_, episode) =>
        namesOf(({ membership }) => membership.kind !== 'in' && membership.episode === episode),
      )
      .reverse(),
  ].filter((names) => names.length > 0);
}

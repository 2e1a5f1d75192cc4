// Opens an episode, which closes the one before (SN-7, SN-9).
import { sure, problem, type Problem, fail, ok, type Result } from '../games/frame/result';
import { byCodeUnit, named } from '../games/frame/names';
import { nameProblems, shownName } from '../games/frame/typed-names';
import { quote } from '../games/frame/wording';
import { makeChanges } from './changes';
import { episodeText } from './episode-text';
import type { Caused, Counted, Season } from './types';

/** Opens an episode; gives the changes that closing the one before brought. */
export function openEpisode(season: Season, title: string): Result<Counted, Problem> {
  const name = shownName(title);
  const [wrong] = nameProblems(title, ['episode'], 'The name of the episode');
  if (wrong !== undefined) return fail(wrong);
  const former = named(season.episodes, name, (episode) => [episode]);
  if (former !== undefined) {
    const sentence = `Episode ${quote(title)} reads the same as ${quote(former)}, which was opened before. Expected another name.`;
    return fail(problem('same-name', ['episode'], sentence));
  }
  const closed = closeEpisode(season);
  return ok({ ...closed, season: { ...closed.season, episodes: [...season.episodes, name] } });
}

/** Names the open episode within a sentence: `episode 4`. */
export function episodeNow({ episodes }: Pick<Season, 'episodes'>): string {
  const open = episodes[episodes.length - 1];
  return open === undefined ? 'the first episode' : episodeText(open, 'episode');
}

/** Gives the name of an episode by its number, from 0. */
export function episodeAt({ episodes }: Pick<Season, 'episodes'>, number: number): string {
  return sure(episodes[number], `No episode has the number ${number}.`);
}

/** Writes the cause of all changes that the end of an episode brings. */
export function closingCause(episode: string): string {
  return `${episodeText(episode)} is closed.`;
}

/** Gives the season after its open episode is closed; the same season where none is open. */
function closeEpisode(season: Season): Counted {
  const episode = season.episodes[season.episodes.length - 1];
  if (episode === undefined) return { season, changes: [] };
  const cause = closingCause(episode);
  const { season: after, changes } = makeChanges(season, lapses(season, cause));
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

/** Lists what ends with an episode, person by person: tokens, then marks by name. */
function lapses({ people }: Season, cause: string): readonly Caused[] {
  return people.flatMap(({ name: player, tokens, marks }): readonly Caused[] => [
    ...(tokens === 0 ? [] : [{ player, tokens: -tokens, cause }]),
    ...[...marks]
      .filter(([, lasting]) => lasting === 'close')
      .map(([unmark]) => unmark)
      .sort(byCodeUnit)
      .map((unmark) => ({ player, unmark, cause })),
  ]);
}

/**
 * Suggests a name for the next episode: the next whole number, as hosts number them (after `6.5` comes `7`); empty
 * where the last name is no number.
 */
export function nextEpisode(episodes: readonly string[]): string {
  const last = episodes[episodes.length - 1];
  if (last === undefined) return '1';
  const next = /^\d{1,9}([.,]\d+)?$/.test(last) ? String(Number.parseInt(last, 10) + 1) : '';
  return episodes.includes(next) ? '' : next;
}

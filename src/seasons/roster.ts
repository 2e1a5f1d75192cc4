// The players of a match in a season, and roster columns filled in from the standings (SN-3, SN-17).
import { hasOwn, fromEntries, type Json, type JsonObject } from '../games/frame/json';
import type { PlayableGame } from '../games/frame/playable';
import type { MatchKind, SeasonColumn } from '../games/frame/season';
import { currencySpelling, purseAmount, isInSeason, peopleInSeason, findPerson, personRealm } from './people';
import type { Person, Season } from './types';

/** The players of a match for which none were named. Undefined for a death match without a Candidate and an opponent. */
export function defaultPlayers(season: Season, kind: MatchKind): readonly Person[] | undefined {
  if (kind !== 'death') return peopleInSeason(season);
  const duel = [season.candidate, season.opponent].flatMap((name) => {
    const person = name === null ? undefined : findPerson(season, name);
    return person !== undefined && isInSeason(person) ? [person] : [];
  });
  return duel.length === 2 ? duel : undefined;
}

export function canHaveGuests(kind: MatchKind, { season }: PlayableGame): boolean {
  return (kind === 'main' || kind === 'extra') && season.guests;
}

/** Fills in a roster row's missing cells from the standings; all purses, if the match's settings aren't known yet. */
export function fillRosterRow(
  season: Season,
  game: PlayableGame,
  person: Person,
  said: JsonObject,
  settings?: unknown,
): JsonObject {
  const row: Record<string, Json> = { ...said, name: person.name };
  for (const take of game.season.takes) {
    const value = valueFromStanding(season, person, take, settings);
    if (!hasOwn(said, take.column) && value !== undefined) row[take.column] = value;
  }
  return row;
}

function valueFromStanding(
  season: Season,
  person: Person,
  take: SeasonColumn,
  settings: unknown,
): Json | undefined {
  switch (take.what) {
    case 'purse':
      return purseAmount(person, take.currency);
    case 'tokens':
      return person.tokens;
    case 'candidate':
      return person.name === season.candidate;
    case 'purses': {
      const names = settings === undefined ? [...person.purses.keys()] : take.currencies(settings);
      const known = names.map((name) => currencySpelling(season, name));
      const held = known.flatMap((name) =>
        purseAmount(person, name) > 0 ? [[name, purseAmount(person, name)] as const] : [],
      );
      return held.length === 0 ? undefined : fromEntries(held);
    }
    case 'realm': {
      const realm = personRealm(person);
      return realm === undefined ? undefined : take.words[realm];
    }
  }
}

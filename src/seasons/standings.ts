// Writes the standings of everyone in a season as JSON.
import { recordOf, type JsonObject } from '../games/frame/json';
import { byCodeUnit } from '../games/frame/names';
import { currenciesOf, inPurse } from './people';
import type { Person, Season } from './types';

/** Writes every standing, by name, in the order of joining. */
export function standings(season: Season): JsonObject {
  return recordOf(season.people.map((person) => [person.name, standing(season, person)]));
}

function standing(season: Season, person: Person): JsonObject {
  const { name, membership, tokens, marks } = person;
  return {
    in: membership.kind,
    ...(membership.kind === 'eliminated' ? { episode: season.episodes[membership.episode] ?? '' } : {}),
    purses: recordOf(currenciesOf(season).map((currency) => [currency, inPurse(person, currency)])),
    tokens,
    marks: [...marks.keys()].sort(byCodeUnit),
    candidate: name === season.candidate,
    opponent: name === season.opponent,
  };
}

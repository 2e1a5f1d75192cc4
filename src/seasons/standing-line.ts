// One person's standing as a line of text (`Episode 5 · 4 garnets · 1 token`), and everyone's standings as JSON.
import { isSameName, byCodeUnit } from '../games/frame/names';
import { amountText } from '../games/frame/number-input';
import type { MatchKind } from '../games/frame/season';
import { andList, plural } from '../games/frame/wording';
import { episodeText } from './episode-text';
import { episodeName } from './episodes';
import { isInSeason, currencyNames, purseAmount } from './people';
import type { Person, Season } from './types';
import { fromEntries, type JsonObject } from '../games/frame/json';

/**
 * What a person reads about their own standing, with all their purses. `called`: how to name other people. `match`: the kind
 * of a match that isn't counted yet. With a `match`, the line says that amounts are from before it. It leaves out the purses
 * `asScores`, which the match shows.
 */
export function standingLine(
  season: Season,
  person: Person,
  called: (name: string) => string,
  match?: MatchKind,
  asScores: readonly string[] = [],
): string {
  const { episodes } = season;
  const { membership, marks } = person;
  const open = episodes[episodes.length - 1];
  const amounts = [
    ...[...person.purses]
      .filter(([purse, amount]) => amount > 0 && !asScores.some((each) => isSameName(each, purse)))
      .map(([purse, amount]) => amountText(purse, amount)),
    ...(person.tokens === 0 ? [] : [plural(person.tokens, 'token')]),
  ];
  return [
    ...(open === undefined ? [] : [episodeText(open)]),
    ...(membership.kind === 'in'
      ? []
      : [`${membership.kind} in ${episodeText(episodeName(season, membership.episode), 'episode')}`]),
    ...(match === undefined || amounts.length === 0 ? amounts : [`${andList(amounts)} before this match`]),
    ...marks.keys(),
    ...duelRoleTexts(season, person, called, match),
  ].join(' · ');
}

function duelRoleTexts(
  { candidate, opponent }: Season,
  person: Person,
  called: (name: string) => string,
  match: MatchKind | undefined,
): readonly string[] {
  const { name, tokens } = person;
  if (!isInSeason(person)) return [];
  if (candidate === name) return ['Elimination Candidate'];
  if (opponent === name) return [`${candidate === null ? 'the Candidate' : called(candidate)}’s opponent`];
  // Leave this out during matches of other kinds, because nobody names an opponent in those.
  const isNamed = match === undefined || match === 'between';
  return tokens > 0 && isNamed ? ['can’t be named as the opponent'] : [];
}

/** Everyone's standing by name, in order of joining, as JSON. */
export function standingsJson(season: Season): JsonObject {
  return fromEntries(season.people.map((person) => [person.name, standingJson(season, person)]));
}

function standingJson(season: Season, person: Person): JsonObject {
  const { name, membership, tokens, marks } = person;
  return {
    in: membership.kind,
    ...(membership.kind === 'eliminated' ? { episode: episodeName(season, membership.episode) } : {}),
    purses: fromEntries(currencyNames(season).map((currency) => [currency, purseAmount(person, currency)])),
    tokens,
    marks: [...marks.keys()].sort(byCodeUnit),
    candidate: name === season.candidate,
    opponent: name === season.opponent,
  };
}

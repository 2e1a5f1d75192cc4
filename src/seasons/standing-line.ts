// All that somebody carries in one line, as fans write it: `Episode 5 · 4 garnets · 1 token · cannot be named opponent`.
import { amountText } from '../games/frame/spelling';
import type { MatchKind } from '../games/frame/season';
import { all, count } from '../games/frame/wording';
import { isIn } from './people';
import type { Person, Season } from './types';

/**
 * Makes the line of a person for themselves, with all their purses. `called` names others as people read it; `match` is
 * the kind of the match that is played and not counted yet: the line is from before it.
 */
export function standingLine(
  season: Season,
  person: Person,
  called: (name: string) => string,
  match?: MatchKind,
): string {
  const { episodes } = season;
  const { membership, marks } = person;
  const open = episodes[episodes.length - 1];
  const amounts = [
    ...[...person.purses]
      .filter(([, amount]) => amount > 0)
      .map(([purse, amount]) => amountText(purse, amount)),
    ...(person.tokens === 0 ? [] : [count(person.tokens, 'token')]),
  ];
  return [
    ...(open === undefined ? [] : [episodeText(open)]),
    ...(membership.kind === 'in' ? [] : [goneText(membership.kind, episodes[membership.episode] ?? '')]),
    ...(match === undefined || amounts.length === 0 ? amounts : [`before this match ${all(amounts)}`]),
    ...marks.keys(),
    ...partTexts(season, person, called, match),
  ].join(' · ');
}

/** `Episode 4`; the host's own name where that says what it is. */
function episodeText(episode: string): string {
  return /^episode\b/i.test(episode) ? episode : `Episode ${episode}`;
}

/** `eliminated in episode 4` */
function goneText(kind: 'eliminated' | 'left', episode: string): string {
  return `${kind} in episode ${episode}`;
}

function partTexts(
  { candidate, opponent }: Season,
  person: Person,
  called: (name: string) => string,
  match: MatchKind | undefined,
): readonly string[] {
  const { name, tokens } = person;
  if (!isIn(person)) return [];
  if (candidate === name) return ['Elimination Candidate'];
  if (opponent === name) return [`opponent of ${candidate === null ? 'the Candidate' : called(candidate)}`];
  // In a match in which nobody names an opponent this would only take room.
  const isNamed = match === undefined || match === 'between';
  return tokens > 0 && isNamed ? ['cannot be named opponent'] : [];
}

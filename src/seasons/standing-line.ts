// All that somebody carries in one line, as fans write it: `Episode 5 · 4 garnets · 1 token · cannot be named opponent`.
import { amountText } from '../games/frame/spelling';
import { count } from '../games/frame/wording';
import { isIn } from './people';
import type { Person, Season } from './types';

/** The line of a person for themselves: all their purses are in it. `called` names others as they play. */
export function standingLine(season: Season, person: Person, called: (name: string) => string): string {
  const { episodes } = season;
  const { membership, marks } = person;
  const open = episodes[episodes.length - 1];
  return [
    ...(open === undefined ? [] : [episodeText(open)]),
    ...(membership.kind === 'in' ? [] : [goneText(membership.kind, episodes[membership.episode] ?? '')]),
    ...[...person.purses]
      .filter(([, amount]) => amount > 0)
      .map(([purse, amount]) => amountText(purse, amount)),
    ...(person.tokens === 0 ? [] : [count(person.tokens, 'token')]),
    ...marks.keys(),
    ...partTexts(season, person, called),
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
): readonly string[] {
  const { name, tokens } = person;
  if (!isIn(person)) return [];
  if (candidate === name) return ['Elimination Candidate'];
  if (opponent === name) return [`opponent of ${candidate === null ? 'the Candidate' : called(candidate)}`];
  return tokens > 0 ? ['cannot be named opponent'] : [];
}

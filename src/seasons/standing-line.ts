// All that somebody carries in one line, as fans write it: `Episode 5 · 4 garnets · 1 token · cannot be named opponent`.
import { SEASON_WORDS } from '../games/frame/spelling';
import { count } from '../games/frame/wording';
import { isIn } from './people';
import type { Person, Season } from './types';

/** The line of a person for themselves: all their purses are in it. `called` names others as they play. */
export function standingLine(season: Season, person: Person, called: (name: string) => string): string {
  const { episodes } = season;
  const { membership, marks } = person;
  const open = episodes[episodes.length - 1];
  return [
    ...(open === undefined ? [] : [`Episode ${open}`]),
    ...(membership.kind === 'in' ? [] : [goneText(membership.kind, episodes[membership.episode] ?? '')]),
    ...[...person.purses]
      .filter(([, amount]) => amount > 0)
      .map(([purse, amount]) => amountText(purse, amount)),
    ...(person.tokens === 0 ? [] : [count(person.tokens, 'token')]),
    ...marks.keys(),
    ...partTexts(season, person, called),
  ].join(' · ');
}

/** `eliminated in episode 4` */
function goneText(kind: 'eliminated' | 'left', episode: string): string {
  return `${kind} in episode ${episode}`;
}

/** `4 garnets`; the currencies that everyone knows have a singular. */
export function amountText(purse: string, amount: number): string {
  const known = SEASON_WORDS.currencies.some((currency) => currency === purse);
  return `${amount} ${known && amount === 1 ? purse.slice(0, -1) : purse}`;
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

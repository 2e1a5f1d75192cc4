// Words and names that several screens of a season use.
import type { MatchKind, PersonView, SeasonView } from '../../../src/rounds/host/season/views';
import type { GameChoice } from '../../../src/rounds/reply/draft-view';
import type { SeasonPart } from '../desk/context';
import { useDesk } from '../desk/context';

export const KINDS: Readonly<Record<MatchKind, string>> = {
  main: 'Main match',
  between: 'Between two matches',
  death: 'Death match',
  extra: 'Extra match',
};

/** Splits the games into those made for a kind of match and all others. */
export function byFit(
  games: readonly GameChoice[],
  kind: MatchKind,
): readonly [readonly GameChoice[], readonly GameChoice[]] {
  const fits = ({ fits: kinds }: GameChoice): boolean => kinds.includes(kind);
  return [games.filter(fits), games.filter((game) => !fits(game))];
}

export const OVERVIEW: SeasonPart = { see: 'overview' };

export function peopleIn({ people }: SeasonView): readonly PersonView[] {
  return people.filter((person) => person.in === 'in');
}

/** Gives those who are out in the order of their places: the last to go first. */
export function peopleOut({ people, episodes }: SeasonView): readonly PersonView[] {
  const since = ({ episode }: PersonView): number => episodes.indexOf(episode);
  return people.filter((person) => person.in !== 'in').sort((a, b) => since(b) - since(a));
}

/** Gives the name that people read, from the name that the season knows. */
export function titleIn({ people }: SeasonView, name: string): string {
  return people.find((person) => person.name === name)?.title ?? name;
}

/** Gives the link back to the season's overview, for a screen to which the overview leads. */
export function useWayBack({ name }: SeasonView): { readonly to: string; readonly onBack: () => void } {
  const { go } = useDesk();
  return { to: name, onBack: () => go({ at: 'season', part: OVERVIEW }) };
}

// What is asked of a state again and again: a player's standing, stats and powers.
import { DUEL_TYPES, type Distribution, type DuelType, type Standing, type Stat, type State } from './types';

/** Where this player stands. */
export function standingOf({ standings }: Pick<State, 'standings'>, player: string): Standing {
  return known(standings, player);
}

/** This player's distribution; there is none before stage `distribution` is resolved. */
export function distributionOf(
  { distributions }: Pick<State, 'distributions'>,
  player: string,
): Distribution {
  return known(distributions, player);
}

/** Whether this is the player's primary; nobody has one before stage `distribution` is resolved. */
export function isPrimary(
  { distributions }: Pick<State, 'distributions'>,
  player: string,
  stat: Stat,
): boolean {
  return distributions.get(player)?.primary === stat;
}

/** Whether stage `powers` asks this player to name somebody. */
export function hasPower(state: Pick<State, 'distributions'>, player: string): boolean {
  return isPrimary(state, player, 'visual') || isPrimary(state, player, 'interpersonal');
}

/** The types that a player can still challenge with. */
export function openTypes({ lostTypes }: Standing): readonly DuelType[] {
  return DUEL_TYPES.filter((type) => !lostTypes.includes(type));
}

function known<T>(map: ReadonlyMap<string, T>, player: string): T {
  const value = map.get(player);
  if (value === undefined) throw new Error(`Nothing is kept about ${player}, who is no player.`);
  return value;
}

// The list of games, and a lookup by id.
import type { PlayableGame } from './playable';

export type Catalogue = readonly PlayableGame[];

export function findGame(games: Catalogue, id: string): PlayableGame | undefined {
  return games.find(({ info }) => info.id === id);
}

/** The id of the game played between two matches of a season. */
export const BETWEEN_MATCHES_ID = 'between';

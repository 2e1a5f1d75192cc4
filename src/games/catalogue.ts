// The games that Round Keeper knows. This is the one place that names them.
import { between } from './between/game';
import { blackGarnet } from './black-garnet/game';
import { ownMatch } from './own-match/game';
import { playable, type PlayableGame } from './frame/playable';
import { pokemonSnap } from './pokemon-snap/game';
import { soullinked } from './soullinked/game';
import { tacticalPictureHunt } from './tactical-picture-hunt/game';
import { wantedSharpshooters } from './wanted-sharpshooters/game';

export const GAMES: readonly PlayableGame[] = [
  playable(soullinked),
  playable(pokemonSnap),
  playable(wantedSharpshooters),
  playable(blackGarnet),
  playable(tacticalPictureHunt),
  playable(between),
  playable(ownMatch),
];

export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.info.id === id);
}

/** The game that is played between two matches of a season. */
export const BETWEEN_MATCHES = between.info.id;

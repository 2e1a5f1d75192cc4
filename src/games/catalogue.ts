// The list of all games.
import { between } from './between/game';
import { blackGarnet } from './black-garnet/game';
import { ownMatch } from './own-match/game';
import type { Catalogue } from './frame/catalogue';
import { playable } from './frame/playable';
import { pokemonSnap } from './pokemon-snap/game';
import { soullinked } from './soullinked/game';
import { tacticalPictureHunt } from './tactical-picture-hunt/game';
import { wantedSharpshooters } from './wanted-sharpshooters/game';

export const GAMES: Catalogue = [
  playable(soullinked),
  playable(pokemonSnap),
  playable(wantedSharpshooters),
  playable(blackGarnet),
  playable(tacticalPictureHunt),
  playable(between),
  playable(ownMatch),
];

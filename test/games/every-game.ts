// The games that the tests of all games use: the catalogue's, and the examples of docs/adding-a-game.md.
import { GAMES } from '../../src/games/catalogue';
import { playable, type PlayableGame } from '../../src/games/frame/playable';
import { loneNumber } from '../example-game/game';
import { alone } from '../example-game/one-file';

export const EVERY_GAME: readonly PlayableGame[] = [...GAMES, playable(loneNumber), playable(alone)];

// Compares evenings of random acts with their recordings.
import { compareEvenings } from './compared';
import { randomGame, randomSeason } from './random-evenings';

compareEvenings(
  {
    ...Object.fromEntries(['a', 'b', 'c'].map((seed) => [`random-game-${seed}`, () => randomGame(seed)])),
    ...Object.fromEntries(['a', 'b', 'c'].map((seed) => [`random-season-${seed}`, () => randomSeason(seed)])),
  },
  [],
);

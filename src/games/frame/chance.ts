// Every random draw of a game (ALL-5). A draw is named, and depends on the seed and its name alone: a
// corrected round, or a setting that the host gives instead of drawing it, changes no other draw.
import { sha256 } from 'js-sha256';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { lazy } from './lazy';

export interface Chance {
  /** Makes a source of its own for the draw with this name. */
  for(name: string): Chance;
  /** Draws a whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Draws one of the list, or undefined from an empty one. */
  pick<T>(list: readonly T[]): T | undefined;
  /** Puts the list in a random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Makes the generator for a seed of any text; all of its bits count. */
export function chanceFrom(seed: string): Chance {
  // Made only when something is drawn: most sources only make others, or belong to stages that draw nothing.
  const generator = lazy(() => {
    const state = sha256.array(seed);
    const word = (at: number): number =>
      state.slice(at, at + 4).reduce((bits, byte) => (bits << 8) | byte, 0) | 0;
    return xoroshiro128plusFromState([word(0), word(4), word(8), word(12)]);
  });
  const whole = (least: number, most: number): number => uniformInt(generator(), least, most);
  return {
    // A JSON list keeps seed and name apart: “ab” with “c” and “a” with “bc” are two draws.
    for: (name) => chanceFrom(JSON.stringify([seed, name])),
    whole,
    pick: (list) => (list.length === 0 ? undefined : list[whole(0, list.length - 1)]),
    shuffle: (list) => {
      const rest = [...list];
      return list.flatMap(() => rest.splice(whole(0, rest.length - 1), 1));
    },
  };
}

// Every random draw of a game (ALL-5). Each draw has a name and depends only on the seed and that name. So correcting a
// round, or setting a value instead of drawing it, doesn't change any other draw.
import { sha256 } from 'js-sha256';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { lazy } from './lazy';

export interface Chance {
  /** A separate source for the named draw. */
  for(name: string): Chance;
  /** A whole number, both limits included. */
  whole(least: number, most: number): number;
  /** Undefined for an empty list. */
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** The seed is any text; all its bits count. */
export function seededChance(seed: string): Chance {
  // Lazy, because most sources never draw: they only create other sources.
  const generator = lazy(() => {
    const state = sha256.array(seed);
    const word = (at: number): number => state.slice(at, at + 4).reduce((bits, byte) => (bits << 8) | byte);
    return xoroshiro128plusFromState([word(0), word(4), word(8), word(12)]);
  });
  const whole = (least: number, most: number): number => uniformInt(generator(), least, most);
  return {
    // JSON keeps seed and name apart: “ab” + “c” must differ from “a” + “bc”.
    for: (name) => seededChance(JSON.stringify([seed, name])),
    whole,
    pick: (list) => (list.length === 0 ? undefined : list[whole(0, list.length - 1)]),
    shuffle: (list) => {
      const rest = [...list];
      return list.flatMap(() => rest.splice(whole(0, rest.length - 1), 1));
    },
  };
}

/** An example answer that picks one of these; undefined if there are none. */
export function pickAnswer<T extends string>(
  chance: Chance,
  key: string,
  list: readonly T[],
): { readonly [key: string]: T } | undefined {
  const picked = chance.pick(list);
  return picked === undefined ? undefined : { [key]: picked };
}

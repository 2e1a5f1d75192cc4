// Displayed names: a substitute's name replaces the player's on screen, but answers keep the roster's name.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { escapeRegExp } from '../../src/games/frame/wording';

type DisplayNames = readonly (readonly [player: string, shown: string])[];

/** The names displayed for substituted players, longer names first; empty in the host’s forms. */
export const DisplayNamesContext = createContext<DisplayNames>([]);

/** Returns the function that puts displayed names into a choice or sentence. */
export function useDisplayNames(): (text: string) => string {
  const names = useContext(DisplayNamesContext);
  return (text) => replaceNames(names, text);
}

/** Replaces the roster's names, as whole words, with the displayed ones. */
export function replaceNames(names: DisplayNames, text: string): string {
  if (names.length === 0) return text;
  const part = '[\\p{L}\\p{N}\\p{M}_]';
  const all = names.map(([player]) => escapeRegExp(player)).join('|');
  // The preceding character is matched too, because older phones' browsers have no lookbehind.
  return text.replace(
    new RegExp(`(^|(?!${part}).)(${all})(?!${part})`, 'gsu'),
    (_, before: string, name: string) => before + (names.find(([player]) => player === name)?.[1] ?? name),
  );
}

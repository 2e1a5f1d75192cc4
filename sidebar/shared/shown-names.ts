// Names as people read them: if somebody plays for another, their name is shown, but answers keep the
// roster's name.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { escapeRegExp } from '../../src/games/frame/wording';

type ShownNames = readonly (readonly [player: string, shown: string])[];

/** The names shown for players in whose seats others play, longer names first; none in the host’s forms. */
export const Names = createContext<ShownNames>([]);

/** Gives the function from a choice, or a sentence about it, to the same with the names to show. */
export function useShown(): (text: string) => string {
  const names = useContext(Names);
  return (text) => withNames(names, text);
}

/** Puts the names to show where the roster's stand as words of their own. */
export function withNames(names: ShownNames, text: string): string {
  if (names.length === 0) return text;
  const part = '[\\p{L}\\p{N}\\p{M}_]';
  const all = names.map(([player]) => escapeRegExp(player)).join('|');
  // The text before is matched too, because older phones' browsers have no lookbehind.
  return text.replace(
    new RegExp(`(^|(?!${part}).)(${all})(?!${part})`, 'gsu'),
    (_, before: string, name: string) => before + (names.find(([player]) => player === name)?.[1] ?? name),
  );
}

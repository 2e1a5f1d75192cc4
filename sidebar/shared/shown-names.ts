// Names as people read them: where somebody plays for another, their name is shown, while answers keep the roster's
// name.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** For players in whose place others play, the names to show; none in the host's own forms. */
export const Names = createContext<readonly (readonly [player: string, shown: string])[]>([]);

/** Gives the function that turns a choice or a player into the name to show; all other texts stay as they are. */
export function useShown(): (text: string) => string {
  const names = useContext(Names);
  return (text) => names.find(([player]) => player === text)?.[1] ?? text;
}

// Names as people read them: whoever plays for another is shown, while answers keep the roster's names.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The names to show for players in whose seats others play; in the host's own forms there are none. */
export const Names = createContext<readonly (readonly [player: string, shown: string])[]>([]);

/** Gives the function from a choice or a player to the name to show; what is no such player stays as it is. */
export function useShown(): (text: string) => string {
  const names = useContext(Names);
  return (text) => names.find(([player]) => player === text)?.[1] ?? text;
}

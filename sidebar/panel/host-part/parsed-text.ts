// State for a text that is edited in another form: as cards, rows or a grid.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The parsed parts of a text, and a setter. If the text changes elsewhere, it is parsed again. Otherwise parts that the text
 * can't express yet, such as an empty row, are kept.
 */
export function useParsedText<T>(
  value: string,
  { read, write }: { readonly read: (text: string) => T; readonly write: (parts: T) => string },
  onChange: (value: string) => void,
): readonly [T, (parts: T) => void] {
  const latest = useRef<{ readonly text: string; readonly parts: T } | undefined>(undefined);
  const [, setTyped] = useState(0);
  const drawn = latest.current?.text === value ? latest.current : { text: value, parts: read(value) };
  latest.current = drawn;
  return [
    drawn.parts,
    (parts) => {
      const text = write(parts);
      latest.current = { text, parts };
      // If the text stays the same, only this renders the new parts.
      setTyped((before) => before + 1);
      onChange(text);
    },
  ];
}

/**
 * Moves the focus to an entry of a list once it's rendered: to its first field, or to the element `what`. If the entry
 * doesn't exist, the first button below the list gets the focus.
 */
export function useListFocus(list: {
  readonly current: HTMLElement | null;
}): (entry: number, what?: string) => void {
  const [wanted, setWanted] = useState<{ readonly entry: number; readonly what: string } | undefined>(
    undefined,
  );
  // A later effect could miss a key pressed before the browser paints.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const field = list.current?.children[wanted.entry]?.querySelector<HTMLElement>(wanted.what);
    const add = list.current?.parentElement?.querySelector<HTMLElement>('.buttons button');
    (field ?? add)?.focus();
    setWanted(undefined);
  }, [wanted]);
  return (entry, what = 'select, input') => setWanted({ entry, what });
}

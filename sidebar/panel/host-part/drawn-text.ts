// Edits a text in another form: as cards, rows or a grid.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Gives the parts of a text, and the function that changes them. When the text is changed elsewhere, it is read again.
 * Parts that do not show in the text yet, such as an empty row, are kept.
 */
export function useDrawnText<T>(
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
      // Where the text stays the same, nothing else would draw the new parts.
      setTyped((before) => before + 1);
      onChange(text);
    },
  ];
}

/**
 * Gives the function that moves the focus to an entry of a list as soon as the page shows it: to its first field, or to
 * what is named. Where the last entry was removed, the first button below the list gets it.
 */
export function useFocusIn(list: {
  readonly current: HTMLElement | null;
}): (entry: number, what?: string) => void {
  const [wanted, setWanted] = useState<{ readonly entry: number; readonly what: string } | undefined>(
    undefined,
  );
  // Not in a later effect: the next key may be pressed before the browser has drawn the page.
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const field = list.current?.children[wanted.entry]?.querySelector<HTMLElement>(wanted.what);
    const add = list.current?.parentElement?.querySelector<HTMLElement>('.buttons button');
    (field ?? add)?.focus();
    setWanted(undefined);
  }, [wanted]);
  return (entry, what = 'select, input') => setWanted({ entry, what });
}

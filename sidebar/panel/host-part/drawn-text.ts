// Edits a text in another form: as rows, or as a grid.
import { useRef, useState } from 'preact/hooks';

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

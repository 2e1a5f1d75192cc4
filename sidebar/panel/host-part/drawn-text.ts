// A text that is edited as something else: as rows, or as a grid.
import { useRef, useState } from 'preact/hooks';

/**
 * Gives the parts of a text as they are drawn, and the function that changes them. A text that came from elsewhere is
 * read anew; parts that make no text yet, such as an empty row, stay as they are.
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
      // Where the text stays the same, nothing else draws the parts.
      setTyped((before) => before + 1);
      onChange(text);
    },
  ];
}

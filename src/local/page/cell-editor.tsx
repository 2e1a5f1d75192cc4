// The field in a cell while something is typed into it.
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface CellEditorProps {
  readonly start: string;
  readonly name: string;
  readonly choices: readonly string[];
  /** Called with the text, or undefined when given up, and with the direction to go next. */
  readonly onFinish: (text: string | undefined, down: number, right: number) => void;
}

export function CellEditor({ start, name, choices, onFinish }: CellEditorProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  // At once: the next key may come before the browser paints.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, []);
  const finish = (text: string | undefined, down: number, right: number): void => {
    // Leaving the field by a key also blurs it, which must not finish twice.
    if (done.current) return;
    done.current = true;
    onFinish(text, down, right);
  };
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const text = event.currentTarget.value;
    if (event.key === 'Enter') finish(text, event.shiftKey ? -1 : 1, 0);
    else if (event.key === 'Tab') finish(text, 0, event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') finish(undefined, 0, 0);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        class="cell-editor"
        aria-label={`Content of ${name}`}
        defaultValue={start}
        list={choices.length > 0 ? 'choices' : undefined}
        spellcheck={false}
        autocomplete="off"
        onKeyDown={press}
        onBlur={(event) => finish(event.currentTarget.value, 0, 0)}
      />
      {choices.length > 0 && (
        <datalist id="choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}

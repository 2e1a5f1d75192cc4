// The field that is laid over a cell while somebody types into it.
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface CellEditorProps {
  readonly start: string;
  readonly name: string;
  readonly choices: readonly string[];
  /**
   * Called when the typing ends: with the text, or undefined where it is given up, and by how many cells to move on.
   */
  readonly onFinish: (text: string | undefined, down: number, right: number) => void;
}

export function CellEditor({ start, name, choices, onFinish }: CellEditorProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  // Not in a later effect: the next key may be pressed before the browser has drawn the page.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, []);
  const finish = (text: string | undefined, down: number, right: number): void => {
    // Pressing Enter or Tab also moves the focus away, which must not end the typing a second time.
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

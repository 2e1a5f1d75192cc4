// A text with its label and help, typed as it is: nothing is corrected or filled in.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export function TextField({
  label,
  help,
  value,
  onChange,
  rows,
  about,
}: {
  readonly label: string;
  readonly help?: ComponentChildren;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The lines of a longer text; absent: it is one line. */
  readonly rows?: number;
  /** Text for screen readers only, telling alike fields apart: `question 2`. */
  readonly about?: string;
}) {
  const id = useId();
  const field = {
    id,
    spellcheck: false,
    value,
    'aria-label': about === undefined ? undefined : `${label}, ${about}`,
    'aria-describedby': help === undefined ? undefined : `${id}-help`,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {help !== undefined && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {rows === undefined ? (
        <input
          {...field}
          type="text"
          autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <textarea {...field} rows={rows} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}

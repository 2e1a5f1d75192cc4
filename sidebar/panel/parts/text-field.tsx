// A text field with its label and help. What is typed stays as it is: nothing is corrected or filled in.
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
  /** How many lines the field has; absent for one. */
  readonly rows?: number;
  /** A text for screen readers that tells fields with the same label apart: `question 2`. */
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

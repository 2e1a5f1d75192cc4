// A line of text with its label and help, typed as it is: nothing is corrected or filled in.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export function TextField({
  label,
  help,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help: ComponentChildren;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="help" id={`${id}-help`}>
        {help}
      </p>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-help`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

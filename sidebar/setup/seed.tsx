// The field for the seed. It is drawn when left empty; a host may type one to play a game again.
import { useId } from 'preact/hooks';

export function SeedField({
  seed,
  onChange,
}: {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Seed</label>
      <p class="help" id={`${id}-help`}>
        Every chance in the game follows from it. Leave it empty: then a secret one is drawn, and nobody can
        guess it.
      </p>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-help`}
        value={seed}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

// A file of JSON that the host chooses, or pastes as text.
import { useId } from 'preact/hooks';
import { isObject, type JsonObject } from '../../../src/games/frame/json';

/** The two fields for a file; `what` is said where the text is none: `an exported game`. */
export function JsonFile({
  what,
  text,
  onText,
}: {
  readonly what: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <>
      <div class="field">
        <label for={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void file.text().then(onText);
          }}
        />
      </div>
      <div class="field">
        <label for={id}>Or its text</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </div>
      <p role="status" class="quiet">
        {text.trim() !== '' && jsonIn(text) === undefined && `This is not ${what}: it is not JSON in braces.`}
      </p>
    </>
  );
}

/** The object that a text of JSON holds; undefined where it holds none. */
export function jsonIn(text: string): JsonObject | undefined {
  try {
    // Some editors begin a file with a mark of their own.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

// A JSON file that the host chooses, or pastes as text.
import { useState } from 'preact/hooks';
import { isJsonObject, type JsonObject } from '../../../src/games/frame/json';
import { parseFile, fileTooLargeReason } from '../../../src/games/frame/json-file';
import { fail, ok, type Result } from '../../../src/games/frame/result';
import { Field } from '../../shared/field';
import { TextField } from './plain-question';

/**
 * Two fields for a file: choose or paste. `what`: what the file should be, such as `an exported game`, for the error text.
 */
export function JsonFileField({
  what,
  text,
  onText,
}: {
  readonly what: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const [large, setLarge] = useState('');
  const file = text.trim() === '' ? undefined : parseJsonObject(text);
  const wrong = file?.ok === false ? file.error : large;
  const take = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    const why = fileTooLargeReason(chosen.size) ?? '';
    setLarge(why);
    if (why === '') void chosen.text().then(onText);
    else onText('');
  };
  return (
    <>
      <Field title="File">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <TextField
        label="Or paste its text"
        rows={3}
        value={text}
        onChange={(typed) => {
          setLarge('');
          onText(typed);
        }}
      />
      <p role="status" class="quiet">
        {wrong !== '' && `This is not ${what}: ${wrong}.`}
      </p>
    </>
  );
}

export function parseJsonFile(text: string): JsonObject | undefined {
  const file = parseJsonObject(text);
  return file.ok ? file.value : undefined;
}

/** Parses a file's text as a JSON object; on failure, returns the end of a sentence that says why. */
function parseJsonObject(text: string): Result<JsonObject, string> {
  const parsed = parseFile(text);
  if (!parsed.ok) return parsed;
  return isJsonObject(parsed.value) ? ok(parsed.value) : fail('it isn’t a JSON object');
}

// Imports an exported game from its file or its text.
import { useId, useState } from 'preact/hooks';
import { isObject, type JsonObject } from '../../../src/games/frame/json';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';

export function ImportGame() {
  const { change } = useDesk();
  const id = useId();
  const [text, setText] = useState('');
  const scenario = read(text);
  return (
    <>
      <p class="help">
        An exported game is a file whose name ends in .json. It is checked before anything is made.
      </p>
      <div class="field">
        <label for={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void file.text().then(setText);
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
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p role="status" class="quiet">
        {text.trim() !== '' &&
          scenario === undefined &&
          'This is not an exported game: it is not JSON in braces.'}
      </p>
      <Button
        off={scenario === undefined}
        onClick={() => {
          if (scenario === undefined) return;
          void change({
            doing: 'Importing the game',
            work: () => call('importGame', { scenario }),
            done: () => 'The game is imported.',
          });
        }}
      >
        Import
      </Button>
    </>
  );
}

function read(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

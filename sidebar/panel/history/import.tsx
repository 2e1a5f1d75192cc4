// Imports an exported game from its file or its text.
import { useState } from 'preact/hooks';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { jsonIn, JsonFile } from '../parts/json-file';

export function ImportGame() {
  const { change } = useDesk();
  const [text, setText] = useState('');
  const scenario = jsonIn(text);
  return (
    <>
      <p class="help">
        An exported game is a file whose name ends in .json. It is checked before anything is made.
      </p>
      <JsonFile what="an exported game" text={text} onText={setText} />
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

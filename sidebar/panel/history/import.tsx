// Imports an exported game from its file or its text: the game goes on here, or a practice copy of it is made.
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../src/games/frame/json';
import type { ImportedGame } from '../../../src/rounds/host/set-up/views';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { jsonIn, JsonFile } from '../parts/json-file';
import { GoOn } from './go-on';

interface Read {
  readonly scenario: JsonObject;
  readonly game: ImportedGame;
}

export function ImportGame() {
  const { run, change } = useDesk();
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read | undefined>(undefined);
  const scenario = jsonIn(text);
  return (
    <>
      <p class="help">
        An exported game is a file whose name ends in .json. It is checked before anything is made.
      </p>
      <JsonFile
        what="an exported game"
        text={text}
        onText={(next) => {
          setText(next);
          setRead(undefined);
        }}
      />
      {read === undefined ? (
        <>
          <p class="help">
            <strong>Go on with it</strong>: the game is what it was, with your players, in this book. Their
            links, books and forms are new. <strong>Make a practice copy</strong>: the same game to try things
            with, where the program can submit for players.
          </p>
          <div class="buttons">
            <Button
              look="action"
              off={scenario === undefined}
              onClick={() => {
                if (scenario === undefined) return;
                void run({
                  doing: 'Checking the game',
                  work: () => call('previewGame', { scenario }),
                  done: () => 'It can go on. Nothing is made yet.',
                  then: (game) => setRead({ scenario, game }),
                });
              }}
            >
              Go on with it
            </Button>
            <Button
              off={scenario === undefined}
              onClick={() => {
                if (scenario === undefined) return;
                void change({
                  doing: 'Making a practice copy',
                  work: () => call('importGame', { scenario }),
                  done: () => 'The practice copy is made.',
                });
              }}
            >
              Make a practice copy
            </Button>
          </div>
        </>
      ) : (
        <GoOn {...read} />
      )}
    </>
  );
}

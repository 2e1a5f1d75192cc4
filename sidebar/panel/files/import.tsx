// Imports an exported game or season: the host chooses and checks a file, then continues it or makes a practice copy.
import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../src/games/frame/json';
import type { FileView } from '../../../src/rounds/host/files/views';
import { call, useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { parseJsonFile, JsonFileField } from '../parts/json-file';
import { ContinueFromFile } from './continue-here';

interface PreviewedFile {
  readonly file: JsonObject;
  readonly found: FileView;
}

export function ImportScreen() {
  const { run, go } = useDesk();
  const [text, setText] = useState('');
  const [looked, setLooked] = useState<PreviewedFile | undefined>(undefined);
  const file = parseJsonFile(text);
  return (
    <Screen
      title="Continue from an exported file"
      back={{ to: 'Choose a game', onBack: () => go({ at: 'round' }) }}
    >
      <p>
        Choose a file from <strong>Export the game</strong> or <strong>Export the season</strong>. It contains
        every secret, so don’t show it to anyone.
      </p>
      <JsonFileField
        what="an exported game or season"
        text={text}
        onText={(next) => {
          setText(next);
          setLooked(undefined);
        }}
      />
      {looked === undefined ? (
        <Button
          look="action"
          off={file === undefined}
          onClick={() => {
            if (file === undefined) return;
            void run({
              doing: 'Checking the file',
              work: () => call('previewFile', { file }),
              done: () => 'The file can be imported. Nothing is saved yet.',
              then: (found) => setLooked({ file, found }),
            });
          }}
        >
          Check the file
        </Button>
      ) : (
        <ContinueFromFile {...looked} />
      )}
    </Screen>
  );
}

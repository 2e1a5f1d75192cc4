// Exports the game, its template, its record or the season, as a file to download or a text to copy.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ExportKind } from '../../../src/rounds/host/files/views';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { CopyText } from '../parts/copy';

const EXPORT_DESCRIPTIONS: Readonly<Record<ExportKind, ComponentChildren>> = {
  game: (
    <>
      One file with everything, <strong>secrets included</strong>. While the game runs, don’t show it to any
      player.
    </>
  ),
  template:
    'The settings and every round’s questions, for another host. The file contains no names, answers, messages, results or random draws. Your rules and questions are copied word for word.',
  record:
    'One file for everyone. It lets anyone recalculate the results from the seed and the answers. Players who noted a hash can check that no answer was changed.',
  season: (
    <>
      One file with all matches and everybody’s standing, <strong>secrets included</strong>. Don’t show it to
      any player. Reading the archived matches takes a moment.
    </>
  ),
};

interface ExportedFile {
  readonly name: string;
  readonly text: string;
  readonly link: string;
}

export function ExportFile({ what }: { readonly what: ExportKind }) {
  const { run } = useDesk();
  const [file, setFile] = useState<ExportedFile | undefined>(undefined);
  const link = file?.link;
  useEffect(() => {
    if (link === undefined) return undefined;
    return () => URL.revokeObjectURL(link);
  }, [link]);
  const make = (): void => {
    void run({
      doing: 'Exporting the file',
      work: () => call('exportFile', { what }),
      done: () => 'The file is ready. Download it or copy its text.',
      then: ({ name, content }) => {
        const text = `${JSON.stringify(content, null, 2)}\n`;
        const blob = new Blob([text], { type: 'application/json' });
        setFile({ name, text, link: URL.createObjectURL(blob) });
      },
    });
  };
  return (
    <>
      <p>{EXPORT_DESCRIPTIONS[what]}</p>
      <div class="buttons">
        <Button onClick={make}>Make the file</Button>
        {file !== undefined && (
          <>
            <a class="button" href={file.link} download={file.name}>
              Download {file.name}
            </a>
            <CopyText label="Copy the text" text={file.text} />
          </>
        )}
      </div>
    </>
  );
}

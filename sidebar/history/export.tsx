// The whole game as one file, to keep, to check, or to go on with elsewhere.
import { useEffect, useState } from 'preact/hooks';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';

interface Exported {
  readonly name: string;
  readonly text: string;
  readonly link: string;
}

export function ExportGame() {
  const { run } = useDesk();
  const [file, setFile] = useState<Exported | undefined>(undefined);
  const link = file?.link;
  useEffect(() => {
    if (link === undefined) return undefined;
    return () => URL.revokeObjectURL(link);
  }, [link]);
  return (
    <>
      <p>
        One file with everything, <strong>secrets included</strong>. While the game runs, show it to nobody
        who plays.
      </p>
      <div class="buttons">
        <Button
          onClick={() =>
            void run({
              doing: 'Exporting the game',
              work: () => call('exportGame'),
              done: () => 'The file is ready: download it, or copy its text.',
              then: ({ name, scenario }) => {
                const text = `${JSON.stringify(scenario, null, 2)}\n`;
                const blob = new Blob([text], { type: 'application/json' });
                setFile({ name, text, link: URL.createObjectURL(blob) });
              },
            })
          }
        >
          Make the file
        </Button>
        {file !== undefined && (
          <>
            <a class="button" href={file.link} download={file.name}>
              Download {file.name}
            </a>
            <CopyText label="Copy its text" text={file.text} />
          </>
        )}
      </div>
    </>
  );
}

// Exports the game, its record or the season, as a file to download or a text to copy.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { JsonObject } from '../../../src/games/frame/json';
import type { Reply } from '../../../src/rounds/reply/reply';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';

interface Exported {
  readonly name: string;
  readonly text: string;
  readonly link: string;
}

/** Exports the whole game, to go on with it elsewhere. */
export function ExportGame() {
  return (
    <GameFile
      doing="Exporting the game"
      make={async () => {
        const answer = await call('exportGame');
        return answer.ok ? { ok: true, value: [answer.value.name, answer.value.scenario] } : answer;
      }}
    >
      <p>
        One file with everything, <strong>secrets included</strong>. While the game runs, show it to nobody
        who plays.
      </p>
    </GameFile>
  );
}

/** Exports the template of the match, for others to play it. */
export function ExportTemplate() {
  return (
    <GameFile
      doing="Making the template"
      make={async () => {
        const answer = await call('exportTemplate');
        return answer.ok ? { ok: true, value: [answer.value.name, answer.value.template] } : answer;
      }}
    >
      <p>
        The set-up and the questions of all rounds, for another host. Nobody’s name, answers, texts, results
        or draws are in it, but the rules and questions are as you wrote them.
      </p>
    </GameFile>
  );
}

/** Exports the record after the end, which proves the game. */
export function ExportRecord() {
  return (
    <GameFile
      doing="Making the record"
      make={async () => {
        const answer = await call('exportRecord');
        return answer.ok ? { ok: true, value: [answer.value.name, answer.value.record] } : answer;
      }}
    >
      <p>
        One file for everyone: with it anybody can check that the whole game follows from the seed and the
        submissions, and whoever noted a hash during the game that they are the ones that were made.
      </p>
    </GameFile>
  );
}

/** Exports the whole season with all its matches. */
export function ExportSeason() {
  return (
    <GameFile
      doing="Exporting the season"
      make={async () => {
        const answer = await call('exportSeason');
        return answer.ok ? { ok: true, value: [answer.value.name, answer.value.season] } : answer;
      }}
    >
      <p>
        One file with all matches and everybody’s standing, <strong>secrets included</strong>. Show it to
        nobody who plays. Reading the matches that were put away takes a moment.
      </p>
    </GameFile>
  );
}

function GameFile({
  doing,
  make,
  children,
}: {
  readonly doing: string;
  readonly make: () => Promise<Reply<readonly [name: string, content: JsonObject]>>;
  readonly children: ComponentChildren;
}) {
  const { run } = useDesk();
  const [file, setFile] = useState<Exported | undefined>(undefined);
  const link = file?.link;
  useEffect(() => {
    if (link === undefined) return undefined;
    return () => URL.revokeObjectURL(link);
  }, [link]);
  const start = (): void => {
    void run({
      doing,
      work: make,
      done: () => 'The file is ready: download it, or copy its text.',
      then: ([name, content]) => {
        const text = `${JSON.stringify(content, null, 2)}\n`;
        const blob = new Blob([text], { type: 'application/json' });
        setFile({ name, text, link: URL.createObjectURL(blob) });
      },
    });
  };
  return (
    <>
      {children}
      <div class="buttons">
        <Button onClick={start}>Make the file</Button>
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

// Writes release/index.html, with the program's four files, a button to copy each, and steps for pasting them.
import type { DIST_FILES } from './dist';

/** A file to paste, with its name in the editor. */
interface PasteFile {
  readonly file: string;
  readonly text: string;
  /** What to do in the editor before pasting. */
  readonly where: string;
}

export type DistFile = (typeof DIST_FILES)[number];

/** The files in pasting order. The manifest comes first, since it decides which permissions Google asks for. */
const STEPS: Readonly<Record<DistFile, Omit<PasteFile, 'text'> & { readonly step: number }>> = {
  'appsscript.json': {
    step: 1,
    file: 'appsscript.json',
    where:
      'Choose Project Settings (the gear on the left) and tick Show “appsscript.json” manifest file in editor. Go back to the Editor (< >) and choose appsscript.json.',
  },
  'Code.js': { step: 2, file: 'Code.gs', where: 'Choose Code.gs.' },
  'sidebar.html': {
    step: 3,
    file: 'sidebar.html',
    where:
      'Choose + next to Files, then HTML. Type sidebar, without .html, and press Enter. If sidebar.html is already in the list, choose it.',
  },
  'player.html': {
    step: 4,
    file: 'player.html',
    where:
      'Choose + next to Files, then HTML. Type player, without .html, and press Enter. If player.html is already in the list, choose it.',
  },
};

/** The files to paste. `read` returns the text of a file of dist/. */
export function pasteFiles(read: (name: DistFile) => string): readonly PasteFile[] {
  return (Object.keys(STEPS) as DistFile[])
    .sort((a, b) => STEPS[a].step - STEPS[b].step)
    .map((name) => ({ file: STEPS[name].file, where: STEPS[name].where, text: read(name) }));
}

/** The page with the instructions for pasting. Needs no network or other files, so it can be opened from a folder. */
export function pastePage(files: readonly PasteFile[], build: string): string {
  const items = files.map(
    ({ file, where, text }) => `
      <li>
        <p>${escapeHtml(where)}</p>
        <p>
          <button type="button" data-copies="${file}">Copy ${file}</button>
          <span role="status"></span>
        </p>
        <p>Click into the file in the editor, select everything (Ctrl+A, on a Mac ⌘A), paste (Ctrl+V, ⌘V), and save
          (Ctrl+S, ⌘S). Wait until “Saving…” is gone.</p>
        <p>The file has ${text.split('\n').length} lines. If the browser says that the page isn’t responding, choose to wait.</p>
        <textarea id="${file}" aria-label="${file}" readonly rows="3">
${escapeHtml(text)}</textarea>
      </li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pasting Round Keeper</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1d2733; }
      h1 { font-size: 1.6rem; }
      button { font: inherit; padding: 0.5rem 1rem; min-height: 44px; border: 0; border-radius: 8px; background: #1a5fb4; color: #fff; cursor: pointer; }
      textarea { box-sizing: border-box; width: 100%; font: 12px/1.4 monospace; color: #4a5563; border: 1px solid #c4cbd4; border-radius: 6px; }
      li { margin: 1.2rem 0; }
      [role='status'] { margin-left: 0.75rem; }
    </style>
  </head>
  <body>
    <main>
    <h1>Pasting Round Keeper ${escapeHtml(build)}</h1>
    <p>
      Make a new spreadsheet with the account that will own the game. (To update, open your game’s spreadsheet.) It will
      contain every secret, so don’t share it with players. Set your time zone under File › Settings.
    </p>
    <p>
      Choose Extensions › Apps Script. Click Untitled project at the top, type Round Keeper, and choose Rename. Then paste
      these four files, one after another:
    </p>
    <ol>${items.join('')}
    </ol>
    <p>
      Close the editor, reload the spreadsheet, wait twenty seconds, and choose Extensions › Round Keeper › Open Round
      Keeper. If a file is incomplete, a message says which.
    </p>
    <p>
      The first time, Google asks for permissions. Choose OK or Continue, then your account. “Google hasn’t verified this
      app” means that it’s your own copy. Choose Advanced, then Go to Round Keeper (unsafe).
    </p>
    <p>
      Tick all boxes and choose Continue, or just Allow if there are no boxes. Then choose the menu entry once more.
    </p>
    <p>
      If an earlier version already has a page for players, choose Deploy › Manage deployments in the editor, then the
      pencil, Version: New version, Deploy.
    </p>
    <p>Code.readable.js, in this page’s folder, is Code.gs before minifying.</p>
    </main>
    <script>
      for (const button of document.querySelectorAll('[data-copies]')) {
        const area = document.getElementById(button.dataset.copies);
        const status = button.nextElementSibling;
        button.addEventListener('click', async () => {
          area.select();
          try {
            await navigator.clipboard.writeText(area.value);
            status.textContent = 'Copied: ' + area.value.length.toLocaleString('en') + ' characters.';
          } catch {
            status.textContent = 'The browser didn’t let this page copy. The text below is selected: press Ctrl+C, or ⌘C.';
          }
        });
      }
    </script>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

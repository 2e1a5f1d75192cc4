// Assembles an add-on from the files that a host copies from the release page into a script editor.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { pasteFiles } from '../../src/commands/paste-page';
import { builtDist } from '../support/built-program';
import { openTestHost, type TestHost } from '../support/host';

export const built = (name: string): string => readFileSync(path.join(builtDist(), name), 'utf8');

export type Editor = Readonly<Record<string, string>>;

export const whole = (file: (name: string) => string = built): Editor =>
  Object.fromEntries(pasteFiles(file).map(({ file: name, text }) => [name, text] as const));

export function openWith(editor: Editor): TestHost {
  const manifest = toJson(JSON.parse(editor['appsscript.json'] ?? ''));
  if (!isJsonObject(manifest)) throw new Error('The editor refuses this manifest.');
  const pages = ['sidebar', 'player'].flatMap((page) => {
    const text = editor[`${page}.html`];
    return text === undefined ? [] : [[page, text] as const];
  });
  return openTestHost({
    bundle: { text: editor['Code.gs'] ?? '' },
    html: Object.fromEntries(pages),
    manifest,
  });
}

export function shown(addOn: TestHost): string {
  addOn.host.call('openRoundKeeper');
  return addOn.host.ui.shown.at(-1)?.html ?? '';
}

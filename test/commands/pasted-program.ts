// Opens the add-on of the files that a host copies from the release page into a script editor.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { pasteFiles } from '../../src/commands/paste-page';
import { smallCode, type SmallCode } from '../../src/commands/small-code';
import { builtCode, builtDist } from '../support/built-program';
import type { TestHost } from '../support/host';

let small: SmallCode | undefined;

beforeAll(async () => {
  small = await smallCode(builtCode());
});

/** Code.js as a release hands it out, made short once for each test file. */
export function smallProgram(): SmallCode {
  if (small === undefined) throw new Error('Ask within a test.');
  return small;
}

/** A file of the program as it is handed out. */
export const built = (name: string): string =>
  name === 'Code.js' ? smallProgram().code : readFileSync(path.join(builtDist(), name), 'utf8');

/** The files in the editor, by the names that it shows. */
export type Editor = Readonly<Record<string, string>>;

/** The editor after a whole paste. */
export const WHOLE = (): Editor =>
  Object.fromEntries(pasteFiles(built).map(({ file, text }) => [file, text] as const));

/** The page that the menu entry shows. */
export function shown(addOn: TestHost): string {
  addOn.host.call('openRoundKeeper');
  return addOn.host.ui.shown.at(-1)?.html ?? '';
}

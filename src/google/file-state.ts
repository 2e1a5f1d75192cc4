// What Drive tells of files that were made before. It shows a file only to the account and script project that made it;
// to all others it answers as if there were none.
import { defaulted, listOf, optional, type ValueOf } from '../games/frame/fields';
import { anyFlag, anyText, atLeast, tryRead } from '../games/frame/fields/plain';
import { getFile, type ApiCall } from './api-calls';
import { failureOf, throwMistake, type Failure } from './failure';
import { callTogether, type ApiAnswer } from './together';
import { thisRelease } from './release';

/** A permission of a file, as Drive tells it. */
const permissionField = atLeast({
  id: optional(anyText),
  type: optional(anyText),
  role: optional(anyText),
  emailAddress: optional(anyText),
});
export type FilePermission = ValueOf<typeof permissionField>;

/** A file with those of its parts that were asked for. */
const fileField = atLeast({
  trashed: optional(anyFlag),
  driveId: optional(anyText),
  permissions: defaulted(listOf(permissionField), []),
});
export type KnownFile = ValueOf<typeof fileField>;

export type FileState =
  | { readonly kind: 'there'; readonly file: KnownFile }
  | { readonly kind: 'trashed' }
  /** There is no such file, or another account or another script project made it. */
  | { readonly kind: 'not-shown' };

/** Gives the state of each file, or why Google refuses to tell it. */
export function fileStates(ids: readonly string[], fields: string): readonly (FileState | Failure)[] {
  return callTogether(ids.map((id) => stateCall(id, fields))).map(stateIn);
}

/** Makes the call that asks for the state of a file; `stateIn` reads its answer. */
export function stateCall(id: string, fields: string): ApiCall {
  return getFile(id, { fields: `trashed,${fields}`, supportsAllDrives: true });
}

/** Gives the state of one file; throws as Google's services do. */
export function fileState(id: string, fields: string): FileState {
  try {
    return knownState(stateCall(id, fields).alone());
  } catch (error) {
    throwMistake(error);
    if (failureOf(error).code === 404) return { kind: 'not-shown' };
    throw error;
  }
}

export function stateIn(answer: ApiAnswer): FileState | Failure {
  if (answer.ok) return knownState(answer.value);
  return answer.failure.code === 404 ? { kind: 'not-shown' } : answer.failure;
}

function knownState(value: unknown): FileState {
  const file = tryRead(fileField, value) ?? { permissions: [] };
  return file.trashed === true ? { kind: 'trashed' } : { kind: 'there', file };
}

/** The pages of the add-on, by the names of their files. */
export const PAGES = ['player', 'sidebar'] as const;
export type PageName = (typeof PAGES)[number];

/** Writes the mark that ends the file of a page. */
export function endOfPage(name: PageName, build: string): string {
  return `<!-- The end of ${name}.html, Round Keeper ${build}. -->\n`;
}

const ANY_END = /<!-- The end of (\w+\.html), Round Keeper (\S+ \(\w+\))\. -->\s*$/;

/** What is wrong with the program's files as they were pasted. */
export interface BrokenFile {
  readonly file: string;
  readonly why: string;
}

/**
 * Finds the file that keeps this page from opening; undefined where all files are whole and of one build. `html` is the
 * page’s file.
 */
export function brokenFile(name: PageName, html: string | undefined): BrokenFile | undefined {
  const build = thisRelease()?.build;
  if (build === undefined) return { file: 'Code.gs', why: 'its end is missing' };
  if (typeof Sheets === 'undefined' || typeof Drive === 'undefined') {
    return { file: 'appsscript.json', why: 'it does not name the services Sheets and Drive' };
  }
  const file = `${name}.html`;
  if (html === undefined) return { file, why: 'it is not there' };
  const end = ANY_END.exec(html);
  if (end === null) return { file, why: 'its end is missing' };
  const [, found, of] = end;
  if (found !== file) return { file, why: `what stands in it is ${found ?? ''}` };
  return of === build ? undefined : { file, why: `it is of version ${of ?? ''}, and Code.gs of ${build}` };
}

/** Writes the sentence for the host. */
export function pasteAgain({ file, why }: BrokenFile): string {
  return `Opening Round Keeper: the file ${file} in the Apps Script editor is not whole: ${why}. Paste all four files of one version once more, save each, and reload the spreadsheet. Nothing of your game was changed.`;
}

/** Writes the sentence for a player. */
export function playByForm({ file }: BrokenFile): string {
  return `Opening your page: your host’s copy of Round Keeper is not whole (${file}), and this page has sent nothing. Play by the link to your form, and tell your host what stands here.`;
}

// What Drive says about files. Drive only shows a file to the account and script project that created it. For others, the
// file doesn't seem to exist.
import { defaulted, listOf, optional, type FieldValue } from '../games/frame/fields';
import { anyBoolean, anyText, looseObject, tryRead } from '../games/frame/fields/data-fields';
import { getFile, type ApiCall } from './api-calls';
import { toFailure, rethrowBug, type Failure } from './failure';
import { callInBatch, type ApiResult } from './batched-calls';
import { thisRelease } from './release';

const permissionField = looseObject({
  id: optional(anyText),
  type: optional(anyText),
  role: optional(anyText),
  emailAddress: optional(anyText),
});
export type FilePermission = FieldValue<typeof permissionField>;

/** A file with the requested fields. */
const fileField = looseObject({
  trashed: optional(anyBoolean),
  driveId: optional(anyText),
  permissions: defaulted(listOf(permissionField), []),
});
export type DriveFile = FieldValue<typeof fileField>;

export type FileState =
  | { readonly kind: 'there'; readonly file: DriveFile }
  | { readonly kind: 'trashed' }
  /** There's no such file, or another account or script project created it. */
  | { readonly kind: 'not-shown' };

/** Each file's state, or why Google refuses to say. */
export function fetchFileStates(ids: readonly string[], fields: string): readonly (FileState | Failure)[] {
  return callInBatch(ids.map((id) => fileStateCall(id, fields))).map(toFileState);
}

/** The call that asks for a file's state; `toFileState` reads its response. */
export function fileStateCall(id: string, fields: string): ApiCall {
  return getFile(id, { fields: `trashed,${fields}`, supportsAllDrives: true });
}

/** A file's state. Throws what Google throws. */
export function fetchFileState(id: string, fields: string): FileState {
  try {
    return parseFileState(fileStateCall(id, fields).alone());
  } catch (error) {
    rethrowBug(error);
    if (toFailure(error).code === 404) return { kind: 'not-shown' };
    throw error;
  }
}

export function toFileState(answer: ApiResult): FileState | Failure {
  if (answer.ok) return parseFileState(answer.value);
  return answer.failure.code === 404 ? { kind: 'not-shown' } : answer.failure;
}

function parseFileState(value: unknown): FileState {
  const file = tryRead(fileField, value) ?? { permissions: [] };
  return file.trashed === true ? { kind: 'trashed' } : { kind: 'there', file };
}

/** The program's pages, by file name. */
export const PAGE_NAMES = ['player', 'sidebar'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Marks the end of a page's file. */
export function pageEndMarker(name: PageName, build: string): string {
  return `<!-- The end of ${name}.html, Round Keeper ${build}. -->\n`;
}

const ANY_PAGE_END_MARKER = /<!-- The end of (\w+\.html), Round Keeper (\S+ \(\w+\))\. -->\s*$/;

/** What is wrong with the pasted files. */
export interface BrokenFile {
  readonly file: string;
  readonly why: string;
}

/** The file that keeps this page from opening; undefined if all files are complete and from the same build. */
export function brokenFile(name: PageName, html: string | undefined): BrokenFile | undefined {
  const build = thisRelease()?.build;
  if (build === undefined) return { file: 'Code.gs', why: 'its end is missing' };
  if (typeof Sheets === 'undefined' || typeof Drive === 'undefined') {
    return { file: 'appsscript.json', why: 'it doesn’t list the Sheets and Drive services' };
  }
  const file = `${name}.html`;
  if (html === undefined) return { file, why: 'it’s missing' };
  const end = ANY_PAGE_END_MARKER.exec(html);
  if (end === null) return { file, why: 'its end is missing' };
  const [, found, of] = end;
  if (found !== file) return { file, why: `it contains ${found ?? ''}` };
  return of === build
    ? undefined
    : { file, why: `it’s from version ${of ?? ''}, but Code.gs is from ${build}` };
}

/** The problem, worded for the host. */
export function brokenFileText({ file, why }: BrokenFile): string {
  return `Opening Round Keeper: the file ${file} in the Apps Script editor can’t be used because ${why}. Paste all four files of the same version again, save each one, and reload the spreadsheet. Your game wasn’t changed.`;
}

/** The problem, worded for a player. */
export function brokenPageText({ file }: BrokenFile): string {
  return `Opening your page: your host’s copy of Round Keeper is incomplete (${file}). Nothing was sent. Use the link to your form, and show this to your host.`;
}

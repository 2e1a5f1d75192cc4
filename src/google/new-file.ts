// Creates files through Drive's REST API. Google doesn't document that the scope `drive.file` covers FormApp's files.
import { mapField, listOf } from '../games/frame/fields';
import { anyNumber, looseObject, tryRead } from '../games/frame/fields/data-fields';
import { sha256 } from 'js-sha256';
import { copyFile, createFile, listFiles, type ApiCall } from './api-calls';
import { RefusalError, type Failure, ignoreRefusal } from './failure';
import { storedValue, type StoredValue } from './stored-value';
import { callInBatch, readFileId, fileIdField, type ApiResult } from './batched-calls';

export type FileType = 'form' | 'spreadsheet';

/** A file to create, with a unique name. */
export interface NewFile {
  readonly name: string;
  readonly type: FileType;
  /** The file to copy; absent to create an empty file. */
  readonly copyOf?: string;
}

export type NewFileResult =
  | { readonly id: string; /** True for a file just as Google creates it. */ readonly isNew: boolean }
  | Failure;

/** Creates files in one batch, empty or as copies. Files from an interrupted call are found by name, not created twice. */
export function makeFiles(files: readonly NewFile[]): readonly NewFileResult[] {
  return makeFilesAndCall(files, []).made;
}

/** Like `makeFiles` for files of one type, with other calls in the same batch. */
export function makeFilesAndCall(
  files: readonly NewFile[],
  others: readonly ApiCall[],
): { readonly made: readonly NewFileResult[]; readonly answers: readonly ApiResult[] } {
  const begun: CreationNotes | undefined = files.length === 0 ? new Map() : readNotes(files);
  const looked = files.filter(({ name }) => begun === undefined || begun.has(hashName(name)));
  const found = findStartedFiles(looked, begun ?? new Map());
  const toMake = files.filter(({ name }) => !found.has(name));
  // Files are noted before they are created, so that the next call finds them if this call is interrupted.
  if (toMake.length > 0 && !recordFiles(toMake, begun ?? new Map())) {
    // Noting may have failed in an earlier call too, so this also looks for files that weren't noted.
    for (const [name, state] of findStartedFiles(
      toMake.filter((file) => !looked.includes(file)),
      new Map(),
    )) {
      found.set(name, state);
    }
  }
  const missing = toMake.filter(({ name }) => !found.has(name));
  const all = callInBatch([...missing.map(buildCreateCall), ...others]);
  // The next call needn't look for files that Google has definitely refused.
  removeNotes(missing.filter((_, index) => isCallRefused(all[index])));
  return {
    made: files.map((file) => found.get(file.name) ?? newFileResult(all[missing.indexOf(file)])),
    answers: all.slice(missing.length),
  };
}

/** The call that creates a file. A copy goes into the original's folder. The caller checks who can open it. */
function buildCreateCall({ name, type, copyOf }: NewFile): ApiCall {
  if (copyOf === undefined) return createFile({ name, mimeType: driveMimeType(type) }, { fields: 'id' });
  const params = { fields: 'id', supportsAllDrives: true, ignoreDefaultVisibility: true };
  return copyFile(copyOf, { name }, params);
}

const NO_FILE_ID: Failure = { message: 'Google didn’t return the new file’s id.' };

function newFileResult(answer: ApiResult | undefined): NewFileResult {
  if (answer?.ok === false) return answer.failure;
  const id = answer === undefined ? undefined : readFileId(answer);
  return id === undefined ? NO_FILE_ID : { id, isNew: true };
}

function driveMimeType(type: FileType): string {
  return `application/vnd.google-apps.${type}`;
}

/** How long Drive's lists may omit a new file, in milliseconds. Usually it takes seconds, but Google documents no limit. */
const LISTING_DELAY_MS = 30_000;
const POLL_PAUSE_MS = 3000;

/** Finds existing files by name. Waits for files that were just created and may not be listed yet. */
function findStartedFiles(files: readonly NewFile[], begun: CreationNotes): Map<string, NewFileResult> {
  const found = new Map<string, NewFileResult>();
  let open = files;
  while (open.length > 0) {
    const lists = findFiles(open);
    open.forEach(({ name }, index) => {
      const state = lists[index];
      if (state !== undefined) found.set(name, state);
    });
    open = open.filter(
      ({ name }) => !found.has(name) && Date.now() < (begun.get(hashName(name)) ?? 0) + LISTING_DELAY_MS,
    );
    if (open.length > 0) Utilities.sleep(POLL_PAUSE_MS);
  }
  return found;
}

/** This project's files with these names; undefined for each that Drive doesn't list. */
function findFiles(files: readonly NewFile[]): readonly (NewFileResult | undefined)[] {
  const lists = callInBatch(
    files.map(({ name, type }) =>
      listFiles({
        q: `name = '${name.replace(/[\\']/g, '\\$&')}' and mimeType = '${driveMimeType(type)}' and trashed = false`,
        fields: 'files(id)',
      }),
    ),
  );
  return lists.map((answer) => {
    if (!answer.ok) return answer.failure;
    const first = tryRead(filesField, answer.value)?.files[0];
    return first === undefined ? undefined : { id: first.id, isNew: false };
  });
}

const filesField = looseObject({ files: listOf(fileIdField) });

/** The id of this project's file with this name; undefined if Drive lists none. Throws what Drive throws. */
export function findFile(file: NewFile): string | undefined {
  const [found] = findFiles([file]);
  if (found === undefined || 'id' in found) return found?.id;
  throw new RefusalError(found);
}

/** When each file was started, by a hash of its name. A started file may exist without being listed yet. */
type CreationNotes = ReadonlyMap<string, number>;

/** One store per type, since concurrent calls can create forms and books without waiting for each other. */
const NOTE_STORES: Readonly<Record<FileType, StoredValue<CreationNotes>>> = {
  form: storedValue('making-forms', mapField(anyNumber)),
  spreadsheet: storedValue('making-files', mapField(anyNumber)),
};
/** How many names fit into one property. */
const MAX_RECORDED_FILES = 250;

function hashName(name: string): string {
  return sha256(name).slice(0, 10);
}

/** Notes the files; false if that couldn't be saved. */
function recordFiles(files: readonly NewFile[], before: CreationNotes): boolean {
  const kept = new Map(before);
  const now = Date.now();
  for (const { name } of files) {
    kept.delete(hashName(name));
    kept.set(hashName(name), now);
  }
  return saveNotes(kept, files);
}

function removeNotes(files: readonly NewFile[]): void {
  const kept = files.length === 0 ? undefined : readNotes(files);
  if (kept === undefined) return;
  const names = files.map(({ name }) => hashName(name));
  saveNotes(new Map([...kept].filter(([name]) => !names.includes(name))), files);
}

function isCallRefused(answer: ApiResult | undefined): boolean {
  const code = answer?.ok === false ? (answer.failure.code ?? 0) : 0;
  return Math.floor(code / 100) === 4;
}

function pickNoteStore([first]: readonly NewFile[]): StoredValue<CreationNotes> {
  return NOTE_STORES[first?.type ?? 'spreadsheet'];
}

function saveNotes(notes: CreationNotes, files: readonly NewFile[]): boolean {
  return (
    ignoreRefusal(() => pickNoteStore(files).setNow(new Map([...notes].slice(-MAX_RECORDED_FILES)))) ?? false
  );
}

/** The notes; undefined if they can't be read. In that case, any file may have been started. */
function readNotes(files: readonly NewFile[]): CreationNotes | undefined {
  return ignoreRefusal(() => pickNoteStore(files).now() ?? new Map());
}

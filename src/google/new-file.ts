// Makes files through Drive's REST API: `drive.file` surely covers those, which no page says of FormApp's.
import { byName, listOf } from '../games/frame/fields';
import { anyNumber, atLeast, tryRead } from '../games/frame/fields/plain';
import { sha256 } from 'js-sha256';
import { copyFile, createFile, listFiles, type ApiCall } from './api-calls';
import { Refused, type Failure, quietly } from './failure';
import { kept, type Kept } from './kept';
import { callTogether, idIn, withId, type ApiAnswer } from './together';

export type FileType = 'form' | 'spreadsheet';

/** A file to make, with a name that no other file has. */
export interface NewFile {
  readonly name: string;
  readonly type: FileType;
  /** The id of the file to copy; absent for an empty file. */
  readonly copyOf?: string;
}

export type MadeOrFound =
  | { readonly id: string; /** True for one that is as Google makes it. */ readonly isNew: boolean }
  | Failure;

/**
 * Makes files all at once, empty ones or copies. A file that an interrupted call has made is found by its name, and not
 * made again.
 */
export function makeFiles(files: readonly NewFile[]): readonly MadeOrFound[] {
  return makeFilesBeside(files, []).made;
}

/**
 * Makes files of one type, together with other calls that leave at the same time. A file that an interrupted call has
 * made is found by its name.
 */
export function makeFilesBeside(
  files: readonly NewFile[],
  others: readonly ApiCall[],
): { readonly made: readonly MadeOrFound[]; readonly answers: readonly ApiAnswer[] } {
  const begun: Notes | undefined = files.length === 0 ? new Map() : readNotes(files);
  const looked = files.filter(({ name }) => begun === undefined || begun.has(keyOf(name)));
  const found = findInterrupted(looked, begun ?? new Map());
  const toMake = files.filter(({ name }) => !found.has(name));
  // The files are noted before they are made, so that if this call is stopped, the next one knows that they may be
  // there.
  if (toMake.length > 0 && !note(toMake, begun ?? new Map())) {
    // Files of an earlier call that were not noted are looked for, too.
    for (const [name, state] of findInterrupted(
      toMake.filter((file) => !looked.includes(file)),
      new Map(),
    )) {
      found.set(name, state);
    }
  }
  const missing = toMake.filter(({ name }) => !found.has(name));
  const all = callTogether([...missing.map(makingCall), ...others]);
  // Google has certainly refused these, so they need not be looked for later.
  unnote(missing.filter((_, index) => isRefused(all[index])));
  return {
    made: files.map((file) => found.get(file.name) ?? madeIn(all[missing.indexOf(file)])),
    answers: all.slice(missing.length),
  };
}

/**
 * Makes the call for a file. A copy lies in the folder of its original, since a script that sees no folders may not
 * name another. If others may open it there, whoever asked for it has to find that out.
 */
function makingCall({ name, type, copyOf }: NewFile): ApiCall {
  if (copyOf === undefined) return createFile({ name, mimeType: mimeOf(type) }, { fields: 'id' });
  const params = { fields: 'id', supportsAllDrives: true, ignoreDefaultVisibility: true };
  return copyFile(copyOf, { name }, params);
}

const NO_ID: Failure = { message: 'Google made a file without an id.' };

function madeIn(answer: ApiAnswer | undefined): MadeOrFound {
  if (answer?.ok === false) return answer.failure;
  const id = answer === undefined ? undefined : idIn(answer);
  return id === undefined ? NO_ID : { id, isNew: true };
}

function mimeOf(type: FileType): string {
  return `application/vnd.google-apps.${type}`;
}

/**
 * How long a new file may be missing from Drive's lists, in milliseconds. It is usually some seconds, and Google names
 * no limit.
 */
const LISTED_WITHIN_MS = 30_000;
const PAUSE_MS = 3000;

/** Finds the files that are there, by name, and waits for those whose making has just begun. */
function findInterrupted(files: readonly NewFile[], begun: Notes): Map<string, MadeOrFound> {
  const found = new Map<string, MadeOrFound>();
  let open = files;
  while (open.length > 0) {
    const lists = findFiles(open);
    open.forEach(({ name }, index) => {
      const state = lists[index];
      if (state !== undefined) found.set(name, state);
    });
    open = open.filter(
      ({ name }) => !found.has(name) && Date.now() < (begun.get(keyOf(name)) ?? 0) + LISTED_WITHIN_MS,
    );
    if (open.length > 0) Utilities.sleep(PAUSE_MS);
  }
  return found;
}

/** Finds the files of these names that this project has made; undefined where Drive lists none. */
function findFiles(files: readonly NewFile[]): readonly (MadeOrFound | undefined)[] {
  const lists = callTogether(
    files.map(({ name, type }) =>
      listFiles({
        q: `name = '${name.replace(/[\\']/g, '\\$&')}' and mimeType = '${mimeOf(type)}' and trashed = false`,
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

const filesField = atLeast({ files: listOf(withId) });

/**
 * Gives the id of the file of this name that this project has made; undefined where Drive lists none. Throws as Drive
 * does.
 */
export function findFile(file: NewFile): string | undefined {
  const [found] = findFiles([file]);
  if (found === undefined || 'id' in found) return found?.id;
  throw new Refused(found);
}

/** When each file was begun that may be there without being listed yet, by name. */
type Notes = ReadonlyMap<string, number>;

/**
 * The notes of forms and of books are separate, since both may be made at the same time by calls that do not wait for
 * each other.
 */
const NOTES: Readonly<Record<FileType, Kept<Notes>>> = {
  form: kept('making-forms', byName(anyNumber)),
  spreadsheet: kept('making-files', byName(anyNumber)),
};
/** How many names one property can hold. */
const MOST_NOTED = 250;

function keyOf(name: string): string {
  return sha256(name).slice(0, 10);
}

/** Notes these files; gives false where the note could not be kept. */
function note(files: readonly NewFile[], before: Notes): boolean {
  const kept = new Map(before);
  const now = Date.now();
  for (const { name } of files) {
    kept.delete(keyOf(name));
    kept.set(keyOf(name), now);
  }
  return keep(kept, files);
}

function unnote(files: readonly NewFile[]): void {
  const kept = files.length === 0 ? undefined : readNotes(files);
  if (kept === undefined) return;
  const names = files.map(({ name }) => keyOf(name));
  keep(new Map([...kept].filter(([name]) => !names.includes(name))), files);
}

function isRefused(answer: ApiAnswer | undefined): boolean {
  const code = answer?.ok === false ? (answer.failure.code ?? 0) : 0;
  return code >= 400 && code < 500;
}

/** Gives where notes about files of this type are kept. */
function notesOf([first]: readonly NewFile[]): Kept<Notes> {
  return NOTES[first?.type ?? 'spreadsheet'];
}

function keep(notes: Notes, files: readonly NewFile[]): boolean {
  return quietly(() => notesOf(files).setNow(new Map([...notes].slice(-MOST_NOTED)))) ?? false;
}

/**
 * Reads the notes about files of this type; undefined where they cannot be read, so that any file may have been begun.
 */
function readNotes(files: readonly NewFile[]): Notes | undefined {
  return quietly(() => notesOf(files).now() ?? new Map());
}

// The account check's throwaway files. Each file is noted before it's created. All noted files are deleted later, even if
// the check was interrupted.
import { listOf, object, optional, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText, enumField } from '../../games/frame/fields/data-fields';
import { ensure } from '../../games/frame/result';
import { anonymize } from '../../rounds/host/account/account-check';
import { startNewForms } from '../forms';
import { fetchFileState } from '../file-state';
import { storedValue } from '../stored-value';
import { findFile } from '../new-file';
import { rethrowBug, ignoreRefusal } from '../failure';
import { driveService, sheetsService } from '../services';
import { NoAnswerError } from './no-answer-error';
import { removeTriggers } from './triggers';

const FILE_TYPES = ['book', 'form'] as const;
type FileType = (typeof FILE_TYPES)[number];

const fileNoteField = object({
  type: enumField(FILE_TYPES),
  /** A unique name, so that the file can be found if the check was interrupted while creating it. */
  name: anyText,
  /** When this note was made, in UTC milliseconds. */
  at: anyNumber,
  /** Absent while the file is being created. */
  id: optional(anyText),
});
type FileNote = FieldValue<typeof fileNoteField>;

const storedFileNotes = storedValue('account-check-files', listOf(fileNoteField));

/** The book's time zone: 9½ hours behind UTC, which no host's account has. */
const BOOK_TIME_ZONE = 'Pacific/Marquesas';
export const BOOK_UTC_OFFSET_MINUTES = -570;

/** A locale with decimal commas, for the question about formulas. */
const BOOK_LOCALE = 'de_DE';

/** The file's id; creates the file if there's none. */
export function throwawayFile(type: FileType): string {
  return existingThrowaway(type) ?? makeThrowaway(type);
}

/** The file's id; undefined if there's none. */
export function existingThrowaway(type: FileType): string | undefined {
  return readNotes().find((note) => note.type === type && note.id !== undefined)?.id;
}

function makeThrowaway(type: FileType): string {
  const note: FileNote = {
    type,
    name: `Round Keeper check ${Utilities.getUuid().slice(0, 8)} (to be deleted)`,
    at: Date.now(),
  };
  writeNotes([...readNotes(), note]);
  const id = type === 'form' ? createForm(note.name) : createBook(note.name);
  writeNotes(readNotes().map((one) => (one.name === note.name ? { ...one, id } : one)));
  return id;
}

function createForm(name: string): string {
  const made = ensure(startNewForms([name], []).made[0], 'Google’s response doesn’t mention the form.');
  if (made.ok) return made.value.id;
  throw new NoAnswerError(anonymize(made.error.text));
}

function createBook(title: string): string {
  const { spreadsheetId } = sheetsService().create({
    properties: { title, timeZone: BOOK_TIME_ZONE, locale: BOOK_LOCALE },
  });
  return ensure(spreadsheetId, 'Google didn’t return the new spreadsheet’s id.');
}

/** Permanently deletes the files. Returns the names of files that couldn't be deleted. */
export function removeThrowaways(): readonly string[] {
  const left = readNotes();
  if (left.length === 0) return [];
  try {
    removeTriggers(left.flatMap(({ type, id }) => (type === 'book' ? (id ?? []) : [])));
  } catch (error) {
    rethrowBug(error);
    // The files stay noted, so that a retry removes triggers and files.
    return left.map(({ name }) => name);
  }
  for (const note of left) {
    if (removeThrowaway(note)) writeNotes(readNotes().filter(({ name }) => name !== note.name));
  }
  return readNotes().map(({ name }) => name);
}

/** Milliseconds after which a check must be over or interrupted. */
const MAX_CHECK_MS = 600_000;

/** Removes what an interrupted check left behind; ignores failures. */
export function removeLeftoverThrowaways(): void {
  // If Google refuses, the check's screen retries and lists the remaining files.
  ignoreRefusal(() => {
    const left = readNotes();
    const isOld = left.every(({ at }) => Date.now() - at > MAX_CHECK_MS);
    if (left.length > 0 && isOld) removeThrowaways();
  });
}

/** How long Drive's lists may omit a new file, in milliseconds. */
const LISTING_DELAY_MS = 120_000;

/** Deletes the file; false if it may still exist. */
function removeThrowaway(note: FileNote): boolean {
  try {
    const id = note.id ?? findFile({ name: note.name, type: note.type === 'form' ? 'form' : 'spreadsheet' });
    if (id === undefined) return Date.now() - note.at > LISTING_DELAY_MS;
    if (isFileGone(note.type, id)) return true;
    driveService().Files.remove(id);
    return true;
  } catch (error) {
    rethrowBug(error);
    return false;
  }
}

/** Whether the file is gone. Also asks Forms or Sheets, since Drive may hide an existing file. */
function isFileGone(type: FileType, id: string): boolean {
  if (fetchFileState(id, 'id').kind !== 'not-shown') return false;
  try {
    if (type === 'form') FormApp.openById(id);
    else sheetsService().get(id, { fields: 'spreadsheetId' });
    return false;
  } catch (error) {
    rethrowBug(error);
    return true;
  }
}

function readNotes(): readonly FileNote[] {
  return storedFileNotes.now() ?? [];
}

function writeNotes(all: readonly FileNote[]): void {
  if (all.length === 0) storedFileNotes.forget();
  else storedFileNotes.setNow(all);
}

// The throwaway files of the account's check. Each is noted before it is made, so that an interrupted check leaves
// nothing behind: what is noted is removed later.
import { listOf, object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import { withoutNames } from '../../rounds/host/account/report';
import type { MadeFile } from '../../rounds/ports/books';
import type { CallProblem } from '../../rounds/reply/reply';
import { beginForms } from '../begin-forms';
import { booksPort } from '../books';
import { fileState } from '../file-state';
import { kept } from '../kept';
import { findFile } from '../new-file';
import { isGoogleError } from '../failure';
import { driveService, sheetsService } from '../services';
import { NotTold } from './not-told';
import { removeSubmitTriggers, removeTriggers } from './throwaway-trigger';

/**
 * One book has the tabs that Google makes for responses alone. The other is drawn, copied, and connected to the form that goes
 * the way of a game's.
 */
const FILE_TYPES = ['book', 'drawn-book', 'copy', 'form', 'game-form'] as const;
type FileType = (typeof FILE_TYPES)[number];

const isFormType = (type: FileType): boolean => type === 'form' || type === 'game-form';

const noteField = object({
  type: oneWordOf(FILE_TYPES),
  /** Unique among all files, so that one whose making was interrupted is found. */
  name: anyText,
  /** The time at which it was noted, in UTC milliseconds. */
  at: anyNumber,
  /** Absent while it is being made. */
  id: optional(anyText),
});
type Note = ValueOf<typeof noteField>;

const notes = kept('account-check-files', listOf(noteField));

/** No zone of a host's account has these clocks: 9½ hours behind UTC. */
const ODD_ZONE = 'Pacific/Marquesas';
export const ODD_ZONE_MINUTES = -570;

/** The id of the throwaway file of this type, which is made if there is none. */
export function throwaway(type: FileType): string {
  return (
    readNotes().find((note) => note.type === type && note.id !== undefined)?.id ?? makeThrowaway(type).id
  );
}

/** Makes one, and says how long Google took for it. */
export function makeThrowaway(type: FileType): { readonly id: string; readonly ms: number } {
  const note: Note = {
    type,
    name: `Round Keeper check ${Utilities.getUuid().slice(0, 8)} (to be deleted)`,
    at: Date.now(),
  };
  writeNotes([...readNotes(), note]);
  const start = Date.now();
  const id = makeOf(type, note.name);
  const ms = Date.now() - start;
  writeNotes(readNotes().map((one) => (one.name === note.name ? { ...one, id } : one)));
  return { id, ms };
}

function makeOf(type: FileType, name: string): string {
  switch (type) {
    case 'form':
    case 'game-form':
      return made(beginForms([{ name }], []).made[0]);
    case 'copy':
      return made(booksPort.copy([{ id: throwaway('drawn-book'), name }])[0]);
    case 'book':
    case 'drawn-book':
      return createBook(name);
  }
}

function made(result: Result<MadeFile, CallProblem> | undefined): string {
  if (result?.ok === true) return result.value.id;
  throw new NotTold(withoutNames(result?.error.text ?? 'No answer came.'));
}

function createBook(title: string): string {
  const id = sheetsService().create({ properties: { title, timeZone: ODD_ZONE } }).spreadsheetId;
  if (id === undefined) throw new Error('Google made a spreadsheet without an id.');
  return id;
}

/** Removes the throwaway files for good. Gives the names of those that are left. */
export function removeThrowaways(): readonly string[] {
  const left = readNotes();
  if (left.length === 0) return [];
  try {
    removeTriggers();
    removeSubmitTriggers(left.flatMap(({ type, id }) => (type === 'book' ? (id ?? []) : [])));
  } catch (error) {
    if (!isGoogleError(error)) throw error;
    // The files stay noted, and the trigger is tried again together with them.
    return left.map(({ name }) => name);
  }
  for (const note of left) {
    if (isRemoved(note)) writeNotes(readNotes().filter(({ name }) => name !== note.name));
  }
  return readNotes().map(({ name }) => name);
}

/** A check is over by then, or was interrupted. */
const CHECKED_WITHIN_MS = 600_000;

/** Removes what an interrupted check left behind; a failure of that never stops anything else. */
export function removeLeftThrowaways(): void {
  try {
    const left = readNotes();
    const isOld = left.every(({ at }) => Date.now() - at > CHECKED_WITHIN_MS);
    if (left.length > 0 && isOld) removeThrowaways();
  } catch {
    // The check's screen tries again, and names what is left.
  }
}

/** The time, in milliseconds, for which a new file may be missing from Drive's lists. */
const LISTED_WITHIN_MS = 120_000;

/** Removes the file. True where it is gone, or never was. */
function isRemoved(note: Note): boolean {
  try {
    const id = note.id ?? findFile({ name: note.name, type: isFormType(note.type) ? 'form' : 'spreadsheet' });
    if (id === undefined) return Date.now() - note.at > LISTED_WITHIN_MS;
    if (isGone(note.type, id)) return true;
    driveService().Files.remove(id);
    return true;
  } catch (error) {
    if (isGoogleError(error)) return false;
    throw error;
  }
}

/** True where Forms or Sheets, too, says that there is no such file: Drive may hide a file that it holds. */
function isGone(type: FileType, id: string): boolean {
  if (fileState(id, 'id').kind !== 'not-shown') return false;
  try {
    if (isFormType(type)) FormApp.openById(id);
    else sheetsService().get(id, { fields: 'spreadsheetId' });
    return false;
  } catch (error) {
    if (!isGoogleError(error)) throw error;
    return true;
  }
}

function readNotes(): readonly Note[] {
  return notes.now() ?? [];
}

function writeNotes(all: readonly Note[]): void {
  if (all.length === 0) notes.forget();
  else notes.setNow(all);
}

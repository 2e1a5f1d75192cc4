// The throwaway files of the account check. Each is noted before it is made, so that an interrupted check leaves
// nothing behind: whatever is noted is removed later.
import { listOf, object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import { sure } from '../../games/frame/result';
import { withoutNames } from '../../rounds/host/account/account-check';
import { beginForms } from '../forms';
import { fileState } from '../file-state';
import { kept } from '../kept';
import { findFile } from '../new-file';
import { throwMistake, quietly } from '../failure';
import { driveService, sheetsService } from '../services';
import { NotTold } from './not-told';
import { removeTriggers } from './triggers';

const FILE_TYPES = ['book', 'form'] as const;
type FileType = (typeof FILE_TYPES)[number];

const noteField = object({
  type: oneWordOf(FILE_TYPES),
  /** No other file has this name, so that a file is found even if the check was interrupted while it was made. */
  name: anyText,
  /** The time at which it was noted, in UTC milliseconds. */
  at: anyNumber,
  /** Absent while it is being made. */
  id: optional(anyText),
});
type Note = ValueOf<typeof noteField>;

const notes = kept('account-check-files', listOf(noteField));

/** The time zone of the book: 9½ hours behind UTC, which no host's account has. */
const BOOK_ZONE = 'Pacific/Marquesas';
export const BOOK_ZONE_MINUTES = -570;

/** A locale that writes 2,5, for the question about formulas. */
const BOOK_LOCALE = 'de_DE';

/** The id of the throwaway file of this type; makes the file if there is none. */
export function throwaway(type: FileType): string {
  return thrownAway(type) ?? makeThrowaway(type);
}

/** The id of the throwaway file of this type that was made before; undefined if there is none. */
export function thrownAway(type: FileType): string | undefined {
  return readNotes().find((note) => note.type === type && note.id !== undefined)?.id;
}

function makeThrowaway(type: FileType): string {
  const note: Note = {
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
  const made = sure(beginForms([name], []).made[0], 'No answer came for a form.');
  if (made.ok) return made.value.id;
  throw new NotTold(withoutNames(made.error.text));
}

function createBook(title: string): string {
  const { spreadsheetId } = sheetsService().create({
    properties: { title, timeZone: BOOK_ZONE, locale: BOOK_LOCALE },
  });
  return sure(spreadsheetId, 'Google made a spreadsheet without an id.');
}

/** Removes the throwaway files for good. Gives the names of those that are left. */
export function removeThrowaways(): readonly string[] {
  const left = readNotes();
  if (left.length === 0) return [];
  try {
    removeTriggers(left.flatMap(({ type, id }) => (type === 'book' ? (id ?? []) : [])));
  } catch (error) {
    throwMistake(error);
    // The files stay noted, so that the triggers are tried again together with them.
    return left.map(({ name }) => name);
  }
  for (const note of left) {
    if (isRemoved(note)) writeNotes(readNotes().filter(({ name }) => name !== note.name));
  }
  return readNotes().map(({ name }) => name);
}

/** A check that began longer ago than this is over, or was interrupted. */
const CHECKED_WITHIN_MS = 600_000;

/** Removes what an interrupted check left behind. If that fails, everything else still goes on. */
export function removeLeftThrowaways(): void {
  // Where it is refused, the check's screen tries again, and names what is left.
  quietly(() => {
    const left = readNotes();
    const isOld = left.every(({ at }) => Date.now() - at > CHECKED_WITHIN_MS);
    if (left.length > 0 && isOld) removeThrowaways();
  });
}

/** The time, in milliseconds, for which a new file may be missing from Drive's lists. */
const LISTED_WITHIN_MS = 120_000;

/** Removes the file, and says whether it is gone, or never was. */
function isRemoved(note: Note): boolean {
  try {
    const id = note.id ?? findFile({ name: note.name, type: note.type === 'form' ? 'form' : 'spreadsheet' });
    if (id === undefined) return Date.now() - note.at > LISTED_WITHIN_MS;
    if (isGone(note.type, id)) return true;
    driveService().Files.remove(id);
    return true;
  } catch (error) {
    throwMistake(error);
    return false;
  }
}

/** Whether the file is gone by the word of Forms or Sheets as well: Drive may hide a file that it still holds. */
function isGone(type: FileType, id: string): boolean {
  if (fileState(id, 'id').kind !== 'not-shown') return false;
  try {
    if (type === 'form') FormApp.openById(id);
    else sheetsService().get(id, { fields: 'spreadsheetId' });
    return false;
  } catch (error) {
    throwMistake(error);
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

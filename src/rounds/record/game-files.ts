// The forms and books that were made for a game, as the record knows them.
import { sha256 } from 'js-sha256';
import { object, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/plain';
import { wellFormed } from '../../games/frame/wording';
import type { EntryBody } from './entries';
import type { EndedBook, GameFile, GameFiles } from './files-tab';
import type { Person, PersonId } from './people';
import { commitment } from './ledger';

/** Stands for the key in a form's link. */
export const KEY_IN_LINK = 'ROUNDKEEPERKEY';
/** Stands for the player's name in the link. */
export const PLAYER_IN_LINK = 'ROUNDKEEPERPLAYER';

/** From where a form's responses are read. */
export const readFromField = object({
  form: anyText,
  /** The tab's id in the book. */
  sheet: anyNumber,
  from: anyNumber,
});
export type ReadFrom = ValueOf<typeof readFromField>;

/** True if both are the same form or book, made anew or not. */
function sameFile(a: GameFile, b: GameFile): boolean {
  return a.what === b.what && (a.what === 'player-book' ? a.person === b.person : a.name === b.name);
}

/** Finds a form by its name. */
export function findForm({ files }: Pick<GameFiles, 'files'>, form: string): GameFile | undefined {
  return files.find(({ what, name }) => what === 'form' && name === form);
}

/** Finds the book of a person, or the public book if `reader` is undefined; undefined until it is made. */
export function findBook(
  { files }: Pick<GameFiles, 'files'>,
  reader: PersonId | undefined,
): GameFile | undefined {
  return files.find(({ what, person }) =>
    reader === undefined ? what === 'public-book' : what === 'player-book' && person === reader,
  );
}

/** Puts a person's book among the former ones; another is still to be made. */
export function withoutBook<T extends GameFiles>(before: T, reader: PersonId, at: number): T {
  const file = findBook(before, reader);
  if (file === undefined) return before;
  return {
    ...before,
    files: before.files.filter((other) => other !== file),
    formerBooks: [...before.formerBooks, { file, at }],
  };
}

/** Adds a file that was made, or changes it. */
export function withFile<T extends GameFiles>(before: T, file: GameFile): T {
  const { files } = before;
  const known = files.some((old) => sameFile(old, file));
  return {
    ...before,
    files: known ? files.map((old) => (sameFile(old, file) ? file : old)) : [...files, file],
  };
}

/** Gives the books among the files. In a season they go on from match to match; forms belong to one match. */
export function booksIn({ files, formerBooks }: GameFiles): GameFiles {
  return { files: files.filter(({ what }) => what !== 'form'), formerBooks };
}

/** Notes what became of a former book. */
export function withEndedBook<T extends GameFiles>(before: T, { id, outcome }: EndedBook): T {
  const formerBooks = before.formerBooks.map((book) => (book.file.id === id ? { ...book, outcome } : book));
  return { ...before, formerBooks };
}

/** Lists the accounts that made forms and books, those first that made the oldest. */
export function makersIn({ files, formerBooks }: GameFiles): readonly string[] {
  return [...formerBooks.map(({ file }) => file), ...files].map(({ maker }) => maker);
}

interface ReadForms extends Pick<GameFiles, 'files'> {
  /** The number of rows of each tab of responses that belong to resolved stages. */
  readonly cursors: ReadonlyMap<number, number>;
}

/** Lists the response sheets to read, each from the first row that belongs to no resolved stage. */
export function readingOf({ files, cursors }: ReadForms): readonly ReadFrom[] {
  return files.flatMap(({ what, name, sheet }) =>
    what === 'form' && sheet !== undefined ? [{ form: name, sheet, from: cursors.get(sheet) ?? 0 }] : [],
  );
}

/** Makes a player's personal link to a form; empty until the form is made. */
export function personalLink(
  files: Pick<GameFiles, 'files'>,
  form: string,
  { key }: Pick<Person, 'key'>,
  player: string,
): string {
  const link = findForm(files, form)?.link;
  if (link === undefined) return '';
  return link.replace(KEY_IN_LINK, encodeURIComponent(key)).replace(PLAYER_IN_LINK, inAddress(player));
}

/** Gives text as part of an address, without anything that a message would read as Markdown. */
function inAddress(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*_~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** Makes a file name that no other game's file has: where making a file was interrupted, it is found by the name. */
export function fileName(
  { setUp, startedAt }: { readonly setUp: EntryBody<'set-up'>; readonly startedAt: number },
  game: string,
  what: string,
): string {
  const tag = sha256(`${commitment(setUp.seed)}${startedAt}`).slice(0, 8);
  return `${what}: ${game} (${tag})`;
}

/** Makes a file name that no other season's book has; it stays the same from match to match. */
export function seasonFileName(
  {
    book,
    startedAt,
    standing,
  }: { readonly book: string; readonly startedAt: number; readonly standing: { readonly name: string } },
  what: string,
): string {
  const tag = sha256(`season\n${book}${startedAt}`).slice(0, 8);
  return `${what}: ${standing.name} (${tag})`;
}

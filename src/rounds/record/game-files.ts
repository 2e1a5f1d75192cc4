// The forms and books that were made for a game, as the record knows them.
import { sha256 } from 'js-sha256';
import { object, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/plain';
import { wellFormed } from '../../games/frame/wording';
import type { EntryBody } from './entries';
import type { EndedBook, GameFile, GameFiles } from './files-tab';
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
function sameFile(a: Pick<GameFile, 'what' | 'name'>, b: Pick<GameFile, 'what' | 'name'>): boolean {
  return a.what === b.what && a.name === b.name;
}

/** Finds the file of this kind; `name` is the form's or the player's, empty for the public book. */
export function findFile(
  { files }: Pick<GameFiles, 'files'>,
  what: GameFile['what'],
  name: string,
): GameFile | undefined {
  return files.find((file) => sameFile(file, { what, name }));
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
  record: Pick<GameFiles, 'files'> & { readonly keys: ReadonlyMap<string, string> },
  form: string,
  player: string,
): string {
  const key = record.keys.get(player);
  const link = findFile(record, 'form', form)?.link;
  if (key === undefined || link === undefined) return '';
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

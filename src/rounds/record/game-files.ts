// A game's forms and books, which the Files tab records.
import { sha256 } from 'js-sha256';
import { object, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/data-fields';
import { replaceLoneSurrogates } from '../../games/frame/wording';
import type { EntryBody } from './entries';
import type { ClosedFormerBook, GameFile, GameFiles } from './files-tab';
import type { Person, PersonId } from './people';
import { seedCommitment } from './ledger';

/** Placeholder for the key in a form's link. */
export const KEY_PLACEHOLDER = 'ROUNDKEEPERKEY';
/** Placeholder for the player's name in the link. */
export const PLAYER_PLACEHOLDER = 'ROUNDKEEPERPLAYER';

/** Which response tab to read for a form, and from which row. */
export const tabToReadField = object({
  form: anyText,
  /** Id of the response tab. */
  sheet: anyNumber,
  from: anyNumber,
});
export type TabToRead = FieldValue<typeof tabToReadField>;

/** Whether both are the same form or book, even if one of them was recreated. */
function isSameFile(a: GameFile, b: GameFile): boolean {
  return a.what === b.what && (a.what === 'player-book' ? a.person === b.person : a.name === b.name);
}

export function findForm({ files }: Pick<GameFiles, 'files'>, form: string): GameFile | undefined {
  return files.find(({ what, name }) => (what === 'form' || what === 'question') && name === form);
}

/** A person's book, or the public one; undefined until it exists. */
export function findBook(
  { files }: Pick<GameFiles, 'files'>,
  reader: PersonId | undefined,
): GameFile | undefined {
  return files.find(({ what, person }) =>
    reader === undefined ? what === 'public-book' : what === 'player-book' && person === reader,
  );
}

/** Turns a person's book into a former book, so that a new one is created. */
export function withoutBook<T extends GameFiles>(before: T, reader: PersonId, at: number): T {
  const file = findBook(before, reader);
  if (file === undefined) return before;
  return {
    ...before,
    files: before.files.filter((other) => other !== file),
    formerBooks: [...before.formerBooks, { file, at }],
  };
}

/** Adds a file or replaces its entry. */
export function withFile<T extends GameFiles>(before: T, file: GameFile): T {
  const { files } = before;
  const known = files.some((old) => isSameFile(old, file));
  return {
    ...before,
    files: known ? files.map((old) => (isSameFile(old, file) ? file : old)) : [...files, file],
  };
}

/** The files that remain when a match begins or ends. Drops the match's forms, and closed forms of questions to winners. */
export function withoutMatchForms({ files, formerBooks }: GameFiles): GameFiles {
  const stays = ({ what, accepting }: GameFile): boolean =>
    what !== 'form' && (what !== 'question' || accepting === true);
  return { files: files.filter(stays), formerBooks };
}

export function withClosedBook<T extends GameFiles>(before: T, { id, outcome }: ClosedFormerBook): T {
  const formerBooks = before.formerBooks.map((book) => (book.file.id === id ? { ...book, outcome } : book));
  return { ...before, formerBooks };
}

/** The accounts that created files, oldest file first. */
export function fileCreators({ files, formerBooks }: GameFiles): readonly string[] {
  return [...formerBooks.map(({ file }) => file), ...files].map(({ maker }) => maker);
}

interface FormsToRead extends Pick<GameFiles, 'files'> {
  /** How many rows of each response tab belong to resolved stages. */
  readonly cursors?: ReadonlyMap<number, number>;
}

/** The response tabs to read, each from the first row that belongs to no resolved stage; or those of questions to winners. */
export function tabsToRead(
  { files, cursors }: FormsToRead,
  of: 'form' | 'question' = 'form',
): readonly TabToRead[] {
  return files.flatMap(({ what, name, sheet, accepting }) =>
    what === of && sheet !== undefined && (of === 'form' || accepting === true)
      ? [{ form: name, sheet, from: cursors?.get(sheet) ?? 0 }]
      : [],
  );
}

/** A player's prefilled link to a form; empty until the form exists. */
export function personalLink(
  files: Pick<GameFiles, 'files'>,
  form: string,
  { key }: Pick<Person, 'key'>,
  player: string,
): string {
  const link = findForm(files, form)?.link;
  if (link === undefined) return '';
  return link
    .replace(KEY_PLACEHOLDER, encodeURIComponent(key))
    .replace(PLAYER_PLACEHOLDER, urlEncode(player));
}

/** URL-encodes a text, including characters that are Markdown in messages. */
function urlEncode(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text)).replace(
    /[!'()*_~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A file name unique to this game. If creating the file is interrupted, it's found by this name. */
export function fileName(
  { setUp, startedAt }: { readonly setUp: EntryBody<'set-up'>; readonly startedAt: number },
  game: string,
  what: string,
): string {
  const tag = sha256(`${seedCommitment(setUp.seed)}${startedAt}`).slice(0, 8);
  return `${what}: ${game} (${tag})`;
}

/** A file name unique to this season, and the same for all its matches. */
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

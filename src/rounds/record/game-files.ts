// The forms and books that were made for a game, as the record knows them.
import { sha256 } from 'js-sha256';
import { KEY_IN_LINK, type ReadFrom } from '../ports';
import type { EntryBody } from './entries';
import { commitment } from './ledger';

/** A form or a book. The ledger calls the entry that records one `place`. */
export type GameFile = EntryBody<'place'>;

interface RecordedFiles {
  readonly files: readonly GameFile[];
  /** How many rows of each form's responses belong to stages that were resolved. */
  readonly cursors: ReadonlyMap<string, number>;
}

/** Whether both are the same form or book, made anew or not. */
export function sameFile(a: Pick<GameFile, 'what' | 'name'>, b: Pick<GameFile, 'what' | 'name'>): boolean {
  return a.what === b.what && a.name === b.name;
}

/** The file of this kind; `name` is the form's or the player's, empty for the public book. */
export function findFile(
  { files }: Pick<RecordedFiles, 'files'>,
  what: GameFile['what'],
  name: string,
): GameFile | undefined {
  return files.find((file) => sameFile(file, { what, name }));
}

/** The files once this one is made or changed. */
export function withFile(
  { files, cursors }: RecordedFiles,
  file: GameFile,
): { readonly files: readonly GameFile[]; readonly cursors: ReadonlyMap<string, number> } {
  const before = files.find((old) => sameFile(old, file));
  // Of a form that was made anew nothing has been read.
  const anew = file.what === 'form' && before !== undefined && before.sheet !== file.sheet;
  return {
    files: [...files.filter((old) => !sameFile(old, file)), file],
    cursors: anew ? new Map([...cursors].filter(([form]) => form !== file.name)) : cursors,
  };
}

/** The response sheets to read, from the first row that belongs to no resolved stage. */
export function readingOf({ files, cursors }: RecordedFiles): readonly ReadFrom[] {
  return files.flatMap(({ what, name, sheet }) =>
    what === 'form' && sheet !== undefined ? [{ form: name, sheet, from: cursors.get(name) ?? 0 }] : [],
  );
}

/** A player's personal link to a form; empty until the form is made. */
export function personalLink(
  record: Pick<RecordedFiles, 'files'> & { readonly keys: ReadonlyMap<string, string> },
  form: string,
  player: string,
): string {
  const key = record.keys.get(player);
  const link = findFile(record, 'form', form)?.link;
  return key === undefined || link === undefined ? '' : link.replace(KEY_IN_LINK, encodeURIComponent(key));
}

/** A file name that no other game's file has: an interrupted making finds its file again by it. */
export function fileName(
  { setUp, startedAt }: { readonly setUp: EntryBody<'set-up'>; readonly startedAt: number },
  game: string,
  what: string,
): string {
  const tag = sha256(`${commitment(setUp.seed)}${startedAt}`).slice(0, 8);
  return `${what}: ${game} (${tag})`;
}

// Keeps values in properties, each under a name of its own. A field checks a value when it is read: one that does not
// fit is forgotten, as if it had never been kept.
import type { Field } from '../games/frame/fields';
import { jsonText, readText } from '../games/frame/fields/plain';
import { isList } from '../games/frame/json';
import { fingerprint } from '../sheets/cells';
import {
  deleteProperty,
  fits,
  keepProperty,
  property,
  propertyNow,
  writeProperty,
} from './document-properties';
import { pack, unpack } from './packing';
import { thisBuild } from './release';

/** A value in the document's properties. */
export interface Kept<T> {
  /** Gives the value as the properties were last read, or as it is to be written; undefined where none is kept. */
  readonly get: () => T | undefined;
  /** Keeps a value, which `saveProperties` writes. */
  readonly set: (value: T) => void;
  /** Reads the value as it is now, since another call may have changed it. */
  readonly now: () => T | undefined;
  /** Writes a value now; gives false where it is too long. Throws what Google throws. */
  readonly setNow: (value: T) => boolean;
  /** Deletes the value now. */
  readonly forget: () => void;
}

/** Leaves out of a value what is needed least; undefined where nothing is left that could be left out. */
type Shorten<T> = (value: T) => T | undefined;

interface Keeping<T> {
  readonly shorten?: Shorten<T>;
  /** True where a value that another build has kept counts as forgotten. */
  readonly ofBuild?: true;
}

/** Makes a place to keep a value under this name. A value that is too long is shortened until it fits, or lost. */
export function kept<T>(
  name: string,
  field: Field<T>,
  { shorten = () => undefined, ofBuild }: Keeping<T> = {},
): Kept<T> {
  const mark = (): string => (ofBuild === true ? `${thisBuild()} ` : '');
  let last: { readonly text: string | null; readonly value: T | undefined } = {
    text: null,
    value: undefined,
  };
  const valueOf = (text: string | null): T | undefined => {
    if (last.text !== text) {
      const isOurs = text?.startsWith(mark()) === true;
      last = { text, value: isOurs ? readText(field, text.slice(mark().length)) : undefined };
    }
    return last.value;
  };
  return {
    get: () => valueOf(property(name)),
    set: (value) => keepProperty(name, mark() + fittingText(value, shorten)),
    now: () => valueOf(propertyNow(name)),
    setNow: (value) => {
      const text = mark() + fittingText(value, shorten);
      if (!fits(text)) return false;
      writeProperty(name, text);
      return true;
    },
    forget: () => deleteProperty(name),
  };
}

/** Writes a value as text, shortened until Google takes it or nothing more can be left out. */
export function fittingText<T>(value: T, shorten: Shorten<T>): string {
  const text = jsonText(value);
  const shorter = fits(text) ? undefined : shorten(value);
  return shorter === undefined ? text : fittingText(shorter, shorten);
}

/** How many characters a piece has; Google takes a few more. */
const PIECE = 9000;

/**
 * Gives the script's properties to write so that visitors' calls find a long value there, packed and cut into pieces;
 * none where it has not changed. `written` notes in the document that they were. Undefined stands for no value.
 */
export function piecesOf(
  name: string,
  value: unknown,
): { readonly properties: Readonly<Record<string, string>>; readonly written: () => void } {
  const text = value === undefined ? '' : (pack([thisBuild(), value]) ?? '');
  const pieces = Math.ceil(text.length / PIECE);
  const note = text === '' ? '' : `${pieces} ${fingerprint(text)}`;
  const before = property(`${name}-left`) ?? '';
  // Those of a longer value are emptied, and in any case the one at which reading ends.
  const count = before === note ? 0 : Math.max(parseInt(before, 10) || 0, pieces + 1);
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${name}-${at}`, text.slice(at * PIECE, (at + 1) * PIECE)]),
  );
  return { properties, written: () => keepProperty(`${name}-left`, note) };
}

/** Gives the value whose pieces are in these properties; undefined for one that another build has kept. */
export function inPieces(name: string, properties: Readonly<Record<string, string | undefined>>): unknown {
  let text = '';
  let piece = properties[`${name}-0`] ?? '';
  for (let next = 1; piece !== ''; next += 1) {
    text += piece;
    piece = properties[`${name}-${next}`] ?? '';
  }
  const parts = unpack(text);
  return isList(parts) && parts[0] === thisBuild() ? parts[1] : undefined;
}

// Stores values in properties. A field validates each value read. An invalid value counts as missing.
import type { Field } from '../games/frame/fields';
import { stringifyJson, readJsonText } from '../games/frame/fields/data-fields';
import { isList } from '../games/frame/json';
import { fingerprint } from '../sheets/cells';
import {
  deleteProperty,
  fitsInProperty,
  setProperty,
  getProperty,
  readFreshProperty,
  writeProperty,
} from './document-properties';
import { pack, unpack } from './packing';
import { thisBuild } from './release';

/** A value in the document's properties. */
export interface StoredValue<T> {
  /** The value as last read, or as it will be written; undefined if there's none. */
  readonly get: () => T | undefined;
  /** Sets the value; `saveProperties` writes it. */
  readonly set: (value: T) => void;
  /** Reads the current value, which another call may have changed. */
  readonly now: () => T | undefined;
  /** Writes the value immediately; false if it's too long. Throws what Google throws. */
  readonly setNow: (value: T) => boolean;
  readonly forget: () => void;
}

/** Drops the least needed part of a value; undefined if there's nothing left to drop. */
type ShortenValue<T> = (value: T) => T | undefined;

interface StoreOptions<T> {
  readonly shorten?: ShortenValue<T>;
  /** True if a value from another build counts as missing. */
  readonly ofBuild?: true;
}

/** Access to a value in a property. A value that's too long is shortened until it fits. If it never fits, it is lost. */
export function storedValue<T>(
  name: string,
  field: Field<T>,
  { shorten = () => undefined, ofBuild }: StoreOptions<T> = {},
): StoredValue<T> {
  const mark = (): string => (ofBuild === true ? `${thisBuild()} ` : '');
  let last: { readonly text: string | null; readonly value: T | undefined } = {
    text: null,
    value: undefined,
  };
  const valueOf = (text: string | null): T | undefined => {
    if (last.text !== text) {
      const isOurs = text?.startsWith(mark()) === true;
      last = { text, value: isOurs ? readJsonText(field, text.slice(mark().length)) : undefined };
    }
    return last.value;
  };
  return {
    get: () => valueOf(getProperty(name)),
    set: (value) => setProperty(name, mark() + shortenToFit(value, shorten)),
    now: () => valueOf(readFreshProperty(name)),
    setNow: (value) => {
      const text = mark() + shortenToFit(value, shorten);
      if (!fitsInProperty(text)) return false;
      writeProperty(name, text);
      return true;
    },
    forget: () => deleteProperty(name),
  };
}

/** The value as text, shortened until it fits or nothing more can be dropped. */
export function shortenToFit<T>(value: T, shorten: ShortenValue<T>): string {
  const text = stringifyJson(value);
  const shorter = fitsInProperty(text) ? undefined : shorten(value);
  return shorter === undefined ? text : shortenToFit(shorter, shorten);
}

/** Characters per piece; Google's limit is slightly higher. */
const MAX_PIECE_LENGTH = 9000;

/**
 * Packs a long value and splits it into script properties, which visitors' calls can read. Returns none if the value hasn't
 * changed. The caller writes them, then calls `written`. `undefined` stands for no value.
 */
export function splitIntoProperties(
  name: string,
  value: unknown,
): { readonly properties: Readonly<Record<string, string>>; readonly written: () => void } {
  const text = value === undefined ? '' : (pack([thisBuild(), value]) ?? '');
  const pieces = Math.ceil(text.length / MAX_PIECE_LENGTH);
  const note = text === '' ? '' : `${pieces} ${fingerprint(text)}`;
  const before = getProperty(`${name}-left`) ?? '';
  // A former value may have been longer, so its other pieces are cleared. Reading stops at the first empty piece.
  const count = before === note ? 0 : Math.max(parseInt(before, 10) || 0, pieces + 1);
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${name}-${at}`,
      text.slice(at * MAX_PIECE_LENGTH, (at + 1) * MAX_PIECE_LENGTH),
    ]),
  );
  return { properties, written: () => setProperty(`${name}-left`, note) };
}

/** The value whose pieces are in these properties; undefined if another build wrote them. */
export function joinProperties(
  name: string,
  properties: Readonly<Record<string, string | undefined>>,
): unknown {
  let text = '';
  let piece = properties[`${name}-0`] ?? '';
  for (let next = 1; piece !== ''; next += 1) {
    text += piece;
    piece = properties[`${name}-${next}`] ?? '';
  }
  const parts = unpack(text);
  return isList(parts) && parts[0] === thisBuild() ? parts[1] : undefined;
}

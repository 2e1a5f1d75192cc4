// Keeps values in the document's properties, each under a name of its own. A field checks a value when it is read:
// one that does not fit is forgotten, as if it had never been kept.
import type { Field } from '../games/frame/fields';
import { jsonText, readText } from '../games/frame/fields/plain';
import {
  deleteProperty,
  fits,
  keepProperty,
  property,
  propertyNow,
  writeProperty,
} from './document-properties';

export interface Kept<T> {
  /** The value as all properties were read last, or as it is to be written; undefined where none is kept. */
  readonly get: () => T | undefined;
  /** Keeps a value, which `saveProperties` writes. */
  readonly set: (value: T) => void;
  /** The value as it is now: another call may have changed it since. */
  readonly now: () => T | undefined;
  /** Writes a value now; false for one that is too long. Throws what Google throws. */
  readonly setNow: (value: T) => boolean;
  /** Deletes it now. */
  readonly forget: () => void;
}

/** Leaves out of a value what is needed least; undefined where nothing is left that could be left out. */
type Shorten<T> = (value: T) => T | undefined;

/** A value that is kept under this name. One that is too long is shortened until it fits, or lost. */
export function kept<T>(name: string, field: Field<T>, shorten: Shorten<T> = () => undefined): Kept<T> {
  let last: { readonly text: string | null; readonly value: T | undefined } = {
    text: null,
    value: undefined,
  };
  const valueOf = (text: string | null): T | undefined => {
    if (last.text !== text) last = { text, value: readText(field, text) };
    return last.value;
  };
  return {
    get: () => valueOf(property(name)),
    set: (value) => keepProperty(name, fittingText(value, shorten)),
    now: () => valueOf(propertyNow(name)),
    setNow: (value) => {
      const text = fittingText(value, shorten);
      if (!fits(text)) return false;
      writeProperty(name, text);
      return true;
    },
    forget: () => deleteProperty(name),
  };
}

/** The text of a value, shortened until Google takes it, as far as it can be. */
export function fittingText<T>(value: T, shorten: Shorten<T>): string {
  const text = jsonText(value);
  const shorter = fits(text) ? undefined : shorten(value);
  return shorter === undefined ? text : fittingText(shorter, shorten);
}

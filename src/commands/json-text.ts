// Texts in JSON that others have written: manifests, and what clasp says.
import { isObject } from '../games/frame/json';

/** Gives the text of this name in a JSON object; undefined where there is none. */
export function textIn(json: unknown, name: string): string | undefined {
  const found = isObject(json) ? json[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

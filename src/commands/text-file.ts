// The text of a file that a command is given, and texts in JSON.
import { readFileSync, statSync } from 'node:fs';
import { whyTooLarge } from '../games/frame/json-file';
import { fail, ok, type Result } from '../games/frame/result';
import { isObject } from '../games/frame/json';

/** Reads a file’s text without the mark that some editors begin it with, or says why it cannot. */
export function textOfFile(file: string): Result<string, string> {
  try {
    const large = whyTooLarge(statSync(file).size);
    return large === undefined ? ok(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : fail(large);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Gives the text of this name in a JSON object; undefined where there is none. */
export function textIn(json: unknown, name: string): string | undefined {
  const found = isObject(json) ? json[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

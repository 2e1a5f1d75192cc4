// Reads the texts of files given to commands, and texts in JSON.
import { readFileSync, statSync } from 'node:fs';
import { fileTooLargeReason } from '../games/frame/json-file';
import { fail, ok, type Result } from '../games/frame/result';
import { isObject } from '../games/frame/json';

/** A file's text, without the byte order mark that some editors add. */
export function readTextFile(file: string): Result<string, string> {
  try {
    const large = fileTooLargeReason(statSync(file).size);
    return large === undefined ? ok(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : fail(large);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** The text with this key in a JSON object, if any. */
export function textProperty(json: unknown, name: string): string | undefined {
  const found = isObject(json) ? json[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

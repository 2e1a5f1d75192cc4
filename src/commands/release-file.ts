// release.json: the newest release, as the README, the guide and the build know it.
import { existsSync, readFileSync } from 'node:fs';
import { isObject, parseJson } from '../games/frame/json';

export const RELEASE_FILE = 'release.json';

const COPY_LINK = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/[\w-]+\/copy$/;

/** A release as the file has it. */
export interface ReleaseFile {
  readonly version: string;
  /** The link that copies the template; absent where none is published. */
  readonly copy?: string;
  /** The address of its archive; absent where none is published. */
  readonly download?: string;
}

/** Reads the release that a file names. Throws where the file is not one. */
export function readRelease(file: string): ReleaseFile {
  const read = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  if (!isObject(read) || typeof read.version !== 'string') throw new Error(`${file} names no version.`);
  const { version, copy, download } = read;
  if (download !== undefined && (typeof download !== 'string' || !/^https:\/\/\S+$/.test(download))) {
    throw new Error(`${file}: “download” is no address: such a one begins with https.`);
  }
  const archive = download === undefined ? {} : { download };
  if (copy === undefined) return { version, ...archive };
  if (typeof copy !== 'string' || !COPY_LINK.test(copy)) {
    throw new Error(`${file}: “copy” is no link that copies a spreadsheet: such a link ends with /copy.`);
  }
  return { version, copy, ...archive };
}

/** Gives the part of a release that the build needs. */
export function copyOf(file: string): Pick<ReleaseFile, 'copy'> {
  const { copy } = readRelease(file);
  return copy === undefined ? {} : { copy };
}

// release.json: the newest release, as the README, the guide and the build know it.
import { existsSync, readFileSync } from 'node:fs';
import { isObject, parseJson } from '../games/frame/json';
import { templateIn } from '../google/release';
import type { ClaspRun } from './clasp';
import { replaceFile } from './replace-file';

export const RELEASE_FILE = 'release.json';

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
  if (typeof copy !== 'string' || templateIn(copy) === undefined) {
    throw new Error(`${file}: “copy” is no link that copies a spreadsheet: such a link ends with /copy.`);
  }
  return { version, copy, ...archive };
}

/** Gives the part of a release that the build needs. */
export function copyOf(file: string): Pick<ReleaseFile, 'copy'> {
  const { copy } = readRelease(file);
  return copy === undefined ? {} : { copy };
}

/** Gives the link that copies the spreadsheet at this address; undefined where the address is no spreadsheet's. */
export function copyLinkIn(address: string): string | undefined {
  const id = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([\w-]{20,})/.exec(address.trim())?.[1];
  return id === undefined ? undefined : `https://docs.google.com/spreadsheets/d/${id}/copy`;
}

export function writeRelease(file: string, release: ReleaseFile): void {
  replaceFile(file, `${JSON.stringify(release, undefined, 2)}\n`);
}

/** The template that a release goes to. */
export interface Template {
  push(): ClaspRun;
  /** Whether the template's script is the one that was pushed. */
  holds(): boolean;
}

/** How publishing ended: what clasp said, and how far it came. */
export interface Published {
  readonly end: 'published' | 'not-pushed' | 'not-there';
  readonly run: ClaspRun;
}

/** Pushes a release and checks that it arrived. The file names it only once the template holds it. */
export function publish(file: string, release: ReleaseFile, template: Template): Published {
  const run = template.push();
  if (run.status !== 0) return { end: 'not-pushed', run };
  if (!template.holds()) return { end: 'not-there', run };
  writeRelease(file, release);
  return { end: 'published', run };
}

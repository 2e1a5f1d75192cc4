// The release that these files are of. The build writes it as the last lines of Code.gs, so that a script whose end is
// missing knows none.
import type { Release } from '../rounds/reply/account';

declare const ROUND_KEEPER_RELEASE: Release | undefined;

/** Writes the lines that end Code.gs. */
export function endOfCode(release: Release): string {
  return `var ROUND_KEEPER_RELEASE = ${JSON.stringify(release)};\n// The end of Code.gs.\n`;
}

/** Gives the build of the program; empty where the end of Code.gs is missing. */
export function thisBuild(): string {
  return thisRelease()?.build ?? '';
}

/** Gives the release of the program; undefined where the end of Code.gs is missing. */
export function thisRelease(): Release | undefined {
  return typeof ROUND_KEEPER_RELEASE === 'undefined' ? undefined : ROUND_KEEPER_RELEASE;
}

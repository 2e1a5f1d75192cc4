// The release of these files. The build writes it at the end of Code.gs, so that a truncated script lacks it.
import type { Release } from '../rounds/reply/account';

declare const ROUND_KEEPER_RELEASE: Release | undefined;

/** The last lines of Code.gs. */
export function codeEndMarker(release: Release): string {
  return `var ROUND_KEEPER_RELEASE = ${JSON.stringify(release)};\n// The end of Code.gs.\n`;
}

/** The build; empty if the end of Code.gs is missing. */
export function thisBuild(): string {
  return thisRelease()?.build ?? '';
}

/** The release; undefined if the end of Code.gs is missing. */
export function thisRelease(): Release | undefined {
  return typeof ROUND_KEEPER_RELEASE === 'undefined' ? undefined : ROUND_KEEPER_RELEASE;
}

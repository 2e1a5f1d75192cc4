// Texts in the browser's storage. If storage is blocked, as in a sandbox, they last as long as the page.
import { isList, parseJson } from '../../src/games/frame/json';

type StorageName = 'localStorage' | 'sessionStorage';

const fallbackStorage = new Map<string, string>();

/** The storage key for the stage and clock that a live game's table shows. */
export const LIVE_TABLE_STAGE_KEY = 'round-keeper-table';

/** A stored text; empty if there is none. */
export function readStored(name: string, where: StorageName = 'sessionStorage'): string {
  try {
    return window[where].getItem(name) ?? '';
  } catch {
    return fallbackStorage.get(name) ?? '';
  }
}

/** A list of words stored as JSON; empty if there is none. */
export function readStoredList(name: string, where?: StorageName): readonly string[] {
  const list = parseJson(readStored(name, where));
  return isList(list) ? list.filter((word) => typeof word === 'string') : [];
}

export function writeStored(name: string, text: string, where: StorageName = 'sessionStorage'): void {
  try {
    window[where].setItem(name, text);
  } catch {
    fallbackStorage.set(name, text);
  }
}

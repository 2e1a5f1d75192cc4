// What the add-on remembers of the host book between calls, so that one read and one write are enough. If it is lost,
// a look tells which tabs the book has.
import { listOf, object, onlyTrue, optional, type ValueOf } from '../games/frame/fields';
import { anyNumber, oneWordOf } from '../games/frame/fields/plain';
import { FRAME_TITLES } from '../games/frame/reserved-titles';
import { readFromField } from '../rounds/record/game-files';
import { tabInfoField, type TabInfo } from './client';

/** The add-on's own tabs; their ids are fixed, so a renamed tab is still found. */
export const OWN_TABS = {
  ledger: { sheetId: 771_001, title: FRAME_TITLES.ledger },
  roster: { sheetId: 771_002, title: FRAME_TITLES.roster },
  settings: { sheetId: 771_003, title: FRAME_TITLES.settings },
  outbox: { sheetId: 771_004, title: FRAME_TITLES.outbox },
  files: { sheetId: 771_005, title: FRAME_TITLES.files },
  nextRoster: { sheetId: 771_006, title: FRAME_TITLES.nextRoster },
  nextSettings: { sheetId: 771_007, title: FRAME_TITLES.nextSettings },
  aheadRoster: { sheetId: 771_008, title: FRAME_TITLES.aheadRoster },
  aheadSettings: { sheetId: 771_009, title: FRAME_TITLES.aheadSettings },
} as const;
export type OwnTab = keyof typeof OWN_TABS;

/** The add-on's own tabs that a commit draws whole, or removes. */
export const OWN_PARTS = [
  'roster',
  'settings',
  'outbox',
  'files',
  'nextRoster',
  'nextSettings',
  'aheadRoster',
  'aheadSettings',
] as const satisfies readonly OwnTab[];

/** Every tab of the add-on's own. */
export const OWN_TAB_NAMES = ['ledger', ...OWN_PARTS] as const satisfies readonly OwnTab[];

/**
 * The tab with the ledgers of all matches that were put away, one below the other, which no click reads again. With a
 * tab for each, a book would have nearly as many tabs as Google takes.
 */
export const EARLIER_LEDGERS = { sheetId: 772_000, title: 'Earlier ledgers' } as const;
/** Whether the book has that tab, even if the host has renamed it. */
export function hasEarlierLedgers(tabs: readonly TabInfo[]): boolean {
  return tabs.some(({ sheetId }) => sheetId === EARLIER_LEDGERS.sheetId);
}

export const tabCacheField = object({
  /** The add-on's own tabs that the book has. */
  own: listOf(oneWordOf(OWN_TAB_NAMES)),
  /** The tabs drawn by the last commit. */
  tabs: listOf(tabInfoField),
  reading: listOf(readFromField),
  /** True once there is a tab of earlier ledgers. */
  earlier: optional(onlyTrue),
  /** The ids of tabs of responses that are not read any more, since their match was put away. */
  left: optional(listOf(anyNumber)),
});
export type TabCache = ValueOf<typeof tabCacheField>;

export interface TabCacheStore {
  /** Reads what is remembered anew. */
  get(): TabCache | undefined;
  /** Gives what was read or set last in this call: while the game is locked nobody else changes it. */
  latest(): TabCache | undefined;
  /** Remembers it; a memory that cannot be kept does not make the call fail. */
  set(memory: TabCache): void;
  forget(): void;
  /** Writes down what was set, so that a call that is stopped later has it written. */
  save(): void;
}

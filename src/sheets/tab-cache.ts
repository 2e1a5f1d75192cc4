// What is remembered about the host book between calls, so that a call needs only one read and one write. If the cache is
// lost, the book's tabs are looked up.
import { listOf, object, trueField, optional, type FieldValue } from '../games/frame/fields';
import { anyNumber, enumField } from '../games/frame/fields/data-fields';
import { FRAME_TITLES } from '../games/frame/reserved-titles';
import { tabToReadField } from '../rounds/record/game-files';
import { tabInfoField, type TabInfo } from './client';

/** The program's own tabs. Their ids are fixed, so the tabs are found even if the host renames them. */
export const PROGRAM_TABS = {
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
export type ProgramTabName = keyof typeof PROGRAM_TABS;

/** The program's own tabs that a commit redraws completely or removes. */
export const REDRAWN_TABS = [
  'roster',
  'settings',
  'outbox',
  'files',
  'nextRoster',
  'nextSettings',
  'aheadRoster',
  'aheadSettings',
] as const satisfies readonly ProgramTabName[];

export const PROGRAM_TAB_NAMES = ['ledger', ...REDRAWN_TABS] as const satisfies readonly ProgramTabName[];

/** The tab with the ledgers of all archived matches. Clicks don't reread it. A tab per match would exceed Google's limit. */
export const EARLIER_LEDGERS = { sheetId: 772_000, title: 'Earlier ledgers' } as const;
/** Whether the book has this tab, even if the host renamed it. */
export function hasEarlierLedgers(tabs: readonly TabInfo[]): boolean {
  return tabs.some(({ sheetId }) => sheetId === EARLIER_LEDGERS.sheetId);
}

export const tabCacheField = object({
  /** Which of the program's own tabs the book has. */
  own: listOf(enumField(PROGRAM_TAB_NAMES)),
  /** The tabs that the last commit drew. */
  tabs: listOf(tabInfoField),
  reading: listOf(tabToReadField),
  /** Present if there is a tab of earlier ledgers. */
  earlier: optional(trueField),
  /** Ids of response tabs that are no longer read, because their match is archived. */
  left: optional(listOf(anyNumber)),
});
export type TabCache = FieldValue<typeof tabCacheField>;

export interface TabCacheStore {
  /** Rereads the cache. */
  get(): TabCache | undefined;
  /** The cache as this call last read or set it. No other call can change it while the game is locked. */
  latest(): TabCache | undefined;
  /** Doesn't fail if the cache can't be stored. */
  set(memory: TabCache): void;
  forget(): void;
  /** Saves the cache now, in case Google stops the call before its end. */
  save(): void;
}

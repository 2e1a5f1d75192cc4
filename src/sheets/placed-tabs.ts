// Tabs with the ids that they have in their book.
import { sheetIdOf, type Tab } from '../games/tabs';

export interface PlacedTab {
  readonly sheetId: number;
  readonly tab: Tab;
}

export function placed(tabs: readonly Tab[]): readonly PlacedTab[] {
  return tabs.map((tab) => ({ sheetId: sheetIdOf(tab.title), tab }));
}

// The drawn tabs of the host book as they were written last, kept in the document's properties.
import { listOf, object } from '../games/frame/fields';
import { anyText } from '../games/frame/fields/plain';
import { renderedTabField, type RenderedTab, type RenderedTabsStore } from '../sheets/rendered-tabs';
import { kept } from './kept';
import { thisRelease } from './release';

/** The drawn tabs, and the build that drew them, since another build may draw them in another way. */
const drawnTabs = kept(
  'drawn-tabs',
  object({ build: anyText, tabs: listOf(renderedTabField) }),
  // The longest tab is forgotten first; it is then written whole.
  ({ build, tabs }) => (tabs.length === 0 ? undefined : { build, tabs: byLength(tabs).slice(1) }),
);

export const drawnTabsStore: RenderedTabsStore = {
  get: () => {
    const known = drawnTabs.get();
    return known !== undefined && known.build === thisRelease()?.build ? known.tabs : [];
  },
  set: (tabs) => drawnTabs.set({ build: thisRelease()?.build ?? '', tabs }),
};

function byLength(tabs: readonly RenderedTab[]): readonly RenderedTab[] {
  return [...tabs].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
}

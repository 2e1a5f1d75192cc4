// A document's UI. Records the add-on's menu, sidebars and windows, so that a page can show them.
import type { ShownUi, MenuEntry, OpenedPage } from '../execution';
import { chained, method, ServiceType, strictText, text, type ServiceObject } from '../service-types';
import { htmlType, type HtmlContent } from './html';
import { toServedPage } from './served-page';

interface Menu {
  readonly ui: ShownUi;
  readonly title: string;
  readonly entries: MenuEntry[];
}

const menuType = new ServiceType<Menu>('SpreadsheetApp', 'Menu', {
  addItem: chained([text, text], ({ entries }, caption, handler) => entries.push({ caption, handler })),
  addToUi: method([], ({ ui, title, entries }) => {
    const at = ui.menus.findIndex((menu) => menu.title === title);
    ui.menus.splice(at < 0 ? ui.menus.length : at, 1, { title, entries: [...entries] });
  }),
});

function showPage(ui: ShownUi, kind: OpenedPage['kind'], html: HtmlContent, title = html.title): void {
  const { content, width, height } = html;
  ui.shown.push({ kind, title, html: toServedPage(content), width, height });
}

const uiType = new ServiceType<ShownUi>('SpreadsheetApp', 'Ui', {
  createAddonMenu: method([], (ui) => menuType.make({ ui, title: 'Add-on', entries: [] })),
  createMenu: method([text], (ui, title) => menuType.make({ ui, title, entries: [] })),
  showSidebar: method([htmlType], (ui, html) => showPage(ui, 'sidebar', html)),
  showModelessDialog: method([htmlType, strictText], (ui, html, title) =>
    showPage(ui, 'modeless', html, title),
  ),
});

export function uiObject(ui: ShownUi): ServiceObject {
  return uiType.make(ui);
}

// The user interface of a document: menus, dialogs, sidebars, alerts and prompts, recorded for a page to show.
import type { Interface, MenuEntry, Shown } from './execution';
import { GoogleError } from './errors';
import { htmlKind, type HtmlContent } from './html';
import {
  enumeration,
  kind,
  method,
  overloaded,
  ServiceObject,
  signature,
  strictText,
  text,
  type Members,
} from './interface';

const buttons = enumeration('Button', ['CLOSE', 'OK', 'CANCEL', 'YES', 'NO'] as const);
const buttonSets = enumeration('ButtonSet', ['OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL'] as const);

/** The enums that both the app and its Ui objects carry. */
export const uiEnums = { Button: buttons.object, ButtonSet: buttonSets.object };

const menuKind = kind<MenuEntry>('Menu');

/** A Menu being built. */
function menuObject(ui: Interface, caption: string, addon: boolean): ServiceObject {
  const entries: MenuEntry[] = [];
  const members: Members = {
    addItem: method([text, text], (item, handler) => {
      entries.push({ caption: item, handler });
      return self;
    }),
    addSeparator: method([], () => {
      entries.push({ caption: '', separator: true });
      return self;
    }),
    addSubMenu: method([menuKind], (menu) => {
      entries.push(menu);
      return self;
    }),
    addToUi: method([], () => {
      const at = ui.menus.findIndex((menu) => menu.title === caption);
      const menu = { title: caption, entries: structuredClone(entries) };
      if (at >= 0) ui.menus[at] = menu;
      else ui.menus.push(menu);
    }),
  };
  const self = menuKind.make({ caption, entries }, members, addon ? 'AddonMenu' : 'Menu');
  return self;
}

/** The Ui of the open document. */
export function uiObject(ui: Interface): ServiceObject {
  const ask = (shown: Shown): { readonly button: string; readonly text?: string } => {
    ui.shown.push(shown);
    return ui.answer(shown);
  };
  const buttonOf = (name: string): ServiceObject => {
    switch (name) {
      case 'OK':
      case 'CANCEL':
      case 'YES':
      case 'NO':
      case 'CLOSE':
        return buttons.constant(name);
      default:
        throw new GoogleError(`No button is called ${name}.`);
    }
  };
  const alert = (title: string, prompt: string): ServiceObject =>
    buttonOf(ask({ kind: 'alert', title, text: prompt }).button);
  const prompt = (title: string, question: string): ServiceObject => {
    const answer = ask({ kind: 'prompt', title, text: question });
    return new ServiceObject('PromptResponse', {
      getSelectedButton: method([], () => buttonOf(answer.button)),
      getResponseText: method([], () => answer.text ?? ''),
    });
  };
  const show = (shownKind: 'sidebar' | 'modal' | 'modeless', html: HtmlContent, title?: string): void => {
    ui.shown.push({
      kind: shownKind,
      title: title ?? html.title,
      html: html.content,
      width: html.width,
      height: html.height,
    });
  };
  return new ServiceObject('Ui', {
    ...uiEnums,
    createMenu: method([text], (caption) => menuObject(ui, caption, false)),
    createAddonMenu: method([], () => menuObject(ui, 'Add-on', true)),
    alert: overloaded(
      signature([text], (question) => alert('', question)),
      signature([text, buttonSets], (question) => alert('', question)),
      signature([text, text, buttonSets], alert),
    ),
    prompt: overloaded(
      signature([text], (question) => prompt('', question)),
      signature([text, buttonSets], (question) => prompt('', question)),
      signature([text, text, buttonSets], prompt),
    ),
    showSidebar: method([htmlKind], (html) => show('sidebar', html)),
    showModalDialog: method([htmlKind, strictText], (html, title) => show('modal', html, title)),
    showModelessDialog: method([htmlKind, strictText], (html, title) => show('modeless', html, title)),
  });
}

// Copies a spreadsheet as a person does: with File, Make a copy, or by the address that ends in /copy.
import type { Cloud } from './cloud';
import { newFileId } from './sheets/book';

/**
 * Copies a spreadsheet for somebody who may read it, and who will own the copy; gives the copy's id. The tabs keep
 * their ids, and the time zone is kept. A form that writes into the spreadsheet is copied too, without its responses.
 * The script is copied as well: whoever opens the copy gives its script project a name of its own, and it has no
 * properties, triggers, consents or deployments.
 */
export function copyByHand(cloud: Cloud, id: string, user: string): string {
  const source = structuredClone(cloud.readBook(id, user));
  const copy = newFileId();
  for (const tab of source.tabs) {
    const form = tab.formId === undefined ? undefined : cloud.forms.get(tab.formId);
    delete tab.formId;
    if (form === undefined) continue;
    const copied = { ...structuredClone(form), id: newFileId(), publishedId: newFileId(), responses: [] };
    delete copied.landing;
    copied.destination = { bookId: copy, sheetId: tab.sheetId };
    cloud.addForm(copied, `Copy of ${form.title}`, user);
    tab.formId = copied.id;
  }
  cloud.addBook({ ...source, id: copy, title: `Copy of ${source.title}` }, user);
  return copy;
}

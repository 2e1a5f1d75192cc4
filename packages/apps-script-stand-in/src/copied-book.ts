// A spreadsheet that a person copies by hand: File, Make a copy, or the address that ends in /copy.
import type { Cloud } from './cloud';
import { newFileId } from './sheets/book';

/**
 * Copies a spreadsheet for somebody who may read it, who owns the copy, and gives its id. Its tabs keep their ids, and
 * its time zone comes along; a form that writes into it is copied with it, without its responses. The script's files
 * come along too: whoever opens the copy names a script project of its own, which has no properties, triggers,
 * consents or deployments.
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

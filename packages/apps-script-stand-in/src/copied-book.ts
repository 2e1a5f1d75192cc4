// Copies a spreadsheet as a person does, with File › Make a copy or with an address that ends in /copy.
import type { Cloud } from './cloud';
import { newFileId } from './sheets/book';

/**
 * Copies a spreadsheet for a reader, who will own the copy. Returns the copy's id. Tabs keep their ids. The forms are copied
 * too, without responses, and so is the script. The script's new project, which the caller names, has no properties,
 * triggers, consents or deployments.
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

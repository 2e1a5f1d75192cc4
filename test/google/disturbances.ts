// Disturbances of an account's check: services that fail or are slow, and what a hand or Google changes in the middle.
import { GoogleError } from 'apps-script-stand-in/errors';
import type { Host } from 'apps-script-stand-in/host';
import type { TestHost } from '../support/host';

/** Every call of this service fails with this message. */
export const fails =
  (call: string | RegExp, message: string) =>
  ({ host }: TestHost): void =>
    host.faults.fail(call, message);

/** Every call of a service takes so many seconds. */
export const slow =
  (seconds: number) =>
  ({ host }: TestHost): void => {
    host.faults.costMs = seconds * 1000;
  };

/** Runs this each time a call of a service is done. */
export function after(host: Host, call: string, run: () => void): void {
  host.faults.plant({ on: call, when: 'after', action: { do: 'run', run } });
}

/** The throwaway book. */
export function bookOf(host: Host): string {
  const book = host.books().find(({ name }) => name.startsWith('Round Keeper check'));
  if (book === undefined) throw new Error('There is no throwaway book.');
  return book.id;
}

export function shareAgain(host: Host): void {
  host.cloud.changeFiles((files) => {
    files[bookOf(host)]?.permissions.push({ id: '2', type: 'user', role: 'reader', emailAddress: host.user });
  });
}

/** Drive shows no form once it is made. */
export function hideForms(host: Host): void {
  after(host, 'Drive.Files.create', () => {
    const run = (): void => {
      throw new GoogleError('File not found: .', 'GoogleJsonResponseException', { code: 404 });
    };
    host.faults.plant({ on: 'Drive.Files.get', nth: 3, action: { do: 'run', run } });
  });
}

/** Whatever a form is told, it takes answers, or takes none. */
export const staysAccepting =
  (accepting: boolean) =>
  ({ host }: TestHost): void =>
    after(host, 'Form.setAcceptingResponses', () => {
      for (const id of host.cloud.forms.ids()) {
        host.cloud.forms.change(id, (form) => void (form.accepting = accepting));
      }
    });

/** Every question gets another number, as if it were a new one. */
export function renumber(host: Host): void {
  for (const id of host.cloud.forms.ids()) {
    host.cloud.forms.change(id, (form) => {
      for (const item of form.items) Object.assign(item, { id: item.id + 1 });
    });
  }
}

/** No row of responses holds an answer any more. */
export function emptyRows(host: Host): void {
  host.cloud.changeBookAsGoogle(bookOf(host), (draft) => {
    for (const row of draft.tabs.find(({ sheetId }) => sheetId !== 0)?.rows.slice(1) ?? []) row.splice(1);
  });
}

/** The players' page is entered, and answers so: it is asked then, and not again by the check that follows. */
export function pageAnswers(code: number, more: { readonly text?: string; readonly location?: string } = {}) {
  return (addOn: TestHost): void => {
    addOn.answers.push({ code, ...more });
    addOn.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy/exec' });
  };
}

/** Sheets takes a write of one cell, and refuses the second write of the check, which draws a whole book. */
export function refusesToDraw({ host }: TestHost): void {
  const run = (): void => {
    throw new GoogleError('Invalid requests[9].addChart: nope', 'GoogleJsonResponseException', { code: 400 });
  };
  host.faults.plant({ on: 'Sheets.Spreadsheets.batchUpdate', nth: 2, action: { do: 'run', run } });
}

/** The choices of a form that takes answers stay as they are. */
export function keepsOpenForms({ host }: TestHost): void {
  const run = (): void => {
    const isOpen = host.forms.list().some(({ published, accepting }) => published && accepting);
    if (isOpen) throw new GoogleError('Not while it is open.');
  };
  host.faults.plant({ on: /Item\.setChoiceValues$/, action: { do: 'run', run } });
}

/** Spreadsheets lie in a folder that others may open when they are copied. */
export function liesInAFolder({ host }: TestHost): void {
  const run = (): void =>
    host.cloud.changeFiles((files) => {
      for (const { permissions } of Object.values(files))
        permissions.push({ id: 'folder', type: 'anyone', role: 'reader', inherited: true });
    });
  host.faults.plant({ on: /files\.copy$/i, action: { do: 'run', run } });
}

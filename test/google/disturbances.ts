// Ways to disturb an account check: services that fail or behave differently.
import { GoogleError } from 'apps-script-stand-in/errors';
import type { Host } from 'apps-script-stand-in/host';
import type { TestHost } from '../support/host';

/** Lets every call of this service fail with this message. */
export const fails =
  (call: string | RegExp, message: string) =>
  ({ host }: TestHost): void =>
    host.faults.fail(call, message);

/** Runs something after each call of a service. */
function after(host: Host, call: string, run: () => void): void {
  host.faults.plant({ on: call, when: 'after', action: { do: 'run', run } });
}

/** Makes forms always accept answers, or never, whatever the program sets. */
export const staysAccepting =
  (accepting: boolean) =>
  ({ host }: TestHost): void =>
    after(host, 'Form.setAcceptingResponses', () => {
      for (const id of host.cloud.forms.ids()) {
        host.cloud.forms.change(id, (form) => void (form.accepting = accepting));
      }
    });

/** Saves a page address with this response. It's requested once while saving; the check doesn't request it again. */
export function pageAnswers(code: number, more: { readonly text?: string } = {}) {
  return (addOn: TestHost): void => {
    addOn.answers.push({ code, ...more });
    addOn.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy/exec' });
  };
}

/** Prevents changes to the choices of a form that accepts answers. */
export function keepsOpenForms({ host }: TestHost): void {
  const run = (): void => {
    const isOpen = host.forms.list().some(({ published, accepting }) => published && accepting);
    if (isOpen) throw new GoogleError('Not while it is open.');
  };
  host.faults.plant({ on: /Item\.setChoiceValues$/, action: { do: 'run', run } });
}

// Disturbances of an account check: services that fail, and what Google does otherwise.
import { GoogleError } from 'apps-script-stand-in/errors';
import type { Host } from 'apps-script-stand-in/host';
import type { TestHost } from '../support/host';

/** Every call of this service fails with this message. */
export const fails =
  (call: string | RegExp, message: string) =>
  ({ host }: TestHost): void =>
    host.faults.fail(call, message);

/** Runs this each time a call of a service is done. */
function after(host: Host, call: string, run: () => void): void {
  host.faults.plant({ on: call, when: 'after', action: { do: 'run', run } });
}

/** Forms always accept answers, or never do, whatever they are set to. */
export const staysAccepting =
  (accepting: boolean) =>
  ({ host }: TestHost): void =>
    after(host, 'Form.setAcceptingResponses', () => {
      for (const id of host.cloud.forms.ids()) {
        host.cloud.forms.change(id, (form) => void (form.accepting = accepting));
      }
    });

/** Saves an address of the players' page that answers so. It is asked then, and not again by the check that follows. */
export function pageAnswers(code: number, more: { readonly text?: string; readonly location?: string } = {}) {
  return (addOn: TestHost): void => {
    addOn.answers.push({ code, ...more });
    addOn.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy/exec' });
  };
}

/** The choices of a form that takes answers stay as they are. */
export function keepsOpenForms({ host }: TestHost): void {
  const run = (): void => {
    const isOpen = host.forms.list().some(({ published, accepting }) => published && accepting);
    if (isOpen) throw new GoogleError('Not while it is open.');
  };
  host.faults.plant({ on: /Item\.setChoiceValues$/, action: { do: 'run', run } });
}

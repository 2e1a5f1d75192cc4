// Requests that the add-on would have sent to the outside: nothing leaves this machine, but the host can read them.
import { isJsonObject, numberAt, textAt, toJson } from 'apps-script-stand-in/json';
import type { Store } from 'apps-script-stand-in/store';
import type { OutgoingRequest } from './messages';

const KEPT = 100;
const NAME = 'outgoing';

/** The requests, newest first. */
export function readOutgoing(store: Store): OutgoingRequest[] {
  const value = store.read(NAME);
  const kept = Array.isArray(value) ? value.map(toJson).filter(isJsonObject) : [];
  return kept
    .map((one) => ({
      at: numberAt(one, 'at') ?? 0,
      method: textAt(one, 'method') ?? '',
      url: textAt(one, 'url') ?? '',
      body: textAt(one, 'body') ?? '',
    }))
    .reverse();
}

/** Records a request; the oldest ones are forgotten. */
export function keepOutgoing(store: Store, sent: Omit<OutgoingRequest, 'at'>): void {
  store.exclusively(NAME, () => {
    const request: OutgoingRequest = { at: Date.now(), ...sent };
    const kept = [request, ...readOutgoing(store)].slice(0, KEPT);
    store.write(NAME, kept.reverse());
  });
}

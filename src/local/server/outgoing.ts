// Requests that the add-on would have sent to other servers: nothing leaves this machine, and the host can read them.
import { isJsonObject, numberAt, textAt, toJson } from 'apps-script-stand-in/json';
import type { Store } from 'apps-script-stand-in/store';
import type { OutgoingRequest } from './server-messages';

const KEPT = 100;
const NAME = 'outgoing';

/** Reads the requests, the newest first. */
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

/** Keeps a request, and forgets the oldest ones where there are too many. */
export function keepOutgoing(store: Store, sent: Omit<OutgoingRequest, 'at'>): void {
  store.exclusively(NAME, () => {
    const request: OutgoingRequest = { at: Date.now(), ...sent };
    const kept = [request, ...readOutgoing(store)].slice(0, KEPT);
    store.write(NAME, kept.reverse());
  });
}

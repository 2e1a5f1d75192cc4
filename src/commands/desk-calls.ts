// The sidebar's calls made without a sidebar: each runs the built bundle's function of that name on a host.
import type { Answer, DeskApi } from '../rounds/api';
import type { CallOptions, Host } from '../local/host';

/** All calls of the desk on this host, as this user. */
export function deskOn(host: Host, options: CallOptions = {}): DeskApi {
  return new Proxy<Partial<DeskApi>>(
    {},
    {
      get:
        (_, name) =>
        (...args: readonly unknown[]): unknown =>
          host.call(String(name), args, options),
    },
    // The bundle is built from the very functions that have these types; JSON is all that comes out of it.
  ) as DeskApi;
}

/** What a call gave, where it cannot have failed unless something is wrong with the program. */
export function given<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { text, details = [], report } = answer.trouble;
  throw new Error([text, ...details, ...(report === undefined ? [] : [report])].join(' '));
}

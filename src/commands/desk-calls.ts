// The sidebar's calls made without a sidebar: each runs the built bundle's function of that name on a host.
import type { Answer, DeskApi } from '../rounds/view/api';
import type { CallOptions, Host } from '../local/host';

/** All calls of the desk on this host, as this user. */
export function deskOn(host: Host, options: CallOptions = {}): DeskApi {
  return deskBy((name, args) => host.call(name, args, options));
}

/** All calls of the desk, each made by running the bundle's function of that name. */
export function deskBy(run: (name: string, args: readonly unknown[]) => unknown): DeskApi {
  return new Proxy<Partial<DeskApi>>(
    {},
    {
      get:
        (_, name) =>
        (...args: readonly unknown[]): unknown =>
          run(String(name), args),
    },
    // The bundle is built from the very functions that have these types; JSON is all that comes out of it.
  ) as DeskApi;
}

/** What a call gave, where it cannot have failed unless something is wrong with the program. */
export function given<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { text, details = [], report } = answer.error;
  throw new Error([text, ...details, ...(report === undefined ? [] : [report])].join(' '));
}

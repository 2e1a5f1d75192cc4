// The sidebar's calls without a sidebar. Each call runs the bundle's function with that name on a local host.
import { textWithDetails, type Reply } from '../rounds/reply/reply';
import type { DeskApi } from '../rounds/host/calls';
import type { CallOptions } from 'apps-script-stand-in/executions';
import type { Host } from 'apps-script-stand-in/host';

/** The sidebar's calls on this host, as this user. As in the sidebar, input is sent as JSON text. */
export function createDeskApi(host: Host, options: CallOptions = {}): DeskApi {
  return proxyDeskApi((name, args) =>
    host.call(
      name,
      args.map((given) => JSON.stringify(given)),
      options,
    ),
  );
}

/** The sidebar's calls, each made by `run` with the function's name. */
export function proxyDeskApi(run: (name: string, args: readonly unknown[]) => unknown): DeskApi {
  return new Proxy<Partial<DeskApi>>(
    {},
    {
      get:
        (_, name) =>
        (...args: readonly unknown[]): unknown =>
          run(String(name), args),
    },
    // The bundle's functions have these types, and return JSON.
  ) as DeskApi;
}

/** A reply's value. Throws if the call failed, which only a bug in the program can cause. */
export function unwrapReply<T>(answer: Reply<T>): T {
  if (answer.ok) return answer.value;
  const { report } = answer.error;
  throw new Error([textWithDetails(answer.error), ...(report === undefined ? [] : [report])].join(' '));
}

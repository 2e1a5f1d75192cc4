// Which methods an address takes. Any other is refused with the list of these, whoever asks and whatever it would change.
import type { IncomingMessage } from 'node:http';
import { Refusal } from './replies';

/** The methods of an address that can only be looked at. */
export const LOOK = ['GET', 'HEAD'] as const;
/** The methods of an address that also takes what a page sends. */
export const LOOK_AND_SEND = [...LOOK, 'POST'] as const;

/** Refuses a request by another method than these. */
export function checkMethod({ method = '' }: IncomingMessage, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  const Allow = allowed.join(', ');
  throw new Refusal(405, `Cannot answer ${method} here: this address takes ${Allow}.`, { Allow });
}

const ID = '[\\w-]+';
const OF_THE_HOST: readonly (readonly [address: RegExp, methods: readonly string[]])[] = [
  [/^\/(?:page\.(?:js|css)|api\/(?:table|changes))?$/, LOOK],
  [new RegExp(`^/(?:frame/${ID}|spreadsheets/d/${ID}(?:/edit)?)$`), LOOK],
  [new RegExp(`^/api/books/${ID}$`), LOOK_AND_SEND],
  [/^\/api\/(?:run|outgoing|start-over)$/, ['POST']],
];

/** Refuses a request to one of the host's addresses by a method that it does not take. */
export function checkHostMethod(request: IncomingMessage, pathname: string): void {
  const found = OF_THE_HOST.find(([address]) => address.test(pathname));
  if (found === undefined) throw new Refusal(404, 'There is nothing at this address.');
  checkMethod(request, found[1]);
}

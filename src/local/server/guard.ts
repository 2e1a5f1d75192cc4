// Who may ask for what: this machine for everything, other machines for forms at most.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { PAGE_HEADER } from './server-messages';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's. */
export function isLoopback(address: string): boolean {
  // A socket that takes IPv4 and IPv6 writes IPv4 addresses with this beginning.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  return version !== 0 && loopback.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Gives the name in a Host header, without brackets and port; empty where it has none. */
export function hostName(header: string | undefined): string {
  const match = /^(?:\[([0-9a-fA-F:]+)\]|([\w.-]+))(?::\d+)?$/.exec(header ?? '');
  return (match?.[1] ?? match?.[2] ?? '').toLowerCase();
}

/**
 * Whether a request names this server by its address, or by the name that the server was given. Refuses the name of a
 * foreign site that was made to lead here (DNS rebinding).
 */
export function namesThisServer(request: IncomingMessage, listensOn: string): boolean {
  const name = hostName(request.headers.host);
  if (name === 'localhost' || isLoopback(name)) return true;
  return !isLoopback(listensOn) && (isIP(name) !== 0 || name === listensOn.toLowerCase());
}

/** Whether a request comes from this machine. */
export function isNear(request: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = request.socket;
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/**
 * Whether a request that changes something comes from a page of this server. Scripts of a page cannot set the headers
 * that tell it.
 */
export function isFromOwnPage(request: IncomingMessage): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return origin === `http://${host}`;
}

/** Whether a request comes from the table's page and not from a form, which cannot set a header. */
export function hasPageHeader(request: IncomingMessage): boolean {
  return request.headers[PAGE_HEADER] !== undefined;
}

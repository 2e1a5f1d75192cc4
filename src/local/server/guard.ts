// The rights of each asker: this machine may ask the server for everything, other machines for forms at most.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { PAGE_HEADER } from './messages';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine's. */
export function isLoopback(address: string): boolean {
  // A socket that takes both versions writes IPv4 addresses like this.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  return version !== 0 && loopback.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** The name in a Host header, without brackets and port; empty for a header that holds none. */
export function hostName(header: string | undefined): string {
  const match = /^(?:\[([0-9a-fA-F:]+)\]|([\w.-]+))(?::\d+)?$/.exec(header ?? '');
  return (match?.[1] ?? match?.[2] ?? '').toLowerCase();
}

/**
 * Whether a request names this server by its address, or by the name that it was told. It refuses another site's name
 * that was made to lead here (DNS rebinding).
 */
export function namesThisServer(request: IncomingMessage, listensOn: string): boolean {
  const name = hostName(request.headers.host);
  if (name === 'localhost' || isLoopback(name)) return true;
  return !isLoopback(listensOn) && (isIP(name) !== 0 || name === listensOn.toLowerCase());
}

/** True for a request from this machine. */
export function isNear(request: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = request.socket;
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a page of this server made a request that changes something. No page can set these headers. */
export function isFromOwnPage(request: IncomingMessage): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return origin === `http://${host}`;
}

/** True for a request of the table's page, not of a form: a form cannot set a header. */
export function hasPageHeader(request: IncomingMessage): boolean {
  return request.headers[PAGE_HEADER] !== undefined;
}

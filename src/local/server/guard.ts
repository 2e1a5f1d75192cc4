// Access control. This machine can request everything. Other machines can only request what players need.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { PAGE_HEADER } from './server-messages';

const loopbackList = new BlockList();
loopbackList.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackList.addAddress('::1', 'ipv6');

export function isLoopback(address: string): boolean {
  // Dual-stack sockets prefix IPv4 addresses like this.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  return version !== 0 && loopbackList.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** The host name in a Host header, without brackets and port; empty if there's none. */
export function hostName(header: string | undefined): string {
  const match = /^(?:\[([0-9a-fA-F:]+)\]|([\w.-]+))(?::\d+)?$/.exec(header ?? '');
  return (match?.[1] ?? match?.[2] ?? '').toLowerCase();
}

/**
 * Whether a request names this server by its address or configured name. False for a foreign name that resolves to this
 * server (DNS rebinding).
 */
export function isForThisServer(request: IncomingMessage, listensOn: string): boolean {
  const name = hostName(request.headers.host);
  if (name === 'localhost' || isLoopback(name)) return true;
  return !isLoopback(listensOn) && (isIP(name) !== 0 || name === listensOn.toLowerCase());
}

export function isFromThisMachine(request: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = request.socket;
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a request that changes something comes from this server's own page. Scripts can't forge these headers. */
export function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return origin === `http://${host}`;
}

/** Whether the request comes from the table's page. Forms on other sites can't set headers. */
export function hasPageHeader(request: IncomingMessage): boolean {
  return request.headers[PAGE_HEADER] !== undefined;
}

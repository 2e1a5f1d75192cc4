// This server's addresses. Links to Google's forms and books are rewritten to lead here.
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { hostName, isLoopback } from './guard';

const WILDCARD_HOSTS = ['0.0.0.0', '::'];

/** The host name and port for this machine itself. */
export function localAddress(listensOn: string, port: number): string {
  const name = WILDCARD_HOSTS.includes(listensOn) ? '127.0.0.1' : listensOn;
  return `${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** The host name and port for players' machines; undefined if they can't reach the server. */
export function playersAddress(listensOn: string, port: number): string | undefined {
  if (isLoopback(listensOn) || listensOn === 'localhost') return undefined;
  if (!WILDCARD_HOSTS.includes(listensOn)) return localAddress(listensOn, port);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one !== undefined && !one.internal && one.family === 'IPv4');
  return outside === undefined ? undefined : `${outside.address}:${port}`;
}

/** A slash, perhaps escaped in a page's script. */
const SLASH = String.raw`(?:\/|\\u002f)`;
const GOOGLE_LINK_PATTERN = new RegExp(
  `https:(${SLASH})${SLASH}(?:docs\\.google\\.com${SLASH}(?=(?:forms|spreadsheets)${SLASH}d${SLASH})|script\\.google\\.com${SLASH}(?=(?:a${SLASH}~${SLASH})?macros${SLASH}s${SLASH}))`,
  'g',
);

/** Rewrites Google's links in a text to lead to this server. Stored files keep Google's links. */
export function withLocalLinks(text: string, host: string): string {
  if (hostName(host) === '') return text;
  return text.replaceAll(GOOGLE_LINK_PATTERN, (_, slash: string) => `http:${slash}${slash}${host}${slash}`);
}

/** JSON with rewritten links. Texts that contain JSON stay unchanged, since a record's hashes depend on them. */
export function localJson(value: unknown, host: string): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && !part.startsWith('{') ? withLocalLinks(part, host) : part,
  );
}

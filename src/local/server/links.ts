// The addresses of this server. Links to Google's forms and books are changed so that they lead to it.
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { hostName, isLoopback } from './guard';

const ANY = ['0.0.0.0', '::'];

/** Gives the name and port under which this machine reaches the server. */
export function ownAddress(listensOn: string, port: number): string {
  const name = ANY.includes(listensOn) ? '127.0.0.1' : listensOn;
  return `${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Gives the name and port under which players' machines reach the server; undefined where they cannot. */
export function playersAddress(listensOn: string, port: number): string | undefined {
  if (isLoopback(listensOn) || listensOn === 'localhost') return undefined;
  if (!ANY.includes(listensOn)) return ownAddress(listensOn, port);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one !== undefined && !one.internal && one.family === 'IPv4');
  return outside === undefined ? undefined : `${outside.address}:${port}`;
}

/** Matches a slash, also one that is escaped in the script of a page. */
const SLASH = String.raw`(?:\/|\\u002f)`;
const GOOGLES = new RegExp(
  `https:(${SLASH})${SLASH}(?:docs\\.google\\.com${SLASH}(?=(?:forms|spreadsheets)${SLASH}d${SLASH})|script\\.google\\.com${SLASH}(?=(?:a${SLASH}~${SLASH})?macros${SLASH}s${SLASH}))`,
  'g',
);

/** Changes the links in a text so that they lead to this server. What is stored keeps Google's links. */
export function localLinks(text: string, host: string): string {
  if (hostName(host) === '') return text;
  return text.replaceAll(GOOGLES, (_, slash: string) => `http:${slash}${slash}${host}${slash}`);
}

/**
 * Writes a value as JSON, with its links changed to lead to this server. Links within longer texts stay as they are,
 * since the hashes of a record are made from such texts.
 */
export function localJson(value: unknown, host: string): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && !part.startsWith('{') ? localLinks(part, host) : part,
  );
}

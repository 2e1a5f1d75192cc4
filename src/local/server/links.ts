// The addresses of this server, and links to Google's forms and books, which lead to it instead.
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { hostName, isLoopback } from './guard';

const ANY = ['0.0.0.0', '::'];

/** The name and port under which this machine reaches the server. */
export function ownAddress(listensOn: string, port: number): string {
  const name = ANY.includes(listensOn) ? '127.0.0.1' : listensOn;
  return `${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** The name and port under which players' machines reach the server; undefined when none can. */
export function playersAddress(listensOn: string, port: number): string | undefined {
  if (isLoopback(listensOn) || listensOn === 'localhost') return undefined;
  if (!ANY.includes(listensOn)) return ownAddress(listensOn, port);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one !== undefined && !one.internal && one.family === 'IPv4');
  return outside === undefined ? undefined : `${outside.address}:${port}`;
}

/** A slash, also as it is escaped in the script of a page. */
const SLASH = String.raw`(?:\/|\\u002f)`;
const GOOGLES = new RegExp(
  `https:(${SLASH})${SLASH}(?:docs\\.google\\.com${SLASH}(?=(?:forms|spreadsheets)${SLASH}d${SLASH})|script\\.google\\.com${SLASH}(?=macros${SLASH}s${SLASH}))`,
  'g',
);

/** Rewrites the links in a text to lead to this server. Stored data keeps Google's form. */
export function localLinks(text: string, host: string): string {
  if (hostName(host) === '') return text;
  return text.replaceAll(GOOGLES, (_, slash: string) => `http:${slash}${slash}${host}${slash}`);
}

/** A value as JSON whose links lead to this server. Data in a text stays to the letter: a record's hashes cover it. */
export function localJson(value: unknown, host: string): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && !part.startsWith('{') ? localLinks(part, host) : part,
  );
}

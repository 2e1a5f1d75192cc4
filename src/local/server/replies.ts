// Reads requests and sends responses, with headers for each kind of response.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toJson, type Json } from 'apps-script-stand-in/json';
import { BOOK_SCRIPT } from './form-style';
import { FRAME_SANDBOX } from './frame';

/** The maximum size of a request body in bytes, for each kind of page. No real request comes close. */
const MAX_BODY_BYTES = { table: 4_000_000, form: 300_000, page: 64_000 } as const;

type BodyKind = keyof typeof MAX_BODY_BYTES;

/** An error response, with its status and text. */
export class HttpRefusal extends Error {
  readonly status: number;
  /** Additional headers, such as when to retry. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: HttpRefusal['headers'] = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

export async function readBody(request: IncomingMessage, kind: BodyKind): Promise<string> {
  const limit = MAX_BODY_BYTES[kind];
  if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLong();
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open if the loop ends early, since the refusal still has to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > limit) throw bodyTooLong();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function bodyTooLong(): HttpRefusal {
  return new HttpRefusal(413, 'Can’t accept this: it’s too long.');
}

/** Leaves the rest of a request unread. The connection is closed after the response. */
export function discardBody(request: IncomingMessage, response: ServerResponse): void {
  // To stay open, the connection would have to be read up to the next request.
  if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
}

export async function readJson(request: IncomingMessage, kind: BodyKind): Promise<Json> {
  try {
    return toJson(JSON.parse(await readBody(request, kind)));
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    throw new HttpRefusal(400, 'Can’t read this request: it isn’t JSON.');
  }
}

const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
} as const;

/** The images that the program's pages can show: only inlined images. On Google, they can show any image. */
export const FRAME_IMAGE_POLICY = 'img-src data: blob:';

/** The content security policy for each kind of page. */
const CONTENT_POLICIES = {
  table:
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  form: "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The hash allows the page's only script, which reloads the page.
  book: `default-src 'none'; script-src 'sha256-${scriptHash(BOOK_SCRIPT)}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // Allows only scripts within the page, as Apps Script does. Without an origin, the page can't read or call anything here.
  frame: `sandbox ${FRAME_SANDBOX}; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; ${FRAME_IMAGE_POLICY}; base-uri 'none'; frame-ancestors 'self'`,
  // For pages that call the web app themselves. Allows scripts within the page, calls to this server, and images from
  // anywhere, as on Google.
  webApp:
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

function scriptHash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

type PageKind = keyof typeof CONTENT_POLICIES;

export function sendPage(response: ServerResponse, kind: PageKind, html: string, status = 200): void {
  const type = 'text/html; charset=utf-8';
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Type': type,
    'Content-Security-Policy': CONTENT_POLICIES[kind],
  });
  response.end(html);
}

/** Sends a script or style of the table's page. */
export function sendAsset(response: ServerResponse, type: 'javascript' | 'css', text: string): void {
  response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': `text/${type}; charset=utf-8` });
  response.end(text);
}

export function sendJson(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { ...COMMON_HEADERS, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(text);
}

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { ...COMMON_HEADERS, Location: address });
  response.end();
}

/** Methods for read-only addresses. */
export const READ_METHODS = ['GET', 'HEAD'] as const;
/** Methods for addresses that also accept data. */
export const READ_AND_POST_METHODS = [...READ_METHODS, 'POST'] as const;

export function checkMethod({ method = '' }: IncomingMessage, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  const Allow = allowed.join(', ');
  throw new HttpRefusal(405, `Can’t answer ${method} here: this address only accepts ${Allow}.`, { Allow });
}

const ID_PATTERN = '[\\w-]+';
const HOST_METHODS: readonly (readonly [address: RegExp, methods: readonly string[]])[] = [
  [/^\/(?:page\.(?:js|css)|api\/(?:table|changes))?$/, READ_METHODS],
  [new RegExp(`^/(?:frame/${ID_PATTERN}|spreadsheets/d/${ID_PATTERN}(?:/edit)?)$`), READ_METHODS],
  [new RegExp(`^/api/books/${ID_PATTERN}$`), READ_AND_POST_METHODS],
  [/^\/api\/(?:run|outgoing|start-over)$/, ['POST']],
];

/** Refuses a method that this address of the host's pages doesn't support. */
export function checkHostMethod(request: IncomingMessage, pathname: string): void {
  const found = HOST_METHODS.find(([address]) => address.test(pathname));
  if (found === undefined) throw new HttpRefusal(404, 'There’s nothing at this address.');
  checkMethod(request, found[1]);
}

// Google's REST surface of Sheets v4 over the local books, so that Google's own client can read and write them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Host } from '../src/host';
import { ApiError, notDone } from '../src/errors';
import { isJsonObject, toJson, type JsonObject } from '../src/json';
import { SheetsApi } from '../src/sheets/api';

/** Google refuses bodies above 10 MB at this surface. */
const BODY_LIMIT = 10 * 1024 * 1024;

type Answer = (api: SheetsApi, body: JsonObject, params: JsonObject, book: string) => JsonObject;

interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: Answer;
}

const routes: readonly Route[] = [
  { method: 'POST', path: /^$/, answer: (api, body) => api.create(body) },
  {
    method: 'POST',
    path: /^\/([^/:]+):batchUpdate$/,
    answer: (api, body, _params, book) => api.batchUpdate(body, book),
  },
  {
    method: 'GET',
    path: /^\/([^/:]+)$/,
    answer: (api, _body, params, book) => api.get(book, params),
  },
  {
    method: 'POST',
    path: /^\/([^/:]+)\/values:batchGetByDataFilter$/,
    answer: (api, body, _params, book) => api.valuesBatchGetByDataFilter(body, book),
  },
];

const PREFIX = '/v4/spreadsheets';

/** The query as a JSON object: flags are booleans. */
function readParams(query: URLSearchParams): JsonObject {
  return Object.fromEntries(
    [...query].map(([key, value]) => [key, value === 'true' || value === 'false' ? value === 'true' : value]),
  );
}

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += part.length;
    if (size > BODY_LIMIT)
      throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
    chunks.push(part);
  }
  const written = Buffer.concat(chunks).toString('utf8');
  if (written.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    throw new ApiError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
  const json = toJson(value);
  if (!isJsonObject(json)) throw new ApiError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.');
  return json;
}

function send(response: ServerResponse, code: number, body: JsonObject): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

/**
 * A handler for Node's http server, answering as one user of the host.
 * @returns whether the request was for this surface; if not, it is left for others
 */
export function sheetsEndpoint(
  host: Host,
  user = host.user,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const api = new SheetsApi(host.cloud, user);
  return (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return false;
    const rest = path.slice(PREFIX.length);
    const answer = async (): Promise<JsonObject> => {
      for (const route of routes) {
        const match = route.method === request.method ? route.path.exec(rest) : null;
        if (match === null) continue;
        const book = decodeURIComponent(match[1] ?? '');
        return route.answer(api, await readBody(request), readParams(new URLSearchParams(query)), book);
      }
      throw notDone(`${request.method ?? ''} ${path}`);
    };
    answer().then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        if (error instanceof ApiError) send(response, error.code, error.body());
        else {
          const message = error instanceof Error ? error.message : String(error);
          send(response, 500, new ApiError(500, 'INTERNAL', message).body());
        }
      },
    );
    return true;
  };
}

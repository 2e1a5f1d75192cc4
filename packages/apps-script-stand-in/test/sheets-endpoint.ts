// Google's REST addresses over the local books and files, so that Google's own clients can read and write them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Host } from '../src/host';
import { ApiError, notDone, sheetsBody } from '../src/errors';
import type { JsonObject } from '../src/json';
import { BODY_LIMIT, readBody, sheetsRoute } from '../src/rest/routes';
import { SheetsApi } from '../src/sheets/api';

const PREFIX = '/v4/spreadsheets';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += part.length;
    if (size > BODY_LIMIT)
      throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, code: number, body: JsonObject): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

/**
 * Makes a handler for Node's http server, which answers as one user of the host.
 * @returns whether the address is one of these; if not, it is left for others
 */
export function sheetsEndpoint(
  host: Host,
  user = host.user,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const api = new SheetsApi(host.cloud, user);
  return (request, response) => {
    const address = request.url ?? '';
    const [path = ''] = address.split('?', 1);
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return false;
    const answer = async (): Promise<JsonObject> => {
      const route = sheetsRoute(request.method ?? '', address);
      if (route === undefined) throw notDone(`${request.method ?? ''} ${path}`);
      return route.answer(api, readBody(await textOf(request))) ?? {};
    };
    answer().then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        if (error instanceof ApiError) send(response, error.code, sheetsBody(error));
        else {
          const message = error instanceof Error ? error.message : String(error);
          send(response, 500, new ApiError(500, 'INTERNAL', message).body());
        }
      },
    );
    return true;
  };
}

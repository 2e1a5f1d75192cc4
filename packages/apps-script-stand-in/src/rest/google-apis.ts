// Google's REST APIs as a script reaches them through UrlFetchApp, with its token and scopes, if its manifest enables them.
import { ApiError, GoogleError, sheetsErrorBody } from '../errors';
import {
  grantedScopes,
  accessToken,
  type Execution,
  type FetchAnswer,
  type FetchRequest,
} from '../execution';
import { isJsonObject, numberAt, type Json, type JsonObject } from '../json';
import { apiForCall } from '../services/sheets';
import { findDriveRoute, readBody, findSheetsRoute, type RestService } from './routes';

const API_HOSTS: readonly (readonly [address: string, service: RestService, symbol: string])[] = [
  ['https://sheets.googleapis.com', 'sheets', 'Sheets'],
  ['https://www.googleapis.com', 'drive', 'Drive'],
];

const scopePrefix = 'https://www.googleapis.com/auth/';
/** For each API, the scopes that allow its use. One scope is enough. */
const SCOPES: Readonly<Record<RestService, readonly string[]>> = {
  sheets: ['spreadsheets', 'drive.file', 'drive'],
  drive: ['drive.file', 'drive'],
};

export interface RestRequest {
  /** The name for counting the request and making it fail, such as `Request.drive.files.get`. */
  readonly name: string;
  /** What the request changes, if it's permissions. If a batch changes a file's permissions twice, one change is lost. */
  readonly changes: string | undefined;
  readonly send: () => FetchAnswer;
}

/** The request to a Google API; undefined for any other address. */
export function toRestRequest(execution: Execution, request: FetchRequest): RestRequest | undefined {
  const found = API_HOSTS.find(([host]) => request.url === host || request.url.startsWith(`${host}/`));
  if (found === undefined) return undefined;
  const [host, service, symbol] = found;
  const address = request.url.slice(host.length);
  const route = (service === 'sheets' ? findSheetsRoute : findDriveRoute)(request.method, address);
  const name = `Request.${route?.name ?? `${service}.unknown`}`;
  const change = /\.permissions\.(create|update|delete)$/.test(name);
  return {
    name,
    changes: change ? `permissions of ${route?.ids[0] ?? ''}` : undefined,
    send: () =>
      runRequest(service, () => {
        authorizeRequest(execution, request, service, symbol);
        if (service === 'sheets') {
          const method = findSheetsRoute(request.method, address);
          if (method === undefined) throw urlNotFoundError();
          const reads = /\.(get|batchGetByDataFilter)$/.test(method.name);
          return method.answer(apiForCall(execution, reads ? 'Read' : 'Write'), parseBody(request));
        }
        const method = findDriveRoute(request.method, address);
        if (method === undefined) throw urlNotFoundError();
        return method.answer(execution, parseBody(request));
      }),
  };
}

function urlNotFoundError(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'The requested URL was not found on this server.');
}

function parseBody({ payload = '', headers }: FetchRequest): JsonObject {
  if (payload !== '' && !/^application\/json\b/.test(headers['Content-Type'] ?? '')) {
    throw new ApiError(
      400,
      'INVALID_ARGUMENT',
      'Invalid JSON payload received. Unknown name "": Cannot bind.',
    );
  }
  return readBody(payload);
}

/** Runs a request and returns Google's response. A refusal is a response too. */
function runRequest(service: RestService, run: () => JsonObject | undefined): FetchAnswer {
  try {
    const body = run();
    return body === undefined ? { code: 204, text: '' } : { code: 200, text: JSON.stringify(body) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body = service === 'sheets' ? sheetsErrorBody(error) : error.body();
    return { code: error.code, text: JSON.stringify(body) };
  }
}

/** The response for a planted failure with a status; undefined if the failure means no response. */
export function failureResponse(error: unknown): FetchAnswer | undefined {
  if (!(error instanceof GoogleError)) return undefined;
  const details: Json | undefined = error.details;
  const code = isJsonObject(details) ? numberAt(details, 'code') : undefined;
  return code === undefined ? undefined : { code, text: JSON.stringify({ error: details ?? {} }) };
}

/** Refuses a request without this execution's token, with insufficient scopes, or to an API that isn't enabled. */
function authorizeRequest(
  execution: Execution,
  { headers }: FetchRequest,
  service: RestService,
  symbol: string,
): void {
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  if (given !== `Bearer ${accessToken(execution)}`) {
    const text =
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.';
    throw new ApiError(401, 'UNAUTHENTICATED', text);
  }
  const granted = grantedScopes(execution);
  if (granted !== undefined && !SCOPES[service].some((scope) => granted.includes(scopePrefix + scope))) {
    const text = 'Request had insufficient authentication scopes.';
    const reason = 'insufficientPermissions';
    throw new ApiError(403, 'PERMISSION_DENIED', text, reason, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT');
  }
  if (!execution.manifest.advancedServices.includes(symbol) || execution.conditions.apisOff) {
    const text = `Google ${symbol} API has not been used in project 1 before or it is disabled.`;
    throw new ApiError(403, 'PERMISSION_DENIED', text, 'accessNotConfigured', 'SERVICE_DISABLED');
  }
}

// The REST addresses of Sheets v4 and Drive v3, and their methods.
import { ApiError, invalidArgument } from '../errors';
import type { Execution } from '../execution';
import { isJsonObject, parsedJson, type Json, type JsonObject } from '../json';
import { filesApi } from '../services/drive-files';
import { permissionsApi } from '../services/drive';
import type { SheetsApi } from '../sheets/api';

export type RestService = 'sheets' | 'drive';

export interface RestCall {
  readonly body: JsonObject;
  readonly params: JsonObject;
  /** The ids in the address, in order. */
  readonly ids: readonly [string, string];
}

/** A route: HTTP verb, path, Google's name for the method, and handler. */
type Route<T> = readonly [
  verb: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  name: string,
  answer: (caller: T, call: RestCall) => JsonObject | undefined,
];

const ID_PATTERN = '([^/:?]+)';
const BOOKS_PATH = '/v4/spreadsheets';
const BOOK_PATH = `${BOOKS_PATH}/${ID_PATTERN}`;
const FILES_PATH = '/drive/v3/files';
const FILE_PATH = `${FILES_PATH}/${ID_PATTERN}`;
const PERMISSIONS_PATH = `${FILE_PATH}/permissions`;

const sheetsRoutes: readonly Route<SheetsApi>[] = [
  ['POST', BOOKS_PATH, 'create', (api, { body }) => api.create(body)],
  [
    'POST',
    `${BOOK_PATH}:batchUpdate`,
    'batchUpdate',
    (api, { body, params, ids: [id] }) => api.batchUpdate(body, id, params),
  ],
  ['GET', BOOK_PATH, 'get', (api, { params, ids: [id] }) => api.get(id, params)],
  [
    'POST',
    `${BOOK_PATH}/values:batchGetByDataFilter`,
    'values.batchGetByDataFilter',
    (api, { body, ids: [id] }) => api.valuesBatchGetByDataFilter(body, id),
  ],
];

const driveRoutes: readonly Route<Execution>[] = [
  ['GET', FILES_PATH, 'files.list', (by, { params }) => filesApi.list(by, params)],
  ['POST', FILES_PATH, 'files.create', (by, { body, params }) => filesApi.create(by, body, params)],
  ['GET', FILE_PATH, 'files.get', (by, { params, ids: [id] }) => filesApi.get(by, id, params)],
  [
    'POST',
    `${FILE_PATH}/copy`,
    'files.copy',
    (by, { body, params, ids: [id] }) => filesApi.copy(by, body, id, params),
  ],
  [
    'PATCH',
    FILE_PATH,
    'files.update',
    (by, { body, params, ids: [id] }) => filesApi.update(by, body, id, params),
  ],
  ['DELETE', FILE_PATH, 'files.delete', (by, { ids: [id] }) => filesApi.remove(by, id)],
  [
    'POST',
    PERMISSIONS_PATH,
    'permissions.create',
    (by, { body, params, ids: [id] }) => permissionsApi.create(by, body, id, params),
  ],
  [
    'DELETE',
    `${PERMISSIONS_PATH}/${ID_PATTERN}`,
    'permissions.delete',
    (by, { ids }) => permissionsApi.remove(by, ...ids),
  ],
];

/** A method found by its address. */
export interface MatchedRoute<T> {
  readonly name: string;
  /** Returns undefined if Google responds without a body. */
  readonly answer: (caller: T, body: JsonObject) => JsonObject | undefined;
  /** The ids in the address. */
  readonly ids: readonly [string, string];
}

/** The Sheets method at an address, which begins with a slash; undefined if there is no such method. */
export function findSheetsRoute(method: string, address: string): MatchedRoute<SheetsApi> | undefined {
  return findRoute('sheets.spreadsheets', sheetsRoutes, method, address);
}

/** Finds the Drive method for a request, as `findSheetsRoute` does for Sheets. */
export function findDriveRoute(method: string, address: string): MatchedRoute<Execution> | undefined {
  return findRoute('drive', driveRoutes, method, address);
}

function findRoute<T>(
  service: string,
  routes: readonly Route<T>[],
  method: string,
  address: string,
): MatchedRoute<T> | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  for (const [verb, pattern, name, answer] of routes) {
    const match = verb === method.toUpperCase() ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match === null) continue;
    const ids = [decodeURIComponent(match[1] ?? ''), decodeURIComponent(match[2] ?? '')] as const;
    const params = parseQuery(query);
    return {
      name: `${service}.${name}`,
      ids,
      answer: (caller, body) => answer(caller, { body, params, ids }),
    };
  }
  return undefined;
}

/** Parses an address's query into a JSON object, with flags as booleans. */
function parseQuery(query: string): JsonObject {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([key, value]) => [
      key,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );
}

/** The largest request body that Google's APIs accept: 10 MB. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Parses a request's body, or refuses it as Google does. */
export function readBody(written: string): JsonObject {
  if (Buffer.byteLength(written) > MAX_BODY_BYTES) {
    throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
  }
  if (written.trim() === '') return {};
  let json: Json;
  try {
    json = parsedJson(written);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
  if (!isJsonObject(json)) throw invalidArgument('Invalid JSON payload received.');
  return json;
}

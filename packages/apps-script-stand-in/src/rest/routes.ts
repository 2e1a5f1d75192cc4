// The REST addresses of Sheets v4 and Drive v3, and which method answers at each.
import { ApiError, invalid } from '../errors';
import type { Execution } from '../execution';
import { isJsonObject, parsedJson, type Json, type JsonObject } from '../json';
import { filesApi } from '../services/drive-files';
import { permissionsApi } from '../services/drive-permissions';
import type { SheetsApi } from '../sheets/api';

export type RestService = 'sheets' | 'drive';

/** A request that reached one of the APIs. */
export interface RestCall {
  readonly body: JsonObject;
  readonly params: JsonObject;
  /** The ids in the address, in order. */
  readonly ids: readonly [string, string];
}

interface Route<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
  /** Google's name for the method. */
  readonly name: string;
  readonly answer: (caller: T, call: RestCall) => JsonObject | undefined;
}

const SHEETS = '/v4/spreadsheets';
const DRIVE = '/drive/v3/files';
const ID = '([^/:?]+)';

const sheetsRoutes: readonly Route<SheetsApi>[] = [
  {
    method: 'POST',
    path: new RegExp(`^${SHEETS}$`),
    name: 'sheets.spreadsheets.create',
    answer: (api, { body }) => api.create(body),
  },
  {
    method: 'POST',
    path: new RegExp(`^${SHEETS}/${ID}:batchUpdate$`),
    name: 'sheets.spreadsheets.batchUpdate',
    answer: (api, { body, params, ids: [book] }) => api.batchUpdate(body, book, params),
  },
  {
    method: 'GET',
    path: new RegExp(`^${SHEETS}/${ID}$`),
    name: 'sheets.spreadsheets.get',
    answer: (api, { params, ids: [book] }) => api.get(book, params),
  },
  {
    method: 'POST',
    path: new RegExp(`^${SHEETS}/${ID}/values:batchGetByDataFilter$`),
    name: 'sheets.spreadsheets.values.batchGetByDataFilter',
    answer: (api, { body, ids: [book] }) => api.valuesBatchGetByDataFilter(body, book),
  },
];

const driveRoutes: readonly Route<Execution>[] = [
  {
    method: 'GET',
    path: new RegExp(`^${DRIVE}$`),
    name: 'drive.files.list',
    answer: (execution, { params }) => filesApi.list(execution, params),
  },
  {
    method: 'POST',
    path: new RegExp(`^${DRIVE}$`),
    name: 'drive.files.create',
    answer: (execution, { body, params }) => filesApi.create(execution, body, params),
  },
  {
    method: 'GET',
    path: new RegExp(`^${DRIVE}/${ID}$`),
    name: 'drive.files.get',
    answer: (execution, { params, ids: [file] }) => filesApi.get(execution, file, params),
  },
  {
    method: 'POST',
    path: new RegExp(`^${DRIVE}/${ID}/copy$`),
    name: 'drive.files.copy',
    answer: (execution, { body, params, ids: [file] }) => filesApi.copy(execution, body, file, params),
  },
  {
    method: 'PATCH',
    path: new RegExp(`^${DRIVE}/${ID}$`),
    name: 'drive.files.update',
    answer: (execution, { body, params, ids: [file] }) => filesApi.update(execution, body, file, params),
  },
  {
    method: 'DELETE',
    path: new RegExp(`^${DRIVE}/${ID}$`),
    name: 'drive.files.delete',
    answer: (execution, { ids: [file] }) => {
      filesApi.remove(execution, file);
      return undefined;
    },
  },
  {
    method: 'GET',
    path: new RegExp(`^${DRIVE}/${ID}/permissions$`),
    name: 'drive.permissions.list',
    answer: (execution, { params, ids: [file] }) => permissionsApi.list(execution, file, params),
  },
  {
    method: 'POST',
    path: new RegExp(`^${DRIVE}/${ID}/permissions$`),
    name: 'drive.permissions.create',
    answer: (execution, { body, params, ids: [file] }) =>
      permissionsApi.create(execution, body, file, params),
  },
  {
    method: 'PATCH',
    path: new RegExp(`^${DRIVE}/${ID}/permissions/${ID}$`),
    name: 'drive.permissions.update',
    answer: (execution, { body, params, ids: [file, which] }) =>
      permissionsApi.update(execution, body, file, which, params),
  },
  {
    method: 'DELETE',
    path: new RegExp(`^${DRIVE}/${ID}/permissions/${ID}$`),
    name: 'drive.permissions.delete',
    answer: (execution, { ids: [file, which] }) => {
      permissionsApi.remove(execution, file, which);
      return undefined;
    },
  },
];

/** A method that was found by its address, with all that it needs except who calls it. */
export interface FoundRoute<T> {
  readonly name: string;
  /** Undefined where Google answers without a body. */
  readonly answer: (caller: T, body: JsonObject) => JsonObject | undefined;
  /** The ids in the address. */
  readonly ids: readonly [string, string];
}

/** Finds the method of Sheets at an address, which begins with a slash; undefined where there is none. */
export function sheetsRoute(method: string, address: string): FoundRoute<SheetsApi> | undefined {
  return find(sheetsRoutes, method, address);
}

/** Finds the method of Drive at an address in the same way. */
export function driveRoute(method: string, address: string): FoundRoute<Execution> | undefined {
  return find(driveRoutes, method, address);
}

function find<T>(routes: readonly Route<T>[], method: string, address: string): FoundRoute<T> | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  for (const { method: verb, path: pattern, name, answer } of routes) {
    const match = verb === method.toUpperCase() ? pattern.exec(path) : null;
    if (match === null) continue;
    const ids = [decodeURIComponent(match[1] ?? ''), decodeURIComponent(match[2] ?? '')] as const;
    const params = readParams(query);
    return { name, ids, answer: (caller, body) => answer(caller, { body, params, ids }) };
  }
  return undefined;
}

/** Reads the query of an address as a JSON object, in which flags are booleans. */
function readParams(query: string): JsonObject {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([key, value]) => [
      key,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );
}

/** The largest body that Google takes here: 10 MB. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** Reads the body of a request, or refuses it as Google does. */
export function readBody(written: string): JsonObject {
  if (Buffer.byteLength(written) > BODY_LIMIT) {
    throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
  }
  if (written.trim() === '') return {};
  let json: Json;
  try {
    json = parsedJson(written);
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
  if (!isJsonObject(json)) throw invalid('Invalid JSON payload received.');
  return json;
}

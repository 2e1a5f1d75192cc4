// Calls of Google's REST APIs in two forms: as a request for a batch, and through the advanced service.
import { driveService, sheetsService } from './services';

/** Makes the call through the advanced service. Returns Google's response unvalidated. */
type SingleCall = () => unknown;

export interface ApiCall {
  /** `get` for reads, which are safe to repeat. */
  readonly method: 'get' | 'post' | 'patch';
  readonly url: string;
  readonly body?: object;
  /** The body as JSON, if there's a faster way than `JSON.stringify`. */
  readonly text?: () => string;
  readonly alone: SingleCall;
}

const FILES_URL = 'https://www.googleapis.com/drive/v3/files';
const SPREADSHEETS_URL = 'https://sheets.googleapis.com/v4/spreadsheets';

type Params = Readonly<Record<string, string | boolean>>;

function urlWithQuery(base: string, params: Params): string {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}

export function getFile(id: string, params: Params): ApiCall {
  return {
    method: 'get',
    url: urlWithQuery(`${FILES_URL}/${encodeURIComponent(id)}`, params),
    alone: () => driveService().Files.get(id, params),
  };
}

export function listFiles(params: Params): ApiCall {
  return {
    method: 'get',
    url: urlWithQuery(FILES_URL, params),
    alone: () => driveService().Files.list(params),
  };
}

export function createFile(body: GoogleAppsScript.Drive_v3.Drive.V3.Schema.File, params: Params): ApiCall {
  return {
    method: 'post',
    url: urlWithQuery(FILES_URL, params),
    body,
    alone: () => driveService().Files.create(body),
  };
}

export function copyFile(
  id: string,
  body: GoogleAppsScript.Drive_v3.Drive.V3.Schema.File,
  params: Params,
): ApiCall {
  return {
    method: 'post',
    url: urlWithQuery(`${FILES_URL}/${encodeURIComponent(id)}/copy`, params),
    body,
    alone: () => driveService().Files.copy(body, id, params),
  };
}

export function createPermission(
  id: string,
  body: GoogleAppsScript.Drive_v3.Drive.V3.Schema.Permission,
  params: Params,
): ApiCall {
  return {
    method: 'post',
    url: urlWithQuery(`${FILES_URL}/${encodeURIComponent(id)}/permissions`, params),
    body,
    alone: () => driveService().Permissions.create(body, id, params),
  };
}

export function getBook(id: string, params: Params): ApiCall {
  return {
    method: 'get',
    url: urlWithQuery(`${SPREADSHEETS_URL}/${encodeURIComponent(id)}`, params),
    alone: () => sheetsService().get(id, params),
  };
}

export function updateBook(
  id: string,
  body: GoogleAppsScript.Sheets.Schema.BatchUpdateSpreadsheetRequest,
  params: Params,
  text: () => string,
): ApiCall {
  return {
    method: 'post',
    url: urlWithQuery(`${SPREADSHEETS_URL}/${encodeURIComponent(id)}:batchUpdate`, params),
    body,
    text,
    alone: () => sheetsService().batchUpdate(body, id),
  };
}

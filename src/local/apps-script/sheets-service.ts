// The advanced service Sheets (v4), as Apps Script offers it.
import { advancedServiceError, ApiError } from './errors';
import type { Execution } from './execution';
import { method, optional, resource, ServiceObject, strictText, type Method } from './interface';
import { SheetsApi } from './sheets/api';
import type { JsonObject } from './json';

/** Runs an API call with its refusals worded as the advanced service words them. */
export function advanced(name: string, call: () => JsonObject): JsonObject {
  try {
    return call();
  } catch (error) {
    if (error instanceof ApiError) throw advancedServiceError(name, error);
    throw error;
  }
}

/** The global `Sheets`. */
export function sheetsService(execution: Execution): ServiceObject {
  const api = new SheetsApi(execution.cloud, execution.user);
  const body = resource;
  const id = strictText;
  const params = optional(resource);
  const spreadsheets = 'sheets.spreadsheets';
  const values: Record<string, Method> = {
    get: method([id, strictText, params], (book, range, options) =>
      advanced(`${spreadsheets}.values.get`, () => api.valuesGet(book, range, options ?? {})),
    ),
    batchGet: method([id, params], (book, options) =>
      advanced(`${spreadsheets}.values.batchGet`, () => api.valuesBatchGet(book, options ?? {})),
    ),
    batchGetByDataFilter: method([body, id, params], (request, book, options) =>
      advanced(`${spreadsheets}.values.batchGetByDataFilter`, () =>
        api.valuesBatchGetByDataFilter(request, book, options ?? {}),
      ),
    ),
    update: method([body, id, strictText, params], (request, book, range, options) =>
      advanced(`${spreadsheets}.values.update`, () => api.valuesUpdate(request, book, range, options ?? {})),
    ),
    append: method([body, id, strictText, params], (request, book, range, options) =>
      advanced(`${spreadsheets}.values.append`, () => api.valuesAppend(request, book, range, options ?? {})),
    ),
    batchUpdate: method([body, id, params], (request, book) =>
      advanced(`${spreadsheets}.values.batchUpdate`, () => api.valuesBatchUpdate(request, book)),
    ),
    clear: method([body, id, strictText, params], (_request, book, range) =>
      advanced(`${spreadsheets}.values.clear`, () => api.valuesClear(book, range)),
    ),
    batchClear: method([body, id, params], (request, book) =>
      advanced(`${spreadsheets}.values.batchClear`, () => api.valuesBatchClear(request, book)),
    ),
  };
  const members = {
    create: method([body, params], (request) =>
      advanced(`${spreadsheets}.create`, () => api.create(request)),
    ),
    get: method([id, params], (book, options) =>
      advanced(`${spreadsheets}.get`, () => api.get(book, options ?? {})),
    ),
    getByDataFilter: method([body, id, params], (request, book, options) =>
      advanced(`${spreadsheets}.getByDataFilter`, () => api.getByDataFilter(request, book, options ?? {})),
    ),
    batchUpdate: method([body, id, params], (request, book) =>
      advanced(`${spreadsheets}.batchUpdate`, () => api.batchUpdate(request, book)),
    ),
    Values: new ServiceObject('Sheets.Spreadsheets.Values', values),
  };
  return new ServiceObject('Sheets', { Spreadsheets: new ServiceObject('Sheets.Spreadsheets', members) });
}

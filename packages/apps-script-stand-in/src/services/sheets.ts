// The advanced service Sheets (v4), as Apps Script provides it.
import { asAdvancedService } from '../errors';
import type { Execution } from '../execution';
import { method, optional, memberObject, resource, ServiceType, strictText } from '../service-types';
import { SheetsApi } from '../sheets/api';
import type { SheetsUse } from '../sheets-quota';

/** Counts a call, and returns the API. */
export function apiForCall(execution: Execution, use: SheetsUse): SheetsApi {
  execution.sheetsQuota.use(execution, use);
  const { cloud, user, project, conditions } = execution;
  return new SheetsApi(cloud, user, { maker: { user, project }, conditions });
}

const optionsParam = optional(resource);

const valuesType = new ServiceType<Execution>('Sheets', 'Sheets.Spreadsheets.Values', {
  batchGetByDataFilter: method([resource, strictText], (execution, request, book) =>
    asAdvancedService('sheets.spreadsheets.values.batchGetByDataFilter', () =>
      apiForCall(execution, 'Read').valuesBatchGetByDataFilter(request, book),
    ),
  ),
});

const spreadsheetsType = new ServiceType<Execution>('Sheets', 'Sheets.Spreadsheets', {
  create: method([resource], (execution, request) =>
    asAdvancedService('sheets.spreadsheets.create', () => apiForCall(execution, 'Write').create(request)),
  ),
  get: method([strictText, optionsParam], (execution, book, more) =>
    asAdvancedService('sheets.spreadsheets.get', () => apiForCall(execution, 'Read').get(book, more ?? {})),
  ),
  batchUpdate: method([resource, strictText, optionsParam], (execution, request, book, more) =>
    asAdvancedService('sheets.spreadsheets.batchUpdate', () =>
      apiForCall(execution, 'Write').batchUpdate(request, book, more ?? {}),
    ),
  ),
  Values: memberObject(valuesType),
});

export const sheetsService = new ServiceType<Execution>('Sheets', 'Sheets', {
  Spreadsheets: memberObject(spreadsheetsType),
});

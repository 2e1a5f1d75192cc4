// The advanced service Sheets (v4), as Apps Script offers it.
import { advanced } from '../errors';
import type { Execution } from '../execution';
import { method, optional, part, resource, ServiceType, strictText } from '../interface';
import { SheetsApi } from '../sheets/api';

const apiOf = ({ cloud, user }: Execution): SheetsApi => new SheetsApi(cloud, user);
const options = optional(resource);

const valuesType = new ServiceType<Execution>('Sheets', 'Sheets.Spreadsheets.Values', {
  batchGetByDataFilter: method([resource, strictText], (execution, request, book) =>
    advanced('sheets.spreadsheets.values.batchGetByDataFilter', () =>
      apiOf(execution).valuesBatchGetByDataFilter(request, book),
    ),
  ),
});

const spreadsheetsType = new ServiceType<Execution>('Sheets', 'Sheets.Spreadsheets', {
  create: method([resource], (execution, request) =>
    advanced('sheets.spreadsheets.create', () => apiOf(execution).create(request)),
  ),
  get: method([strictText, options], (execution, book, more) =>
    advanced('sheets.spreadsheets.get', () => apiOf(execution).get(book, more ?? {})),
  ),
  batchUpdate: method([resource, strictText], (execution, request, book) =>
    advanced('sheets.spreadsheets.batchUpdate', () => apiOf(execution).batchUpdate(request, book)),
  ),
  Values: part(valuesType),
});

/** The global `Sheets`. */
export const sheetsService = new ServiceType<Execution>('Sheets', 'Sheets', {
  Spreadsheets: part(spreadsheetsType),
});

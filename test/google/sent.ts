// Writes down the add-on's calls of the Sheets API, one by one.
import { SheetsApi } from 'apps-script-stand-in/sheets/api';
import type { JsonObject } from 'apps-script-stand-in/json';

/** The messages that calls of the API take, by Google's name for them. */
export const MESSAGES = {
  batchUpdate: 'BatchUpdateSpreadsheetRequest',
  valuesBatchGetByDataFilter: 'BatchGetValuesByDataFilterRequest',
} as const;

export interface Sent {
  readonly message: (typeof MESSAGES)[keyof typeof MESSAGES];
  readonly body: unknown;
}

/** Listens until mocks are restored. */
export function listenToSheets(): readonly Sent[] {
  const sent: Sent[] = [];
  for (const method of ['batchUpdate', 'valuesBatchGetByDataFilter'] as const) {
    const original: unknown = Reflect.get(SheetsApi.prototype, method);
    if (typeof original !== 'function') throw new Error(`The API has no ${method}.`);
    const listened = function (this: SheetsApi, ...args: readonly unknown[]): JsonObject {
      sent.push({ message: MESSAGES[method], body: args[0] });
      return Reflect.apply(original, this, [...args]) as JsonObject;
    };
    jest.spyOn(SheetsApi.prototype, method).mockImplementation(listened);
  }
  return sent;
}

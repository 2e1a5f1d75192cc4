// The add-on's requests to Sheets against Google's published schema.
import { SheetsApi } from 'apps-script-stand-in/sheets/api';
import type { JsonObject } from 'apps-script-stand-in/json';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { deliverAll, practiceGame, resolveStage } from '../support/host-game';
import { googleSchemas } from './request-schema';

quietEvenings('bare calls');

/** The messages that calls of the API take, by Google's name for them. */
const MESSAGES = {
  batchUpdate: 'BatchUpdateSpreadsheetRequest',
  valuesBatchGetByDataFilter: 'BatchGetValuesByDataFilterRequest',
} as const;

interface Sent {
  readonly message: (typeof MESSAGES)[keyof typeof MESSAGES];
  readonly body: unknown;
}

/** Listens until mocks are restored. */
function listenToSheets(): readonly Sent[] {
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

const schemas = googleSchemas();

test('every request fits Google’s published messages', () => {
  const sent = listenToSheets();
  const addOn = openTestHost();
  practiceGame(addOn, { game: 'wanted-sharpshooters' });
  for (let round = 0; round < 3; round += 1) resolveStage(addOn.desk);
  deliverAll(addOn.desk);
  jest.restoreAllMocks();
  const checks = new Map(Object.values(MESSAGES).map((message) => [message as string, schemas(message)]));
  const faults = sent.flatMap(({ message, body }) => {
    const check = checks.get(message);
    return check?.(body) === true ? [] : [[message, check?.errors]];
  });
  expect(faults).toEqual([]);
  for (const message of Object.values(MESSAGES)) {
    expect(sent.filter((one) => one.message === message).length).toBeGreaterThan(5);
  }
});

test('a misspelt request would not fit', () => {
  const fits = schemas('BatchUpdateSpreadsheetRequest');
  expect(fits({ requests: [{ deleteSheet: { sheetId: 5 } }] })).toBe(true);
  expect(fits({ requests: [{ deleteSheet: { sheetID: 5 } }] })).toBe(false);
});

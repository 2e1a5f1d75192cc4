// The add-on's requests to Sheets against Google's published schema.
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { deliverAll, practiceGame, resolveStage } from '../support/host-game';
import { googleSchemas } from './request-schema';
import { listenToSheets, MESSAGES } from './sent';

quietEvenings('bare calls');

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
  expect(fits({ requests: [{ deleteSheet: { sheetId: '5' } }] })).toBe(false);
});

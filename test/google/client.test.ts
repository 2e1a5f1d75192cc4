// The add-on's requests to Sheets against Google's published schema, and the books it wrote as Google's own client
// reads them.
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { sheetsEndpoint } from '../../packages/apps-script-stand-in/test/sheets-endpoint';
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { deliverAll, gameView, resolveStage, practiceGame } from '../support/host-game';
import { googleSchemas } from './request-schema';
import { listenToSheets, MESSAGES, type Sent } from './sent';

quietEvenings('bare calls');

const schemas = googleSchemas();

let addOn: TestHost;
let server: http.Server;
let client: sheets_v4.Sheets;
let sent: readonly Sent[];

beforeAll(async () => {
  sent = listenToSheets();
  addOn = openTestHost();
  practiceGame(addOn, { game: 'wanted-sharpshooters' });
  for (let round = 0; round < 3; round += 1) resolveStage(addOn.desk);
  deliverAll(addOn.desk);
  jest.restoreAllMocks();
  const handle = sheetsEndpoint(addOn.host);
  server = http.createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  // Left alone, the client loads its fetch by a dynamic import, which jest does not run.
  client = sheets({ version: 'v4', rootUrl: `http://127.0.0.1:${port}/`, fetchImplementation: fetch });
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

test('every request fits Google’s published messages', () => {
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

async function read(spreadsheetId: string, title: string): Promise<readonly (readonly unknown[])[]> {
  const { data: book } = await client.spreadsheets.get({ spreadsheetId });
  const tab = book.sheets?.find(({ properties }) => properties?.title === title);
  const { data } = await client.spreadsheets.values.batchGetByDataFilter({
    spreadsheetId,
    requestBody: {
      dataFilters: [{ gridRange: { sheetId: tab?.properties?.sheetId ?? -1 } }],
      valueRenderOption: 'UNFORMATTED_VALUE',
    },
  });
  return data.valueRanges?.[0]?.valueRange?.values ?? [];
}

test('Google’s client reads the ledger as the sidebar shows it', async () => {
  const rows = await read(addOn.host.bookId ?? '', 'Ledger');
  expect(rows.slice(1).map(([number, , who, text, , hash]) => [number, who, text, hash])).toEqual(
    given(addOn.desk.getHistory()).map(({ row, who, text, hash }) => [row, who, text, hash]),
  );
});

test('Google’s client finds in every book the tabs that were delivered, as text', async () => {
  const view = gameView(addOn.desk);
  const books = [view.publicBook, ...view.players.map(({ book }) => book)];
  for (const url of books) {
    const spreadsheetId = /\/d\/([^/]+)/.exec(url)?.[1] ?? '';
    const { data } = await client.spreadsheets.get({ spreadsheetId, includeGridData: true });
    expect(data.sheets?.map(({ properties }) => properties?.title)).toContain('Now');
    const cells = (data.sheets ?? []).flatMap(({ data: grids = [] }) =>
      grids.flatMap(({ rowData = [] }) => rowData.flatMap(({ values = [] }) => values)),
    );
    expect(cells.some(({ userEnteredValue }) => userEnteredValue?.formulaValue !== undefined)).toBe(false);
    expect(cells.filter(({ formattedValue }) => formattedValue !== undefined).length).toBeGreaterThan(10);
    expect((await read(spreadsheetId, 'Now'))[0]?.[0]).toBe(view.game.title);
  }
});

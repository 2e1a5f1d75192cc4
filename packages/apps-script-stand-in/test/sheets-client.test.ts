// Google's own Sheets client, used on the local books through a server on this machine.
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sheets, type sheets_v4 } from '@googleapis/sheets';
import type { Host } from '../src/host';
import { sheetsEndpoint } from './sheets-endpoint';
import { removeFolders, scratch } from './helpers';

let host: Host;
let server: http.Server;
let client: sheets_v4.Sheets;

beforeAll(async () => {
  host = scratch();
  const handle = sheetsEndpoint(host);
  server = http.createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end('not a book');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  // By itself the client would load its fetch by a dynamic import, which jest does not run.
  client = sheets({ version: 'v4', rootUrl: `http://127.0.0.1:${port}/`, fetchImplementation: fetch });
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  removeFolders();
});

test('the client reads back what its batch wrote', async () => {
  const made = await client.spreadsheets.create({ requestBody: { properties: { title: 'Public' } } });
  const spreadsheetId = made.data.spreadsheetId ?? '';
  const written = await client.spreadsheets.batchUpdate({
    spreadsheetId,
    requestBody: {
      requests: [
        { addSheet: { properties: { sheetId: 7, title: 'Round 1' } } },
        {
          updateCells: {
            start: { sheetId: 7, rowIndex: 1, columnIndex: 1 },
            rows: [
              {
                values: [
                  { userEnteredValue: { stringValue: '=x' } },
                  { userEnteredValue: { numberValue: 2 } },
                ],
              },
            ],
            fields: 'userEnteredValue',
          },
        },
      ],
    },
  });
  expect(written.data.replies?.[0]?.addSheet?.properties?.title).toBe('Round 1');
  const read = await client.spreadsheets.values.batchGetByDataFilter({
    spreadsheetId,
    requestBody: {
      dataFilters: [{ gridRange: { sheetId: 7 } }, { gridRange: { sheetId: 0 } }],
      valueRenderOption: 'UNFORMATTED_VALUE',
    },
  });
  expect(read.data.valueRanges?.map(({ valueRange }) => valueRange?.values)).toEqual([
    [[], ['', '=x', 2]],
    undefined,
  ]);
  const whole = await client.spreadsheets.get({ spreadsheetId, fields: 'sheets.properties.title' });
  expect(whole.data).toEqual({
    sheets: [{ properties: { title: 'Sheet1' } }, { properties: { title: 'Round 1' } }],
  });
});

test('refusals come with their code and text', async () => {
  const refused = client.spreadsheets.batchUpdate({
    spreadsheetId: host.bookId ?? '',
    requestBody: { requests: [{ deleteSheet: { sheetId: 5 } }] },
  });
  await expect(refused).rejects.toMatchObject({
    message: 'Invalid requests[0].deleteSheet: No sheet with id: 5',
  });
  await expect(client.spreadsheets.get({ spreadsheetId: 'none' })).rejects.toMatchObject({
    response: { status: 404 },
  });
  const append = client.spreadsheets.values.append({ spreadsheetId: host.bookId ?? '', range: 'A1' });
  await expect(append).rejects.toMatchObject({
    message: expect.stringContaining('is not provided') as unknown,
  });
});

// The stand-in responds to Google's own Sheets and Drive clients, over UrlFetchApp, as the clients expect.
import { drive } from '@googleapis/drive';
import { sheets } from '@googleapis/sheets';
import type { FetchRequest } from '../src/execution';
import type { Host, HostOptions } from '../src/host';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const MANIFEST = {
  oauthScopes: ['spreadsheets', 'drive.file', 'script.external_request'].map(
    (scope) => `https://www.googleapis.com/auth/${scope}`,
  ),
  urlFetchWhitelist: ['https://sheets.googleapis.com/', 'https://www.googleapis.com/'],
  dependencies: {
    enabledAdvancedServices: [
      { userSymbol: 'Sheets', serviceId: 'sheets', version: 'v4' },
      { userSymbol: 'Drive', serviceId: 'drive', version: 'v3' },
    ],
  },
};

const opened = (options: Partial<HostOptions> = {}): Host => scratch({ manifest: MANIFEST, ...options });

/** Sends requests in one fetchAll of a script, with its token. Returns each response's status and text. */
const TOGETHER = `return UrlFetchApp.fetchAll(a.map((one) => Object.assign(
    {muteHttpExceptions: true, contentType: 'application/json',
      headers: {Authorization: 'Bearer ' + ScriptApp.getOAuthToken()}}, one)))
  .map((answer) => ({code: answer.getResponseCode(), text: answer.getContentText()}));`;

interface Answer {
  readonly code: number;
  readonly text: string;
}

type Sent = Partial<Omit<FetchRequest, 'headers'>> & { readonly [option: string]: unknown };

function together(host: Host, requests: readonly Sent[]): readonly Answer[] {
  // The script's code returns this type.
  return host.call('run', [TOGETHER, JSON.parse(JSON.stringify(requests))]) as unknown as readonly Answer[];
}

/** Creates a `fetch` for Google's clients. A script sends the requests. */
function fetchThrough(host: Host): typeof fetch {
  return async (address, init = {}) => {
    const payload =
      init.body === undefined || init.body === null ? undefined : await new Response(init.body).text();
    const [answer] = together(host, [
      {
        url: address instanceof Request ? address.url : String(address),
        method: (init.method ?? 'GET').toLowerCase(),
        ...(payload === undefined ? {} : { payload }),
      },
    ]);
    return new Response(answer?.text === '' ? null : (answer?.text ?? null), {
      status: answer?.code ?? 500,
      headers: { 'content-type': 'application/json' },
    });
  };
}

test('Google’s client of Sheets makes, writes and reads a book', async () => {
  const host = opened();
  const client = sheets({ version: 'v4', fetchImplementation: fetchThrough(host) });
  const made = await client.spreadsheets.create({ requestBody: { properties: { title: 'Public' } } });
  const spreadsheetId = made.data.spreadsheetId ?? '';
  const written = await client.spreadsheets.batchUpdate({
    spreadsheetId,
    requestBody: {
      requests: [{ addSheet: { properties: { sheetId: 7, title: 'Now' } } }],
      includeSpreadsheetInResponse: true,
    },
  });
  expect(written.data.updatedSpreadsheet?.sheets?.map(({ properties }) => properties?.title)).toEqual([
    'Sheet1',
    'Now',
  ]);
  const read = await client.spreadsheets.get({ spreadsheetId, fields: 'sheets(properties(sheetId))' });
  expect(read.data).toEqual({ sheets: [{ properties: { sheetId: 0 } }, { properties: { sheetId: 7 } }] });
  const values = await client.spreadsheets.values.batchGetByDataFilter({
    spreadsheetId,
    requestBody: { dataFilters: [{ gridRange: { sheetId: 7 } }] },
  });
  expect(values.data.valueRanges).toHaveLength(1);
});

test('Google’s client of Drive makes, shares, looks at, renames and removes a file', async () => {
  const host = opened();
  const client = drive({ version: 'v3', fetchImplementation: fetchThrough(host) });
  const mimeType = 'application/vnd.google-apps.spreadsheet';
  const made = await client.files.create({ requestBody: { name: 'Ana’s book', mimeType }, fields: 'id' });
  const fileId = made.data.id ?? '';
  expect(made.data).toEqual({ id: expect.any(String) as unknown });
  const shared = await client.permissions.create({
    fileId,
    requestBody: { type: 'user', role: 'reader', emailAddress: 'ana@example.com' },
    sendNotificationEmail: false,
    fields: 'id',
  });
  const look = await client.files.get({
    fileId,
    fields: 'trashed,permissions(type,role,emailAddress)',
    supportsAllDrives: true,
  });
  expect(look.data.permissions).toEqual([
    { type: 'user', role: 'owner', emailAddress: host.user },
    { type: 'user', role: 'reader', emailAddress: 'ana@example.com' },
  ]);
  const found = await client.files.list({
    q: `name = 'Ana’s book' and trashed = false`,
    fields: 'files(id)',
  });
  expect(found.data.files).toEqual([{ id: fileId }]);
  await client.permissions.delete({ fileId, permissionId: shared.data.id ?? '' });
  const copied = await client.files.copy({ fileId, requestBody: { name: 'Old' }, fields: 'id,name' });
  expect(copied.data).toEqual({ id: expect.not.stringMatching(fileId) as unknown, name: 'Old' });
  const renamed = await client.files.update({ fileId, requestBody: { name: 'Zoë’s book' } });
  expect(renamed.data.name).toBe('Zoë’s book');
  await client.files.delete({ fileId });
  await expect(client.files.get({ fileId })).rejects.toMatchObject({ status: 404 });
});

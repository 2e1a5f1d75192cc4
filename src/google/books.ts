// Makes, finds, shares and draws the public book and the players' books.
import { fail, ok, type Result } from '../games/result';
import type { UserError } from '../rounds/view/api';
import type { BooksPort, BookState, Readers } from '../rounds/ports';
import type { CallResult } from '../sheets/client';
import { deleteRequests, drawRequests, placed } from '../sheets/draw';
import { driveService, serviceError, sheetsService, trying } from './services';
import { sheetsClient } from './sheets-client';

const SHEETS_TYPE = 'application/vnd.google-apps.spreadsheet';

export const booksPort: BooksPort = {
  make: (name) =>
    trying(`Making the book “${name}”`, () => {
      const id = findFile(name, SHEETS_TYPE) ?? createBook(name);
      return ok({ id, url: `https://docs.google.com/spreadsheets/d/${id}/edit` });
    }),
  look: (id) => trying('Looking at who can read a book', () => ok(look(id))),
  share: (id, readers) =>
    trying('Sharing a book', () => {
      const state = look(id);
      const now = state.kind === 'there' ? state.readers : { people: [], link: false };
      for (const emailAddress of readers.people.filter((person) => !now.people.includes(person))) {
        driveService().Permissions.create({ type: 'user', role: 'reader', emailAddress }, id, {
          sendNotificationEmail: false,
        });
      }
      if (readers.link && !now.link)
        driveService().Permissions.create({ type: 'anyone', role: 'reader' }, id);
      return ok(undefined);
    }),
  draw: (id, tabs) => {
    const there = sheetsClient.tabs(id);
    if (!there.ok) return called('Writing a book', there);
    const wanted = placed(tabs);
    const others = there.value
      .map(({ sheetId }) => sheetId)
      .filter((sheetId) => !wanted.some((tab) => tab.sheetId === sheetId));
    const requests = [...drawRequests(there.value, wanted), ...deleteRequests(others)];
    return called('Writing a book', sheetsClient.batchUpdate(id, requests));
  },
};

function called<T>(trying: string, result: CallResult<T>): Result<T, UserError> {
  return result.ok ? ok(result.value) : fail(serviceError(trying, result.message));
}

/** The id of a file that the add-on has made, by its name; undefined when there is none, or only in the bin. */
export function findFile(name: string, mimeType: string): string | undefined {
  const quoted = name.replace(/[\\']/g, '\\$&');
  const { files = [] } = driveService().Files.list({
    q: `name = '${quoted}' and mimeType = '${mimeType}' and trashed = false`,
    fields: 'files(id)',
  });
  return files[0]?.id;
}

function createBook(title: string): string {
  const id = sheetsService().create({ properties: { title } }).spreadsheetId;
  if (id === undefined) throw new Error('Google made a spreadsheet without an id.');
  return id;
}

function look(id: string): BookState {
  let file: GoogleAppsScript.Drive_v3.Drive.V3.Schema.File;
  try {
    file = driveService().Files.get(id, { fields: 'trashed,permissions(type,emailAddress,role)' });
  } catch (error) {
    if (/File not found|notFound/.test(String(error))) return { kind: 'gone' };
    throw error;
  }
  if (file.trashed === true) return { kind: 'gone' };
  const others = (file.permissions ?? []).filter(({ role }) => role !== 'owner');
  const readers: Readers = {
    people: others.flatMap(({ type, emailAddress }) =>
      (type === 'user' || type === 'group') && emailAddress !== undefined ? [emailAddress] : [],
    ),
    link: others.some(({ type }) => type === 'anyone' || type === 'domain'),
  };
  return { kind: 'there', readers };
}

// The Files part of the advanced service Drive. Queries of files.list can contain terms joined by `and`.
import { FORMS_MIME, SHEETS_MIME, type DriveFile } from '../cloud';
import {
  changeFile,
  selectFields,
  fileResource,
  canSeeFile,
  fileNotFound,
  readFile,
  seesWholeDrive,
} from '../drive-access';
import { asAdvancedService, ApiError, unsupported, invalidArgument } from '../errors';
import type { Execution } from '../execution';
import { newForm, newItem } from '../forms/form';
import { anything, method, optional, resource, ServiceType, strictText } from '../service-types';
import { numberAt, textAt, type JsonObject } from '../json';
import { newBook, newFileId } from '../sheets/book';

const FILE_FIELDS = 'kind,id,name,mimeType';
const optionsParam = optional(resource);

function list(execution: Execution, more: JsonObject = {}): JsonObject {
  const { cloud, clock, conditions } = execution;
  const query = textAt(more, 'q');
  const size = numberAt(more, 'pageSize') ?? 100;
  const start = Number(textAt(more, 'pageToken') ?? '0');
  const all = Object.values(cloud.files())
    .filter((file) => canSeeFile(execution, file) && file.driveId === undefined)
    .filter(({ createdTime }) => Date.parse(createdTime) + conditions.listLagMs <= clock.now())
    .filter((file) => query === undefined || matchesQuery(file, query))
    .sort((a, b) => (a.modifiedTime < b.modifiedTime ? 1 : -1));
  const files = all.slice(start, start + size).map((file) => fileResource(execution, file));
  const answer: JsonObject = { kind: 'drive#fileList', incompleteSearch: false, files };
  if (start + size < all.length) answer['nextPageToken'] = String(start + size);
  return selectFields(answer, more, `kind,incompleteSearch,nextPageToken,files(${FILE_FIELDS})`);
}

function checkStorage({ conditions }: Execution): void {
  const { limit, usage } = conditions.storage;
  if (limit === null || usage < limit) return;
  const text = "The user's Drive storage quota has been exceeded.";
  throw new ApiError(403, 'PERMISSION_DENIED', text, 'storageQuotaExceeded');
}

/** Creates an empty spreadsheet, or a form as Drive does: unpublished, with one untitled question. */
function create(execution: Execution, body: JsonObject): DriveFile {
  checkStorage(execution);
  const { cloud, user, project, manifest, conditions } = execution;
  const name = textAt(body, 'name') ?? 'Untitled';
  const maker = { user, project };
  const type = textAt(body, 'mimeType');
  if (type === SHEETS_MIME) return cloud.addBook(newBook(name, manifest.timeZone), user, maker);
  if (type !== FORMS_MIME) throw unsupported('A file of this type');
  const form = newForm(name, conditions.formsOfBefore, conditions.anyoneResponds);
  form.items.push(newItem(form, 'MULTIPLE_CHOICE'));
  return cloud.addForm(form, name, user, maker);
}

/**
 * Copies a spreadsheet into the same folder. Tabs keep their ids. Only the creator and everyone who can open the folder can
 * open the copy. With `drive.file` a script sees no folders, so it can't choose another folder.
 */
function copy(execution: Execution, body: JsonObject, id: string, more: JsonObject): DriveFile {
  const { cloud, user, project } = execution;
  if (readFile(execution, id, more).mimeType !== SHEETS_MIME) throw unsupported('A copy of this file type');
  if (body['parents'] !== undefined && !seesWholeDrive(execution)) throw fileNotFound('root');
  checkStorage(execution);
  const inherited = cloud.file(id)?.permissions.filter((permission) => permission.inherited === true) ?? [];
  const source = structuredClone(cloud.readBook(id, user));
  const title = textAt(body, 'name') ?? `Copy of ${source.title}`;
  // Forms only write into the original spreadsheet.
  const tabs = source.tabs.map(({ formId: _, ...tab }) => tab);
  const made = cloud.addBook({ ...source, id: newFileId(), title, tabs }, user, { user, project });
  return cloud.changeFiles((files) => {
    const file = files[made.id] ?? made;
    file.permissions.push(...inherited);
    return file;
  });
}

function update(execution: Execution, body: JsonObject, id: string): DriveFile {
  const name = textAt(body, 'name');
  const updated = changeFile(execution, id, 'write', (file) => {
    file.name = name ?? file.name;
    if (typeof body['trashed'] === 'boolean') file.trashed = body['trashed'];
    return file;
  });
  const { books } = execution.cloud;
  if (name !== undefined && books.get(id) !== undefined) {
    books.change(id, (book) => {
      book.title = name;
    });
  }
  return updated;
}

/** The methods of Drive's files as REST calls. Each throws an ApiError if Drive refuses. */
export const filesApi = {
  get: (execution: Execution, id: string, more: JsonObject = {}): JsonObject =>
    selectFields(fileResource(execution, readFile(execution, id, more)), more, FILE_FIELDS),
  list,
  create: (execution: Execution, body: JsonObject, more: JsonObject = {}): JsonObject =>
    selectFields(fileResource(execution, create(execution, body)), more, FILE_FIELDS),
  copy: (execution: Execution, body: JsonObject, id: string, more: JsonObject = {}): JsonObject =>
    selectFields(fileResource(execution, copy(execution, body, id, more)), more, FILE_FIELDS),
  update: (execution: Execution, body: JsonObject, id: string, more: JsonObject = {}): JsonObject =>
    selectFields(fileResource(execution, update(execution, body, id)), more, FILE_FIELDS),
  remove: (execution: Execution, id: string): undefined => {
    const { cloud } = execution;
    changeFile(execution, id, 'owner', () => undefined);
    cloud.changeFiles((files) => Reflect.deleteProperty(files, id));
    cloud.books.remove(id);
    cloud.forms.remove(id);
  },
};

export const driveFilesType = new ServiceType<Execution>('Drive', 'Drive.Files', {
  get: method([strictText, optionsParam], (execution, id, more) =>
    asAdvancedService('drive.files.get', () => filesApi.get(execution, id, more)),
  ),
  list: method([optionsParam], (execution, more) =>
    asAdvancedService('drive.files.list', () => filesApi.list(execution, more)),
  ),
  // The second argument, the file's content, is ignored, since files are created empty.
  create: method([resource, anything, optionsParam], (execution, body, _content, more) =>
    asAdvancedService('drive.files.create', () => filesApi.create(execution, body, more)),
  ),
  copy: method([resource, strictText, optionsParam], (execution, body, id, more) =>
    asAdvancedService('drive.files.copy', () => filesApi.copy(execution, body, id, more)),
  ),
  update: method([resource, strictText, anything, optionsParam], (execution, body, id, _content, more) =>
    asAdvancedService('drive.files.update', () => filesApi.update(execution, body, id, more)),
  ),
  remove: method([strictText], (execution, id) =>
    asAdvancedService('drive.files.delete', () => filesApi.remove(execution, id)),
  ),
});

/** Splits a query into terms; an `and` inside quotes is part of a value. */
function queryTerms(query: string): string[] {
  const masked = query.replaceAll(/'(?:[^'\\]|\\.)*'/g, (value) => '#'.repeat(value.length));
  const terms: string[] = [];
  let from = 0;
  for (const { index, 0: and } of masked.matchAll(/\s+and\s+/g)) {
    terms.push(query.slice(from, index));
    from = index + and.length;
  }
  return [...terms, query.slice(from)];
}

/** Whether a file matches a query. Queries can ask for the name, the type and whether the file is in the trash. */
function matchesQuery(file: DriveFile, query: string): boolean {
  return queryTerms(query).every((term) => {
    const trashed = /^trashed\s*=\s*(true|false)$/.exec(term.trim());
    if (trashed !== null) return file.trashed === (trashed[1] === 'true');
    const equal = /^(name|mimeType)\s*=\s*'((?:[^'\\]|\\.)*)'$/.exec(term.trim());
    if (equal === null) throw invalidArgument(`Invalid Value: q "${term}"`);
    const value = (equal[2] ?? '').replaceAll(/\\(.)/g, '$1');
    return (equal[1] === 'name' ? file.name : file.mimeType) === value;
  });
}

// The Sheets v4 API by method, for a user: what the advanced service answers from.
import type { Cloud, Maker } from '../cloud';
import { invalid, notDone } from '../errors';
import { flagAt, isJsonObject, objectAt, objectsAt, textAt, type JsonObject } from '../json';
import { applyBatch, checkBatch } from './batch';
import { newBook } from './book';
import { parseMask, select } from './masks';
import { takeBookProperties } from './properties';
import { spreadsheetResource } from './resource';
import { checkMessage } from './schema';
import { filterArea, readArea, readOptions } from './values';

export class SheetsApi {
  readonly #cloud: Cloud;
  readonly #user: string;
  readonly #maker: Maker | undefined;

  /** @param maker the script that calls; `drive.file` shows it the files that it makes */
  constructor(cloud: Cloud, user: string, maker?: Maker) {
    this.#cloud = cloud;
    this.#user = user;
    this.#maker = maker;
  }

  /** spreadsheets.create */
  create(resource: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'Spreadsheet');
    refuse(checked, 'spreadsheets.create', ['sheets', 'namedRanges', 'developerMetadata']);
    const book = newBook('Untitled spreadsheet', 'Etc/UTC');
    takeBookProperties(book, objectAt(checked, 'properties'));
    this.#cloud.addBook(book, this.#user, this.#maker);
    return spreadsheetResource(book, false);
  }

  /** spreadsheets.get */
  get(id: string, params: JsonObject): JsonObject {
    refuse(params, 'spreadsheets.get', ['ranges']);
    const book = this.#cloud.readBook(id, this.#user);
    const mask = textAt(params, 'fields');
    if (mask === undefined) return spreadsheetResource(book, flagAt(params, 'includeGridData'));
    const wanted = parseMask(mask);
    // Naming `sheets.data` in the mask asks for the grid as includeGridData does.
    const wantsData = wanted.below.get('sheets')?.below.has('data') === true;
    const kept = select(spreadsheetResource(book, flagAt(params, 'includeGridData') || wantsData), wanted);
    return isJsonObject(kept) ? kept : {};
  }

  /** spreadsheets.batchUpdate */
  batchUpdate(resource: JsonObject, id: string, params: JsonObject = {}): JsonObject {
    const checked = checkBatch(resource);
    refuse(checked, 'spreadsheets.batchUpdate', ['responseRanges', 'responseIncludeGridData']);
    const asked = flagAt(checked, 'includeSpreadsheetInResponse');
    const mask = textAt(params, 'fields');
    const wanted = mask === undefined ? undefined : parseMask(mask);
    const answer = this.#cloud.changeBook(id, this.#user, (draft) => {
      const replies = applyBatch(draft, checked);
      // The book as it is after all requests.
      const updated = asked ? { updatedSpreadsheet: spreadsheetResource(draft, false) } : {};
      return { spreadsheetId: id, replies, ...updated };
    });
    const kept = wanted === undefined ? answer : select(answer, wanted);
    return isJsonObject(kept) ? kept : {};
  }

  /** spreadsheets.values.batchGetByDataFilter */
  valuesBatchGetByDataFilter(resource: JsonObject, id: string): JsonObject {
    const checked = checkMessage(resource, 'BatchGetValuesByDataFilterRequest');
    const filters = objectsAt(checked, 'dataFilters');
    if (filters.length === 0) throw invalid('Must specify at least one data filter.');
    const render = readOptions(checked);
    const book = this.#cloud.readBook(id, this.#user);
    const valueRanges = filters.map((filter) => ({
      valueRange: readArea(filterArea(book, filter), render),
      dataFilters: [filter],
    }));
    return { spreadsheetId: id, valueRanges };
  }
}

/** Refuses parts of a call that would change its answer and are not done here. */
function refuse(body: JsonObject, call: string, names: readonly string[]): void {
  for (const name of names) if (body[name] !== undefined) throw notDone(`${name} of ${call}`);
}

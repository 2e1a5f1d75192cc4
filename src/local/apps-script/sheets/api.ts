// The Sheets v4 API by method, for a user: what the advanced service and the HTTP endpoint both answer from.
import type { Cloud } from '../cloud';
import { ApiError, invalid } from '../errors';
import {
  flagAt,
  isJsonObject,
  listAt,
  objectAt,
  objectsAt,
  textAt,
  wording,
  type Json,
  type JsonObject,
} from '../json';
import { parseRange, type Area } from './a1';
import { applyBatch, checkBatch } from './batch';
import { newBook, newSheetId, newTab, type Book } from './book';
import { parseMask, select } from './masks';
import { takeBookProperties, takeProperties, checkTitle } from './properties';
import { updateCells } from './request-cells';
import { freeTitle } from './request-sheets';
import { spreadsheetResource } from './resource';
import { checkMessage } from './schema';
import * as values from './values';

export class SheetsApi {
  readonly #cloud: Cloud;
  readonly #user: string;

  constructor(cloud: Cloud, user: string) {
    this.#cloud = cloud;
    this.#user = user;
  }

  /** spreadsheets.create */
  create(resource: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'Spreadsheet');
    const book = newBook('Untitled spreadsheet', 'Etc/UTC');
    takeBookProperties(book, objectAt(checked, 'properties'));
    const sheets = objectsAt(checked, 'sheets');
    if (sheets.length > 0) {
      book.tabs = [];
      sheets.forEach((sheet, index) => addGivenSheet(book, sheet, index));
    }
    this.#cloud.addBook(book, this.#user);
    return spreadsheetResource(book, undefined, false);
  }

  /** spreadsheets.get */
  get(id: string, params: JsonObject): JsonObject {
    const book = this.#cloud.readBook(id, this.#user);
    const ranges = texts(params, 'ranges');
    const areas = ranges.length > 0 ? ranges.map((range) => parseRange(book, range)) : undefined;
    const mask = textAt(params, 'fields');
    // Naming `sheets.data` in the mask asks for the grid as includeGridData does.
    const wantsData = mask !== undefined && parseMask(mask).below.get('sheets')?.below.has('data') === true;
    return cut(spreadsheetResource(book, areas, flagAt(params, 'includeGridData') || wantsData), params);
  }

  /** spreadsheets.getByDataFilter */
  getByDataFilter(resource: JsonObject, id: string, params: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'GetSpreadsheetByDataFilterRequest');
    const book = this.#cloud.readBook(id, this.#user);
    const filters = objectsAt(checked, 'dataFilters');
    const areas = filters.length > 0 ? filters.flatMap((one) => values.filterAreas(book, one)) : undefined;
    return cut(spreadsheetResource(book, areas, flagAt(checked, 'includeGridData')), params);
  }

  /** spreadsheets.batchUpdate */
  batchUpdate(resource: JsonObject, id: string): JsonObject {
    const checked = checkBatch(resource);
    return this.#cloud.changeBook(id, this.#user, (draft) => {
      const replies = applyBatch(draft, checked);
      const answer: JsonObject = { spreadsheetId: id, replies };
      if (flagAt(checked, 'includeSpreadsheetInResponse')) {
        const ranges = texts(checked, 'responseRanges');
        const areas = ranges.length > 0 ? ranges.map((range) => parseRange(draft, range)) : undefined;
        const withGrid = flagAt(checked, 'responseIncludeGridData');
        answer['updatedSpreadsheet'] = spreadsheetResource(draft, areas, withGrid);
      }
      return answer;
    });
  }

  /** spreadsheets.values.get */
  valuesGet(id: string, range: string, params: JsonObject): JsonObject {
    const book = this.#cloud.readBook(id, this.#user);
    return cut(values.readArea(parseRange(book, range), values.readOptions(params)), params);
  }

  /** spreadsheets.values.batchGet */
  valuesBatchGet(id: string, params: JsonObject): JsonObject {
    const book = this.#cloud.readBook(id, this.#user);
    const options = values.readOptions(params);
    const valueRanges = texts(params, 'ranges').map((range) =>
      values.readArea(parseRange(book, range), options),
    );
    return cut({ spreadsheetId: id, valueRanges }, params);
  }

  /** spreadsheets.values.batchGetByDataFilter */
  valuesBatchGetByDataFilter(resource: JsonObject, id: string, params: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'BatchGetValuesByDataFilterRequest');
    const filters = objectsAt(checked, 'dataFilters');
    if (filters.length === 0) throw invalid('Must specify at least one data filter.');
    const options = values.readOptions(checked);
    const book = this.#cloud.readBook(id, this.#user);
    const matched = filters.flatMap((filter) =>
      values.filterAreas(book, filter).map((area): { filter: JsonObject; area: Area } => ({ filter, area })),
    );
    const valueRanges = matched.map(({ filter, area }) => ({
      valueRange: values.readArea(area, options),
      dataFilters: [filter],
    }));
    return cut(valueRanges.length > 0 ? { spreadsheetId: id, valueRanges } : { spreadsheetId: id }, params);
  }

  /** spreadsheets.values.update */
  valuesUpdate(resource: JsonObject, id: string, range: string, params: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'ValueRange');
    const named = textAt(checked, 'range');
    if (named !== undefined && named !== range) {
      throw invalid(`Requested range: ${range} does not match the range of the values: ${named}`);
    }
    const input = values.inputOption(params);
    return this.#cloud.changeBook(id, this.#user, (draft) => {
      const [answer] = values.writeAll(draft, [{ ...checked, range }], input, this.#cloud.clock.now());
      return answer ?? {};
    });
  }

  /** spreadsheets.values.append */
  valuesAppend(resource: JsonObject, id: string, range: string, params: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'ValueRange');
    values.inputOption(params);
    return this.#cloud.changeBook(id, this.#user, (draft) =>
      values.append(draft, range, checked, params, this.#cloud.clock.now()),
    );
  }

  /** spreadsheets.values.batchUpdate */
  valuesBatchUpdate(resource: JsonObject, id: string): JsonObject {
    const checked = checkMessage(resource, 'BatchUpdateValuesRequest');
    const input = values.inputOption(checked);
    return this.#cloud.changeBook(id, this.#user, (draft) => {
      const responses = values.writeAll(draft, objectsAt(checked, 'data'), input, this.#cloud.clock.now());
      const sum = (key: string): number =>
        responses.reduce((total, one) => total + (typeof one[key] === 'number' ? one[key] : 0), 0);
      return {
        spreadsheetId: id,
        totalUpdatedRows: sum('updatedRows'),
        totalUpdatedColumns: sum('updatedColumns'),
        totalUpdatedCells: sum('updatedCells'),
        totalUpdatedSheets: new Set(responses.map((one) => wording(one['updatedRange']).split('!')[0])).size,
        responses,
      };
    });
  }

  /** spreadsheets.values.clear */
  valuesClear(id: string, range: string): JsonObject {
    return this.#cloud.changeBook(id, this.#user, (draft) => values.clear(draft, range));
  }

  /** spreadsheets.values.batchClear */
  valuesBatchClear(resource: JsonObject, id: string): JsonObject {
    const checked = checkMessage(resource, 'BatchClearValuesRequest');
    return this.#cloud.changeBook(id, this.#user, (draft) => ({
      spreadsheetId: id,
      clearedRanges: texts(checked, 'ranges').map(
        (range) => values.clear(draft, range)['clearedRange'] ?? '',
      ),
    }));
  }

  /** Refuses what this host does not answer. */
  static unknown(what: string): ApiError {
    return new ApiError(404, 'NOT_FOUND', `The local host does not answer ${what}.`);
  }
}

function addGivenSheet(book: Book, sheet: JsonObject, index: number): void {
  const properties = objectAt(sheet, 'properties');
  const given = properties['sheetId'];
  const title = textAt(properties, 'title') ?? freeTitle(book);
  checkTitle(book, title);
  const id = typeof given === 'number' ? given : index === 0 ? 0 : newSheetId(book);
  if (book.tabs.some((tab) => tab.sheetId === id)) throw invalid(`Sheet with id ${id} already exists.`);
  const tab = newTab(id, title);
  book.tabs.push(tab);
  takeProperties(book, tab, properties);
  for (const data of objectsAt(sheet, 'data')) {
    updateCells(book, {
      fields: '*',
      rows: listAt(data, 'rowData'),
      start: { sheetId: id, rowIndex: data['startRow'] ?? 0, columnIndex: data['startColumn'] ?? 0 },
    });
  }
}

/** A repeated parameter: one value or several. */
function texts(params: JsonObject, key: string): string[] {
  const value = params[key];
  const list: Json[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.filter((item) => typeof item === 'string');
}

function cut(answer: JsonObject, params: JsonObject): JsonObject {
  const fields = textAt(params, 'fields');
  if (fields === undefined) return answer;
  const kept = select(answer, parseMask(fields));
  return isJsonObject(kept) ? kept : {};
}

// The Sheets v4 API's methods for a user. The advanced service uses them.
import type { Cloud, FileCreator } from '../cloud';
import { Conditions } from '../conditions';
import { invalidArgument, unsupported } from '../errors';
import { flagAt, isJsonObject, objectAt, objectsAt, textAt, type Json, type JsonObject } from '../json';
import { hasFormulas, withLoadingValues, withComputedValues } from '../formulas/values';
import { toStoredFormula, usesDecimalCommas } from '../formulas/separators';
import { applyBatch, checkBatch } from './batch';
import { newBook, type Book } from './book';
import { parseMask, selectByMask } from './field-masks';
import { updateBookProperties } from './properties';
import { spreadsheetResource } from './resource';
import { checkMessage } from './schema';
import { areaOfFilter, readArea, parseRenderOptions } from './values';

export interface SheetsApiOptions {
  /** The calling user and script. With `drive.file`, the script can see files that this user creates with this script. */
  readonly maker?: FileCreator;
  /** How formulas are computed, returned and accepted. */
  readonly conditions?: Pick<Conditions, 'formulaLagMs' | 'formulaForms'>;
}

export class SheetsApi {
  readonly #cloud: Cloud;
  readonly #user: string;
  readonly #maker: FileCreator | undefined;
  readonly #conditions: NonNullable<SheetsApiOptions['conditions']>;

  constructor(cloud: Cloud, user: string, { maker, conditions = new Conditions() }: SheetsApiOptions = {}) {
    this.#cloud = cloud;
    this.#user = user;
    this.#maker = maker;
    this.#conditions = conditions;
  }

  create(resource: JsonObject): JsonObject {
    const checked = checkMessage(resource, 'Spreadsheet');
    refuseParameters(checked, 'spreadsheets.create', ['sheets', 'namedRanges', 'developerMetadata']);
    const book = newBook('Untitled spreadsheet', 'Etc/UTC');
    updateBookProperties(book, objectAt(checked, 'properties'));
    this.#cloud.addBook(book, this.#user, this.#maker);
    return spreadsheetResource(book, false);
  }

  get(id: string, params: JsonObject): JsonObject {
    refuseParameters(params, 'spreadsheets.get', ['ranges']);
    const mask = textAt(params, 'fields');
    const wanted = mask === undefined ? undefined : parseMask(mask);
    // If the mask contains `sheets.data`, Google returns cells, as with includeGridData.
    const wantsData =
      flagAt(params, 'includeGridData') || wanted?.below.get('sheets')?.below.has('data') === true;
    const book = this.#cloud.readBook(id, this.#user);
    const whole = spreadsheetResource(wantsData ? this.#computed(book) : book, wantsData);
    const kept = wanted === undefined ? whole : selectByMask(whole, wanted);
    return isJsonObject(kept) ? kept : {};
  }

  batchUpdate(resource: JsonObject, id: string, params: JsonObject = {}): JsonObject {
    const checked = checkBatch(resource);
    refuseParameters(checked, 'spreadsheets.batchUpdate', ['responseRanges', 'responseIncludeGridData']);
    const asked = flagAt(checked, 'includeSpreadsheetInResponse');
    const mask = textAt(params, 'fields');
    const wanted = mask === undefined ? undefined : parseMask(mask);
    const answer = this.#cloud.changeBook(id, this.#user, (draft) => {
      const isTyped = this.#conditions.formulaForms.taken === 'typed' && usesDecimalCommas(draft.locale);
      const taken = isTyped ? withChangedFormulas(checked, toStoredFormula) : checked;
      const replies = applyBatch(draft, isJsonObject(taken) ? taken : checked);
      // The book after all requests of the batch.
      const updated = asked ? { updatedSpreadsheet: spreadsheetResource(draft, false) } : {};
      return { spreadsheetId: id, replies, ...updated };
    });
    const kept = wanted === undefined ? answer : selectByMask(answer, wanted);
    return isJsonObject(kept) ? kept : {};
  }

  valuesBatchGetByDataFilter(resource: JsonObject, id: string): JsonObject {
    const checked = checkMessage(resource, 'BatchGetValuesByDataFilterRequest');
    const filters = objectsAt(checked, 'dataFilters');
    if (filters.length === 0) throw invalidArgument('Must specify at least one data filter.');
    const render = parseRenderOptions(checked);
    const stored = this.#cloud.readBook(id, this.#user);
    // Values are only computed if a range's tab has formulas, since most tabs have none.
    const isComputed = filters.some((filter) => hasFormulas(areaOfFilter(stored, filter).tab));
    const book = isComputed ? this.#computed(stored) : stored;
    const isTyped = this.#conditions.formulaForms.given === 'typed' && usesDecimalCommas(book.locale);
    const valueRanges = filters.map((filter) => ({
      valueRange: readArea(areaOfFilter(book, filter), render, isTyped),
      dataFilters: [filter],
    }));
    return { spreadsheetId: id, valueRanges };
  }

  #computed(book: Book): Book {
    const isLate = this.#cloud.clock.now() < this.#cloud.changedAt(book.id) + this.#conditions.formulaLagMs;
    return isLate ? withLoadingValues(book) : withComputedValues(book);
  }
}

/** A batch with each of its formulas changed. */
function withChangedFormulas(value: Json, change: (formula: string) => string): Json {
  if (Array.isArray(value)) return value.map((each) => withChangedFormulas(each, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'formulaValue' && typeof each === 'string' ? change(each) : withChangedFormulas(each, change),
    ]),
  );
}

/** Refuses parameters that would change the response but aren't supported by this host. */
function refuseParameters(body: JsonObject, call: string, names: readonly string[]): void {
  for (const name of names) if (body[name] !== undefined) throw unsupported(`${name} of ${call}`);
}

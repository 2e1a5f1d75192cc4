// The drawn tabs of the host book as they were written last, kept in the document's properties.
import { isList, isObject } from '../games/frame/json';
import type { PageSoFar } from '../sheets/layout';
import type { ColumnMeasure, FreeText, Measures } from '../sheets/measures';
import type { RenderedTab, RenderedTabsStore } from '../sheets/rendered-tabs';
import { fits, keepProperty, propertyJson } from './document-properties';
import { thisRelease } from './release';

const PROPERTY = 'drawn-tabs';

export const drawnTabsStore: RenderedTabsStore = {
  get: () => {
    const json = propertyJson(PROPERTY);
    const build = thisRelease()?.build;
    // Another program may draw otherwise.
    return isObject(json) && build !== undefined && json.build === build && isList(json.tabs)
      ? json.tabs.filter(isDrawnTab)
      : [];
  },
  set: (tabs) => {
    const written = (kept: readonly RenderedTab[]): string =>
      JSON.stringify({ build: thisRelease()?.build, tabs: kept });
    // The longest is forgotten where not all fit: it is written whole.
    const kept = [...tabs].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    while (kept.length > 0 && !fits(written(kept))) kept.shift();
    keepProperty(PROPERTY, written(kept));
  },
};

function isDrawnTab(value: unknown): value is RenderedTab {
  return (
    isObject(value) &&
    typeof value.sheetId === 'number' &&
    typeof value.look === 'string' &&
    isPage(value.page)
  );
}

function isPage(value: unknown): value is PageSoFar {
  return (
    isObject(value) &&
    [value.rows, value.fitting, value.frozen].every(isNumber) &&
    isListOf(value.widths, isNumber) &&
    (value.table === null || typeof value.table === 'string') &&
    isMeasures(value.measures)
  );
}

function isMeasures(value: unknown): value is Measures {
  return (
    isObject(value) &&
    isNumber(value.widest) &&
    isListOf(value.columns, isColumn) &&
    isListOf(value.free, isFreeText) &&
    (value.heads === null || isNumber(value.heads))
  );
}

function isColumn(value: unknown): value is ColumnMeasure {
  return (
    isObject(value) && [value.short, value.few, value.words, value.longest, value.widest].every(isNumber)
  );
}

function isFreeText(value: unknown): value is FreeText {
  return isList(value) && value.length === 3 && value.every(isNumber);
}

function isListOf<T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] {
  return isList(value) && value.every(is);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

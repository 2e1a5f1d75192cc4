// Keeps in the document's properties what the drawn tabs of the host book held when they were written last.
import { isList, isObject } from '../games/json';
import type { DrawnTab, DrawnTabsStore } from '../sheets/drawn-tabs';
import { keepProperty, property } from './document-properties';

const PROPERTY = 'drawn-tabs';

export const drawnTabsStore: DrawnTabsStore = {
  get: () => {
    const text = property(PROPERTY);
    return text === null ? [] : read(text);
  },
  set: (tabs) => keepProperty(PROPERTY, JSON.stringify(tabs)),
};

function read(text: string): readonly DrawnTab[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  return isList(json) ? json.filter(isDrawnTab) : [];
}

function isDrawnTab(value: unknown): value is DrawnTab {
  return (
    isObject(value) &&
    typeof value.sheetId === 'number' &&
    typeof value.rows === 'number' &&
    isList(value.widths) &&
    value.widths.every((width) => typeof width === 'number') &&
    typeof value.look === 'string' &&
    typeof value.cells === 'string'
  );
}

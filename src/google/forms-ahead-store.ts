// Keeps in the document's properties which forms were drawn ahead of their game. Another call may have changed it since
// this one began: it is read and written at once, by whoever holds the forms.
import { isList, isObject, parseJson } from '../games/frame/json';
import type { AheadForm, FormsAheadPort } from '../rounds/ports/forms';
import { asSecret } from '../rounds/record/secret';
import { fits, property } from './document-properties';

const PROPERTY = 'forms-ahead';

export const formsAheadStore: FormsAheadPort = {
  read: () => formsIn(PropertiesService.getDocumentProperties().getProperty(PROPERTY)),
  write: (forms) => {
    const text = JSON.stringify(forms);
    if (!fits(text)) return false;
    try {
      PropertiesService.getDocumentProperties().setProperty(PROPERTY, text);
      return true;
    } catch {
      return false;
    }
  },
};

/** True where there are forms drawn ahead that no game has taken, as of the last reading of all properties. */
export function hasFormsAhead(): boolean {
  return formsIn(property(PROPERTY)).some(({ takenAs }) => takenAs === undefined);
}

function formsIn(text: string | null): readonly AheadForm[] {
  const json = text === null ? [] : parseJson(text);
  return isList(json) ? json.flatMap(formIn) : [];
}

function formIn(json: unknown): readonly AheadForm[] {
  if (!isObject(json)) return [];
  const { name, maker, id, version, takenAs } = json;
  if (typeof name !== 'string' || typeof maker !== 'string') return [];
  return [
    {
      name,
      maker,
      ...(typeof id === 'string' ? { id: asSecret(id) } : {}),
      ...(typeof version === 'string' ? { version } : {}),
      ...(typeof takenAs === 'string' ? { takenAs } : {}),
    },
  ];
}

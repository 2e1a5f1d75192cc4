// Keeps in the document's properties what players' books were last told of their own submissions.
import { isObject } from '../games/json';
import type { AnsweredPort } from '../rounds/ports';

const PROPERTY = 'answered';

export const answeredPort: AnsweredPort = {
  read: () => {
    const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
    return new Map(text === null ? [] : entriesIn(text));
  },
  write: (answered) => {
    try {
      const text = JSON.stringify(Object.fromEntries(answered));
      PropertiesService.getDocumentProperties().setProperty(PROPERTY, text);
    } catch {
      // Too long, or Google refused: the books are written once more.
    }
  },
};

function entriesIn(text: string): readonly (readonly [string, string])[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([player, hash]) =>
    typeof hash === 'string' ? [[player, hash] as const] : [],
  );
}

// Makes titles for form questions from what people type: unique, and different from the form's own.
import { nameKey } from '../names';

/** Questions in every form, and columns in every response tab, in this order. */
export const FORM_TITLES = {
  timestamp: 'Timestamp',
  player: 'You play',
  key: 'Your key (already filled in)',
} as const;

/** `titles` maps a title to the titles of all questions made from it. */
export interface QuestionToTitle {
  readonly title: string;
  readonly titles: (title: string) => readonly string[];
}

/**
 * A unique one-line title for each question that the host typed; a number is added if it would clash. If the form needs the
 * title for itself, `typed` is the title without the number (OM-16).
 */
export function uniqueTitles(
  wanted: readonly QuestionToTitle[],
): readonly { readonly title: string; readonly typed?: string }[] {
  const own = new Set(Object.values(FORM_TITLES).map(nameKey));
  const lines = wanted.map(({ title }) => title.trim().replace(/\s+/g, ' '));
  const taken = new Set(own);
  return wanted.map(({ titles }, index) => {
    const line = lines[index] ?? '';
    const isOwn = titles(line).some((each) => own.has(nameKey(each)));
    const others = isOwn ? new Set(lines.map(nameKey)) : own;
    let title = line;
    for (
      let number = 2;
      titles(title).some((each) => taken.has(nameKey(each)) || others.has(nameKey(each)));
      number += 1
    ) {
      title = `${line} (${number})`;
    }
    for (const each of titles(title)) taken.add(nameKey(each));
    return isOwn ? { title, typed: line } : { title };
  });
}

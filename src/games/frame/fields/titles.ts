// Titles that people make up for the questions of a form: each is there once, and none is one that the form needs
// itself.
import { nameKey } from '../names';

/** Titles of every form and of the tab of its responses, in the order in which they stand there. */
export const FORM_TITLES = {
  timestamp: 'Timestamp',
  player: 'You play',
  key: 'Your key (already filled in)',
} as const;

/** Something that is asked under a title; `titles` gives the titles that its questions then have. */
export interface Titled {
  readonly title: string;
  readonly titles: (title: string) => readonly string[];
}

/**
 * Gives a title for each, in a line, with a number behind it where its questions would be called like others of the
 * same form. `typed`: the line without the number, where the form needs that title for itself (OM-16).
 */
export function formTitles(
  wanted: readonly Titled[],
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

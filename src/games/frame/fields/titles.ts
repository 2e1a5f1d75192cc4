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
 * same form.
 */
export function formTitles(wanted: readonly Titled[]): readonly string[] {
  const taken = new Set(Object.values(FORM_TITLES).map(nameKey));
  return wanted.map(({ title, titles }) => {
    const line = title.trim().replace(/\s+/g, ' ');
    let found = line;
    for (let number = 2; titles(found).some((each) => taken.has(nameKey(each))); number += 1) {
      found = `${line} (${number})`;
    }
    for (const each of titles(found)) taken.add(nameKey(each));
    return found;
  });
}

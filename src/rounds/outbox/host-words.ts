// The host's words as rows of a book's first page, and of the players' page.
import { headings, type Rows } from '../../games/frame/tabs';
import type { HostWord, People } from '../record/people';
import { wordsFor } from '../record/words';
import type { ReaderId } from '../session/readers';
import { timeText } from '../time/time-zone';

export const FROM_THE_HOST = 'From the host';

type WithWords = { readonly people: Pick<People, 'words'> };

/** Makes a row for each message that somebody reads, the latest first. */
export function hostWordRows(
  { people }: WithWords,
  reader: ReaderId,
  zone: string,
  written: typeof timeText = timeText,
): Rows {
  return wordTexts(wordsFor(people.words, reader), zone, written);
}

/** Gives each word with its time, the latest first. */
export function wordTexts(
  words: readonly HostWord[],
  zone: string,
  written: typeof timeText = timeText,
): readonly (readonly [when: string, text: string])[] {
  return [...words].reverse().map((word) => [written(word.at, zone), shown(word)] as const);
}

function shown({ to, text, changedAt }: HostWord): string {
  if (text === '') return 'The host took back what stood here.';
  const alone = to === undefined ? '' : 'To you alone: ';
  return `${alone}${text}${changedAt === undefined ? '' : ' (changed since)'}`;
}

/** Makes these rows under their heading. */
export function hostWordSection(session: WithWords, reader: ReaderId, zone: string): Rows {
  const rows = hostWordRows(session, reader, zone);
  return rows.length === 0 ? [] : [headings(FROM_THE_HOST, ''), ...rows];
}

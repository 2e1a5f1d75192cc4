// The host's words as rows of a book's first page, and of the players' page.
import { headings, type Rows } from '../../games/frame/tabs';
import { wordsFor, type HostWord } from '../record/words';
import type { Kept } from '../session/game-session';
import { seatsOf, type BookSession } from '../session/readers';
import { timeText } from '../time/time-zone';

export const FROM_THE_HOST = 'From the host';

/** A session that may have words of the host. */
type WithWords = Kept | BookSession;

/** Gathers the words of the game and of its season, the first one first. */
export function wordsIn(session: WithWords): readonly HostWord[] {
  const ofGame = 'record' in session ? session.record.words : [];
  return [...ofGame, ...(session.season?.words ?? [])].sort((a, b) => a.row - b.row);
}

/** Makes a row for each word, the latest first; `player` is empty for the public. No rows where nothing was said. */
export function hostWordRows(
  session: WithWords,
  player: string,
  zone: string,
  written: typeof timeText = timeText,
): Rows {
  return wordTexts(wordsFor(wordsIn(session), seatsOf(session), player), player, zone, written);
}

/** Gives each word with its time, the latest first. */
export function wordTexts(
  words: readonly HostWord[],
  player: string,
  zone: string,
  written: typeof timeText = timeText,
): readonly (readonly [when: string, text: string])[] {
  return [...words].reverse().map((word) => [written(word.at, zone), shown(word, player)] as const);
}

function shown({ player: to, text, changedAt }: HostWord, reader: string): string {
  if (text === '') return 'The host took back what stood here.';
  const alone = reader !== '' && to !== '' ? 'To you alone: ' : '';
  return `${alone}${text}${changedAt === undefined ? '' : ' (changed since)'}`;
}

/** Makes these rows under their heading. */
export function hostWordSection(session: WithWords, player: string, zone: string): Rows {
  const rows = hostWordRows(session, player, zone);
  return rows.length === 0 ? [] : [headings(FROM_THE_HOST, ''), ...rows];
}

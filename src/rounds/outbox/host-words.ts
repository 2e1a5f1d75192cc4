// The host's words as rows of a book's first page, and of the players' page.
import { headings, type Rows } from '../../games/frame/tabs';
import { wordsFor, type HostWord } from '../record/words';
import type { Kept } from '../session/game-session';
import { timeText } from '../time/time-zone';

export const FROM_THE_HOST = 'From the host';

/** The latest first, a row each; `player` is empty for the public. None where nothing was said. */
export function hostWordRows({ record }: Pick<Kept, 'record'>, player: string, zone: string): Rows {
  return [...wordsFor(record.words, record, player)]
    .reverse()
    .map((word) => [timeText(word.at, zone), shown(word, player)]);
}

function shown({ player: to, text, changedAt }: HostWord, reader: string): string {
  if (text === '') return 'The host took back what stood here.';
  const alone = reader !== '' && to !== '' ? 'To you alone: ' : '';
  return `${alone}${text}${changedAt === undefined ? '' : ' (changed since)'}`;
}

/** The same under their heading. */
export function hostWordSection(session: Pick<Kept, 'record'>, player: string, zone: string): Rows {
  const rows = hostWordRows(session, player, zone);
  return rows.length === 0 ? [] : [headings(FROM_THE_HOST, ''), ...rows];
}

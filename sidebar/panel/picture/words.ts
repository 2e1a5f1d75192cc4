// Describes a picture in words, for people who do not see it, and names its file.
import { cellLook, cellText, type Rows } from '../../../src/games/frame/tabs';
import type { PictureView } from '../../../src/rounds/reply/picture-view';

/** Describes a picture: each fact, and each line of a table; of a board only that there is one. */
export function pictureWords({ game, stage, over, sections }: PictureView): string {
  const parts = sections.map(({ title, rows }) => {
    const lines = isBoard(rows) ? ['the board, drawn'] : rows.map(lineText);
    return `${title}: ${lines.join('; ')}`;
  });
  return [`${game}, ${stage}${over ? ', the game is over' : ''}`, ...parts].map(sentence).join(' ');
}

export function pictureFile({ game, stage }: PictureView): string {
  const plain = `${game} ${stage}`.normalize('NFD').replace(/[^\w ]/g, '');
  return `${plain.trim().replace(/\s+/g, '-').toLowerCase()}.png`;
}

function isBoard(rows: Rows): boolean {
  return rows.some((row) => row.some((cell) => cellLook(cell).role === 'square'));
}

function lineText(row: Rows[number]): string {
  return row
    .map((cell) => cellText(cell).replace(/[.]$/, ''))
    .filter((text) => text !== '')
    .join(', ');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

import { cutIndex } from '../../games/frame/wording';

/** Maximum length of a message. Discord refuses longer ones. */
const MAX_MESSAGE_CHARACTERS = 2000;

/**
 * Splits a text into pieces, between lines if possible. Discord refuses blank messages, so blank lines stay with a
 * neighboring line. `spare` characters of each piece stay free.
 */
export function splitForDiscord(text: string, spare = 0): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of text
    .split('\n')
    .flatMap((line) => splitLongLine(line, MAX_MESSAGE_CHARACTERS - spare))) {
    const longer = piece === '' ? line : `${piece}\n${line}`;
    if (longer.length <= MAX_MESSAGE_CHARACTERS - spare) {
      piece = longer;
    } else if (piece.trim() === '') {
      // Drop the blank piece: Discord refuses blank messages.
      piece = line;
    } else {
      pieces.push(piece);
      piece = line;
    }
  }
  return piece.trim() === '' ? pieces : [...pieces, piece];
}

function splitLongLine(line: string, longest: number): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const end = findCutIndex(rest, longest);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest];
}

/** Where to cut: after a blank, so that addresses stay whole; if there's none, between characters, not after a backslash. */
function findCutIndex(line: string, longest: number): number {
  const blank = line.lastIndexOf(' ', longest - 1);
  if (line.slice(0, blank + 1).trim() !== '') return blank + 1;
  const place = cutIndex(line, longest);
  const slashes = place - line.slice(0, place).search(/\\*$/);
  return slashes % 2 === 0 ? place : place - 1;
}

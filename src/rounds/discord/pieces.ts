// Long texts in pieces that Discord takes.
import { cutPlace } from '../../games/frame/wording';

/** Discord refuses longer messages. */
const LONGEST_MESSAGE = 2000;

/**
 * Gives a text in pieces that Discord takes, cut between lines where it can be. Discord refuses a message of blanks
 * alone: blank lines go with the line before or after them. `spare` characters of each piece are left free.
 */
export function discordPieces(text: string, spare = 0): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of text.split('\n').flatMap((line) => shortLines(line, LONGEST_MESSAGE - spare))) {
    const longer = piece === '' ? line : `${piece}\n${line}`;
    if (longer.length <= LONGEST_MESSAGE - spare) {
      piece = longer;
    } else if (piece.trim() === '') {
      // The blanks are dropped: they would be a message that is refused, and nobody can see them.
      piece = line;
    } else {
      pieces.push(piece);
      piece = line;
    }
  }
  return piece.trim() === '' ? pieces : [...pieces, piece];
}

function shortLines(line: string, longest: number): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const end = cutPlaceIn(rest, longest);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest];
}

/** After a blank, so that no address is cut; where there is none, between two letters, and before one that is escaped. */
function cutPlaceIn(line: string, longest: number): number {
  const blank = line.lastIndexOf(' ', longest - 1);
  if (line.slice(0, blank + 1).trim() !== '') return blank + 1;
  const place = cutPlace(line, longest);
  const slashes = /\\*$/.exec(line.slice(0, place))?.[0].length ?? 0;
  return slashes % 2 === 0 ? place : place - 1;
}

// Reads the values for one column of a roster: one for everyone, one for each player in turn, or each after a name.
import { listed } from '../../../src/games/frame/wording';
import { sameName } from '../../../src/games/frame/names';

interface FilledColumn {
  /** The value for each row; undefined where the text has none for it. */
  readonly cells: readonly (string | undefined)[];
  /** Says which values could not be matched to a row; empty where all could. */
  readonly unread: string;
}

/** Reads the values of a column; the first cell of each row is the player’s name. */
export function filledColumn(rows: readonly (readonly string[])[], text: string): FilledColumn {
  const none = rows.map(() => undefined);
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [first = [], ...more] = lines;
  if (lines.length === 0) return { cells: none, unread: '' };
  if (lines.every((cells) => cells.length > 1)) return byName(rows, lines);
  const values = lines.map(([value = '']) => value);
  if (more.length === 0) return { cells: rows.map(() => first[0]), unread: '' };
  // With more values than players, nobody can tell whose they are.
  return values.length === rows.length
    ? { cells: values, unread: '' }
    : {
        cells: none,
        unread: `${values.length} values for ${rows.length} players: paste one for each, or names before them.`,
      };
}

function byName(rows: readonly (readonly string[])[], lines: readonly (readonly string[])[]): FilledColumn {
  const unknown = lines.filter(([name = '']) => !rows.some(([own = '']) => sameName(own, name)));
  const cells = rows.map(([own = '']) => lines.find(([name = '']) => sameName(own, name))?.[1]);
  return {
    cells,
    unread:
      unknown.length === 0 ? '' : `Nobody here is called ${listed(unknown.map(([name = '']) => name))}.`,
  };
}

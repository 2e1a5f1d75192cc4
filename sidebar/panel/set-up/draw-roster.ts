// Fills cells of the roster at random, and pairs players. The draw doesn't use the game's seed, as if the host had typed it.
import type { RandomFill, Question } from '../../../src/games/frame/fields';
import { nameKey, isSameName } from '../../../src/games/frame/names';
import { andList } from '../../../src/games/frame/wording';
import { plural } from '../../shared/text';
import { withCell, type RosterRow } from './draft-form';

/** A random integer from 0 to `limit` - 1. */
type RandomIndex = (limit: number) => number;

const randomIndex: RandomIndex = (limit) => Math.floor(Math.random() * limit);

const cellTextAt = ({ cells }: RosterRow, column: number): string => (cells[column] ?? '').trim();
const rowHasName = (row: RosterRow): boolean => cellTextAt(row, 0) !== '';

/** Fills the empty cells of named players at random. A cell stays empty if no word fits. */
export function fillRowsAtRandom(
  columns: readonly Question[],
  rows: readonly RosterRow[],
  chance: RandomIndex = randomIndex,
): readonly RosterRow[] {
  return columns.reduce(
    (filled, { drawn }, at) =>
      drawn === undefined
        ? filled
        : shuffle(filled.filter(rowHasName), chance).reduce((now, row) => {
            const word =
              cellTextAt(row, at) === '' ? pickWord(row, { columns, rows: now, at, drawn }, chance) : '';
            return word === '' ? now : withCell(now, row.id, at, word);
          }, filled),
    rows,
  );
}

interface ColumnToFill {
  readonly columns: readonly Question[];
  readonly rows: readonly RosterRow[];
  readonly at: number;
  readonly drawn: RandomFill;
}

/** Draws one of the least used words; returns `rest` if none is possible for this player. */
function pickWord(row: RosterRow, { columns, rows, at, drawn }: ColumnToFill, chance: RandomIndex): string {
  const { each = Infinity, rest = '', apart } = drawn;
  const other = columns.findIndex(({ title }) => title === apart);
  const open = wordsToPickFrom(rows, at, drawn).map((word) => {
    const having = rows.filter((one) => isSameName(cellTextAt(one, at), word));
    const isFull = (apart !== undefined || rest !== '') && having.length >= each;
    const isOpen =
      !isFull &&
      (other === -1 || !having.some((one) => isSameName(cellTextAt(one, other), cellTextAt(row, other))));
    return { word, having: isOpen ? having.length : Infinity };
  });
  const fewest = Math.min(...open.map(({ having }) => having));
  const words = fewest === Infinity ? [] : open.filter(({ having }) => having === fewest);
  return words[chance(words.length)]?.word ?? rest;
}

/** The words to draw from: those in use, plus as many new ones as the players need. */
function wordsToPickFrom(
  rows: readonly RosterRow[],
  at: number,
  { words, each, rest }: RandomFill,
): readonly string[] {
  if (each === undefined || rest !== undefined) return words;
  const there = new Map(rows.map((row) => [nameKey(cellTextAt(row, at)), cellTextAt(row, at)]));
  there.delete('');
  const wanted = Math.max(1, Math.round(rows.filter(rowHasName).length / each)) - there.size;
  const others = words.filter((word) => !there.has(nameKey(word)));
  return [...there.values(), ...others.slice(0, Math.max(0, wanted))];
}

function shuffle<T>(list: readonly T[], chance: RandomIndex): readonly T[] {
  return list.reduce<readonly T[]>((mixed, one) => {
    const at = chance(mixed.length + 1);
    return [...mixed.slice(0, at), one, ...mixed.slice(at)];
  }, []);
}

/** How many players still need a random draw: `8 players still need a realm and a pair.` Empty if nobody does. */
export function describeMissing(columns: readonly Question[], rows: readonly RosterRow[]): string {
  if (fillRowsAtRandom(columns, rows, () => 0) === rows) return '';
  const lacking = new Map<number, readonly string[]>();
  columns.forEach(({ title, drawn }, at) => {
    const players = rows.filter((row) => rowHasName(row) && cellTextAt(row, at) === '').length;
    if (drawn !== undefined && players > 0)
      lacking.set(players, [...(lacking.get(players) ?? []), `a ${title.toLowerCase()}`]);
  });
  return [...lacking]
    .map(
      ([players, what]) => `${plural(players, 'player still needs', 'players still need')} ${andList(what)}.`,
    )
    .join(' ');
}

/** Whether exactly two players share each word of the column, so that it pairs players. */
export function isPairColumn({ drawn }: Question): boolean {
  return drawn?.apart !== undefined && drawn.each === 2;
}

/** The only other player with the same word; undefined if there is none or several. */
export function findPartner(row: RosterRow, rows: readonly RosterRow[], at: number): RosterRow | undefined {
  const [partner, ...more] = rows.filter((one) => one.id !== row.id && isSamePair(one, row, at));
  return more.length === 0 ? partner : undefined;
}

const isSamePair = (one: RosterRow, other: RosterRow, at: number): boolean =>
  cellTextAt(one, at) !== '' && isSameName(cellTextAt(one, at), cellTextAt(other, at));

/** Pairs two players and splits their former pairs. Without `partner`, only splits the player's pair. */
export function pairPlayers(
  { drawn }: Question,
  rows: readonly RosterRow[],
  at: number,
  { row, partner }: { readonly row: RosterRow; readonly partner: RosterRow | undefined },
): readonly RosterRow[] {
  const both = partner === undefined ? [row] : [row, partner];
  const freed = rows
    .filter((one) => both.some((other) => other.id === one.id || isSamePair(one, other, at)))
    .reduce((now, { id }) => withCell(now, id, at, ''), rows);
  if (partner === undefined) return freed;
  const words = [...both.map((one) => cellTextAt(one, at)), ...(drawn?.words ?? [])];
  const free = words.find(
    (word) => word !== '' && !freed.some((one) => isSameName(cellTextAt(one, at), word)),
  );
  const word = free ?? `${cellTextAt(row, 0)} and ${cellTextAt(partner, 0)}`;
  return both.reduce<readonly RosterRow[]>((now, { id }) => withCell(now, id, at, word), freed);
}

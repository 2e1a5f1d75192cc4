// Fills cells of the roster at random, and pairs players. The draw doesn't use the game's seed, as if the host had typed it.
import type { RandomFill, Question } from '../../../src/games/frame/fields';
import { nameKey, isSameName } from '../../../src/games/frame/names';
import { andList } from '../../../src/games/frame/wording';
import { plural } from '../../shared/text';
import { withCell, type Row } from './draft-form';

/** A random integer from 0 to `limit` - 1. */
type RandomIndex = (limit: number) => number;

const randomIndex: RandomIndex = (limit) => Math.floor(Math.random() * limit);

const textAt = ({ cells }: Row, column: number): string => (cells[column] ?? '').trim();
const rowHasName = (row: Row): boolean => textAt(row, 0) !== '';

/** Fills the empty cells of named players at random. A cell stays empty if no word fits. */
export function fillRowsAtRandom(
  columns: readonly Question[],
  rows: readonly Row[],
  chance: RandomIndex = randomIndex,
): readonly Row[] {
  return columns.reduce(
    (filled, { drawn }, at) =>
      drawn === undefined
        ? filled
        : shuffled(filled.filter(rowHasName), chance).reduce((now, row) => {
            const word =
              textAt(row, at) === '' ? drawWord(row, { columns, rows: now, at, drawn }, chance) : '';
            return word === '' ? now : withCell(now, row.id, at, word);
          }, filled),
    rows,
  );
}

interface ColumnFill {
  readonly columns: readonly Question[];
  readonly rows: readonly Row[];
  readonly at: number;
  readonly drawn: RandomFill;
}

/** Draws one of the least used words; returns `rest` if none is possible for this player. */
function drawWord(row: Row, { columns, rows, at, drawn }: ColumnFill, chance: RandomIndex): string {
  const { each = Infinity, rest = '', apart } = drawn;
  const other = columns.findIndex(({ title }) => title === apart);
  const open = drawableWords(rows, at, drawn).map((word) => {
    const having = rows.filter((one) => isSameName(textAt(one, at), word));
    const isFull = (apart !== undefined || rest !== '') && having.length >= each;
    const isOpen =
      !isFull && (other === -1 || !having.some((one) => isSameName(textAt(one, other), textAt(row, other))));
    return { word, having: isOpen ? having.length : Infinity };
  });
  const fewest = Math.min(...open.map(({ having }) => having));
  const words = fewest === Infinity ? [] : open.filter(({ having }) => having === fewest);
  return words[chance(words.length)]?.word ?? rest;
}

/** The words to draw from: those in use, plus as many new ones as the players need. */
function drawableWords(
  rows: readonly Row[],
  at: number,
  { words, each, rest }: RandomFill,
): readonly string[] {
  if (each === undefined || rest !== undefined) return words;
  const there = new Map(rows.map((row) => [nameKey(textAt(row, at)), textAt(row, at)]));
  there.delete('');
  const wanted = Math.max(1, Math.round(rows.filter(rowHasName).length / each)) - there.size;
  const others = words.filter((word) => !there.has(nameKey(word)));
  return [...there.values(), ...others.slice(0, Math.max(0, wanted))];
}

function shuffled<T>(list: readonly T[], chance: RandomIndex): readonly T[] {
  return list.reduce<readonly T[]>((mixed, one) => {
    const at = chance(mixed.length + 1);
    return [...mixed.slice(0, at), one, ...mixed.slice(at)];
  }, []);
}

/** How many players still need a random draw: `8 players still need a realm and a pair.` Empty if nobody does. */
export function stillNeededText(columns: readonly Question[], rows: readonly Row[]): string {
  if (fillRowsAtRandom(columns, rows, () => 0) === rows) return '';
  const lacking = new Map<number, readonly string[]>();
  columns.forEach(({ title, drawn }, at) => {
    const players = rows.filter((row) => rowHasName(row) && textAt(row, at) === '').length;
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
export function findPartner(row: Row, rows: readonly Row[], at: number): Row | undefined {
  const [partner, ...more] = rows.filter((one) => one.id !== row.id && isSamePair(one, row, at));
  return more.length === 0 ? partner : undefined;
}

const isSamePair = (one: Row, other: Row, at: number): boolean =>
  textAt(one, at) !== '' && isSameName(textAt(one, at), textAt(other, at));

/** Pairs two players and splits their former pairs. Without `partner`, only splits the player's pair. */
export function pairRows(
  { drawn }: Question,
  rows: readonly Row[],
  at: number,
  { row, partner }: { readonly row: Row; readonly partner: Row | undefined },
): readonly Row[] {
  const both = partner === undefined ? [row] : [row, partner];
  const freed = rows
    .filter((one) => both.some((other) => other.id === one.id || isSamePair(one, other, at)))
    .reduce((now, { id }) => withCell(now, id, at, ''), rows);
  if (partner === undefined) return freed;
  const words = [...both.map((one) => textAt(one, at)), ...(drawn?.words ?? [])];
  const free = words.find((word) => word !== '' && !freed.some((one) => isSameName(textAt(one, at), word)));
  const word = free ?? `${textAt(row, 0)} and ${textAt(partner, 0)}`;
  return both.reduce<readonly Row[]>((now, { id }) => withCell(now, id, at, word), freed);
}

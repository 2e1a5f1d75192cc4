// Formulas of Google's in the words of the library that computes them. What it would compute otherwise than Google, or
// more kindly, is unknown here: a whole formula then shows #NAME?.
import { columnLetters } from '../sheets/areas';
import { FUNCTIONS, isFilled, placeOf, type Place } from './functions';
import type { Reference } from './tokens';
import type { Node } from './tree';

/** A translated part: one value, cells of a tab, or an array. */
interface Part {
  readonly text: string;
  readonly shape: 'one' | 'area' | 'array';
  /** True for what can be an empty cell, which the library makes a 0. */
  readonly mayBeEmpty?: boolean;
  /** True for cells in one row or one column. */
  readonly isLine?: boolean;
}

/** A tab as formulas see it. */
export interface SeenTab {
  /** Its name at the library. */
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

/** The tab of this title, and that of the formula for none; undefined where there is none. */
export type SeenTabs = (title: string | undefined) => SeenTab | undefined;

/** Thrown within this file alone, for a formula that is not computed here. */
class Unknown extends Error {}

/** The formula at the library; undefined for one that is not computed here. */
export function translated(node: Node, tabs: SeenTabs): string | undefined {
  try {
    const part = new Translation(tabs).part(node, false);
    if (part.shape === 'area') return undefined;
    return `=${shown(part)}`;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Functions that pass over texts in cells, and refuse a text that is given itself. */
const ADDING: ReadonlySet<string> = new Set(['AVERAGE', 'MAX', 'MEDIAN', 'MIN', 'PRODUCT', 'SUM']);

/** A number, where one is given itself and not by its cell: the library would pass over any text. */
const added = ({ text, shape, mayBeEmpty = false }: Part): string =>
  shape !== 'one' || mayBeEmpty ? text : `(${text}+0)`;

/** A part as it is shown: of an empty cell nothing. */
function shown({ text, mayBeEmpty = false }: Part): string {
  return mayBeEmpty ? `IF(ISBLANK(${text}),"",${text})` : text;
}

class Translation {
  readonly #tabs: SeenTabs;

  constructor(tabs: SeenTabs) {
    this.#tabs = tabs;
  }

  /** @param each true within a function that computes its arrays cell by cell: elsewhere signs take single values */
  part(node: Node, each: boolean): Part {
    switch (node.kind) {
      case 'number':
        return { text: String(node.value), shape: 'one' };
      case 'text':
        return { text: quoted(node.value), shape: 'one' };
      case 'error':
        return { text: node.value, shape: 'one' };
      case 'boolean':
        return { text: node.value ? 'TRUE' : 'FALSE', shape: 'one' };
      case 'reference':
        return this.#reference(node.reference);
      case 'before':
        return this.#signed([node.of], each, ([of = '']) => `(${node.sign}${of})`);
      case 'percent':
        return this.#signed([node.of], each, ([of = '']) => `(${of}%)`);
      case 'between':
        return this.#signed(
          [node.left, node.right],
          each,
          ([left = '', right = '']) => `(${left}${node.sign}${right})`,
        );
      case 'call':
        return this.#call(node.name, node.given, each);
      case 'name':
      case 'nothing':
        throw new Unknown();
    }
  }

  #signed(nodes: readonly Node[], each: boolean, write: (texts: readonly string[]) => string): Part {
    const parts = nodes.map((node) => this.#value(node, each));
    const isArray = parts.some(({ shape }) => shape !== 'one');
    return { text: write(parts.map(({ text }) => text)), shape: isArray ? 'array' : 'one' };
  }

  /** A part where one value is wanted; more only within a function that computes arrays cell by cell. */
  #value(node: Node, each: boolean): Part {
    const part = this.part(node, each);
    if (part.shape !== 'one' && !each) throw new Unknown();
    return part;
  }

  #reference({ tab: title, from, to }: Reference): Part {
    const tab = this.#tabs(title);
    if (tab === undefined) return { text: '#REF!', shape: 'one' };
    const last = { row: tab.rows - 1, column: tab.columns - 1 };
    const end = to ?? from;
    const rows = [from.row ?? 0, to === undefined ? (from.row ?? 0) : (end.row ?? last.row)] as const;
    const columns = [
      from.column ?? 0,
      to === undefined ? (from.column ?? 0) : (end.column ?? last.column),
    ] as const;
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    if (top > last.row || left > last.column) return { text: '#REF!', shape: 'one' };
    const cell = (row: number, column: number): string => `$${columnLetters(column)}$${row + 1}`;
    if (to === undefined) return { text: `${tab.name}!${cell(top, left)}`, shape: 'one', mayBeEmpty: true };
    // As far as the tab goes.
    const corner = cell(Math.min(bottom, last.row), Math.min(right, last.column));
    const isLine = top === bottom || left === right;
    return { text: `${tab.name}!${cell(top, left)}:${corner}`, shape: 'area', isLine };
  }

  #call(name: string, given: readonly Node[], each: boolean): Part {
    const known = FUNCTIONS.get(name);
    if (known === undefined || !isFilled(known, given.length)) throw new Unknown();
    const places = given.map((_, index) => placeOf(known, index));
    const parts = given.map((node, index) =>
      this.#given(node, places[index] ?? 'value', each || name === 'ARRAYFORMULA'),
    );
    const isOver = parts.some(({ shape }, index) => places[index] === 'value' && shape !== 'one');
    // Of all functions these alone do cell by cell at the library what Google's do.
    if (isOver && name !== 'IF' && name !== 'NOT') throw new Unknown();
    const texts = parts.map((part) => (ADDING.has(name) ? added(part) : part.text));
    const shape = isOver || known.spills === true ? 'array' : 'one';
    const plain = (text: string): Part => ({ text, shape });
    switch (name) {
      case 'ARRAYFORMULA':
        return { text: texts[0] ?? '', shape: parts[0]?.shape === 'one' ? 'one' : 'array' };
      case 'IF':
      case 'IFS':
      case 'SWITCH':
      case 'CHOOSE':
        return plain(
          `${name}(${parts.map((part, at) => (isAnswer(name, at, parts.length) ? shown(part) : part.text)).join(',')})`,
        );
      case 'IFERROR':
      case 'IFNA': {
        const [first, other = { text: '""', shape: 'one' }] = parts;
        if (first === undefined || first.shape === 'area') throw new Unknown();
        return { text: `${name}(${shown(first)},${shown(other)})`, shape: first.shape };
      }
      case 'INDEX':
        return index(given, parts, texts);
      case 'VLOOKUP':
      case 'HLOOKUP':
      case 'XLOOKUP':
        return { text: `${name}(${texts.join(',')})`, shape: 'one', mayBeEmpty: true };
      case 'FILTER':
        return plain(filtered(texts));
      case 'SORT':
        return plain(sorted(texts));
      case 'TEXTJOIN':
        return plain(textJoined(given, texts));
      case 'JOIN':
        return plain(joined(texts));
      default:
        return plain(`${name}(${texts.join(',')})`);
    }
  }

  #given(node: Node, place: Place, each: boolean): Part {
    switch (place) {
      case 'value':
        return this.#value(node, each);
      case 'each':
        return this.part(node, true);
      case 'cells':
        return this.part(node, each);
      case 'tab': {
        const part = this.part(node, false);
        if (node.kind !== 'reference' && part.shape !== 'area') throw new Unknown();
        return part;
      }
    }
  }
}

/** True for what a function that chooses may answer with, counted from 0. */
function isAnswer(name: 'IF' | 'IFS' | 'SWITCH' | 'CHOOSE', at: number, count: number): boolean {
  if (name === 'IFS') return at % 2 === 1;
  if (name === 'SWITCH') return at > 1 && (at % 2 === 0 || at === count - 1);
  return at > 0;
}

/** True for a row or column that is said to be all of them. */
const isAll = (node: Node | undefined): boolean =>
  node === undefined || (node.kind === 'number' && node.value === 0);

function index(given: readonly Node[], parts: readonly Part[], texts: readonly string[]): Part {
  const [, row, column] = given;
  const text = `INDEX(${texts.join(',')})`;
  // Of one column or row a single number says which cell.
  const isWhole = column === undefined ? isAll(row) : isAll(row) || isAll(column);
  const isOfTab = parts[0]?.shape === 'area';
  if (column === undefined && isOfTab && parts[0]?.isLine !== true) throw new Unknown();
  return { text, shape: isWhole ? (isOfTab ? 'area' : 'array') : 'one', mayBeEmpty: !isWhole };
}

/** Without rows it is an error at the library, too, but another one; its cells are never 0 for being empty. */
function filtered([cells = '', ...conditions]: readonly string[]): string {
  return `FILTER(IF(${cells}="","",${cells}),${conditions.map((text) => `(${text})`).join('*')},NA())`;
}

/** By one column after the other, the last one first: equal rows stay as they were. */
function sorted([cells = '', ...by]: readonly string[]): string {
  let text = cells;
  for (let at = by.length - 2; at >= 0; at -= 2)
    text = `SORT(${text},${by[at] ?? ''},IF(${by[at + 1] ?? ''},1,-1))`;
  return text;
}

/** The library joins no arrays: each text is put behind those before it. Empty ones must be left out. */
function textJoined(given: readonly Node[], [sign = '', , ...cells]: readonly string[]): string {
  const skips = given[1];
  if (skips?.kind !== 'boolean' || !skips.value) throw new Unknown();
  return cells.reduce(
    (text, next) => `REDUCE(${text},${next},LAMBDA(a,x,IF(x="",a,IF(a="",x&"",a&${sign}&x))))`,
    '""',
  );
}

function joined([sign = '', cells = '']: readonly string[]): string {
  return `MID(REDUCE("",${cells},LAMBDA(a,x,a&${sign}&x)),LEN(${sign})+1,50000)`;
}

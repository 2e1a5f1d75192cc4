// Translates Google's formulas for the library that computes them. If the library's result differs from Google's or the
// library is more lenient, the function counts as unknown, and the whole formula shows #NAME?.
import { columnLetters } from '../sheets/areas';
import {
  FUNCTIONS,
  UNSUPPORTED_FUNCTIONS,
  acceptsArgumentCount,
  argumentKind,
  type ArgumentKind,
} from './functions';
import type { Reference } from './tokens';
import type { AstNode } from './tree';

/** A translated part of a formula: its text, and whether it is a single value, cells of a tab, or an array. */
interface TranslatedFormula {
  readonly text: string;
  readonly shape: 'one' | 'area' | 'array';
  /** True if the part can be an empty cell, which the library would turn into 0. */
  readonly mayBeEmpty?: boolean;
  /** True for cells within a single row or column. */
  readonly isLine?: boolean;
  /** True for cells or an array with a single column. */
  readonly isColumn?: boolean;
}

/** A tab that formulas can refer to. */
export interface ReferencedTab {
  /** The tab's name in the library. */
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

/** The tab with this title, or the formula's own tab if no title is given; undefined if there is no such tab. */
export type FindReferencedTab = (title: string | undefined) => ReferencedTab | undefined;

/** Thrown and caught in this file for a formula that isn't computed. The message is the unknown part. */
class UnsupportedFormulaError extends Error {}

const WHOLE_AREA_MESSAGE =
  'A whole area where one value belongs isn’t known at this table. Put ARRAYFORMULA around the formula.';
const EMPTY_ARG_MESSAGE = notComputedMessage('An argument that is left out');

/** The message for a part that Google computes but the stand-in doesn't. */
export function notComputedMessage(part: string): string {
  return `${part} isn’t known at this table. Google Sheets knows it.`;
}

function unsupportedUseMessage(name: string): string {
  return `This use of ${name} isn’t known at this table. Google Sheets may know it.`;
}

/** Translates a formula. `unknown`: the part that the stand-in doesn't compute. */
export function translateFormula(
  node: AstNode,
  tabs: FindReferencedTab,
): { readonly text: string } | { readonly unknown: string } {
  try {
    const part = new FormulaTranslator(tabs).part(node, false);
    return part.shape === 'area' ? { unknown: WHOLE_AREA_MESSAGE } : { text: `=${emptyAsText(part)}` };
  } catch (error) {
    if (error instanceof UnsupportedFormulaError) return { unknown: error.message };
    throw error;
  }
}

const quoteText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Functions that ignore text in cells but refuse text as an argument. */
const TEXT_IGNORING_FUNCTIONS: ReadonlySet<string> = new Set([
  'AVERAGE',
  'MAX',
  'MEDIAN',
  'MIN',
  'PRODUCT',
  'SUM',
]);

/** Makes the library convert a literal argument to a number, since the library ignores text. */
const castToNumber = ({ text, shape, mayBeEmpty = false }: TranslatedFormula): string =>
  shape !== 'one' || mayBeEmpty ? text : `(${text}+0)`;

/** Makes the library show an empty cell as nothing, not as 0. */
function emptyAsText({ text, mayBeEmpty = false }: TranslatedFormula): string {
  return mayBeEmpty ? `IF(ISBLANK(${text}),"",${text})` : text;
}

class FormulaTranslator {
  readonly #tabs: FindReferencedTab;

  constructor(tabs: FindReferencedTab) {
    this.#tabs = tabs;
  }

  /** `each`: true within a function that computes arrays cell by cell. Elsewhere, operators only accept single values. */
  part(node: AstNode, each: boolean): TranslatedFormula {
    switch (node.kind) {
      case 'number':
        return { text: String(node.value), shape: 'one' };
      case 'text':
        return { text: quoteText(node.value), shape: 'one' };
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
        throw new UnsupportedFormulaError(notComputedMessage(`The name ${node.value}`));
      case 'nothing':
        throw new UnsupportedFormulaError(EMPTY_ARG_MESSAGE);
    }
  }

  #signed(
    nodes: readonly AstNode[],
    each: boolean,
    write: (texts: readonly string[]) => string,
  ): TranslatedFormula {
    const parts = nodes.map((node) => this.#value(node, each));
    const arrays = parts.filter(({ shape }) => shape !== 'one');
    return {
      text: write(parts.map(({ text }) => text)),
      shape: arrays.length > 0 ? 'array' : 'one',
      isColumn: arrays.every(({ isColumn }) => isColumn === true),
    };
  }

  /** Translates a part that must be a single value. Arrays are only allowed within cell-by-cell functions. */
  #value(node: AstNode, each: boolean): TranslatedFormula {
    const part = this.part(node, each);
    if (part.shape !== 'one' && !each) throw new UnsupportedFormulaError(WHOLE_AREA_MESSAGE);
    return part;
  }

  #reference({ tab: title, from, to }: Reference): TranslatedFormula {
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
    // An area that extends beyond its tab is cut off at the edge.
    const corner = cell(Math.min(bottom, last.row), Math.min(right, last.column));
    const isLine = top === bottom || left === right;
    return {
      text: `${tab.name}!${cell(top, left)}:${corner}`,
      ...{ shape: 'area', isLine, isColumn: left === right },
    };
  }

  #call(name: string, given: readonly AstNode[], each: boolean): TranslatedFormula {
    const known = FUNCTIONS.get(name);
    if (known === undefined)
      throw new UnsupportedFormulaError(
        UNSUPPORTED_FUNCTIONS.has(name)
          ? notComputedMessage(name)
          : `${name} isn’t known at this table. Check how it’s spelled.`,
      );
    if (!acceptsArgumentCount(known, given.length))
      throw new UnsupportedFormulaError(unsupportedUseMessage(name));
    const places = given.map((_, index) => argumentKind(known, index));
    const parts = given.map((node, index) =>
      this.#given(node, places[index] ?? 'value', each || name === 'ARRAYFORMULA'),
    );
    const isOver = parts.some(({ shape }, index) => places[index] === 'value' && shape !== 'one');
    // Only these functions are computed cell by cell both in the library and on Google.
    if (isOver && name !== 'IF' && name !== 'NOT')
      throw new UnsupportedFormulaError(unsupportedUseMessage(name));
    const texts = parts.map((part) => (TEXT_IGNORING_FUNCTIONS.has(name) ? castToNumber(part) : part.text));
    const shape = isOver || known.spills === true ? 'array' : 'one';
    const plain = (text: string): TranslatedFormula => ({ text, shape });
    switch (name) {
      case 'ARRAYFORMULA':
        return {
          ...{ text: texts[0] ?? '', shape: parts[0]?.shape === 'one' ? 'one' : 'array' },
          isColumn: parts[0]?.isColumn === true,
        };
      case 'IF':
      case 'IFS':
      case 'SWITCH':
      case 'CHOOSE':
        return plain(
          `${name}(${parts.map((part, at) => (canBeResult(name, at, parts.length) ? emptyAsText(part) : part.text)).join(',')})`,
        );
      case 'IFERROR':
      case 'IFNA': {
        const [first, other = { text: '""', shape: 'one' }] = parts;
        if (first === undefined || first.shape === 'area')
          throw new UnsupportedFormulaError(WHOLE_AREA_MESSAGE);
        return { text: `${name}(${emptyAsText(first)},${emptyAsText(other)})`, shape: first.shape };
      }
      case 'CHAR':
        return plain(`UNICHAR(${texts.join(',')})`);
      case 'INDEX':
        return translateIndex(given, parts, texts);
      case 'VLOOKUP':
      case 'HLOOKUP':
      case 'XLOOKUP':
        return { text: `${name}(${texts.join(',')})`, shape: 'one', mayBeEmpty: true };
      case 'FILTER':
        return { ...plain(translateFilter(texts)), isColumn: parts[0]?.isColumn === true };
      case 'SORT':
        return { ...plain(translateSort(texts)), isColumn: parts[0]?.isColumn === true };
      case 'UNIQUE':
        if (parts[0]?.isColumn !== true) throw new UnsupportedFormulaError(unsupportedUseMessage(name));
        return { ...plain(translateUnique(texts)), isColumn: true };
      case 'SPLIT':
        return plain(translateSplit(given, texts));
      case 'TEXT':
        return plain(translateText(given, texts));
      case 'TEXTJOIN':
        return plain(translateTextJoin(given, texts));
      case 'JOIN':
        return plain(translateJoin(texts));
      default:
        return plain(`${name}(${texts.join(',')})`);
    }
  }

  #given(node: AstNode, place: ArgumentKind, each: boolean): TranslatedFormula {
    switch (place) {
      case 'value':
        return this.#value(node, each);
      case 'each':
        return this.part(node, true);
      case 'cells':
        return this.part(node, each);
      case 'tab': {
        const part = this.part(node, false);
        if (node.kind !== 'reference' && part.shape !== 'area')
          throw new UnsupportedFormulaError(
            'A computed list where only cells can stand isn’t known at this table.',
          );
        return part;
      }
    }
  }
}

/** Whether the argument at this index can be the result of the function, which chooses among its arguments. */
function canBeResult(name: 'IF' | 'IFS' | 'SWITCH' | 'CHOOSE', at: number, count: number): boolean {
  if (name === 'IFS') return at % 2 === 1;
  if (name === 'SWITCH') return at > 1 && (at % 2 === 0 || at === count - 1);
  return at > 0;
}

/** Whether an argument of INDEX means all rows or all columns. */
const selectsAll = (node: AstNode | undefined): boolean =>
  node === undefined || (node.kind === 'number' && node.value === 0);

function translateIndex(
  given: readonly AstNode[],
  parts: readonly TranslatedFormula[],
  texts: readonly string[],
): TranslatedFormula {
  const [, row, column] = given;
  const text = `INDEX(${texts.join(',')})`;
  // In a single row or column, one number is enough to select a cell.
  const isWhole = column === undefined ? selectsAll(row) : selectsAll(row) || selectsAll(column);
  const isOfTab = parts[0]?.shape === 'area';
  if (column === undefined && isOfTab && parts[0]?.isLine !== true)
    throw new UnsupportedFormulaError(unsupportedUseMessage('INDEX'));
  return { text, shape: isWhole ? (isOfTab ? 'area' : 'array') : 'one', mayBeEmpty: !isWhole };
}

/** If no rows are left, the library returns an error, but a different error than Google's. Empty cells never become 0. */
function translateFilter([cells = '', ...conditions]: readonly string[]): string {
  return `FILTER(IF(${cells}="","",${cells}),${conditions.map((text) => `(${text})`).join('*')},NA())`;
}

/** A SORT by one column after another, beginning with the last column, so that equal rows keep their order. */
function translateSort([cells = '', ...by]: readonly string[]): string {
  let text = cells;
  for (let at = by.length - 2; at >= 0; at -= 2)
    text = `SORT(${text},${by[at] ?? ''},IF(${by[at + 1] ?? ''},1,-1))`;
  return text;
}

/** The library can't join arrays, so texts are appended one by one. Empty texts are skipped. */
function translateTextJoin(given: readonly AstNode[], [sign = '', , ...cells]: readonly string[]): string {
  const skips = given[1];
  if (skips?.kind !== 'boolean' || !skips.value)
    throw new UnsupportedFormulaError(unsupportedUseMessage('TEXTJOIN'));
  return cells.reduce(
    (text, next) => `REDUCE(${text},${next},LAMBDA(a,x,IF(x="",a,IF(a="",x&"",a&${sign}&x))))`,
    '""',
  );
}

function translateJoin([sign = '', cells = '']: readonly string[]): string {
  return `MID(REDUCE("",${cells},LAMBDA(a,x,a&${sign}&x)),LEN(${sign})+1,50000)`;
}

/** A UNIQUE of one column. The library's own UNIQUE treats “ana” and “Ana” as equal. */
function translateUnique([cells = '']: readonly string[]): string {
  const list = `IF(${cells}="","",${cells})`;
  const isSame = 'EXACT(w,v)*(ISNUMBER(w)=ISNUMBER(v))';
  return `REDUCE(INDEX(${list},1),${list},LAMBDA(a,v,IF(OR(MAP(a,LAMBDA(w,${isSame}))),a,VSTACK(a,v))))`;
}

/** A SPLIT at each of the separator's characters, or at the whole separator if an argument says so. Numbers are parsed. */
function translateSplit([, signs, each]: readonly AstNode[], [text = '']: readonly string[]): string {
  if (signs?.kind !== 'text' || signs.value === '' || (each !== undefined && each.kind !== 'boolean'))
    throw new UnsupportedFormulaError(unsupportedUseMessage('SPLIT'));
  const at = each?.value === false ? [signs.value] : Array.from(new Set(signs.value));
  const parts = `TEXTSPLIT(${text},{${at.map(quoteText).join(',')}},,TRUE)`;
  return `IFERROR(VALUE(${parts}),${parts})`;
}

/** A TEXT of a number in a format with zeros, commas and percents. The library's own TEXT loses some numbers' signs. */
function translateText([, format]: readonly AstNode[], [text = '']: readonly string[]): string {
  const [known, decimals, percent] =
    format?.kind === 'text' ? (/^(?:#,##)?0+(?:\.(0+))?(%)?$/.exec(format.value) ?? []) : [];
  if (known === undefined) throw new UnsupportedFormulaError(unsupportedUseMessage('TEXT'));
  const number = `ROUND(VALUE(${text}),${(decimals?.length ?? 0) + (percent === undefined ? 0 : 2)})`;
  return `IFERROR(IF(${number}<0,"-","")&TEXT(ABS(${number}),${quoteText(known)}),${text}&"")`;
}

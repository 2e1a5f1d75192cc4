// Splits a formula into tokens, with each token's position and the cells that references mean.

/** A corner of a reference, counted from 0. Without a column, it means a whole row; without a row, a whole column. */
export interface Corner {
  readonly column?: number;
  readonly row?: number;
  /** Whether a `$` fixes the column. */
  readonly columnStays: boolean;
  readonly rowStays: boolean;
}

/** A cell, or an area between two corners. Without `tab`, the reference is to the formula's own tab. */
export interface Reference {
  readonly tab?: string;
  readonly from: Corner;
  readonly to?: Corner;
}

export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text' | 'error' | 'name' | 'sign'; readonly value: string }
  | { readonly kind: 'reference'; readonly reference: Reference }
);

const SPACE = /\s+/y;
const TEXT = /"((?:[^"]|"")*)"/y;
const ERROR = /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|ERROR!)/y;
const TAB_PREFIX = String.raw`(?:(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_]*))!)?`;
const CORNER = String.raw`(\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}|\$?[A-Za-z]{1,3}|\$?[1-9]\d{0,6})`;
const REFERENCE = new RegExp(String.raw`${TAB_PREFIX}${CORNER}(?::${CORNER})?(?![\p{L}\p{N}_(.])`, 'uy');
const BROKEN_REFERENCE = /(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_]*)!#REF!/uy;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[\p{L}_][\p{L}\p{N}_.]*/uy;
const SYMBOL = /<>|<=|>=|[-+*/^&=<>%(),;{}]/y;

/** The index of a column from its letters; A is 0. */
export function columnIndex(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

function parseCorner(text: string): Corner {
  const [, fixed = '', letters = '', fixedRow = '', digits = ''] =
    /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text) ?? [];
  const rowStays = fixedRow === '$' || (letters === '' && fixed === '$');
  return {
    ...(letters === '' ? {} : { column: columnIndex(letters) }),
    ...(digits === '' ? {} : { row: Number(digits) - 1 }),
    columnStays: letters !== '' && fixed === '$',
    rowStays,
  };
}

const isSingleCell = ({ column, row }: Corner): boolean => column !== undefined && row !== undefined;

function parseReference([, quoted, plain, first, second]: readonly (string | undefined)[]):
  | Reference
  | undefined {
  const tab = quoted?.replaceAll("''", "'") ?? plain;
  const from = parseCorner(first ?? '');
  const to = second === undefined ? undefined : parseCorner(second);
  // A column without a row, or a row without a column, must be part of a range, such as A:A, 1:1 or A2:A.
  if (
    to === undefined
      ? !isSingleCell(from)
      : !isSingleCell(from) && !isSingleCell(to) && (from.row === undefined) !== (to.row === undefined)
  )
    return undefined;
  return { ...(tab === undefined ? {} : { tab }), from, ...(to === undefined ? {} : { to }) };
}

/** Tokenizes a formula that begins with `=`; undefined if it contains an invalid character. */
export function tokenize(formula: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let at = 1;
  const next = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(formula) ?? undefined;
  };
  const word = (): Token | undefined => {
    const place = (match: RegExpExecArray): { start: number; end: number } => ({
      start: at,
      end: at + match[0].length,
    });
    const text = next(TEXT);
    if (text !== undefined)
      return { kind: 'text', value: (text[1] ?? '').replaceAll('""', '"'), ...place(text) };
    const lost = next(BROKEN_REFERENCE);
    if (lost !== undefined) return { kind: 'error', value: '#REF!', ...place(lost) };
    const error = next(ERROR);
    if (error !== undefined) return { kind: 'error', value: error[0], ...place(error) };
    const found = next(REFERENCE);
    const reference = found === undefined ? undefined : parseReference(found);
    if (found !== undefined && reference !== undefined)
      return { kind: 'reference', reference, ...place(found) };
    const number = next(NUMBER);
    if (number !== undefined) return { kind: 'number', value: Number(number[0]), ...place(number) };
    const name = next(NAME);
    if (name !== undefined) return { kind: 'name', value: name[0].toUpperCase(), ...place(name) };
    const sign = next(SYMBOL);
    return sign === undefined ? undefined : { kind: 'sign', value: sign[0], ...place(sign) };
  };
  while (at < formula.length) {
    const space = next(SPACE);
    if (space !== undefined) at += space[0].length;
    else {
      const token = word();
      if (token === undefined) return undefined;
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

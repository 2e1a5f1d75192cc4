// Formulas in a spreadsheet whose locale has decimal commas. There, =ROUND(2.55,1) is typed =ROUND(2,55;1), and backslashes
// separate the columns of {…}. Stored formulas use English notation.

const FORMULA_TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*|\d+[,.]\d+|[(){},.;\\]/gu;

/** The notations in which Google may return and accept formulas. */
export type FormulaNotation = 'typed' | 'english';

export function usesDecimalCommas(locale: string): boolean {
  return new Intl.NumberFormat(locale.replace('_', '-')).format(0.5).includes(',');
}

/** Converts a typed formula to the stored notation. Invalid parts, such as a decimal point, stay invalid. */
export function toStoredFormula(formula: string): string {
  return swapSeparators(formula, '.', {
    '.': () => '\\',
    ',': () => ';',
    ';': (isArray) => (isArray ? ';' : ','),
    '\\': (isArray) => (isArray ? ',' : ';'),
  });
}

/** A stored formula as typed in a locale with decimal commas. */
export function toTypedFormula(formula: string): string {
  return swapSeparators(formula, ',', {
    ',': (isArray) => (isArray ? '\\' : ';'),
    ';': (isArray) => (isArray ? ';' : ','),
    '\\': () => '.',
  });
}

type SeparatorChanges = Readonly<Record<string, (isArray: boolean) => string>>;

function swapSeparators(formula: string, point: ',' | '.', changes: SeparatorChanges): string {
  const open: string[] = [];
  const from = point === '.' ? ',' : '.';
  return formula.replace(FORMULA_TOKEN, (word) => {
    if (word === '(' || word === '{') open.push(word);
    else if (word === ')' || word === '}') open.pop();
    if (/^\d/.test(word)) return word.replace(/[,.]/, (sign) => (sign === from ? point : '\\'));
    return changes[word]?.(open.at(-1) === '{') ?? word;
  });
}

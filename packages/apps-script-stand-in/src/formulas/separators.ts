// Formulas in a spreadsheet whose locale writes 2,5: there =ROUND(2.55,1) is typed =ROUND(2,55;1), and the columns of
// {…} are parted by backslashes. They are kept as in English.

const WORDS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*|\d+[,.]\d+|[(){},.;\\]/gu;

/** The two ways in which Google may give and take formulas there. */
export type FormulaForm = 'typed' | 'english';

export function writesCommas(locale: string): boolean {
  return new Intl.NumberFormat(locale.replace('_', '-')).format(0.5).includes(',');
}

/** Gives a formula as it is kept. What is no formula there, such as a point in a number, is none in this form either. */
export function fromTyped(formula: string): string {
  return changed(formula, '.', {
    '.': () => '\\',
    ',': () => ';',
    ';': (isArray) => (isArray ? ';' : ','),
    '\\': (isArray) => (isArray ? ',' : ';'),
  });
}

/** Gives a formula that is kept as somebody there types it. */
export function asTyped(formula: string): string {
  return changed(formula, ',', {
    ',': (isArray) => (isArray ? '\\' : ';'),
    ';': (isArray) => (isArray ? ';' : ','),
    '\\': () => '.',
  });
}

type Changes = Readonly<Record<string, (isArray: boolean) => string>>;

function changed(formula: string, point: ',' | '.', changes: Changes): string {
  const open: string[] = [];
  const from = point === '.' ? ',' : '.';
  return formula.replace(WORDS, (word) => {
    if (word === '(' || word === '{') open.push(word);
    else if (word === ')' || word === '}') open.pop();
    if (/^\d/.test(word)) return word.replace(/[,.]/, (sign) => (sign === from ? point : '\\'));
    return changes[word]?.(open.at(-1) === '{') ?? word;
  });
}

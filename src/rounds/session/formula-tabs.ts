// The tabs that formulas name, as Sheets writes them: Answers!A1, 'Answers 2'!A1.

/** A text in a formula; the name of a tab in quotes, or without; with the corners of the area behind it. */
const PARTS =
  /"(?:[^"]|"")*"|(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!(?:(\$?[A-Za-z]{1,3})?(?:\$?\d+)?(?::(\$?[A-Za-z]{1,3})?(?:\$?\d+)?)?)?/gu;

const PLAIN = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** A tab that is called like a cell has to stand in quotes. */
const LIKE_A_CELL = /^(?:[A-Za-z]{1,3}\d+|[Rr]\d*[Cc]\d*)$/;

/** A place of a formula that names a tab. */
interface TabReference {
  readonly tab: string;
  /** The letters of its first and last column; empty where it names whole rows. */
  readonly columns: readonly string[];
}

/** Lists the places of a formula that name a tab, in their order. */
export function tabReferences(formula: string): readonly TabReference[] {
  return [...formula.matchAll(PARTS)].flatMap(([, quoted, plain, from = '', to = '']) => {
    const tab = quoted?.replaceAll("''", "'") ?? plain;
    const letters = [from, to].map((each) => each.replace('$', '').toUpperCase());
    return tab === undefined ? [] : [{ tab, columns: letters.filter((each) => each !== '') }];
  });
}

/** The texts in a formula, which might name a tab for INDIRECT. */
export function textsIn(formula: string): readonly string[] {
  return [...formula.matchAll(PARTS)].flatMap(([part]) => (part.startsWith('"') ? [part.slice(1, -1)] : []));
}

/** Gives a formula with tabs called anew; `titles`: new ones by the former ones in lower case. */
export function withTabs(formula: string, titles: ReadonlyMap<string, string>): string {
  return formula.replace(PARTS, (part, quoted: string | undefined, plain: string | undefined) => {
    const tab = quoted?.replaceAll("''", "'") ?? plain;
    const title = tab === undefined ? undefined : titles.get(tab.toLowerCase());
    if (title === undefined) return part;
    // The name ends at the first mark behind it, since a quoted one was matched whole.
    const named = quoted === undefined ? (plain ?? '').length : quoted.length + 2;
    return `${asInFormula(title)}${part.slice(named)}`;
  });
}

function asInFormula(title: string): string {
  const isPlain = PLAIN.test(title) && !LIKE_A_CELL.test(title);
  return isPlain ? title : `'${title.replaceAll("'", "''")}'`;
}

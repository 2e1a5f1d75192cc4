// Reads CSV (RFC 4180) as spreadsheets write it.

/** Reads the rows of a CSV text; a field in quotes may hold commas, quotes and line breaks. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const end = text[at] === '"' ? closingQuote(text, at) + 1 : endOfPlain(text, at);
    const field = text.slice(at, end);
    row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (text[end] === ',') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  return rows;
}

/** Finds the quote that ends the field which begins here. */
function closingQuote(text: string, begin: number): number {
  let at = text.indexOf('"', begin + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

function endOfPlain(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

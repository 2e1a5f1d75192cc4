// Queries of Drive's files.list, as far as an add-on needs them: terms joined by `and`.
import type { DriveFile } from './cloud';
import { invalid } from './errors';

/** Splits a query into its terms; an `and` inside quotes is part of a value. */
function termsOf(query: string): string[] {
  const masked = query.replaceAll(/'(?:[^'\\]|\\.)*'/g, (value) => '#'.repeat(value.length));
  const terms: string[] = [];
  let from = 0;
  for (const { index, 0: and } of masked.matchAll(/\s+and\s+/g)) {
    terms.push(query.slice(from, index));
    from = index + and.length;
  }
  return [...terms, query.slice(from)];
}

/** Whether a query asks for this file: by name, by type, or by whether it is in the bin. */
export function matchesQuery(file: DriveFile, query: string): boolean {
  return termsOf(query).every((term) => {
    const trashed = /^trashed\s*=\s*(true|false)$/.exec(term.trim());
    if (trashed !== null) return file.trashed === (trashed[1] === 'true');
    const equal = /^(name|mimeType)\s*=\s*'((?:[^'\\]|\\.)*)'$/.exec(term.trim());
    if (equal === null) throw invalid(`Invalid Value: q "${term}"`);
    const value = (equal[2] ?? '').replaceAll(/\\(.)/g, '$1');
    return (equal[1] === 'name' ? file.name : file.mimeType) === value;
  });
}

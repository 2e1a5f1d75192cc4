// Verifies a published record in a file. Returns the findings, or a line saying why the record can't be read.
import { GAMES } from '../games/catalogue';
import { parseFile } from '../games/frame/json-file';
import { fail, ok, type Result } from '../games/frame/result';
import { prove, type CopiedHashes, type Proof } from '../rounds/proof/proof';
import { recordFromProof } from '../rounds/proof/published-tabs';
import { readTextFile } from './text-file';

/** Verifies an exported record, or the public book's Proof tab as CSV. */
export function verifyFile(file: string, noted: CopiedHashes): Result<Proof, string> {
  const text = readTextFile(file);
  const record = text.ok ? parseRecord(text.value) : text;
  if (!record.ok) return fail(toOneLine(record.error));
  const proof = prove(record.value, noted, GAMES);
  return proof.isRecord ? ok(proof) : fail(toOneLine(proof.steps.join(' ')));
}

function parseRecord(text: string): Result<unknown, string> {
  const isJson = /^\s*[[{]/.test(text);
  return (isJson ? undefined : recordFromProof(readCsv(text))) ?? parseFile(text);
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Parses CSV, in which a quoted field may contain commas, quotes and line breaks. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const end = text[at] === '"' ? closingQuote(text, at) + 1 : unquotedFieldEnd(text, at);
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

/** The index of the quote that ends the field starting here. */
function closingQuote(text: string, begin: number): number {
  let at = text.indexOf('"', begin + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

function unquotedFieldEnd(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

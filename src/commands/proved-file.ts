// Proves a published record in a file: gives what the proof found, or one line on why no record can be read.
import { GAMES } from '../games/catalogue';
import { parseFile } from '../games/frame/json-file';
import { fail, ok, type Result } from '../games/frame/result';
import { prove, type Evidence, type Proof } from '../rounds/proof/proof';
import { recordFromProof } from '../rounds/proof/published-tabs';
import { readCsv } from './read-csv';
import { textOfFile } from './text-file';

/** Proves the record in the file of this name: one that was exported, or the public book’s tab Proof as CSV. */
export function proveFile(file: string, noted: Evidence): Result<Proof, string> {
  const text = textOfFile(file);
  const record = text.ok ? recordIn(text.value) : text;
  if (!record.ok) return fail(oneLine(record.error));
  const proof = prove(record.value, noted, GAMES);
  return proof.isRecord ? ok(proof) : fail(oneLine(proof.steps.join(' ')));
}

function recordIn(text: string): Result<unknown, string> {
  const isJson = /^\s*[[{]/.test(text);
  return (isJson ? undefined : recordFromProof(readCsv(text))) ?? parseFile(text);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

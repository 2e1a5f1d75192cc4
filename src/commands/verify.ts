// `npm run verify -- FILE [--commitment HASH] [--hash HASH]`: proves that a published record follows from its
// seed and its submissions, and with a hash noted during the game that it is that game's up to there. FILE is the
// record's file, or the public book's tab Proof as CSV.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prove } from '../rounds/proof/proof';
import { recordFromProof } from '../rounds/proof/published-tabs';
import { readCsv } from './read-csv';

const UNUSABLE = 2;

/** A record's file as it was exported, or the tab Proof of the public book as CSV. */
function readRecord(text: string): unknown {
  const proof = recordFromProof(readCsv(text));
  if (proof?.ok === false) throw new Error(proof.error);
  return proof === undefined ? JSON.parse(text) : proof.value;
}

/** Gives exit code 0 when the proof holds, 1 when it does not, 2 when no record can be read. */
function main(args: readonly string[]): number {
  let json: unknown;
  let noted: { commitment?: string; hash?: string };
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { commitment: { type: 'string' }, hash: { type: 'string' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('name one record file');
    json = readRecord(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    noted = values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`verify: ${message.replace(/\s+/g, ' ')}\n`);
    return UNUSABLE;
  }
  const { holds, steps } = prove(json, noted);
  for (const step of steps) process.stdout.write(`${step}\n`);
  const fits = noted.hash === undefined ? 'The record fits itself.' : 'The record holds.';
  process.stdout.write(holds ? `${fits}\n` : 'The record does NOT hold.\n');
  return holds ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));

// `npm run verify -- FILE [--commitment HASH] [--hash HASH]`: verifies that a published record follows from its seed and
// answers. With a hash noted during the game, also verifies that the record hasn't changed since. FILE is the record's file,
// or the public book's Proof tab as CSV.
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../games/frame/result';
import type { CopiedHashes } from '../rounds/proof/proof';
import { verifyFile } from './prove-file';

const EXIT_UNUSABLE = 2;

/** Exit codes: 0 if the proof holds, 1 if not, 2 if no record can be read. */
function main(args: readonly string[]): number {
  const asked = readArgs(args);
  if (!asked.ok) return reportUnusable(asked.error);
  const { file, noted } = asked.value;
  const proof = verifyFile(file, noted);
  if (!proof.ok) return reportUnusable(proof.error);
  const { holds, steps, isNotedLost } = proof.value;
  for (const step of steps) process.stdout.write(`${step}\n`);
  const isProved = noted.hash !== undefined && isNotedLost !== true;
  const fits = isProved ? 'The record is valid.' : 'The record is consistent.';
  process.stdout.write(holds ? `${fits}\n` : 'The record is NOT valid.\n');
  return holds ? 0 : 1;
}

/** Prints in one line why there's nothing to verify. */
function reportUnusable(why: string): number {
  process.stderr.write(`verify: ${why}\n`);
  return EXIT_UNUSABLE;
}

interface VerifyArguments {
  readonly file: string;
  readonly noted: CopiedHashes;
}

function readArgs(args: readonly string[]): Result<VerifyArguments, string> {
  try {
    const { positionals, values: noted } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { commitment: { type: 'string' }, hash: { type: 'string' } },
    });
    const [file] = positionals;
    return file === undefined || positionals.length > 1 ? fail('give one record file') : ok({ file, noted });
  } catch (error) {
    return fail((error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' '));
  }
}

process.exitCode = main(process.argv.slice(2));

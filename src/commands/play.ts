// `npm run --silent play -- FILE…`: plays scenarios and seasons and prints each result as one line of JSON.
import { playFile } from './played-file';

const NOT_PLAYED = 2;

/** Plays the files in order. Stops at the first that cannot be played, with one line on standard error. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('play: name at least one scenario or season: npm run --silent play -- FILE.json\n');
    return NOT_PLAYED;
  }
  for (const file of files) {
    const result = playFile(file);
    if (!result.ok) {
      process.stderr.write(`${file}: ${result.error}\n`);
      return NOT_PLAYED;
    }
    process.stdout.write(`${JSON.stringify(result.value)}\n`);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));

// `npm run build`: creates dist/, which `npx clasp push` sends to Google and `npm start` runs locally.
import { makeDist } from './dist';

/** Builds and prints the files' sizes. On failure, prints a message and returns exit code 1. */
async function main(): Promise<number> {
  try {
    const { sizes, functions } = await makeDist('dist');
    for (const [name, bytes] of Object.entries(sizes)) {
      process.stdout.write(`dist/${name}  ${Math.ceil(bytes / 1000)} kB\n`);
    }
    process.stdout.write(`${functions.length} functions that Google can call\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`build: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

process.exitCode = await main();

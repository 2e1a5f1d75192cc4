// `npm run release`: writes release/, with the files to paste, a page with instructions, and an archive of all files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { packageVersion } from './bundle';
import { checkScript, makeDist, type Dist } from './dist';
import { pastePage, pasteFiles, type DistFile } from './paste-page';
import { MAP_FILE, READABLE_FILE, minifyScript } from './minify-script';

const DIST = 'dist';
const RELEASE = 'release';

async function main(): Promise<void> {
  const dist = await makeDist(DIST);
  await writeFolder(RELEASE, dist);
  process.stdout.write(`${RELEASE}/ contains ${dist.build}. Open ${RELEASE}/index.html to paste it.\n`);
}

/** Writes the files to paste, the page with instructions, the readable program, and an archive of all of these. */
async function writeFolder(
  folder: string,
  { build, functions }: Pick<Dist, 'build' | 'functions'>,
): Promise<void> {
  const built = (name: string): string => readFileSync(path.join(DIST, name), 'utf8');
  const readable = built('Code.js');
  const small = await minifyScript(readable);
  checkScript(small.code, functions);
  const read = (name: DistFile): string => (name === 'Code.js' ? small.code : built(name));
  const files = pasteFiles(read);
  const contents: Readonly<Record<string, string>> = {
    ...Object.fromEntries(files.map(({ file, text }) => [file, text])),
    'index.html': pastePage(files, build),
    [READABLE_FILE]: readable,
    [MAP_FILE]: small.map,
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(contents)) writeFileSync(path.join(folder, name), text);
  const archived = Object.entries(contents).map(([name, text]) => [`round-keeper/${name}`, strToU8(text)]);
  // A fixed date, so that the same files always give the same archive.
  const archive = zipSync(Object.fromEntries(archived) as Record<string, Uint8Array>, {
    mtime: '1980-01-01',
  });
  writeFileSync(path.join(folder, `round-keeper-${packageVersion()}.zip`), archive);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

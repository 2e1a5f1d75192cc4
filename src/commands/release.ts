// `npm run release`: writes release/, the files to paste and an archive of them; with a template, pushes to it, looks
// that it arrived, and only then names version and link in release.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { packageVersion } from './bundle';
import { adviceFor, scriptIdIn } from './deployment';
import { checkScript, DIST_FILES, makeDist, SOURCES, type Dist } from './dist';
import { pastePage, pasteFiles, type DistFile } from './paste-page';
import { MAP_FILE, READABLE_FILE, smallCode } from './small-code';
import { copyLinkIn, copyOf, publish, RELEASE_FILE } from './release-file';
import { nameTemplate, readTemplate, templateOf } from './template-script';

const DIST = 'dist';
const RELEASE = 'release';
/** The files as a template gets them. */
const TEMPLATE = path.join(RELEASE, 'template');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { script: { type: 'string' }, book: { type: 'string' } },
  });
  const { script, book } = values;
  if ((script === undefined) !== (book === undefined)) {
    return refused('name both the template’s script and its spreadsheet: --script SCRIPT_ID --book ADDRESS');
  }
  if (script !== undefined && book !== undefined) {
    const scriptId = scriptIdIn(script);
    const copy = copyLinkIn(book);
    if (scriptId === undefined) return refused(`“${script}” is no Script ID.`);
    if (copy === undefined) return refused(`“${book}” is no address of a spreadsheet.`);
    nameTemplate({ scriptId, copy }, TEMPLATE);
  }
  return release();
}

function refused(why: string): Promise<number> {
  process.stderr.write(`release: ${why}\n`);
  return Promise.resolve(1);
}

async function release(): Promise<number> {
  const template = readTemplate();
  // A template that is named without a link has the link of the last release.
  const { copy } = template?.copy === undefined ? copyOf(RELEASE_FILE) : template;
  if (template !== undefined && copy === undefined) {
    return refused(
      'the link of the template is not known. Name both once more: --script SCRIPT_ID --book ADDRESS',
    );
  }
  const dist = await makeDist(DIST, SOURCES, copy === undefined ? {} : { copy });
  const { build } = dist;
  writeFolder(RELEASE, dist);
  // clasp pushes the folder that holds the file which names the template, so it is named in the new one.
  if (template !== undefined && copy !== undefined)
    nameTemplate({ scriptId: template.scriptId, copy }, TEMPLATE);
  say(`${RELEASE}/ holds ${build}: open ${RELEASE}/index.html to paste it.`);
  if (template === undefined || copy === undefined) {
    say('No template is named, so no sheet can be copied. How to make one: docs/releasing.md.');
    return 0;
  }
  // The archive of an earlier version is not this one's: its address is entered once it is published.
  const release = { version: packageVersion(), copy };
  const { end, run } = publish(RELEASE_FILE, release, templateOf(template, TEMPLATE));
  process.stdout.write(run.stdout);
  if (end === 'not-there') {
    return refused(
      'clasp pushed, but the template does not hold what was pushed. Run npm run release again.',
    );
  }
  if (end === 'not-pushed') {
    process.stderr.write(`${run.stderr}${adviceFor(run.stdout + run.stderr)}\n`);
    return 1;
  }
  say(
    'Pushed to the template. Open it, choose Extensions › Round Keeper › Check this template. Then publish:',
  );
  say(copy);
  say(`Run npm run docs, and commit ${RELEASE_FILE} and README.md: they show the link.`);
  return 0;
}

/** Writes the files to paste, the page that shows how, the program to be read, and one archive of all. */
function writeFolder(folder: string, { build, functions }: Pick<Dist, 'build' | 'functions'>): void {
  const built = (name: string): string => readFileSync(path.join(DIST, name), 'utf8');
  const readable = built('Code.js');
  const small = smallCode(readable);
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
  mkdirSync(TEMPLATE, { recursive: true });
  for (const [name, text] of Object.entries(contents)) writeFileSync(path.join(folder, name), text);
  for (const name of DIST_FILES) writeFileSync(path.join(TEMPLATE, name), read(name));
  const archived = Object.entries(contents).map(([name, text]) => [`round-keeper/${name}`, strToU8(text)]);
  // The same files give the same archive, whenever it is made.
  const archive = zipSync(Object.fromEntries(archived) as Record<string, Uint8Array>, {
    mtime: '1980-01-01',
  });
  writeFileSync(path.join(folder, `round-keeper-${packageVersion()}.zip`), archive);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

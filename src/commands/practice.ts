// `npm run practice -- GAME [--seed S] [--out DIR]`: plays a practice game without a browser, and writes its books.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../games/catalogue';
import { isJsonObject, toJson, type JsonObject } from 'apps-script-stand-in/json';
import { orList } from '../games/frame/wording';
import { bundleScript } from './bundle';
import { writeBooks, type NamedBook } from './book-files';
import { createDeskApi, unwrapReply } from './desk-calls';
import { checkScript, SOURCES } from './dist';
import { playPractice, type PracticeGame } from './practice-game';

const EXIT_WRONG_USE = 2;

interface Options {
  /** The game's id. */
  readonly game: string;
  readonly seed: string;
  /** The output folder; empty to write nothing. */
  readonly out: string;
}

/** Parses the command line. Throws if it isn't valid. */
function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const ids = GAMES.map(({ info }) => info.id);
  const known = orList(ids);
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new Error(`name one game: ${known}.`);
  if (!ids.includes(game)) throw new Error(`"${game}" isn’t one of ${known}.`);
  if (values.seed?.trim() === '') throw new Error('--seed needs a text.');
  if (values.out?.trim() === '') throw new Error('--out needs a folder.');
  return { game, seed: values.seed ?? randomBytes(16).toString('hex'), out: values.out ?? '' };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function playGame({ game, seed, out }: Options): Promise<void> {
  if (out !== '') makeFolder(path.resolve(out));
  const { code, functions } = await bundleScript(SOURCES.entry);
  checkScript(code, functions);
  const played = playPractice({ game, seed, code, manifest: readManifest(), say: print });
  print(`Seed: ${seed}`);
  if (out !== '') writePracticeFiles(played, out);
}

/** Creates folders one by one, since `recursive` may loop forever if a folder can't be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function readManifest(): JsonObject {
  const json = toJson(JSON.parse(readFileSync(SOURCES.manifest, 'utf8')));
  if (!isJsonObject(json)) throw new Error(`${SOURCES.manifest} isn’t an object.`);
  return json;
}

function writePracticeFiles({ host, game }: PracticeGame, out: string): void {
  const idIn = (url: string): string => /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
  const books: readonly NamedBook[] = [
    { name: 'host', id: host.bookId ?? '' },
    { name: 'public', id: idIn(game.publicBook) },
    ...game.players.map(({ name, book }) => ({ name, id: idIn(book) })),
  ];
  const tabs = writeBooks(host, books, out);
  const { content } = unwrapReply(createDeskApi(host).exportFile({ what: 'game' }));
  writeFileSync(path.join(out, 'scenario.json'), `${JSON.stringify(content, null, 2)}\n`);
  print(`Written to ${out}: ${tabs} tabs in ${books.length} books, and scenario.json.`);
}

async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`practice: ${toOneLine(error)}\n`);
    return EXIT_WRONG_USE;
  }
  try {
    await playGame(options);
    return 0;
  } catch (error) {
    process.stderr.write(`practice: ${toOneLine(error)}\n`);
    return 1;
  }
}

function toOneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
}

void main().then((code) => {
  process.exitCode = code;
});

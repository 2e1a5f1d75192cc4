// `npm run docs`: generates docs/casebook.md, docs/calls.md, docs/rules/, and parts of other pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRelease } from '../../src/commands/dist';
import { readCasebook } from './files';
import { callsPage } from './calls-page';
import { casebookPage } from './page';
import { GAMES } from '../../src/games/catalogue';
import type { PlayableGame } from '../../src/games/frame/playable';
import { SHOWN_PAGES } from '../browser/shown-pages';
import { andList } from '../../src/games/frame/wording';

/** Every page that's generated, at least in part: its path and its text. */
export function pages(): readonly (readonly [path: string, text: string])[] {
  return [
    ['docs/casebook.md', casebookPage(readCasebook(), GAMES)],
    ['docs/calls.md', callsPage()],
    ...GAMES.map((game) => [`docs/rules/${game.info.id}.md`, rulesPage(game)] as const),
    ['README.md', withWays(withGames(readFileSync('README.md', 'utf8'), GAMES), 'docs/')],
    ['docs/deploying.md', withWays(readFileSync('docs/deploying.md', 'utf8'), '')],
    ['docs/pasting.md', withDownload(readFileSync('docs/pasting.md', 'utf8'))],
  ];
}

const WAYS_START = '<!-- Start of the ways to install, which npm run docs writes from release.json. -->';
const WAYS_END = '<!-- End of the ways to install. -->';

const DOWNLOAD_START = '<!-- Start of the download link, which npm run docs writes from release.json. -->';
const DOWNLOAD_END = '<!-- End of the download link. -->';

/** Adds a link to the newest archive to the guide on pasting, or how to make an archive. */
export function withDownload(page: string, { version, download } = readRelease('release.json')): string {
  const line =
    download === undefined
      ? 'No archive is published yet. To make one, install [Node.js](https://nodejs.org) and run `npm ci && npm run release`. This creates `release/round-keeper-VERSION.zip` and the page `release/index.html`.'
      : `[Download the archive of ${version}](${download}).`;
  return between(page, DOWNLOAD_START, DOWNLOAD_END, line);
}

/** Adds the ways to get the newest release to a page. `folder` is the path from the page to the guides. */
export function withWays(page: string, folder: string, release = readRelease('release.json')): string {
  const { copy, download } = release;
  const archive = download === undefined ? '' : ` (its [archive](${download}))`;
  const ways = [
    ...(copy === undefined
      ? []
      : [
          `- **[Copy this sheet](${copy})**: choose **Make a copy**. The copy is yours and includes the program. In the copy, choose **Extensions › Round Keeper › Open Round Keeper**. Go through [what Google asks](${folder}deploying.md#what-google-asks-the-first-time), then [check your account](${folder}deploying.md#check-your-account).`,
        ]),
    `- [Paste four files](${folder}pasting.md) into a spreadsheet’s script editor${archive}. There’s nothing to install.`,
    `- [Use a terminal](${folder}deploying.md#with-a-terminal), if you know how. Updating takes one command.`,
  ];
  return between(page, WAYS_START, WAYS_END, ways.join('\n'));
}

const GAMES_START = '<!-- Start of the list of games, which npm run docs writes from the catalog. -->';
const GAMES_END = '<!-- End of the list of games. -->';

/** Updates the list of games in the README, which is otherwise written by hand. */
function withGames(readme: string, games: readonly Pick<PlayableGame, 'info'>[]): string {
  const list = games.map(
    ({ info }) =>
      `- [${info.title}](docs/rules/${info.id}.md), designed by ${andList(info.designers)}. ${info.blurb} ${info.playerCount}.`,
  );
  return between(readme, GAMES_START, GAMES_END, list.join('\n'));
}

/** Replaces what's between two lines of a page. */
function between(page: string, start: string, end: string, text: string): string {
  const [before, rest] = page.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`The page has nothing between “${start}” and “${end}”.`);
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}

function rulesPage({ info, rules }: PlayableGame): string {
  const shown = SHOWN_PAGES[info.id];
  const told =
    info.ownRules === true
      ? 'These rules apply to every match of your own. The Rules tab of a match’s public book also has the host’s own rules.'
      : 'These rules are in Round Keeper’s own words and use the default settings. The Rules tab of a game’s public book shows the rules with that game’s settings.';
  return [
    `# ${info.title}`,
    `Designed by ${andList(info.designers)} for ${info.origin}. ${told}`,
    `${info.playerCount}. ${info.length}.`,
    info.blurb,
    ...(shown === undefined ? [] : [`![${shown.alt}](../images/${info.id}.png)`]),
    ...rules.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
    `[The casebook](../casebook.md#${info.id}) explains the rules case by case.`,
    '',
  ].join('\n\n');
}

function main(): void {
  for (const [path, text] of pages()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    process.stdout.write(`${path}\n`);
  }
}

// Not when a test imports this file to check the pages.
if (process.argv[1]?.endsWith('docs.ts') === true) main();

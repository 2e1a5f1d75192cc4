// `npm run docs`: writes what is drawn from data: docs/casebook.md, docs/rules/, and the README's list of games.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCasebook } from './files';
import { casebookPage } from './page';
import { GAMES } from '../../src/games/catalogue';
import type { PlayableGame } from '../../src/games/frame/playable';
import { SHOWN_PAGES } from '../browser/shown-pages';
import { all } from '../../src/games/frame/wording';

/** Every page that is drawn from data, at least in part: its path and its text. */
export function pages(): readonly (readonly [path: string, text: string])[] {
  return [
    ['docs/casebook.md', casebookPage(readCasebook(), GAMES)],
    ...GAMES.map((game) => [`docs/rules/${game.info.id}.md`, rulesPage(game)] as const),
    ['README.md', withGames(readFileSync('README.md', 'utf8'), GAMES)],
  ];
}

const GAMES_START = '<!-- npm run docs writes this list from the catalogue. -->';
const GAMES_END = '<!-- The list of games ends here. -->';

/** The README with its list of games as the catalogue has them; all else in it is written by hand. */
export function withGames(readme: string, games: readonly Pick<PlayableGame, 'info'>[]): string {
  const [before, rest] = readme.split(GAMES_START);
  const [, after] = rest?.split(GAMES_END) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`README.md has no list of games between “${GAMES_START}” and “${GAMES_END}”.`);
  }
  const list = games.map(
    ({ info }) =>
      `- [${info.title}](docs/rules/${info.id}.md), designed by ${all(info.designers)}. ${info.blurb} ${info.playerCount}.`,
  );
  return `${before}${GAMES_START}\n\n${list.join('\n')}\n\n${GAMES_END}${after}`;
}

function rulesPage({ info, rules }: PlayableGame): string {
  const shown = SHOWN_PAGES[info.id];
  return [
    `# ${info.title}`,
    `Designed by ${all(info.designers)} for ${info.origin}. The rules are retold here in Round Keeper’s words, with the default settings; the Rules tab of a game’s public book has that game’s own.`,
    `${info.playerCount}. ${info.length}.`,
    info.blurb,
    ...(shown === undefined ? [] : [`![${shown.alt}](../images/${info.id}.png)`]),
    ...rules.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
    `How each rule is meant is shown case by case in [the casebook](../casebook.md#${info.id}).`,
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

// The test that these pages are current imports this file, and writes nothing.
if (process.argv[1]?.endsWith('docs.ts') === true) main();

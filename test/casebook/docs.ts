// `npm run docs`: writes the pages that are drawn from data, docs/casebook.md and docs/rules/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCasebook } from './files';
import { casebookPage } from './page';
import { GAMES } from '../../src/games/catalogue';
import type { PlayableGame } from '../../src/games/playable';
import { all } from '../../src/games/wording';

/** Every page that is drawn from data: its path and its text. */
export function pages(): readonly (readonly [path: string, text: string])[] {
  return [
    ['docs/casebook.md', casebookPage(readCasebook(), GAMES)],
    ...GAMES.map((game) => [`docs/rules/${game.info.id}.md`, rulesPage(game)] as const),
  ];
}

function rulesPage({ info, rules }: PlayableGame): string {
  return [
    `# ${info.title}`,
    `Designed by ${all(info.designers)} for ${info.origin}. The rules are retold here in Round Keeper’s words, with the default settings; the Rules tab of a game’s public book has that game’s own.`,
    `${info.playerCount}. ${info.length}.`,
    info.blurb,
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

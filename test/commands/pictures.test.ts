// The docs' pictures: every reference has a file, every file is referred to, and no file is large.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { GAMES } from '../../src/games/catalogue';

const IMAGES = path.join('docs', 'images');
const LARGEST = 200_000;

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => path.join('docs', name)),
].filter((name) => name.endsWith('.md'));

/** Every picture in the docs: the page, the alternative text and the file. */
const shown = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, words = '', file = '']) => ({
    page,
    words,
    file: path.join(path.dirname(page), file),
  })),
);

test('every picture exists, and every file in docs/images is used', () => {
  const there = readdirSync(IMAGES).map((name) => path.join(IMAGES, name));
  expect([...new Set(shown.map(({ file }) => file))].sort()).toEqual(there.sort());
});

test('every picture has a description and a reasonable size', () => {
  expect(shown.filter(({ words }) => words.length < 20)).toEqual([]);
  const large = readdirSync(IMAGES).filter((name) => statSync(path.join(IMAGES, name)).size > LARGEST);
  expect(large).toEqual([]);
});

test.each(GAMES.map(({ info }) => [info.id]))('the rules of %s have a picture of its page', (game) => {
  expect(shown.filter(({ page }) => page === path.join('docs', 'rules', `${game}.md`))).toMatchObject([
    { file: path.join(IMAGES, `${game}.png`) },
  ]);
});

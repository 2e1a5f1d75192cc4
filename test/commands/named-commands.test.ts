// Every command in the guides is a script of package.json, or runs tests that exist.
import { readdirSync, readFileSync } from 'node:fs';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'test/support', 'packages'].flatMap(filesIn),
].filter((file) => file.endsWith('.md') && !file.includes('node_modules'));
const testFiles = ['test', 'packages'].flatMap(filesIn).filter((file) => /(?<!\.long)\.test\.ts$/.test(file));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };

const named = guides.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(/(?<![\w.])(npm run|npx jest) ([^`\n#…]+)/g)].map(
    ([, program = '', rest = '']) => ({ guide, program, words: rest.trim().split(/\s+/) }),
  ),
);

test('every script in a guide exists', () => {
  const runs = named.filter(({ program }) => program === 'npm run');
  expect(runs.length).toBeGreaterThan(30);
  const script = (words: readonly string[]): string => words.find((word) => !word.startsWith('-')) ?? '';
  expect(runs.filter(({ words }) => !(script(words) in scripts))).toEqual([]);
});

test('every test path in a guide exists', () => {
  const paths = named
    .filter(({ program }) => program === 'npx jest')
    .flatMap(({ guide, words }) =>
      words.filter((word) => word.includes('/')).map((path) => ({ guide, path })),
    );
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter(({ path }) => !testFiles.some((file) => file.includes(path)))).toEqual([]);
});

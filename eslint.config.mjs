// The rules that types cannot say: what pure code may not name, how long a file may be. Who may import whom is in
// .dependency-cruiser.mjs.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import globals from 'globals';

const googleGlobals = [
  'SpreadsheetApp',
  'FormApp',
  'DriveApp',
  'Drive',
  'Sheets',
  'HtmlService',
  'LockService',
  'PropertiesService',
  'ScriptApp',
  'UrlFetchApp',
  'Utilities',
  'Session',
  'Logger',
  'CacheService',
  'MailApp',
];
const platformGlobals = [
  'setTimeout',
  'setInterval',
  'fetch',
  'URL',
  'TextEncoder',
  'TextDecoder',
  'crypto',
  'structuredClone',
  'atob',
  'btoa',
  'process',
  'Buffer',
  'window',
  'document',
  'navigator',
  'require',
];

const banned = (names, message) => names.map((name) => ({ name, message }));

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.table/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The rules of the games and the round loop are pure: the same scenario gives the same bytes everywhere.
    files: ['src/games/**/*.ts', 'src/rounds/**/*.ts', 'src/sheets/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...banned(
          googleGlobals,
          'Only src/google names a Google service; take what you need through a port.',
        ),
        ...banned(platformGlobals, 'Pure code runs on Google too, which has no such global.'),
        { name: 'console', message: 'Pure code prints nothing; return what happened.' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Draw from the seeded Chance that the engine is given.',
        },
        {
          object: 'Date',
          property: 'now',
          message: 'Pure code has no clock; instants come in as numbers.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Pure code has no clock; instants come in as numbers.',
        },
      ],
      // Casts are for places where data enters; pure code gets validated values. (`as const` is allowed.)
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // Here data enters: what these have read part by part is the type that they say.
    files: ['src/games/fields/*.ts', 'src/games/stage.ts', 'src/rounds/record/entries.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    files: ['src/google/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...banned(platformGlobals, 'Apps Script has no such global.')],
    },
  },
  {
    files: ['*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node, parserOptions: { project: false } },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
);

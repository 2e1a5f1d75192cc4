// Jest runs the TypeScript sources through swc; a few dependencies ship only ES modules and go through it too.
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(pure-rand|js-sha256|preact|@sparticuz)/)'],
  // Two cores are what the smallest machine has; browser tests want one of them to themselves.
  maxWorkers: 2,
};

// @ts-check
import { fileURLToPath } from 'node:url';

const noStyles = fileURLToPath(new URL('./no-styles.js', import.meta.url));
const fieldsAtOnce = fileURLToPath(new URL('../ui/src/picks/fields-at-once.ts', import.meta.url));
const menusAtOnce = fileURLToPath(new URL('../shell/src/header/menus-at-once.ts', import.meta.url));
const noticesAtOnce = fileURLToPath(new URL('../shell/src/notices/notices-at-once.ts', import.meta.url));
const patientFinds = fileURLToPath(new URL('./patient-finds.js', import.meta.url));
const sharedPage = fileURLToPath(new URL('./jest/shared-page.cjs', import.meta.url));
const sharedPackages = fileURLToPath(new URL('./jest/shared-packages.cjs', import.meta.url));

/** Dependencies that ship only ES modules. Jest runs CommonJS, so they are compiled like our own source. */
const modulesOnly = [
  'jose',
  'wouter',
  'regexparam',
  '@pendo',
  'd3-[a-z-]+',
  'internmap',
  'marked',
  '@preact',
  'lexical',
  '@lexical',
  '@suite',
  '@services',
];

const swc = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
};

/**
 * Globals that each module receives as parameters. Jest runs modules in a vm context, where looking up a global takes
 * microseconds. Left out are those that tests replace, such as `Date`, and names that a package declares itself.
 */
const injectedGlobals = [
  'Object',
  'Array',
  'String',
  'Number',
  'Symbol',
  'BigInt',
  'Promise',
  'Map',
  'WeakMap',
  'WeakSet',
  'Proxy',
  'Reflect',
  'Math',
  'JSON',
  'RegExp',
  'Error',
  'TypeError',
  'Uint8Array',
  'Intl',
];

/**
 * The jest project of a package or a zone. Tests are beside the source; Playwright's `.spec.ts` files are excluded.
 * @param {'node' | 'jsdom'} environment
 * @returns {import('jest').Config}
 */
export const jestProject = (environment) => ({
  testEnvironment: environment === 'node' ? 'node' : sharedPage,
  ...(environment === 'jsdom' && { runtime: sharedPackages }),
  testEnvironmentOptions: environment === 'jsdom' ? { url: 'https://hub.suite.example/home/' } : {},
  setupFilesAfterEnv: environment === 'jsdom' ? [patientFinds] : [],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/out/', '/.next/'],
  moduleNameMapper: {
    '\\.css$': noStyles,
    '/load-fields$': fieldsAtOnce,
    '/load-menus$': menusAtOnce,
    '/load-notices$': noticesAtOnce,
  },
  sandboxInjectedGlobals: injectedGlobals,
  transform: { '^.+\\.(?:[cm]?js|tsx?)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly.join('|')})/)`],
});

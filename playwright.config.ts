import { defineConfig } from '@playwright/test';
import { isFullRun } from '@suite/env/node';
import { findChromium } from '@suite/testing/find-chromium';
import type { SuiteOptions } from '@suite/testing/suite-test';

/** Sign-in, deep link, company switch and log out run everywhere; every story in `local`, almost every one in `prod` (design §6). */
const core = isFullRun() ? undefined : /@everywhere/;

/** The same, and every zone signed in and out, in one more environment of sub-domains and in one-space mode. */
const matrix = isFullRun() ? undefined : /@everywhere|@matrix/;

/**
 * What these zones do by themselves is the same on any host: in `prod` they show what is tagged for the matrix. A story's
 * title begins with its file.
 */
const ofOneZone = isFullRun()
  ? undefined
  : /zones\/(hub\/(app-manager|core-home|internal|invite|iq-[a-z-]+|profile)|accounts\/identity-profile|onespace\/apps)\/e2e\/(?!.*@(matrix|everywhere))/;

export default defineConfig<object, SuiteOptions>({
  testMatch: 'zones/*/*/e2e/*.spec.ts',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    ignoreHTTPSErrors: true,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'local', use: { topology: 'local', environment: 'local' } },
    { name: 'prod', grepInvert: ofOneZone, use: { topology: 'preview', environment: 'prod' } },
    { name: 'qa', grep: matrix, use: { topology: 'preview', environment: 'qa' } },
    { name: 'dev', grep: core, use: { topology: 'preview', environment: 'dev' } },
    { name: 'one-space', grep: matrix, use: { topology: 'onespace', environment: 'prod' } },
    { name: 'localHttps', grep: core, use: { topology: 'localHttps', environment: 'localHttps' } },
    ...(isFullRun()
      ? [
          { name: 'staging', use: { topology: 'preview', environment: 'staging' } as const },
          { name: 'uat', use: { topology: 'preview', environment: 'uat' } as const },
          { name: 'one-space-qa', use: { topology: 'onespace', environment: 'qa' } as const },
        ]
      : []),
  ],
});

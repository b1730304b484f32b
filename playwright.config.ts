import { defineConfig } from '@playwright/test';
import { isFullRun } from '@suite/env/node';
import { findHeadlessShell } from './packages/testing/src/find-chromium.mjs';
import type { SuiteOptions } from './packages/testing/src/suite-test';

/**
 * Every story is told once, where it says most: what stands between hosts in `prod`, with its eight sub-domains, all
 * else in `local`. Tags name those that are told elsewhere, too. A full run tells every story in both, and the tagged
 * ones in every environment (decision 013).
 */
const onlyPartly = (where: RegExp) => (isFullRun() ? undefined : where);

/** A story's title begins with its file. */
const betweenHosts =
  /\/home\/e2e\/(session|telemetry|environments|without-script|shared-assets)|\/accounts\/(auth|error)-redirect\/|\/redirect-attacks/;
const matrix = /@everywhere|@matrix/;
const core = isFullRun() ? matrix : /@everywhere/;

/** Workers of a project with few stories: a second suite takes longer to start than the stories take. */
const few = isFullRun() ? 2 : 1;

/**
 * Chromium makes pages of its own for the popup of the address bar, beside every page that a story opens: more than half
 * of what an empty page costs. A second switch replaces Playwright's, so its features (of 1.65) come first.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig<object, SuiteOptions>({
  globalSetup: './packages/testing/src/seeded-folder.ts',
  testMatch: 'zones/*/*/e2e/*.spec.ts',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures}`,
      ],
    },
    ignoreHTTPSErrors: true,
    // A trace makes a story half as long again: `--trace=retain-on-failure` for the one that is looked at.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'local',
      grepInvert: onlyPartly(new RegExp(`^(?!.*(${matrix.source})).*(${betweenHosts.source})`)),
      use: { topology: 'local', environment: 'local' },
    },
    {
      name: 'prod',
      grep: onlyPartly(new RegExp(`${betweenHosts.source}|${matrix.source}`)),
      use: { topology: 'preview', environment: 'prod' },
    },
    { name: 'qa', grep: core, workers: few, use: { topology: 'preview', environment: 'qa' } },
    { name: 'dev', grep: core, workers: few, use: { topology: 'preview', environment: 'dev' } },
    { name: 'one-space', grep: matrix, use: { topology: 'onespace', environment: 'prod' } },
    { name: 'localHttps', grep: core, workers: few, use: { topology: 'localHttps', environment: 'localHttps' } },
    ...(isFullRun()
      ? [
          { name: 'staging', grep: core, use: { topology: 'preview', environment: 'staging' } as const },
          { name: 'uat', grep: core, use: { topology: 'preview', environment: 'uat' } as const },
          { name: 'nginx-prod', grep: core, use: { topology: 'nginx', environment: 'prod' } as const },
          { name: 'nginx-qa', grep: core, use: { topology: 'nginx', environment: 'qa' } as const },
          { name: 'caddy-prod', grep: core, use: { topology: 'caddy', environment: 'prod' } as const },
          { name: 'one-space-qa', grep: core, use: { topology: 'onespace', environment: 'qa' } as const },
        ]
      : []),
  ],
});

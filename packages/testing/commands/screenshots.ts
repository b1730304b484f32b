#!/usr/bin/env -S node --import tsx
// Pictures of every zone as it is built, for people to look at: npm run screenshots
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { existsIn, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
// @boundaries-ignore One place of all options, which npm test reads before packages are installed.
import { readArguments } from '../../host/commands/arguments.mjs';
import { findChromium } from '../src/find-chromium.mjs';
import { startSuite } from '../src/running-suite';
import { signInByApi } from '../src/sign-in-by-api';
import { placed, type Suite } from '../src/suite-test';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));

/** A desk and a phone, in CSS pixels. */
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const looks = viewports.flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme): Look => ({ viewport, colorScheme })),
);

async function takeAll(browser: Browser, suite: Suite, look: Look): Promise<void> {
  const signedOut = await browser.newContext({ ...look, ignoreHTTPSErrors: true });
  const signedIn = await browser.newContext({ ...look, ignoreHTTPSErrors: true });
  await signInByApi(signedIn, suite, 'olivia');
  for (const name of zoneNames) {
    if (!existsIn(name, suite.place.environment)) continue;
    await take(zoneRow(name).public ? signedOut : signedIn, suite, look, name);
  }
  await signedOut.close();
  await signedIn.close();
}

async function take(context: BrowserContext, suite: Suite, { viewport, colorScheme }: Look, name: ZoneName): Promise<void> {
  const page = await context.newPage();
  await page.goto(suite.url(name), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const path = `${folder}${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
  await page.screenshot({ path });
  await page.close();
  console.log(path);
}

readArguments('screenshots');
await mkdir(folder, { recursive: true });
// The environment in which every zone exists.
const suite = placed(await startSuite('preview'), 'dev');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const look of looks) await takeAll(browser, suite, look);
} finally {
  await browser.close();
  await suite.stop();
}

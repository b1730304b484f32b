#!/usr/bin/env -S node --import tsx
// Takes pictures of every page of the built zones for people to look at: npm run screenshots [ZONE…]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
// @boundaries-ignore One place of all options, which npm test reads before packages are installed.
import { readArguments } from '../../host/commands/arguments.mjs';
import { findChromium } from '../src/find-chromium.mjs';
import { startSuite } from '../src/running-suite';
import { signInByApi } from '../src/sign-in-by-api';
import { placed } from '../src/suite-test';
import { type Stop, settle, tourZones, unlinkedAddresses } from '../src/tour';

const { positionals: zonesToVisit, values } = readArguments('screenshots');
const folder = fileURLToPath(new URL(`../../../screenshots/${values.into ? `${values.into}/` : ''}`, import.meta.url));

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const looks: readonly Look[] = [
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 1280, height: 860, colorScheme: 'dark' },
  { width: 820, height: 1100, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
];

/** Limit of the page height in pixels; what follows on a very long page is repetitive. */
const LONGEST = 4_000;

/** Opens the page once and takes its picture on each screen. */
async function takeLooks(page: Page, { address, title }: Stop): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
  await settle(page, 20_000);
  await showBelow(page);
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await settle(page, 3_000);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: `${folder}${title}-${width}-${colorScheme}.png`,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.max(height, Math.min(bottom, LONGEST)) },
      animations: 'disabled',
      timeout: 15_000,
    });
  }
  console.log(title);
}

/** Scrolls down, because charts load when they come into view. */
async function showBelow(page: Page): Promise<void> {
  for (let top = 0; top < LONGEST; top += 700) {
    const isBelow = await page.evaluate((top) => {
      window.scrollTo(0, top);
      return top < document.documentElement.scrollHeight - window.innerHeight;
    }, top);
    await settle(page, 3_000);
    if (!isBelow) break;
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

await mkdir(folder, { recursive: true });
const started = Date.now();
// The only environment with all zones.
const suite = placed(await startSuite('preview'), 'dev');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const [signedIn, signedOut] = await Promise.all([0, 1].map(() => browser.newContext({ ignoreHTTPSErrors: true })));
  if (!signedIn || !signedOut) throw new Error('the browser gave no context');
  await signInByApi(signedIn, suite, 'olivia');
  const known = await unlinkedAddresses(suite);
  const problems = await tourZones({ suite, requested: zonesToVisit, signedIn, signedOut, known, visit: takeLooks });
  console.log(`pictures are in ${folder}, taken in ${Math.round((Date.now() - started) / 1000)} s`);
  for (const problem of problems) console.log(`not taken: ${problem}`);
} finally {
  await browser.close();
  await suite.stop();
}

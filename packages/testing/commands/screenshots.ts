#!/usr/bin/env -S node --import tsx
// Pictures of every page of the built zones, for people to look at: npm run screenshots [ZONE…]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
// @boundaries-ignore One place of all options, which npm test reads before packages are installed.
import { readArguments } from '../../host/commands/arguments.mjs';
import { findChromium } from '../src/find-chromium.mjs';
import { startSuite } from '../src/running-suite';
import { signInByApi } from '../src/sign-in-by-api';
import { placed, type Suite } from '../src/suite-test';

const { positionals: asked, values } = readArguments('screenshots');
const folder = fileURLToPath(new URL(`../../../screenshots/${values.into ? `${values.into}/` : ''}`, import.meta.url));

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const desk = { width: 1280, height: 860 };
const tablet = { width: 820, height: 1100 };
const phone = { width: 390, height: 844 };
const looks: readonly Look[] = [
  { viewport: desk, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
  { viewport: tablet, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
];

const isAsked = (name: ZoneName) => asked.length === 0 || asked.includes(name);

async function takeAll(browser: Browser, suite: Suite, look: Look): Promise<void> {
  const signedOut = await browser.newContext({ ...look, ignoreHTTPSErrors: true });
  const signedIn = await browser.newContext({ ...look, ignoreHTTPSErrors: true });
  await signInByApi(signedIn, suite, 'olivia');
  for (const name of zoneNames) {
    if (!isAsked(name) || !existsIn(name, suite.place.environment)) continue;
    await takeZone(zoneRow(name).public ? signedOut : signedIn, suite, look, name);
  }
  await signedOut.close();
  await signedIn.close();
}

/** Pages whose links need a parameter are found by the first link to them on the pages before. */
async function takeZone(context: BrowserContext, suite: Suite, look: Look, name: ZoneName): Promise<void> {
  const { routes, params = {} } = zoneRow(name) as { routes: readonly string[]; params?: Record<string, unknown> };
  const page = await context.newPage();
  const links = new Set<string>();
  const plain = routes.filter((route) => !(route in params));
  for (const route of plain.length > 0 ? plain : routes.slice(0, 1)) {
    await take(page, zoneUrl(suite.place, name, route as never), look, `${name}${route}`);
    for (const link of await linksOn(page)) links.add(link);
  }
  const base = zoneUrl(suite.place, name).split('#')[0];
  for (const route of routes.filter((route) => route in params)) {
    const link = [...links].find((href) => href.startsWith(`${base}#${route}?`));
    if (!link) continue;
    await take(page, link, look, `${name}${route}`);
    for (const more of await linksOn(page)) links.add(more);
  }
  await page.close();
}

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));

async function take(page: Page, address: string, { viewport, colorScheme }: Look, title: string): Promise<void> {
  // Another hash alone would keep the page as it is scrolled and open.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A page that looks for news again and again is never quiet.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  const path = `${folder}${title.replaceAll('/', '-').replace(/-$/, '')}-${viewport.width}-${colorScheme}.png`;
  await page.screenshot({ path, fullPage: true });
  console.log(path);
}

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

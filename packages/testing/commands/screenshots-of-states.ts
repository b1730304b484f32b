#!/usr/bin/env -S node --import tsx
// Pictures of every page of the built zones while it loads, when its calls fail, empty and full, for people to look
// at: npm run screenshots:states [ZONE…]
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
// @boundaries-ignore One place of all options, which npm test reads before packages are installed.
import { readArguments } from '../../host/commands/arguments.mjs';
import { apiOf } from '../src/api-caller';
import { findChromium } from '../src/find-chromium.mjs';
import { invitePerson } from '../src/invite-person';
import { newPerson } from '../src/new-person';
import { PASSWORD, type Person, people } from '../src/people';
import { startSuite } from '../src/running-suite';
import { signInByApi } from '../src/sign-in-by-api';
import { placed, type Suite } from '../src/suite-test';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}screenshots/states/`;

/** What a page itself shows; who is signed in and where the zone stands are always known. */
const data =
  /\/(academy-admin|access|insights|internal|offers|payments|proposals|security-data|wisp)\/|\/users\/[^/]+\/(sessions|mfa|preferences)$|\/invitations\//;

interface State {
  name: string;
  person: Person;
  /** Makes the page's calls go wrong. */
  meddle?: (page: Page) => Promise<unknown>;
}

const isRead = (page: Page, act: 'hold' | 'fail') =>
  page.route(
    ({ host, pathname }) => /(^|-)api\./.test(host) && data.test(pathname),
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      // Held for good: the page is closed under it.
      return act === 'hold' ? undefined : route.fulfill({ status: 500, json: { code: 'unexpected', message: 'It broke.' } });
    },
  );

const states: readonly State[] = [
  { name: 'full', person: 'olivia' },
  { name: 'empty', person: 'mia' },
  { name: 'loading', person: 'olivia', meddle: (page) => isRead(page, 'hold') },
  { name: 'error', person: 'olivia', meddle: (page) => isRead(page, 'fail') },
];

const isBuilt = (name: ZoneName) => !existsSync(`${root}zones/${zoneRow(name).host}/${name}/features/not-built`);

/** Groups, invitations and people for Harborline Accounting, and a firm of her own for Mia. */
async function fill(suite: Suite): Promise<void> {
  for (const firstName of ['Ada', 'Ben', 'Cleo']) await newPerson(suite, { firstName });
  for (let count = 0; count < 3; count += 1) await invitePerson(suite);
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  await olivia.turnTo(people.olivia.company);
  for (const name of ['Tax', 'Payroll']) await olivia.call('POST', '/access/v1/groups', { name, apps: {}, members: [] });
  const mia = apiOf(suite);
  await mia.signIn(people.mia.email, PASSWORD);
  await mia.call('POST', '/insights/api/v1/firms/provision', { name: 'Cedarworks Tax' });
}

async function signedIn(browser: Browser, suite: Suite, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true });
  await signInByApi(context, suite, person);
  return context;
}

async function take(context: BrowserContext, suite: Suite, { name, meddle }: State, zone: ZoneName): Promise<void> {
  const { routes, params = {} } = zoneRow(zone) as { routes: readonly string[]; params?: Record<string, unknown> };
  for (const route of routes.filter((route) => !(route in params))) {
    const page = await context.newPage();
    await meddle?.(page);
    await page.goto(zoneUrl(suite.place, zone, route as never), { waitUntil: name === 'loading' ? 'load' : 'networkidle' });
    await page.getByRole('main').waitFor();
    const path = `${folder}${zone}${route.replaceAll('/', '-').replace(/-$/, '')}-${name}.png`;
    await page.screenshot({ path });
    await page.close();
    console.log(path);
  }
}

const { positionals: asked } = readArguments('screenshots:states');
await mkdir(folder, { recursive: true });
// The environment in which every zone exists.
const suite = placed(await startSuite('preview'), 'dev');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  await fill(suite);
  for (const state of states) {
    const context = await signedIn(browser, suite, state.person);
    for (const zone of zoneNames) {
      const isAsked = asked.length === 0 || asked.includes(zone);
      if (isAsked && existsIn(zone, suite.place.environment) && isBuilt(zone) && !zoneRow(zone).public)
        await take(context, suite, state, zone);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await suite.stop();
}

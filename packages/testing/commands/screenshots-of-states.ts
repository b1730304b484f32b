#!/usr/bin/env -S node --import tsx
// Takes pictures of every page of the built zones for people to look at (loading, with failed calls, empty and full, on a wide
// screen and on a phone in the dark theme), and reports what shifts while it loads: npm run screenshots:states [ZONE…]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type ServiceName, serviceNames } from '@suite/contract/services';
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
import { type Stop, settle, tourZones, unlinkedAddresses } from '../src/tour';
import { type Watched, watchPages } from '../src/watch-pages';

const folder = fileURLToPath(new URL('../../../screenshots/states/', import.meta.url));

/** The session and the zone's environment are always known, and telemetry is not part of the page. */
const apart: readonly ServiceName[] = ['identity', 'flags', 'monitoring', 'analytics', 'connections'];

/** The data that a page shows: every service of the API, and the lists of `identity` that its own pages show. */
const data = new RegExp(
  `^/(${serviceNames.filter((name) => !apart.includes(name)).join('|')})/|/users/[^/]+/(sessions|mfa|preferences)$|/invitations/`,
);

interface State {
  name: string;
  person: Person;
  /** Makes the page's calls fail or never finish. */
  meddle?: 'hold' | 'fail';
}

const states: readonly State[] = [
  { name: 'full', person: 'olivia' },
  { name: 'empty', person: 'mia' },
  { name: 'loading', person: 'olivia', meddle: 'hold' },
  { name: 'error', person: 'olivia', meddle: 'fail' },
];

/** Delays the reads of a page until the page is closed, or fails them. GraphQL reads use POST. */
const meddleWith = (page: Page, how: 'hold' | 'fail') =>
  page.route(
    ({ host, pathname }) => /(^|-)api\./.test(host) && data.test(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() !== 'GET' && !pathname.startsWith('/acoren/')) return route.fallback();
      return how === 'hold' ? undefined : route.fulfill({ status: 500, json: { code: 'unexpected', message: 'It broke.' } });
    },
  );

/** Creates groups, invitations and people for Harborline Accounting, and a firm for Mia. */
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

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true });

async function take(page: Page, { address, title }: Stop, { name, meddle }: State, watched: Watched): Promise<void> {
  if (meddle) await meddleWith(page, meddle);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('main').waitFor({ timeout: 20_000 });
  await settle(page, meddle === 'hold' ? 1_000 : undefined);
  const shift = watched.shifts.get(page.url()) ?? 0;
  console.log(`${title} ${name}${shift >= 0.0005 ? `: shifts by ${shift.toFixed(3)}` : ''}`);
  await picture(page, `${title}-${name}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page, 1_000);
  await picture(page, `${title}-${name}-narrow-dark`);
}

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled', timeout: 15_000 });

const { positionals: zonesToVisit } = readArguments('screenshots:states');
await mkdir(folder, { recursive: true });
// The only environment with all zones.
const suite = placed(await startSuite('preview'), 'dev');
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  await fill(suite);
  const open = await unlinkedAddresses(suite);
  const known = new Map(open);
  for (const state of states) {
    const [signedIn, signedOut] = [await newContext(browser), await newContext(browser)];
    await signInByApi(signedIn, suite, state.person);
    const [inside, outside] = [await watchPages(signedIn), await watchPages(signedOut)];
    const visit = (page: Page, stop: Stop) => take(page, stop, state, page.context() === signedIn ? inside : outside);
    // Pages whose calls hang or fail have no links, so the addresses of the full pages are visited; an empty firm has its own.
    const isOther = state.person !== 'olivia';
    const problems = await tourZones({
      suite,
      requested: zonesToVisit,
      signedIn,
      signedOut,
      known: isOther ? new Map(open) : known,
      visit,
    });
    for (const problem of problems) console.log(`not taken: ${problem} (${state.name})`);
    await signedIn.close();
    await signedOut.close();
  }
} finally {
  await browser.close();
  await suite.stop();
}

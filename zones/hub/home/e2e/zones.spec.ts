import type { Page } from '@playwright/test';
import { deadLinks, linksOfHtml } from '@suite/testing/dead-links';
import { people } from '@suite/testing/people';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { visitedZones } from '@suite/testing/visited-zones';
import { shifted, type Watched, watchPages } from '@suite/testing/watch-pages';
import { homeZone } from '@suite/zones/zone-url';
import { existsIn, SUITE_NAME, type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/** The first headings of each zone; auth-redirect continues to home. */
const headings: Partial<Record<ZoneName, string>> = {
  home: 'Overview',
  'core-home': 'Today',
  internal: 'Internal',
  invite: 'Open the link of your invitation',
  'iq-clients': 'Clients',
  'iq-reports': 'Reports',
  'iq-dashboard': 'Dashboard',
  'iq-onboarding': 'Set up Connect IQ',
  'iq-settings': 'Connections',
  'iq-client-advisory': 'To-dos',
  wisp: 'Written information security plan Version 1 · in force',
  devices: 'Devices',
  training: 'My courses',
  offer: 'Pipeline',
  'offer-public': 'Open the link of your mail',
  profile: 'Profile',
  'identity-profile': 'Your account',
  login: 'Sign in',
  'app-manager': 'People',
  apps: 'My apps',
  'error-redirect': 'No error is known',
  'firm-info': 'Start your website',
  content: 'Pages',
  contact: 'Inbox',
  'right-exit': `What ${people.olivia.company} is worth`,
  chat: 'Ask about your firm',
  explore: 'Directory',
};

const zonesOf = ({ deployment }: Suite) => zoneNames.filter((name) => existsIn(name, deployment.environment));
const entryOf = (suite: Suite, name: ZoneName) => suite.url(name).replace(/#.*/, '');
const titleOf = (name: ZoneName) => `${zones[name].title} · ${SUITE_NAME}`;
const heading = (page: Page, name: ZoneName) =>
  page.getByRole('heading', { name: headings[name] ?? name, level: 1, exact: true });

const linksOf = (page: Page) =>
  page
    .locator('[href], [action]')
    .evaluateAll((found) => found.map((element) => `${element.getAttribute('href') ?? element.getAttribute('action')}`));

/** Expects a zone whose entry is public. */
async function expectPublic(page: Page, name: ZoneName): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveTitle(titleOf(name));
  await expect(page.getByRole('banner')).toHaveCount(0);
}

function expectCalm(watched: Watched): void {
  expect(watched.errors).toEqual([]);
  expect(shifted(watched)).toEqual([]);
}

test('§2 signed in, every zone opens with its title, its header and working links, and nothing moves @matrix', async ({
  page,
  suite,
  signIn,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn('olivia');
  await expect(heading(page, 'home')).toBeVisible();
  const watched = await watchPages(context);
  for (const name of visitedZones(suite)) {
    await test.step(name, async () => {
      await page.goto(suite.url(name));
      if (name === 'auth-redirect') await expectGuarded(page, homeZone(suite.deployment));
      else if (zoneRow(name).public) await expectPublic(page, name);
      else await expectGuarded(page, name);
      expect(await deadLinks(suite, page.url(), await linksOf(page))).toEqual([]);
    });
  }
  expectCalm(watched);
});

async function expectGuarded(page: Page, name: ZoneName): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveTitle(titleOf(name));
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: new RegExp(`^Profile of ${people.olivia.firstName}`) })).toBeVisible();
  await expect(header).toContainText(people.olivia.company);
}

test('§4 signed out, public zones open and all others lead to sign in, and nothing moves @matrix', async ({
  page,
  suite,
  context,
}) => {
  test.setTimeout(120_000);
  const watched = await watchPages(context);
  for (const name of visitedZones(suite)) {
    await test.step(name, async () => {
      await page.goto(suite.url(name));
      if (name === 'auth-redirect') await expectPublic(page, 'login');
      else if (zoneRow(name).public) await expectPublic(page, name);
      else await expect(page.getByText(`to continue to ${zones[name].title}`)).toBeVisible();
      expect(await deadLinks(suite, page.url(), await linksOf(page))).toEqual([]);
    });
  }
  expectCalm(watched);
});

test('§2 every link, asset and form of the exported pages works @matrix', async ({ suite }) => {
  for (const name of zonesOf(suite)) {
    for (const address of [entryOf(suite, name), `${entryOf(suite, name)}nowhere/`]) {
      const { text } = await plainRequest(address);
      const links = linksOfHtml(text);
      expect(links.length).toBeGreaterThan(5);
      expect(await deadLinks(suite, address, links)).toEqual([]);
    }
  }
});

test('§2 a zone is served at its path with a slash, and answers 404 below it', async ({ suite }) => {
  for (const name of zonesOf(suite)) {
    const entry = entryOf(suite, name);
    const slashless = await plainRequest(entry.replace(/\/$/, '?a=1'));
    expect([slashless.statusCode, slashless.headers.location]).toEqual([308, `${zones[name].basePath}/?a=1`]);
    expect((await plainRequest(`${entry}nowhere/`)).statusCode).toBe(404);
  }
});

test('§2 a zone that does not exist in the environment answers 404', async ({ suite }) => {
  const absent = zoneNames.filter((name) => !existsIn(name, suite.deployment.environment));
  for (const name of absent) expect((await plainRequest(suite.url(name))).statusCode).toBe(404);
});

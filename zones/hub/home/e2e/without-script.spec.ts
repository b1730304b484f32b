import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deadLinks, linksOfHtml } from '@suite/testing/dead-links';
import { plainRequest } from '@suite/testing/plain-request';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { existsIn, type ZoneName, zoneNames, zones } from '@suite/zones/zones';

test.use({ javaScriptEnabled: false });

const zonesOf = ({ deployment }: Suite) => zoneNames.filter((name) => existsIn(name, deployment.environment));
const entryOf = (suite: Suite, name: ZoneName) => suite.url(name).replace(/#.*/, '');

/** Searches by role ignore <noscript>. */
const note = (page: Page) => page.locator('noscript h1');
const way = (page: Page, text: string) => page.locator('noscript a', { hasText: text });

test('every zone says that it needs JavaScript, and links to sign in and home', async ({ page, suite }) => {
  for (const name of zonesOf(suite)) {
    // One says what happened instead, the other what somebody without an account can do.
    if (name === 'error-redirect' || name === 'offer-public') continue;
    const address = entryOf(suite, name);
    const { text } = await plainRequest(address);
    const [, noscript = ''] = text.match(/<noscript>(.*?)<\/noscript>/s) ?? [];
    expect(noscript, name).toContain('This app needs JavaScript');
    expect(linksOfHtml(noscript)).toEqual([`${zones.login.basePath}/`, `${zones.home.basePath}/`]);
    expect(await deadLinks(suite, address, linksOfHtml(noscript))).toEqual([]);
  }
  await page.goto(suite.url('wisp'));
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toHaveText('This app needs JavaScript');
  await expect(page.locator('.suite-start > :not(noscript)').filter({ visible: true })).toHaveCount(0);
});

test('the links lead to login and home from any host', async ({ page, suite }) => {
  await page.goto(suite.url('chat'));
  await way(page, 'Sign in').click();
  await expect(page).toHaveURL(entryOf(suite, 'login'));
  await way(page, 'Go to Overview').click();
  await expect(page).toHaveURL(entryOf(suite, 'home'));
});

test('the 404 page of every zone says what happened and links to home', async ({ page, suite }) => {
  for (const name of zonesOf(suite)) {
    const { statusCode, text } = await plainRequest(`${entryOf(suite, name)}nowhere/`);
    expect(statusCode).toBe(404);
    expect(text).toContain('There is no page at this address');
    expect(text.replaceAll('<!-- -->', '')).toContain(`href="${zones.home.basePath}/">Go to Overview</a>`);
  }
  await page.goto(`${entryOf(suite, 'wisp')}nowhere/`);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Overview' }).click();
  await expect(page).toHaveURL(entryOf(suite, 'home'));
});

test.describe('under maintenance', () => {
  const file = ({ dataFolder }: Suite) => join(dataFolder, 'maintenance');
  test.beforeEach(({ suite }) => writeFile(file(suite), ''));
  test.afterEach(({ suite }) => rm(file(suite), { force: true }));

  test('every zone shows a message, and Try again opens it when the maintenance is over', async ({ page, suite }) => {
    for (const name of zonesOf(suite)) {
      const { statusCode, text } = await plainRequest(entryOf(suite, name));
      expect(statusCode).toBe(503);
      expect(text).toContain('We are working on this');
    }
    await page.goto(suite.url('devices'));
    await expect(page.getByRole('heading', { name: 'We are working on this' })).toBeVisible();
    await rm(file(suite));
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(note(page)).toBeVisible();
    await expect(page).toHaveURL(entryOf(suite, 'devices'));
  });
});

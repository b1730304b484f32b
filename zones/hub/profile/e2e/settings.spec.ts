import type { Browser, Page } from '@playwright/test';
import { axeViolationsOfThemes } from '@suite/testing/axe-violations';
import { fillSignIn } from '@suite/testing/fill-sign-in';
import { type NewPerson, newPerson } from '@suite/testing/new-person';
import { expect, type Suite, test } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

/** Opens a browser that has never been used by the person. */
async function elsewhere(browser: Browser, suite: Suite, person: NewPerson): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(suite.url('identity-profile'));
  await fillSignIn(page, person);
  await expect(page.getByText('This session')).toBeVisible();
  return page;
}

test('a theme applies on all hosts, in every open tab, from the first paint on, and wherever the person signs in', async ({
  page,
  context,
  suite,
  browser,
  signIn,
}) => {
  const nina = await newPerson(suite);
  await signIn(nina);
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(suite.url('identity-profile'));
  await expect(other.getByRole('button', { name: /^Profile of/ })).toBeVisible();
  const ground = (tab: Page) => tab.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground(page);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground(other)).not.toBe(light);
  await saved;

  await page.goto(suite.url('login'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const there = await elsewhere(browser, suite, nina);
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await there.context().close();
});

test('time zone and format are found by typing, and apply to dates on every host and in every browser', async ({
  page,
  suite,
  browser,
  signIn,
}) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('profile', '/settings') });
  const timeZone = page.getByRole('combobox', { name: 'Time zone' });
  await timeZone.fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await expect(timeZone).toHaveValue('America/New York');
  await expect(page.getByText('Saved.')).toBeVisible();
  const format = page.getByRole('combobox', { name: 'Format' });
  await format.fill('german (germany');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1.234.567,89')).toBeVisible();
  await expect(page.getByText('Saved.')).toBeVisible();

  const there = await elsewhere(browser, suite, nina);
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'America/New_York' }).format(new Date());
  await expect(there.getByText(`Last active ${today}`).first()).toBeVisible();
  await there.goto(suite.url('profile', '/settings'));
  await expect(there.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New York');
  await there.getByRole('button', { name: 'Clear time zone' }).click();
  await expect(there.getByText('Saved.')).toBeVisible();
  await there.reload();
  await expect(there.getByRole('combobox', { name: 'Time zone' })).toHaveValue('');
  await there.context().close();
});

test('a choice that cannot be saved still applies here, shows a message, and is saved by Try again', async ({
  page,
  suite,
  signIn,
  context,
}) => {
  const nina = await newPerson(suite);
  await signIn(nina, { at: suite.url('profile', '/settings') });
  await expect(page.getByLabel('Weekly report')).toBeVisible();
  await page.getByText('Light', { exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await context.setOffline(true);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByText(/could not be saved for the others/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const { body } = await nina.call('GET', `/identity/v1/users/${nina.userId}/preferences`);
  expect(body).toMatchObject({ theme: 'dark' });
});

test('§3 a person who joins a firm gets weekly and monthly reports, and chooses which to keep', async ({
  page,
  suite,
  signIn,
}) => {
  await signIn(await newPerson(suite), { at: suite.url('profile', '/settings') });
  await page.getByLabel('Weekly report').uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Weekly report')).not.toBeChecked();
  await expect(page.getByLabel('Monthly report')).toBeChecked();
});

test('axe finds no violations on either page, light or dark, and nothing moves', async ({ page, suite, signIn, context }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  const watched = await watchPages(context);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await page.goto(suite.url('profile'));
    await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    await page.goto('about:blank');
    await page.goto(suite.url('profile', '/settings'));
    await expect(page.getByLabel('Weekly report')).toBeVisible();
    expect(await axeViolationsOfThemes(page.locator('body'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(shifted(watched)).toEqual([]);
});

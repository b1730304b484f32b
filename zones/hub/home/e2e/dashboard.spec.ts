import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@suite/testing/suite-test';

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const products = (page: Page) => page.getByRole('region', { name: 'Your products' });
const nextSteps = (page: Page) => page.getByRole('region', { name: 'Connect IQ next steps' });

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width;
}

test('§2 a firm with a ledger sees its product and three next steps @everywhere', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(sections(page)).toHaveText(['Your products', 'Connect IQ next steps', 'Helpful resources']);
  await expect(products(page)).toContainText('Pricing, collection effectiveness and vendor analysis from your own ledger');
  await expect(products(page).getByRole('link', { name: 'Open' }).first()).toHaveAttribute('href', suite.url('iq-dashboard'));
  const steps = nextSteps(page).getByRole('link');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toHaveAttribute('href', suite.url('iq-clients', '/collectioneffectiveness'));
  await expect(steps.nth(1)).toHaveAttribute('href', suite.url('iq-clients', '/stalepricing'));
  await expect(steps.nth(2)).toHaveAttribute('href', suite.url('iq-clients', '/vendoranalysis'));
});

test('§2 Learn more opens its page in a new tab, signed in', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  // A prerendered page also triggers the event, without an address.
  const opening = page.context().waitForEvent('page', (tab) => tab.url() !== '');
  await nextSteps(page).getByRole('link', { name: 'Learn more: Pricing' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(suite.url('iq-clients', '/stalepricing'));
  await expect(tab.getByRole('banner')).toContainText('Harborline Accounting');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('§2 a firm without a ledger sees a link to connect one', async ({ page, suite, signIn }) => {
  await signIn('noah');
  await expect(nextSteps(page)).toContainText('Uncover customer stories from your current sales data.');
  await expect(nextSteps(page).getByRole('link')).toHaveCount(1);
  const start = nextSteps(page).getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', suite.url('iq-dashboard'));
  await expect(start).toHaveAttribute('target', '_blank');
  await expect(page.getByText('AVAILABLE NOW')).toHaveCount(0);
});

test('§2 a person without IQ sees the promo card, and no ledger is looked up', async ({ page, suite, signIn }) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${suite.apiOrigin}/insights/`)) lookups.push(request.url());
  });
  await signIn('mia');
  await expect(sections(page)).toHaveText([
    'Your products',
    'Practice Smart Client Management with Connect IQ',
    'Helpful resources',
  ]);
  await expect(page.getByText('AVAILABLE NOW')).toBeVisible();
  await expect(products(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', suite.url('iq-dashboard'));
  expect(lookups).toEqual([]);
});

test('§2 the offer row appears only in dev and localHttps @everywhere', async ({ page, suite, signIn }) => {
  await signIn('olivia');
  await expect(products(page)).toContainText('Connect IQ');
  const row = products(page).getByRole('listitem').filter({ hasText: 'Create, send and track proposals' });
  if (!['dev', 'localHttps'].includes(suite.deployment.environment)) return await expect(row).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Open' })).toHaveAttribute('href', suite.url('offer'));
});

test('§2 an empty path and any other path lead to the dashboard', async ({ page, suite, signIn }) => {
  const dashboard = suite.url('home', '/dashboard');
  await signIn('olivia');
  await expect(page).toHaveURL(dashboard);
  for (const hash of ['', '#/', '#/reports', '#/dashboard/older']) {
    await page.goto('about:blank');
    await page.goto(suite.url('home').replace('#/', hash));
    await expect(page).toHaveURL(dashboard);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  }
});

test('§4 a spinner is shown while the ledger is looked up', async ({ page, suite, signIn }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${suite.apiOrigin}/insights/connections/**`, async (route) => {
    await held;
    await route.continue();
  });
  await signIn('olivia');
  await expect(page.getByRole('status').filter({ hasText: 'Looking up your ledger connection' })).toBeVisible();
  await expect(sections(page)).toHaveText(['Your products']);
  release();
  await expect(nextSteps(page).getByRole('link')).toHaveCount(3);
  await expect(sections(page)).toHaveText(['Your products', 'Connect IQ next steps', 'Helpful resources']);
});

test('§2 a failed lookup is reported in its section and can be retried', async ({ page, suite, signIn }) => {
  const insights = `${suite.apiOrigin}/insights/**`;
  await page.route(insights, (route) => route.abort());
  await signIn('olivia');
  await expect(nextSteps(page)).toContainText('Your ledger connection could not be looked up.');
  await expect(sections(page)).toHaveText(['Your products', 'Connect IQ next steps', 'Helpful resources']);
  await page.unroute(insights);
  await nextSteps(page).getByRole('button', { name: 'Try again' }).click();
  await expect(nextSteps(page).getByRole('link')).toHaveCount(3);
});

test('§2 three resources open external sites in new tabs', async ({ page, signIn }) => {
  await signIn('mia');
  const links = page.getByRole('region', { name: 'Helpful resources' }).getByRole('link');
  await expect(links).toHaveText([/^Read post/, /^Read article/, /^Read post/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('§9 buttons are 135 px wide, cards 360 px, and a phone shows everything without scrolling sideways', async ({
  page,
  signIn,
}) => {
  await signIn('olivia');
  const card = nextSteps(page).getByRole('article').first();
  expect(await widthOf(products(page).getByRole('link', { name: 'Open' }).first())).toBe(135);
  expect(await widthOf(card)).toBe(360);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => expect(await widthOf(card)).toBe(358)).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

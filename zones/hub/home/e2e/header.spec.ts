import { deadLinks } from '@suite/testing/dead-links';
import { expect, test } from '@suite/testing/suite-test';

const overview = { name: 'Overview', level: 1 } as const;

test.beforeEach(async ({ page, signIn }) => {
  await signIn('olivia');
  await expect(page.getByRole('heading', overview)).toBeVisible();
});

test('the palette opens with Ctrl K, searches as the person types, opens a result with Enter, and returns the focus', async ({
  page,
  suite,
}) => {
  const help = page.getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find an app, client or invoice' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(help).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('security plan');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Security plan/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(suite.url('wisp'));
});

test('Ctrl Enter opens the result in a new tab', async ({ page, suite }) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pricing');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Pricing/);
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opening).toHaveURL(suite.url('iq-clients', '/stalepricing'));
  await expect(page).toHaveURL(suite.url('home', '/dashboard'));
});

test('the app switcher works with the keyboard alone, and returns the focus', async ({ page, suite }) => {
  const apps = page.getByRole('button', { name: 'Apps', exact: true });
  await apps.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Find an app' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(apps).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('devi');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Devices', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(suite.url('devices'));
});

test('a pinned app is pinned on all hosts', async ({ page, suite }) => {
  await page.getByRole('button', { name: 'Apps', exact: true }).click();
  await page.getByRole('button', { name: 'Pin Security plan' }).click();
  await page.goto(suite.url('devices'));
  await page.getByRole('button', { name: 'Apps', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link', { name: 'Security plan' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveText(['Overview']);
});

test('§2 narrow pages also show the firm and the number of active subscriptions', async ({ page }) => {
  const firm = page.getByRole('button', { name: /, switch company$/ });
  for (const width of [1100, 960, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('1 Active Subscription')).toBeInViewport();
    expect((await firm.boundingBox())?.width).toBeGreaterThan(width > 640 ? 160 : 100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone the profile menu opens Help', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: /help/i })).toBeVisible();
});

test('the tooltip of Apps is hidden while the switcher is open', async ({ page }) => {
  const apps = page.getByRole('button', { name: 'Apps', exact: true });
  await apps.hover();
  const tip = () => apps.evaluate((button) => getComputedStyle(button, '::after').display);
  expect(await tip()).toBe('block');
  await apps.click();
  await expect(page.getByRole('textbox', { name: 'Find an app' })).toBeFocused();
  expect(await tip()).toBe('none');
});

test('§2 the two internal links appear in the profile menu only in local and dev', async ({ page, suite }) => {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  const isLower = ['local', 'dev'].includes(suite.deployment.environment);
  for (const name of ['Internal', 'One space']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(isLower ? 1 : 0);
  }
});

test('every link in the switcher, the palette and the menus works', async ({ page, suite }) => {
  const hrefs = () => page.locator('header [href]').evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}`));
  for (const name of ['Apps', 'Help', /^Profile of/]) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Settings/ })).toBeVisible();
  const links = await hrefs();
  expect(links.length).toBeGreaterThan(30);
  expect(await deadLinks(suite, page.url(), links)).toEqual([]);
});

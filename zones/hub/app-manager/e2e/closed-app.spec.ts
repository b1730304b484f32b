import type { Page } from '@playwright/test';
import { expect, test } from './firm';

/** Within this time an open tab shows what has changed, without a reload or a click. */
const soon = { timeout: 5_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test("§6 a person's open tabs show within seconds that an app is closed or opened, or that the person is deactivated", async ({
  page,
  browser,
  suite,
  firm,
  openAsAdministrator,
}) => {
  await openAsAdministrator();
  await expect(heading(page, 'People')).toBeVisible();
  const ann = await firm.join('Ann');
  let version = 1;
  const change = async (body: object) => {
    await firm.call('PUT', `/access/v1/people/${ann.userId}`, { version, ...body });
    version += 1;
  };
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const tab = await context.newPage();
  await firm.signInAs(tab, ann, suite.url('iq-settings', '/to-dos'));
  await expect(heading(tab, 'To-dos')).toBeVisible();
  const closed = (where: Page) => where.getByRole('heading', { name: 'IQ settings is not open to you' });

  await test.step('the tab of the app shows that it is closed, and the app switcher of another tab no longer lists it', async () => {
    const home = await context.newPage();
    await home.goto(suite.url('home'));
    await home.getByRole('button', { name: 'Apps', exact: true }).click();
    const link = home.getByRole('region', { name: 'Insights' }).getByRole('link', { name: 'IQ settings', exact: true });
    await expect(link).toBeVisible();
    await change({ apps: { 'iq-settings': 'blocked' } });
    await expect(closed(tab)).toBeVisible(soon);
    await expect(tab.getByText(/ closed it to you on .+ You can ask for it\./)).toBeVisible();
    await expect(link).toHaveCount(0, soon);
    await home.close();
  });

  await test.step('the app returns when it is opened again', async () => {
    await change({ apps: {} });
    await expect(heading(tab, 'To-dos')).toBeVisible(soon);
  });

  await test.step('unsaved input stays on the screen, with the reason why it cannot be saved, until it is discarded', async () => {
    const days = tab.getByLabel('Days past due');
    await days.fill('77');
    await change({ apps: { 'iq-settings': 'blocked' } });
    const dialog = tab.getByRole('dialog', { name: 'IQ settings was closed to you' });
    await expect(dialog).toBeVisible(soon);
    await dialog.getByRole('button', { name: 'Keep on screen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(days).toHaveValue('77');
    const renewed = tab.waitForResponse((response) => response.url().endsWith('/oauth2/token'));
    await change({ apps: {} });
    await renewed;
    await change({ apps: { 'iq-settings': 'blocked' } });
    await dialog.getByRole('button', { name: 'Discard work' }).click();
    await expect(closed(tab)).toBeVisible();
  });

  await test.step('with read-only access, the person can read the settings but not change them', async () => {
    await change({ apps: {}, role: 'reader' });
    await expect(tab.getByText('You have read-only access.', { exact: false })).toBeVisible(soon);
    await expect(tab.getByLabel('Days past due')).toBeDisabled();
    await expect(tab.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });

  await test.step('a deactivated person is signed out', async () => {
    await change({ status: 'deactivated' });
    await expect(tab.getByRole('dialog', { name: 'Session expired' })).toBeVisible(soon);
    await expect(tab.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
  await context.close();
});

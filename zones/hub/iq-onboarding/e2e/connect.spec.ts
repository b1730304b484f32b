import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { test as base, expect } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';

/** A suite that is registered with Xero; a server of this test acts as Xero. */
const test = base.extend<object, { providers: ProviderServer }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const server = await openProviderServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ providers: { address, xero } }, use) =>
    use({
      SUITE_XERO_CLIENT_ID: xero.client.clientId,
      SUITE_XERO_CLIENT_SECRET: xero.client.clientSecret,
      SUITE_XERO_LOGIN_URL: address,
      SUITE_XERO_IDENTITY_URL: address,
      SUITE_XERO_API_URL: address,
    }),
});

test.describe.configure({ mode: 'serial' });

test('a person declines a platform, then connects it in a new tab, and sees the first numbers after its import', async ({
  page,
  context,
  suite,
  signIn,
  providers,
}) => {
  await signIn('noah', { at: suite.url('iq-onboarding') });
  await expect(page.getByRole('heading', { name: 'Set up Connect IQ', level: 1 })).toBeVisible();
  const watched = await watchPages(context);
  await page.reload();
  const platforms = page.getByRole('list', { name: 'Accounting platforms' });
  const others = platforms.getByRole('listitem').filter({ hasText: 'Not available here yet' });
  await expect(others).toContainText('QuickBooks Online');
  await expect(platforms.getByRole('button', { name: 'Connect QuickBooks Online' })).toHaveCount(0);

  expect(shifted(watched)).toEqual([]);
  const connect = platforms.getByRole('button', { name: 'Connect Xero' });
  providers.xero.oauth.state.isDeclined = true;
  const first = context.waitForEvent('page');
  await connect.click();
  await expect((await first).getByText('Xero was not connected: access was declined there.')).toBeVisible();
  await (await first).close();

  providers.xero.oauth.state.isDeclined = false;
  const second = context.waitForEvent('page');
  await connect.click();
  const tab = await second;
  await expect(tab.getByText('Xero is connected, and its ledger is being read.')).toBeVisible();
  await tab.close();
  await page.bringToFront();
  await expect(page.getByText('Your ledger is connected.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the IQ dashboard' })).toBeVisible();
  await expect(page.getByText('DSO', { exact: true })).toBeVisible();
});

import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { test as base } from './stripe-test';

/** A suite with an emulated Stripe that is registered with Xero; a server of this test acts as Xero. */
export const test = base.extend<object, { providers: ProviderServer }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const server = await openProviderServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ stripe, providers: { address, xero } }, use) =>
    use({
      SUITE_STRIPE_HOST: stripe.address,
      SUITE_XERO_CLIENT_ID: xero.client.clientId,
      SUITE_XERO_CLIENT_SECRET: xero.client.clientSecret,
      SUITE_XERO_LOGIN_URL: address,
      SUITE_XERO_IDENTITY_URL: address,
      SUITE_XERO_API_URL: address,
    }),
});

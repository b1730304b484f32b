import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { type EmulatedStripe, openEmulatedStripe } from '@suite/testing/providers/emulated-stripe';
import { test as base, expect, type Suite } from '@suite/testing/suite-test';

/** A suite with an emulated Stripe. */
export const test = base.extend<object, { stripe: EmulatedStripe }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const stripe = await openEmulatedStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ stripe }, use) => use({ SUITE_STRIPE_HOST: stripe.address }),
});

/** Connects Olivia's firm to Stripe, whatever it used before. */
export async function connectStripe(suite: Suite, stripe: EmulatedStripe): Promise<void> {
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const connect = async (secrets: object) => {
    const { version } = (await olivia.call('GET', '/payments/v1/settings')).body;
    return olivia.call('PUT', '/payments/v1/settings/stripe', { version, ...secrets });
  };
  expect((await connect({ secretKey: stripe.secretKey })).status).toBe(200);
  const { body } = await connect({ eventSecret: stripe.eventSecret });
  stripe.sendEventsTo(body.stripe.eventAddress);
}

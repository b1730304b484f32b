import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, type Person, people } from '@suite/testing/people';
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

/** Connects a person's firm to Stripe, whatever it used before. */
export async function connectStripe(suite: Suite, stripe: EmulatedStripe, person: Person = 'olivia'): Promise<void> {
  const administrator = apiOf(suite);
  await administrator.signIn(people[person].email, PASSWORD);
  const connect = async (secrets: object) => {
    const { version } = (await administrator.call('GET', '/payments/v1/settings')).body;
    return administrator.call('PUT', '/payments/v1/settings/stripe', { version, ...secrets });
  };
  expect((await connect({ secretKey: stripe.secretKey })).status).toBe(200);
  const { body } = await connect({ eventSecret: stripe.eventSecret });
  stripe.sendEventsTo(body.stripe.eventAddress);
}

import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { test as base, expect } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { sendProposal } from './send-proposal';

/** A suite whose Stripe is a server of the story. */
const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const server = await openStripeServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ stripe }, use) => use({ SUITE_STRIPE_HOST: stripe.address }),
});

test('Stripe is connected, a client leaves a card on a phone before it signs, and the firm sees what was paid', async ({
  page,
  browser,
  suite,
  signIn,
  stripe,
}) => {
  await signIn('olivia', { at: `${suite.url('offer', '/settings')}?part=payments` });
  await page.getByLabel('Secret or restricted key', { exact: true }).fill(stripe.secretKey);
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  await expect(page.getByText('Stripe was connected.')).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Address for events' }).inputValue();
  const secret = 'whsec_of_the_story';
  await page.getByLabel('Signing secret', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Save signing secret' }).click();
  await expect(page.getByText('The signing secret was saved.')).toBeVisible();
  stripe.sendEventsTo(address, secret);

  const email = 'ada@birch.example';
  const recipients = [{ name: 'Ada Birch', email }];
  const id = await sendProposal(suite, { client: 'Birch Dental', recipients, needsMethod: true });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const watched = await watchPages(context);
  await phone.goto(await linkOfMail(suite, email));
  await phone.getByRole('link', { name: 'Review terms and accept' }).click();
  await phone.getByRole('checkbox', { name: /I have read the letter of engagement/ }).check();
  await phone.getByRole('button', { name: 'Continue to payment method' }).click();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  await phone.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(phone).toHaveURL(new RegExp(`^${stripe.address}`));
  await phone.getByRole('button', { name: 'Save card' }).click();
  await expect(phone.getByText(/Visa ending in 4242.* is saved/)).toBeVisible();
  await phone.getByRole('button', { name: 'Continue to sign' }).click();
  await phone.getByRole('checkbox', { name: /I agree to sign/ }).check();
  await phone.getByLabel('Your full name').fill('Ada Birch');
  await phone.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
  await expect(phone.getByText(/Paid on/)).toBeVisible();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  expect(watched.errors).toEqual([]);
  expect(shifted(watched)).toEqual([]);
  await context.close();
  expect(stripe.account.charged()).toHaveLength(1);

  await page.goto(`${suite.url('offer', '/proposal')}?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible();
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.goto(`${suite.url('offer', '/payments')}?view=paid`);
  await expect(page.getByText('Birch Dental').first()).toBeVisible();
});

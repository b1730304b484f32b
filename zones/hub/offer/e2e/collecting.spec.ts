import { apiOf } from '@suite/testing/api-caller';
import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail, plainText } from '@suite/testing/link-of-mail';
import { PASSWORD, people } from '@suite/testing/people';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { sendProposal } from '@suite/testing/send-proposal';
import { test as base, expect, type Suite } from '@suite/testing/suite-test';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** A suite with a Stripe that can decline and whose cards expire. */
const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const stripe = await openStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ stripe }, use) => use({ SUITE_STRIPE_HOST: stripe.address }),
});

/** Saves a card with the link of an offer, and signs the offer. */
async function acceptWithCard(suite: Suite, stripe: StripeServer, link: string): Promise<void> {
  const client = apiOf(suite);
  const [, token] = /token=([\w-]{43})/.exec(link) ?? [];
  const { body: page } = await client.call('POST', `/payments/v1/public/${token}/checkouts`, { kind: 'method' });
  await stripe.choose(page.url, 'pay');
  await client.call('POST', `/payments/v1/public/${token}/returns`, {});
  stripe.account.declines = ['insufficient_funds'];
  const { version, content } = (await client.call('GET', `/proposals/v1/public/${token}`)).body;
  const signed = await client.call('POST', `/proposals/v1/public/${token}/signatures`, {
    ...{ version, selection: { optionId: content.options[0].id, addOns: [], quantities: {} } },
    ...{ name: 'Ada Elm', signature: { kind: 'typed' }, consents: true, agrees: true },
  });
  expect(signed.status).toBe(201);
}

test('a declined card waits for the end of a pause, and its owner is asked to replace it before it expires', async ({
  page,
  browser,
  suite,
  signIn,
  stripe,
}) => {
  const now = Date.now();
  const expiry = new Date(now + 55 * MILLISECONDS_PER_DAY);
  const [year, month] = [expiry.getUTCFullYear(), expiry.getUTCMonth()];
  // Twenty days before the last one of the card: at least one charge comes due in the pause.
  const ahead = Date.UTC(year, month + 1, 0) - 20 * MILLISECONDS_PER_DAY - now;
  stripe.account.card = { ...stripe.account.card, exp_year: year, exp_month: month + 1 };
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const { version } = (await olivia.call('GET', '/payments/v1/settings')).body;
  await olivia.call('PUT', '/payments/v1/settings/stripe', { version, secretKey: stripe.secretKey });
  const email = 'ada@elm.example';
  const id = await sendProposal(suite, { client: 'Elm Studio', recipients: [{ name: 'Ada Elm', email }], needsMethod: true });
  const link = await linkOfMail(suite, email);
  await acceptWithCard(suite, stripe, link);

  const address = `${suite.url('offer', '/proposal')}?id=${id}`;
  await signIn('olivia', { at: address });
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause billing' }).click();
  await expect(page.getByText('The billing was paused.')).toBeVisible();
  await suite.kill();
  await suite.restart(ahead);
  stripe.now = () => Date.now() + ahead;

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.clock.setSystemTime(Date.now() + ahead);
  await phone.goto(link);
  await expect(phone.getByText(/^Billing is paused/)).toBeVisible();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  expect(stripe.account.charged()).toEqual([]);

  await signIn('olivia', { at: address });
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Skip it/ }).check();
  await dialog.getByRole('button', { name: 'Resume billing' }).click();
  await expect(page.getByText('The billing goes on.')).toBeVisible();
  await expect.poll(() => stripe.account.charged().length).toBe(1);

  // The mail about the card waited for the end of the pause, too.
  await expect.poll(async () => plainText(await suite.newestMail(email))).toContain('Subject: Your card expires');
  await phone.goto(await linkOfMail(suite, email));
  await expect(phone.getByText(/It can be charged until/)).toBeVisible();
  stripe.account.card = { ...stripe.account.card, last4: '1881', exp_year: year + 5 };
  await phone.getByRole('button', { name: 'Change payment method' }).click();
  await phone.getByRole('button', { name: 'Save card' }).click();
  await expect(phone.getByText('Visa ending in 1881', { exact: true })).toBeVisible();
  await expect(phone.getByText(/It can be charged until/)).toHaveCount(0);
  await phone.close();
});

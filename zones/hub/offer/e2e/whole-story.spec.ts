import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { people } from '@suite/testing/people';
import { sendProposal } from '@suite/testing/send-proposal';
import { expect } from '@suite/testing/suite-test';
import { shifted, watchPages } from '@suite/testing/watch-pages';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { zoneUrl } from '@suite/zones/zone-url';
import { acceptOffer } from './accept-offer';
import { attachedPdf } from './attached-pdf';
import { importOldPrice } from './import-old-price';
import { connectStripe, test } from './stripe-test';

const phoneSize = { viewport: { width: 390, height: 844 } };

test('the firm connects Stripe, and a client saves a card on a phone before signing', async ({
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
  await page.getByLabel('Signing secret', { exact: true }).fill(stripe.eventSecret);
  await page.getByRole('button', { name: 'Save signing secret' }).click();
  await expect(page.getByText('The signing secret was saved.')).toBeVisible();
  stripe.sendEventsTo(address);

  const email = 'ada@birch.example';
  await sendProposal(suite, { client: 'Birch Dental', recipients: [{ name: 'Ada Birch', email }], needsMethod: true });
  const phone = await browser.newPage(phoneSize);
  await phone.goto(await linkOfMail(suite, email));
  await phone.getByRole('link', { name: 'Review terms and accept' }).click();
  await phone.getByRole('checkbox', { name: /I have read the letter of engagement/ }).check();
  await phone.getByRole('button', { name: 'Continue to payment method' }).click();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  await phone.getByRole('button', { name: 'Continue to Stripe' }).click();
  // The emulated Stripe page needs no input to save a card.
  await phone.getByRole('button', { name: /^Pay/ }).click();
  await expect(phone.getByText(/Visa ending in 4242.* is saved/)).toBeVisible();
  await phone.getByRole('button', { name: 'Continue to sign' }).click();
  await phone.getByRole('checkbox', { name: /I agree to sign/ }).check();
  await phone.getByLabel('Your full name').fill('Ada Birch');
  await phone.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(phone.getByText(/Paid on/)).toBeVisible();
  await phone.close();
  expect(await stripe.charged()).toEqual([64_000]);
});

test('a stale price becomes an offer that is sent, read and signed on a phone, paid, and verified', async ({
  page,
  browser,
  suite,
  signIn,
  stripe,
}) => {
  test.slow();
  await connectStripe(suite, stripe);
  const before = (await stripe.charged()).length;
  const email = 'ada@oakfield.example';

  // The price book imports services from the ledger at their median price.
  await importOldPrice(suite, 'Oakfield Farm');
  await signIn('olivia', { at: suite.url('offer', '/price-book') });
  await page.getByRole('button', { name: 'Import from the ledger' }).click();
  for (const name of ['Monthly bookkeeping', 'Quarterly review']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Import 2 services' }).click();
  await expect(page.getByText('2 services were added.')).toBeVisible();

  // A stale price becomes an offer, with another service as an add-on.
  await page.goto(zoneUrl(suite.deployment, 'iq-clients', '/stalepricing', { freshness: 'stale' }));
  await page.getByRole('link', { name: 'Create offer: Monthly bookkeeping, Oakfield Farm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oakfield Farm');
  await expect(page.getByLabel('Price: Monthly bookkeeping')).toHaveValue('$350.00');
  await page.getByRole('combobox', { name: 'Add a service' }).fill('Quarterly');
  await page.getByRole('option', { name: /^Quarterly review/ }).click();
  await expect(page.getByLabel('Price: Quarterly review')).toHaveValue('$1,080.00');
  await page.getByRole('button', { name: 'More: Quarterly review' }).click();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Add-on the client can choose' }).check();
  await page.getByRole('button', { name: 'Add recipient' }).click();
  await page.getByLabel('Name of recipient 1').fill('Ada Field');
  await page.getByLabel('Email of recipient 1').fill(email);
  await expect(page.getByText('Draft · saved')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The proposal was sent.')).toBeVisible();

  // The client reads it on a phone and asks a question, which the firm answers at its desk.
  const context = await browser.newContext(phoneSize);
  const phone = await context.newPage();
  const watched = await watchPages(context);
  await phone.goto(await linkOfMail(suite, email));
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  await phone.getByLabel('Your question').fill('Does it cover 2026?');
  await phone.getByRole('button', { name: 'Send question' }).click();
  await expect(phone.getByText('Your question was sent.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Does it cover 2026?')).toBeVisible();
  await page.getByLabel('Answer', { exact: true }).fill('Yes, from January.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer was sent.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Yes, from January.')).toBeVisible();

  // The client chooses the add-on, signs, and pays what is due on the provider's page.
  await phone.getByRole('checkbox', { name: 'Quarterly review' }).check();
  await acceptOffer(phone, 'Ada Field');
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
  await phone.getByRole('button', { name: 'Pay $1,430.00' }).click();
  await phone.waitForURL(/\/checkout\//);
  const provider = new URL(phone.url()).origin;
  await expect(phone.getByText('Quarterly review').first()).toBeVisible();
  await phone.getByRole('button', { name: /^Pay/ }).click();
  await expect(phone.getByText(/Paid on/)).toBeVisible();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  const charged = await stripe.charged();
  expect(charged).toHaveLength(before + 1);
  expect(charged).toContain(143_000);
  expect(new Set(stripe.eventAnswers)).toEqual(new Set([204]));

  // Both sides get the sealed document by mail; the client's copy is verified on the public page.
  const buffer = await attachedPdf(suite, email);
  expect((await attachedPdf(suite, people.olivia.email)).equals(buffer)).toBe(true);
  await phone.getByRole('link', { name: 'Check a copy of it' }).click();
  await phone.locator('input[type=file]').setInputFiles({ name: 'accepted.pdf', mimeType: 'application/pdf', buffer });
  await expect(phone.getByText('This is the signed document, unchanged')).toBeVisible();
  expect(watched.errors.filter((error) => !error.includes(provider))).toEqual([]);
  expect(shifted(watched).filter((address) => !address.startsWith(provider))).toEqual([]);
  await context.close();

  // The firm sees it as accepted and paid.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible();
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.goto(`${suite.url('offer', '/payments')}?view=paid`);
  await expect(page.getByText('Oakfield Farm').first()).toBeVisible();
});

test('an offer is declined with a reason, another one expires, and both the links and the firm show it', async ({
  page,
  browser,
  suite,
  signIn,
}) => {
  test.slow();
  const [dee, eve] = ['dee@elm.example', 'eve@oak.example'];
  const declined = await sendProposal(suite, { client: 'Elm Dental', recipients: [{ name: 'Dee Elm', email: dee }] });
  const expired = await sendProposal(suite, { client: 'Oak Dental', recipients: [{ name: 'Eve Oak', email: eve }] });
  const phone = await browser.newPage(phoneSize);
  await phone.goto(await linkOfMail(suite, dee));
  await phone.getByRole('button', { name: 'Decline', exact: true }).click();
  await phone.getByLabel('Reason (optional)').fill('We keep it in house.');
  await phone.getByRole('button', { name: 'Decline offer' }).click();
  await expect(phone.getByText('This offer was declined')).toBeVisible();
  const link = await linkOfMail(suite, eve);
  await suite.kill();
  await suite.restart(60 * MILLISECONDS_PER_DAY);
  await phone.goto(link);
  await expect(phone.getByText('This offer has expired')).toBeVisible();
  expect(await axeViolations(phone.locator('body'))).toEqual([]);
  await phone.close();

  await signIn('olivia', { at: `${suite.url('offer', '/proposal')}?id=${declined}` });
  await expect(page.getByText('Declined: We keep it in house.')).toBeVisible();
  await page.goto(`${suite.url('offer', '/proposal')}?id=${expired}`);
  await expect(page.getByText('It expired')).toBeVisible();
});

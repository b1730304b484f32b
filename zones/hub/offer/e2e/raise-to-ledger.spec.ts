import type { Page } from '@playwright/test';
import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import type { ProviderServer } from '@suite/testing/providers/provider-server';
import { expect } from '@suite/testing/suite-test';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { zoneUrl } from '@suite/zones/zone-url';
import { signOffer } from './accept-offer';
import { test } from './ledger-test';
import { connectStripe } from './stripe-test';

const clients = [
  { name: 'Alder Dental', email: 'ada@alder.example', price: '420.00' },
  { name: 'Briar Farm', email: 'ben@briar.example', price: '400.00' },
  { name: 'Cliff Studio', email: 'cy@cliff.example', price: '385.50' },
];

/** Longest time in milliseconds to read the ledger and calculate its metrics. */
const SYNC = 60_000;

type XeroLedger = ProviderServer['xero']['ledger'];

/** Bills each client $350 a month for bookkeeping, for 30 months up to the last one, all paid. */
function billOldPrice(ledger: XeroLedger): void {
  const today = new Date();
  for (const { name, email } of clients) {
    ledger.contact(name, email);
    for (let ago = 30; ago > 0; ago--) {
      const on = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 5)).toISOString().slice(0, 10);
      const number = `${name} ${ago}`;
      ledger.invoice(number, { contact: name, on, due: on, lines: [{ description: 'Monthly bookkeeping', amount: 350 }] });
      ledger.pay(number, number, on, 350);
    }
  }
}

/** The invoices that the suite wrote, as client, status and amounts. */
const written = (ledger: XeroLedger) =>
  [...ledger.documents.values()].filter(({ reference }) => reference.startsWith('Proposal'));

/** Syncs on the page of connections, until the ledger is read. */
async function syncNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sync Xero now' }).click();
  await expect(page.getByText('Syncing now')).toBeVisible();
  await expect(page.getByText('Syncing now')).toBeHidden({ timeout: SYNC });
}

test('old prices of three clients rise, are accepted and billed in Xero, and show what they brought after 90 days', async ({
  page,
  browser,
  suite,
  signIn,
  providers,
  stripe,
}) => {
  test.setTimeout(300_000);
  const { ledger } = providers.xero;
  billOldPrice(ledger);
  await connectStripe(suite, stripe, 'noah');

  // The ledger is connected for reading, and its service is taken into the price book.
  await signIn('noah', { at: suite.url('iq-onboarding') });
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Connect Xero' }).click();
  const tab = await opened;
  await expect(tab.getByText('Xero is connected, and its ledger is being read.')).toBeVisible();
  await tab.close();
  await expect(page.getByRole('link', { name: 'Open the IQ dashboard' })).toBeVisible({ timeout: SYNC });
  await page.goto(suite.url('offer', '/price-book'));
  await page.getByRole('button', { name: 'Import from the ledger' }).click();
  await page.getByRole('checkbox', { name: 'Monthly bookkeeping' }).check();
  await page.getByRole('button', { name: 'Import 1 service' }).click();
  await expect(page.getByText('1 service was added.')).toBeVisible();

  // Writing needs a permission of its own, which is asked for here and only here.
  await page.goto(suite.url('offer', '/settings'));
  expect(providers.requests.some((path) => /accounting\.invoices(?!\.read)/.test(path))).toBe(false);
  await page.getByRole('button', { name: 'Permit writing at Xero' }).click();
  await expect(page.getByText('Xero permits writing now.')).toBeVisible();
  await page.getByRole('switch', { name: 'Write invoices as charges come due' }).click();
  await page.getByLabel('Account for invoices').selectOption('200 Sales');
  await page.getByLabel('Post payments through Stripe to').selectOption('615 Stripe clearing');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The settings for invoices were saved.')).toBeVisible();

  // The three prices are raised at once; each client gets an offer of its own and signs it on a phone.
  await page.goto(zoneUrl(suite.deployment, 'iq-clients', '/stalepricing', { freshness: 'stale' }));
  for (const { name, price } of clients) {
    await page.getByLabel(`New price: Monthly bookkeeping, ${name}`).fill(price);
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.getByRole('button', { name: 'Preview new prices of 3 clients' }).click();
  await expect(page.getByText('$12,600.00 → $14,466.00 (+14.8%)')).toBeVisible();
  await page.getByRole('button', { name: 'Send 3 proposals' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('3 proposals were sent.')).toBeVisible();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  for (const { name, email } of clients) {
    await phone.goto(await linkOfMail(suite, email));
    await phone.getByRole('link', { name: 'Continue to sign' }).click();
    await signOffer(phone, name);
    await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
    if (name !== 'Alder Dental') continue;
    await phone.getByRole('button', { name: 'Pay $420.00' }).click();
    await phone.waitForURL(/\/checkout\//);
    await phone.getByRole('button', { name: /^Pay/ }).click();
    await expect(phone.getByText(/Paid on/)).toBeVisible();
  }
  await phone.close();

  // Each is a draft at Xero. The payment is applied there once somebody approves the invoice.
  await page.goto(suite.url('offer', '/invoices'));
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(3);
  await expect(page.getByText('Payment of $420.00 not posted: The payment is posted once')).toBeVisible();
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  const drafts = written(ledger).map(({ contact, status, lines }) => [contact, status, ...lines.map(({ amount }) => amount)]);
  expect(drafts.sort()).toEqual([
    ['Alder Dental', 'DRAFT', 420],
    ['Briar Farm', 'DRAFT', 400],
    ['Cliff Studio', 'DRAFT', 385.5],
  ]);
  const approve = (now: number) => {
    ledger.now = now;
    for (const { number } of written(ledger)) ledger.invoice(number, { status: 'AUTHORISED' });
  };
  approve(Date.now());
  await page.goto(suite.url('iq-settings'));
  await syncNow(page);
  const posted = () => ledger.payments.flatMap(({ reference, amount }) => (reference?.startsWith('Stripe') ? [amount] : []));
  await expect.poll(posted, { timeout: SYNC }).toEqual([420]);
  await page.goto(suite.url('offer', '/invoices'));
  await expect(page.getByText('Payment of $420.00 posted')).toBeVisible();

  // After 90 days, with three more charges each, the ledger says what the new prices brought.
  await suite.kill();
  const later = 92 * MILLISECONDS_PER_DAY;
  await suite.restart(later);
  ledger.now = Date.now() + later;
  await signIn('noah', { at: suite.url('iq-settings') });
  await syncNow(page);
  await expect.poll(() => written(ledger).length, { timeout: SYNC }).toBe(12);
  approve(Date.now() + later);
  await syncNow(page);
  await page.goto(suite.url('offer', '/revenue'));
  await page.getByRole('tab', { name: 'Raised prices' }).click();
  await expect(page.getByText('3 of 3 raised prices are in force for 90 days; 0 clients were lost.')).toBeVisible();
  // Three billings of $420 in 90 days, and of $350 a year earlier.
  const raised = page.getByRole('row').filter({ hasText: 'Alder Dental' });
  await expect(raised).toContainText('$1,260.00before: $1,050.00');
  await expect(raised).toContainText('Stayed');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  await page.getByRole('tab', { name: 'Never invoiced' }).click();
  // (420 + 400 + 385.50) × 3
  await expect(page.getByText('$3,617', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { camtOf, entryOf } from '@services/payments/fixture-statements';
import { apiOf } from '@suite/testing/api-caller';
import { axeViolations } from '@suite/testing/axe-violations';
import { linkOfMail } from '@suite/testing/link-of-mail';
import { PASSWORD, people } from '@suite/testing/people';
import type { ProviderServer } from '@suite/testing/providers/provider-server';
import { monthlyLine, sendProposal } from '@suite/testing/send-proposal';
import { expect, type Suite } from '@suite/testing/suite-test';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { zoneUrl } from '@suite/zones/zone-url';
import { signOffer } from './accept-offer';
import { test } from './ledger-test';
import { connectStripe } from './stripe-test';

const alder = { name: 'Alder Dental', email: 'ada@alder.example', price: '420.00' };
const briar = { name: 'Briar Farm', email: 'ben@briar.example', price: '400.00' };
const cliff = { name: 'Cliff Studio', email: 'cy@cliff.example', price: '385.50' };
const clients = [alder, briar, cliff];

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

/** Sends a client of Noah's firm a proposal for the service at its old price. */
async function sendOldPrice(suite: Suite, noah: ReturnType<typeof apiOf>, { name, email }: typeof briar): Promise<void> {
  const [{ id: serviceId }] = (await noah.call('GET', '/offers/v1/services')).body.services;
  const [{ clientId }] = (await noah.call('GET', `/offers/v1/clients?find=${encodeURIComponent(name)}`)).body.clients;
  const line = { ...monthlyLine(), serviceId, name: 'Monthly bookkeeping', price: 35_000 };
  await sendProposal(suite, { sender: 'noah', client: { clientId }, line, recipients: [{ name, email }] });
}

/** Returns a credit of today in a bank statement (camt.053). */
const creditOf = (id: string, amount: string, payer: string, text: string): string =>
  entryOf({
    ...{ id, amount, currency: 'USD', on: `<Dt>${new Date().toISOString().slice(0, 10)}</Dt>` },
    details: `<TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`,
  });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Returns the number of whole calendar months from the month of one moment to that of another one, which is not counted. */
function monthsBetween(start: number, end: number): number {
  const [first, last] = [new Date(start), new Date(end)];
  return (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
}

test('old prices of three clients rise, one by an amendment, are billed in Xero, paid, and show what they brought after 90 days', async ({
  page,
  browser,
  suite,
  signIn,
  providers,
  stripe,
}) => {
  test.setTimeout(300_000);
  const started = Date.now();
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

  // One client has accepted the old price; the new one becomes an amendment from the next month on.
  const noah = apiOf(suite);
  await noah.signIn(people.noah.email, PASSWORD);
  await sendOldPrice(suite, noah, briar);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(await linkOfMail(suite, briar.email));
  await phone.getByRole('link', { name: 'Continue to sign' }).click();
  await signOffer(phone, briar.name);
  await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();

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
  for (const { name, email } of clients) {
    await phone.goto(await linkOfMail(suite, email));
    await phone.getByRole('link', { name: 'Continue to sign' }).click();
    await signOffer(phone, name);
    await expect(phone.getByText('Accepted. Thank you!')).toBeVisible();
    if (name !== alder.name) continue;
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
    ['Briar Farm', 'DRAFT', 350],
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

  // Another client pays by two transfers, which a statement of the bank shows.
  const { payments } = (await noah.call('GET', '/payments/v1/payments?find=Cliff')).body;
  const number = written(ledger).find(({ contact }) => contact === cliff.name)?.number;
  const statement = camtOf(
    creditOf('B-1', '200.00', cliff.name, `First part ${payments[0].reference}`) +
      creditOf('B-2', '185.50', 'Cy Cliff', `Rest of invoice ${number}`),
  );
  await page.goto(suite.url('offer', '/statements'));
  await page
    .getByLabel('Bank statement', { exact: true })
    .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) });
  await expect(page.getByRole('row').filter({ hasText: 'Reference, other amount' })).toContainText('$185.50 stays open');
  await expect(page.getByRole('row').filter({ hasText: 'Cy Cliff' })).toContainText('Invoice number');
  expect(await axeViolations(page.locator('body'))).toEqual([]);
  for (const payer of [cliff.name, 'Cy Cliff']) {
    await page.getByRole('button', { name: `Confirm: ${payer}` }).click();
    await expect(page.getByRole('row').filter({ hasText: payer }).first()).toContainText('Matched');
  }
  await page.goto(`${suite.url('offer', '/payments')}?view=paid`);
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: cliff.name })).toContainText('$385.50');

  // After 90 days of all new prices, with four more charges each, the ledger says what they brought.
  await suite.kill();
  const later = 125 * MILLISECONDS_PER_DAY;
  await suite.restart(later);
  ledger.now = Date.now() + later;
  await signIn('noah', { at: suite.url('iq-settings') });
  await syncNow(page);
  await expect.poll(() => written(ledger).length, { timeout: SYNC }).toBe(15);
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
  // Full months only. The amended price started a month after the others.
  const months = monthsBetween(started, started + later);
  await expect(page.getByText(dollars.format((420 + 400 + 385.5) * months - 50), { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
});

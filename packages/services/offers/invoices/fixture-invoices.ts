import { ConnectionType } from '@services/ledger/contract/firms';
import { acceptNew } from '@services/payments/fixture-payments';
import type { Draft } from '@services/proposals/contract/content';
import { comeBack, consent } from '@suite/host/test/connected';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { Invoice, InvoicesPage } from './contract/invoices';
import type { InvoiceSettings } from './contract/settings';

const path = '/invoices/v1';

/** Connects Xero with permission to write, and switches writing on. */
export async function switchOn(platform: TestPlatform, person: Person, of: Partial<InvoiceSettings> = {}): Promise<void> {
  await comeBack(person, await consent(person, ConnectionType.xero, undefined, true));
  await platform.settled();
  await saveSettings(person, { isOn: true, isDraft: false, accountId: '200', taxCodes: { 0: 'NONE' }, ...of });
  await platform.settled();
}

export async function saveSettings(person: Person, of: Partial<InvoiceSettings>): Promise<void> {
  const { books: _books, taxRates: _rates, ...settings } = (await person.send(`${path}/settings`)).body;
  const { status, body } = await person.send(`${path}/settings`, { method: 'PUT', body: { ...settings, ...of } });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Accepts a proposal and writes what is due: $500 today unless the draft says otherwise. */
export async function acceptAndWrite(platform: TestPlatform, person: Person, of: Partial<Draft> = {}): Promise<Invoice> {
  const { payment } = await acceptNew(platform, person, of);
  await platform.settled();
  return invoiceOf(person, payment.id);
}

/** Returns the invoice of a payment. */
export async function invoiceOf(person: Person, paymentId: string): Promise<Invoice> {
  const invoice = (await readInvoices(person)).invoices.find((one) => one.paymentId === paymentId);
  if (!invoice) throw new Error('the payment has no invoice');
  return invoice;
}

export const readInvoices = async (person: Person, query = ''): Promise<InvoicesPage> =>
  (await person.send(`${path}/invoices?limit=200${query}`)).body;

/** Lets so much time pass that what waits for another attempt is tried again. */
export async function later(platform: TestPlatform, person: Person, minutes = 15): Promise<void> {
  platform.time.now += minutes * 60_000;
  await person.signIn();
  await platform.settled();
}

import { ConnectionType } from '@services/ledger/contract/firms';
import { acceptAmendment } from '@services/payments/fixture-amendments';
import { acceptNew } from '@services/payments/fixture-payments';
import { lineOf } from '@services/proposals/fixture-proposals';
import { openConnectable, syncAgain } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import type { Line } from '@suite/pricing/line';
import { openProviderServer } from '@suite/testing/providers/provider-server';
import { readInvoices, switchOn } from './fixture-invoices';

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const;
type Billing = keyof typeof months | 'acceptance';

/** Cents of a price with its tax, rounded half up; `rate` in thousandths of a percent. */
const withTax = (price: number, rate: number): number => {
  const exact = BigInt(price) * BigInt(rate);
  return price + Number((exact * 2n + 100_000n) / 200_000n);
};

onOneDatabase('the money of invoices', (kind) => {
  it('is in each month what clients accepted to be charged in it', async () => {
    const server = await openProviderServer();
    const { platform, noah } = await openConnectable(kind, server, {
      deployment: { environment: 'local', domain: 'localhost', port: 3000 },
    });
    // Noon in UTC of a day that every month has.
    platform.time.now = Date.parse('2027-01-15T12:00:00Z');
    await noah.signIn();
    server.xero.books.currencies = ['USD'];
    await switchOn(platform, noah, { taxCodes: { 0: 'NONE', 8250: 'OUTPUT', 8875: 'TAX001' }, startsOn: '2027-01-01' });

    const expected = new Map<string, number>();
    const add = (month: string, amount: number) => expected.set(month, (expected.get(month) ?? 0) + amount);
    let seed = 20_270_115;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const billings: Billing[] = ['monthly', 'quarterly', 'yearly', 'acceptance'];
    for (let n = 0; n < 4; n++) {
      const lines: Line[] = Array.from({ length: 1 + random(4) }, () => {
        const billing = billings[random(4)] ?? 'monthly';
        const [price, taxRate] = [1 + random(200_000), [0, 8250, 8875][random(3)] ?? 0];
        const every = billing === 'acceptance' ? 100 : months[billing];
        for (let month = 0; month < 6; month += every) add(`2027-0${1 + month}`, withTax(price, taxRate));
        return lineOf({ billing, price, taxRate });
      });
      const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines }];
      await acceptNew(platform, noah, { options });
    }
    for (let month = 1; month <= 6; month++) {
      platform.time.now = Date.parse(`2027-0${month}-20T12:00:00Z`);
      await noah.signIn();
      await platform.settled();
      await syncAgain(platform, noah, ConnectionType.xero);
    }

    const found = new Map<string, number>();
    for (const { reference, on, lines } of server.xero.ledger.documents.values()) {
      if (!reference.startsWith('Proposal')) continue;
      for (const { amount, tax = 0 } of lines)
        found.set(on.slice(0, 7), (found.get(on.slice(0, 7)) ?? 0) + Math.round(amount * 100) + Math.round(tax * 100));
    }
    expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...expected].sort()));
    await platform.close();
    await server.close();
  }, 240_000);

  it('is less what an amendment credits, as a line of its own', async () => {
    const server = await openProviderServer();
    const { platform, noah } = await openConnectable(kind, server, {
      deployment: { environment: 'local', domain: 'localhost', port: 3000 },
    });
    platform.time.now = Date.parse('2027-11-26T15:00:00Z');
    await noah.signIn();
    await switchOn(platform, noah);
    // $572.88 a month; 5 of the 30 days of November come to $95.48, and of $644.34 to $107.39.
    const line = lineOf({ price: 57_288, isProrated: true });
    const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines: [line] }];
    const { proposalId, payment } = await acceptNew(platform, noah, { billingDay: 1, options });
    await noah.send(`/payments/v1/payments/${payment.id}/receipt`, { body: { on: '2027-11-26' } });
    await platform.settled();
    await acceptAmendment(platform, noah, proposalId, [{ ...line, price: 64_434 }]);
    await platform.settled();
    const written = [...server.xero.ledger.documents.values()].filter(({ reference }) => reference.startsWith('Proposal'));
    expect(written.map(({ lines }) => lines.map(({ description, amount }) => [description, amount]))).toEqual([
      [['Monthly bookkeeping, Nov 26, 2027 to Nov 30, 2027', 95.48]],
      [
        ['Monthly bookkeeping, Nov 26, 2027 to Nov 30, 2027', 107.39],
        ['Credit for Monthly bookkeeping, Nov 26, 2027 to Nov 30, 2027', -95.48],
      ],
    ]);
    // 95.48 and 11.91
    expect((await readInvoices(noah)).invoices.map(({ ledger }) => ledger?.total).sort()).toEqual([1_191, 9_548]);
    await platform.close();
    await server.close();
  }, 120_000);
});

import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { finishRun, startRun } from '@services/ledger/import/import-run';
import { linkClients } from '@services/ledger/records/link-clients';
import { allKinds, type RecordKind, type Records } from '@services/ledger/records/record-kinds';
import { writeRecords } from '@services/ledger/records/write-records';
import { insightsFirms } from '@services/ledger/schema/firms';
import { facts } from '@suite/host/services/all-services';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { addDays } from './days';

/** The last day that the ledger tells of. */
export const boundaryDay = '2026-03-15';

const ago = (days: number): string => addDays(boundaryDay, -days);

interface Sale {
  on: string;
  /** 30 days later when absent. */
  due?: string;
  total?: number;
  currency?: string;
  rate?: string | null;
  lines?: { item?: string; description?: string; quantity?: number; amount: number }[];
  /** Days and amounts. */
  paid?: [on: string, amount: number][];
}

/** Records, each with an id of its own. */
class Draft {
  readonly records = Object.fromEntries(allKinds.map((kind) => [kind, []])) as unknown as {
    [Kind in RecordKind]: Records[Kind][];
  };
  private count = 0;

  private add<Kind extends RecordKind>(kind: Kind, record: Omit<Records[Kind], 'sourceId'>): string {
    const sourceId = `${kind}-${this.count++}`;
    (this.records[kind] as unknown[]).push({ sourceId, ...record });
    return sourceId;
  }

  customer(name: string): string {
    return this.add('customers', { name, email: null });
  }

  invoice(customer: string, { on, due, total = 10_000, currency = 'USD', rate = '1', lines, paid = [] }: Sale): string {
    const parts = lines ?? [{ description: `Work for ${customer}`, amount: total }];
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    const money = { currency, currencyRate: rate };
    const invoice = this.add('invoices', {
      ...money,
      sourceUpdatedAt: new Date(on),
      customerSourceId: customer,
      number: `B-${this.count}`,
      reference: null,
      issuedOn: on,
      dueOn: due ?? addDays(on, 30),
      linesIncludeTax: false,
      subtotal: sum,
      tax: 0,
      total: sum,
    });
    for (const { item = null, description = null, quantity = 1, amount } of parts) {
      const line = { description, itemCode: item, accountCode: null, quantity: `${quantity}`, amount, tax: 0 };
      this.add('invoice lines', { invoiceSourceId: invoice, ...line });
    }
    for (const [day, amount] of paid)
      this.settle(invoice, day, amount, { paymentSourceId: this.payment(customer, day, amount, money) });
    return invoice;
  }

  payment(customer: string, on: string, amount: number, money = { currency: 'USD', currencyRate: '1' as string | null }): string {
    const sourceUpdatedAt = new Date(on);
    return this.add('payments', { ...money, customerSourceId: customer, sourceUpdatedAt, reference: null, paidOn: on, amount });
  }

  creditNote(customer: string, on: string, total: number): string {
    const money = { currency: 'USD', currencyRate: '1' };
    return this.add('credit notes', {
      ...money,
      customerSourceId: customer,
      sourceUpdatedAt: new Date(on),
      number: null,
      issuedOn: on,
      total,
      isRefunded: false,
      tax: 0,
    });
  }

  settle(invoice: string, on: string, amount: number, by: { paymentSourceId?: string; creditNoteSourceId?: string } = {}): void {
    const neither = { paymentSourceId: null, creditNoteSourceId: null };
    this.add('applications', { ...neither, ...by, invoiceSourceId: invoice, appliedOn: on, amount });
  }

  /** A client of one customer, with its invoices. */
  client(name: string, ...sales: Sale[]): string {
    const customer = this.customer(name);
    for (const sale of sales) this.invoice(customer, sale);
    return customer;
  }

  vendor(
    name: string,
    ...bought: { kind: 'bill' | 'payment'; on: string; amount: number; currency?: string; rate?: string | null }[]
  ) {
    const vendor = this.add('vendors', { name });
    for (const { kind, on, amount, currency = 'USD', rate = '1' } of bought) {
      const money = { currency, currencyRate: rate, vendorSourceId: vendor };
      if (kind === 'payment') {
        this.add('vendor payments', { ...money, paidOn: on, amount, account: null, isDirect: null });
        continue;
      }
      const texts = { number: null, reference: null, linesIncludeTax: false, sourceUpdatedAt: new Date(on) };
      this.add('bills', { ...money, ...texts, issuedOn: on, dueOn: on, subtotal: amount, tax: 0, total: amount });
    }
  }
}

/** Invoices in a row, each paid on the day it is due unless said otherwise. */
const row = (first: number, step: number, count: number, sale: Partial<Sale> & { late?: number } = {}): Sale[] =>
  Array.from({ length: count }, (_, place) => {
    const on = ago(first - place * step);
    const total = sale.total ?? 10_000;
    const paidOn = addDays(on, 30 + (sale.late ?? 0));
    return { on, total, ...(paidOn <= boundaryDay && { paid: [[paidOn, total]] as [string, number][] }), ...sale };
  });

/** Clients at the edges of the definitions. */
function draftSales(draft: Draft): void {
  draft.client(
    'At the edges of the two years',
    ...[364, 365, 729, 730].map((days, place) => ({
      on: ago(days),
      total: 10_000 * 2 ** place,
      paid: [[ago(days), 10_000 * 2 ** place]] as [string, number][],
    })),
  );
  draft.client(
    'Due on the edges of ageing',
    ...[-1, 0, 1, 30, 31, 60, 61, 90, 91].map((days, place) => ({ on: ago(days + 30), total: 1000 * 2 ** place })),
  );
  const paidLate = (late: number): Sale => ({ ...row(200, 1, 1, { late })[0], on: ago(200) });
  draft.client('One of three 45 days late', paidLate(45), ...row(150, 30, 2));
  draft.client('One of three 46 days late', paidLate(46), ...row(150, 30, 2));
  draft.client('Half of its invoices a day late', ...row(300, 30, 2, { late: 1 }), ...row(230, 30, 2));
  draft.client('Late in a year gone by', ...row(900, 30, 4, { late: 100 }), ...row(230, 30, 5));
  draft.client('A little open for 60 days', ...row(300, 30, 6, { total: 100_000 }), { on: ago(90), total: 100 });
  draft.client('A little open for 61 days', ...row(300, 30, 6, { total: 100_000 }), { on: ago(91), total: 100 });
  draft.client('Known for 89 days', ...row(89, 25, 3));
  draft.client('Known for 90 days', ...row(90, 25, 3));
  draft.client('Twice its rhythm', ...row(420, 40, 9, { total: 150_000 }), {
    on: ago(80),
    total: 150_000,
    paid: [[ago(60), 150_000]],
  });
  draft.client('A day over twice its rhythm', ...row(421, 40, 9, { total: 150_000 }), {
    on: ago(81),
    total: 150_000,
    paid: [[ago(60), 150_000]],
  });
  draft.client('Away for 365 days', ...row(500, 45, 4, { total: 100 }));
  draft.client('Away for 366 days', ...row(501, 45, 4, { total: 100 }));
  draft.client('Two invoices on one day', ...row(200, 0, 2), ...row(160, 50, 3));
  draft.client('An invoice of nothing', ...row(200, 40, 3), { on: ago(70), total: 0 });
  draft.client('Sales grown by a tenth', ...row(720, 60, 6, { total: 1000 }), ...row(360, 60, 6, { total: 1100 }));
  draft.client('Sales fallen to four fifths', ...row(731, 61, 6, { total: 5000 }), ...row(360, 60, 6, { total: 4000 }));
}

function draftDoubtful(draft: Draft): void {
  const above = draft.client('Paid above the invoice', ...row(200, 40, 3));
  draft.invoice(above, { on: ago(70), total: 10_000, paid: [[ago(30), 12_000]] });
  const before = draft.client('Paid before the invoice', ...row(200, 40, 3));
  draft.invoice(before, { on: ago(70), total: 10_000, paid: [[ago(80), 10_000]] });
  const prepaid = draft.client('Prepaid, applied later', ...row(200, 40, 3));
  const payment = draft.payment(prepaid, ago(110), 10_000);
  draft.settle(draft.invoice(prepaid, { on: ago(100), total: 10_000 }), ago(75), 10_000, { paymentSourceId: payment });
  const credited = draft.client('Credited before the invoice', ...row(200, 40, 3));
  const note = draft.creditNote(credited, ago(105), 10_000);
  draft.settle(draft.invoice(credited, { on: ago(100), total: 10_000 }), ago(105), 10_000, { creditNoteSourceId: note });
  const quarter = draft.client('Credit of a quarter', ...row(200, 40, 4, { total: 10_000 }));
  draft.payment(quarter, ago(20), 10_000);
  const over = draft.client('Credit of over a quarter', ...row(200, 40, 4, { total: 10_000 }));
  draft.payment(over, ago(20), 10_001);
  const noted = draft.client('A credit note that is left', ...row(200, 40, 4, { total: 10_000 }));
  draft.creditNote(noted, ago(20), 8_000);
  draft.client('Open for four years', { on: ago(1400), total: 500 }, { on: ago(70), due: ago(71), paid: [[ago(70), 10_000]] });
  draft.client('Due before issue', ...row(200, 40, 3), { on: ago(70), due: ago(71), paid: [[ago(70), 10_000]] });
  const undated = draft.customer('Settled on days that nobody knows');
  for (const { on } of row(200, 40, 4)) draft.settle(draft.invoice(undated, { on }), addDays(on, 30), 10_000);
  for (const first of [200, 180]) draft.client('Two customers', ...row(first, 40, 3));
  const third: [string, number][] = [
    [ago(150), 33],
    [ago(140), 33],
    [ago(130), 34],
  ];
  draft.client(
    'In euros at a third',
    ...row(200, 40, 3, { currency: 'EUR', rate: '3', total: 100 }).map((sale) => ({ ...sale, paid: [] })),
    { on: ago(180), currency: 'EUR', rate: '3', total: 100, paid: third },
    { on: ago(170), currency: 'EUR', rate: '3', total: 100, paid: third.slice(0, 2) },
  );
  draft.client('In yen', ...row(200, 40, 4, { currency: 'JPY', rate: '150', total: 45_001 }));
}

/** A service billed month by month: prices, the oldest first; the last at `last`. */
const billed = (item: string, prices: readonly number[], last = '2026-03-01', more: Partial<Sale> = {}): Sale[] =>
  prices.map((amount, place) => {
    const [year = 0, month = 0, day = 0] = last.split('-').map(Number);
    const on = new Date(Date.UTC(year, month - prices.length + place, day)).toISOString().slice(0, 10);
    return { on, paid: [[on, amount]], lines: [{ item, description: `The service ${item}`, amount }], ...more };
  });

function draftPrices(draft: Draft): void {
  const held = (price: number, count: number) => Array.from({ length: count }, () => price);
  draft.client(
    'Raised by 0.9 % each month',
    ...billed(
      'CREEP',
      Array.from({ length: 14 }, (_, place) => Math.round(100_000 * 1.009 ** place)),
    ),
  );
  draft.client('Raised by 1 % exactly', ...billed('ONE', [...held(10_000, 6), ...held(10_100, 6)]));
  draft.client('Raised once and back', ...billed('SPIKE', [...held(10_000, 6), 12_000, ...held(10_000, 6)]));
  draft.client('Raised with the last invoice', ...billed('LAST', [...held(10_000, 6), 12_000]));
  draft.client('Raised twice in a row', ...billed('TWICE', [...held(10_000, 6), 11_000, 12_000]));
  draft.client('Raised, then lowered for good', ...billed('LOWER', [...held(10_000, 6), ...held(12_000, 6), ...held(11_000, 4)]));
  draft.client('Lowered with the last invoice', ...billed('DROP', [...held(10_000, 6), 8000]));
  draft.client('Raised, lowered a little, held', ...billed('NEARLY', [...held(10_000, 6), 12_000, 11_500, 11_500, 11_500]));
  draft.client('Billed twice', ...billed('TWO', held(10_000, 2)));
  draft.client('Billed three times', ...billed('THREE', held(10_000, 3)));
  draft.client('On the last day of each month', ...billed('MONTH-END', [...held(9000, 3), ...held(10_000, 13)], '2026-02-28'));
  // Since 12, 18 and 36 months to the day, and a day less.
  for (const day of [15, 16]) {
    for (const months of [12, 18, 36, 37]) {
      const prices = [...held(9000, 3), ...held(10_000, months + (day === 15 ? 1 : 0))];
      draft.client(
        `Raised ${months} months ago, on day ${day}`,
        ...billed(`SINCE-${months}-${day}`, prices, day === 15 ? '2026-03-15' : '2026-02-16'),
      );
    }
  }
  for (const [place, price] of [10_000, 12_000, 14_000, 20_000, 30_000].entries()) {
    draft.client(`Peer ${place + 1} of five`, ...billed('FIVE', held(price, 4)));
    if (place < 4) draft.client(`Peer ${place + 1} of four`, ...billed('FOUR', held(price, 4)));
  }
  draft.client('A peer in euros', ...billed('FIVE', held(10_000, 4), '2026-03-01', { currency: 'EUR', rate: '0.8' }));
  draft.client('A peer long gone', ...billed('FIVE', held(90_000, 4), '2024-03-01'));
  const days = ['2026-01-05', '2026-02-05', '2026-03-05'];
  draft.client(
    'Two lines of a service on an invoice',
    ...days.map((on) => ({
      on,
      lines: [
        { item: 'LINES', quantity: 2, amount: 2000 },
        { item: 'LINES', quantity: 1, amount: 1900 },
      ],
    })),
  );
  draft.client(
    'Two invoices of a service on a day',
    ...[...days, '2026-03-05'].map((on, place) => ({
      on,
      lines: [{ item: 'INVOICES', quantity: 1, amount: 1000 + 100 * place }],
    })),
  );
  draft.client(
    'A discount among the lines',
    ...days.map((on) => ({
      on,
      lines: [
        { item: 'DISCOUNT', amount: 3000 },
        { item: 'LESS', quantity: 1, amount: -500 },
      ],
    })),
  );
  draft.client('A line of no quantity', ...days.map((on) => ({ on, lines: [{ item: 'NONE', quantity: 0, amount: 3000 }] })));
  draft.client(
    'Descriptions alone',
    ...days.map((on, place) => ({ on, lines: [{ description: place ? 'Payroll run' : 'PAYROLL RUN ', amount: 3000 }] })),
  );
}

function draftVendors(draft: Draft): void {
  const bill = (days: number, amount: number) => ({ kind: 'bill' as const, on: ago(days), amount });
  const payment = (days: number, amount: number) => ({ kind: 'payment' as const, on: ago(days), amount });
  draft.vendor('Northfold Paper, Inc.', bill(10, 10_000), bill(364, 5000));
  draft.vendor('NORTHFOLD PAPER LLC', bill(365, 40_000), bill(20, 300));
  draft.vendor('northfold  paper', payment(30, 70));
  draft.vendor('Sent a bill and was paid', bill(60, 20_000), payment(30, 20_000));
  draft.vendor('Paid alone', payment(30, 9000), payment(20, -1000));
  draft.vendor('Refunded whole', payment(30, 4000), payment(20, -4000));
  draft.vendor('Billed in euros', { ...bill(50, 1001), currency: 'EUR', rate: '0.8' });
  draft.vendor('Slack', bill(40, 8000));
  draft.vendor('Zoom', bill(41, 7000));
  draft.vendor('Xero', bill(42, 6000));
  draft.vendor('QuickBooks Online', bill(500, 6000));
}

/** Documents in a currency without a rate: open, settled, a payment that settles nothing, a bill. */
function draftWithoutRate(draft: Draft): void {
  const pounds = { currency: 'GBP', rate: null };
  draft.client('Open without a rate', ...row(200, 40, 3), { on: ago(70), ...pounds });
  draft.client('Settled without a rate', ...row(400, 40, 3), { on: ago(290), ...pounds, paid: [[ago(250), 10_000]] });
  const paid = draft.client('A payment without a rate', ...row(200, 40, 3));
  draft.payment(paid, ago(20), 500, { currency: 'GBP', currencyRate: null });
  const bill = (days: number) => ({ kind: 'bill' as const, on: ago(days), amount: 1000 });
  draft.vendor('Billed in pounds', { ...bill(50), ...pounds });
  draft.vendor('Billed in dollars', bill(40));
}

const drafts = { edges: [draftSales, draftDoubtful, draftPrices, draftVendors], 'no rates': [draftWithoutRate] };

/** A company whose ledger stands at the edges of the definitions. */
export async function addBoundaryCompany(database: Database, of: keyof typeof drafts): Promise<string> {
  const companyId = randomUUID();
  await database.insert(companies).values({ id: companyId, name: `Boundary ${companyId}`, segments: ['iq'] });
  await database.insert(insightsFirms).values({ companyId, name: 'Boundary', currency: 'USD' });
  const draft = new Draft();
  for (const add of drafts[of]) add(draft);
  const now = new Date(boundaryDay);
  const run = await startRun(database, { companyId, source: 'xero', fileName: null, kinds: allKinds, now });
  const write = async <Kind extends RecordKind>(kind: Kind) => {
    const placed = draft.records[kind].map((value, index) => ({ line: index + 1, value }));
    const { refused } = await writeRecords(database, run, kind, placed);
    if (refused.length) throw new Error(`the ledger refused ${kind}: ${JSON.stringify(refused[0])}`);
  };
  for (const kind of allKinds) await write(kind);
  // What neither a payment nor a credit note settles here was settled within the ten days up to the one given.
  await database.execute(sql`
    update ledger.applications set applied_after = applied_on - 10 from ledger.invoices
    where invoices.id = invoice_id and company_id = ${companyId} and payment_id is null and credit_note_id is null`);
  await linkClients(database, companyId, 'xero');
  await finishRun(database, run, now);
  await facts.append(database, 'ledger.changed', { companyId, data: { asOf: boundaryDay } });
  return companyId;
}

import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { finishRun, startRun } from '@services/ledger/import/import-run';
import { linkClients } from '@services/ledger/records/link-clients';
import { allKinds, type RecordKind } from '@services/ledger/records/record-kinds';
import { writeRecords } from '@services/ledger/records/write-records';
import { insightsFirms } from '@services/ledger/schema/firms';
import { facts } from '@suite/host/services/all-services';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { addDays } from './days';
import { ago, billed, boundaryDay, Draft, row, type Sale } from './draft-ledger';

/** Drafts clients at the edges of the definitions. */
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
    'Due on the edges of aging',
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

/** Drafts invoices with tax, invoices whose source doesn't say whether they have any, and invoices in another currency. */
function draftTaxes(draft: Draft): void {
  const taxed = draft.client('With tax', ...row(450, 50, 9, { tax: 1667 }));
  draft.creditNote(taxed, ago(40), 1000, { tax: 167 });
  const unknown = draft.client('With tax that is not told', ...row(450, 50, 9, { tax: null }));
  draft.creditNote(unknown, ago(40), 1000, { tax: null });
  draft.client('With tax in euros', ...row(200, 40, 3, { currency: 'EUR', rate: '3', total: 1001, tax: 101 }));
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
  for (const { on } of row(200, 40, 4)) {
    draft.settle(draft.invoice(undated, { on }), addDays(on, 30), 10_000, { after: addDays(on, 20) });
  }
  const refunded = draft.client('A credit note that was refunded', ...row(200, 40, 4));
  draft.creditNote(refunded, ago(20), 8000, { isRefunded: true });
  const spent = draft.client('Credit used up, nobody knows for what', ...row(200, 40, 4));
  draft.used.push({ of: draft.payment(spent, ago(110), 9000), on: ago(75), after: null, amount: 8000 });
  draft.used.push({ of: draft.creditNote(spent, ago(110), 500), on: ago(75), after: null, amount: 500 });
  for (const credit of [2500, 5000, 5001]) {
    const owing = draft.client(`Overdue, with a credit of ${credit}`, ...row(200, 40, 3), { on: ago(60), total: 5000 });
    draft.payment(owing, ago(20), credit);
  }
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
  const each = (item: string, first: number, step: number, count: number) =>
    row(first, step, count).map((sale) => ({ ...sale, lines: [{ item, amount: 10_000 }] }));
  draft.client('Not billed for two periods to the day', ...each('ENDED', 180, 30, 5));
  draft.client('Not billed for two periods and a day', ...each('ENDED', 181, 30, 5));
  for (const late of [0, 1, 2, 3]) draft.client(`Billed until recently ${late}`, ...each('ENDED', 160 - late, 30, 5));
  draft.client('Billed once a year, but not of late', ...each('ANNUAL', 1100, 350, 3));
  draft.client('Never raised for 18 months', ...billed('NEVER', held(10_000, 19), '2026-03-15'));
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
  draft.vendor('Sent a bill long ago and was paid', bill(500, 20_000), payment(30, 20_000));
  draft.vendor('Paid alone', payment(30, 9000), payment(20, -1000));
  draft.vendor('Refunded whole', payment(30, 4000), payment(20, -4000));
  draft.vendor('Billed in euros', { ...bill(50, 1001), currency: 'EUR', rate: '0.8' });
  draft.vendor(
    'Paid for bills and for itself',
    bill(60, 2000),
    { ...payment(30, 2000), isDirect: false },
    { ...payment(29, 700), isDirect: true },
  );
  draft.vendor('Paid for bills that are not here', { ...payment(30, 650), isDirect: false });
  draft.vendor('Slack', bill(40, 8000));
  draft.vendor('Zoom', bill(41, 7000));
  draft.vendor('Xero', bill(42, 6000));
  draft.vendor('QuickBooks Online', bill(500, 6000));
}

/** Drafts documents in a currency without a rate: open, settled, a payment that settles nothing, a bill. */
function draftWithoutRate(draft: Draft): void {
  const pounds = { currency: 'GBP', rate: null };
  draft.client('Open without a rate', ...row(200, 40, 3), { on: ago(70), ...pounds });
  draft.client('Settled without a rate', ...row(400, 40, 3), { on: ago(290), ...pounds, paid: [[ago(250), 10_000]] });
  const paid = draft.client('A payment without a rate', ...row(200, 40, 3));
  draft.payment(paid, ago(20), 500, { currency: 'GBP', currencyRate: null });
  const bill = (days: number) => ({ kind: 'bill' as const, on: ago(days), amount: 1000 });
  draft.vendor('Billed in pounds', { ...bill(50), ...pounds });
  draft.vendor('Billed in dollars', bill(40));
  draft.vendor('Paid in pounds', { ...bill(30), kind: 'payment', ...pounds, isDirect: true });
  draft.client('Settled the same day, without a rate', ...row(200, 40, 3), { on: ago(70), ...pounds, paid: [[ago(70), 10_000]] });
  draft.client('Tax not told, without a rate', ...row(200, 40, 3), { on: ago(70), ...pounds, tax: null });
  const two = draft.client(
    'Two currencies without a rate',
    ...row(200, 40, 3),
    { on: ago(70), ...pounds },
    { on: ago(60), currency: 'CHF', rate: null },
  );
  draft.creditNote(two, ago(45), 300, pounds);
  draft.creditNote(two, ago(44), 200, { ...pounds, isRefunded: true });
  const spent = draft.client('A payment without a rate, used up', ...row(200, 40, 3));
  const payment = draft.payment(spent, ago(60), 500, { currency: 'GBP', currencyRate: null });
  draft.used.push({ of: payment, on: ago(30), after: null, amount: 500 });
}

/** First day of a ledger that covers exactly one year. */
const begins = '2025-03-15';

/** Drafts a ledger of one year. On some days the open amount of some documents is unknown. */
function draftUnsure(draft: Draft): void {
  draft.client('The first', { on: begins, paid: [[begins, 10_000]] });
  const settled = (name: string, after: number, on: number, sale: Partial<Sale> = {}) => {
    const customer = draft.client(name, ...row(200, 40, 3));
    draft.settle(draft.invoice(customer, { on: ago(100), ...sale }), ago(on), 10_000, { after: ago(after) });
  };
  settled('Settled between two days, past due', 60, 40);
  settled('Settled the day after one', 61, 60);
  settled('Settled surely before it was due', 98, 80);
  settled('Settled before it was due or after', 75, 65);
  settled('Settled between two days, before it is due', 60, 40, { due: ago(10) });
  settled('Settled between two days, without a rate', 60, 55, { currency: 'GBP', rate: null });
  const part = draft.client('A part settled between two days', ...row(200, 40, 3));
  draft.settle(draft.invoice(part, { on: ago(100) }), ago(40), 4000, { after: ago(60) });
  const used = draft.client('Credit used up between two days', ...row(200, 40, 3));
  draft.used.push({ of: draft.payment(used, ago(90), 1000), on: ago(45), after: ago(50), amount: 600 });
  draft.used.push({ of: draft.creditNote(used, ago(90), 1000), on: ago(45), after: ago(50), amount: 1000 });
  const nobody = { isSettlementKnown: false };
  draft.client('Nobody knows what is paid in pounds', ...row(200, 40, 3), {
    on: ago(25),
    currency: 'GBP',
    rate: null,
    ...nobody,
  });
  draft.client('Nobody knows what is paid', ...row(200, 40, 3), { on: ago(20), due: ago(5), ...nobody });
  const payer = draft.client('Nobody knows what is paid, and a payment for nothing', ...row(200, 40, 3), {
    on: ago(20),
    ...nobody,
  });
  draft.payment(payer, ago(15), 12_000);
  draft.client('Nobody knows what is paid, of nothing', ...row(200, 40, 3), { on: ago(28), total: 0, ...nobody });

  const held = (price: number, count: number) => Array.from({ length: count }, () => price);
  draft.client('Never raised since the ledger began', ...billed('YEAR', held(10_000, 13), '2026-03-15'));
  draft.client('Never raised in 11 months', ...billed('MONTHS', held(10_000, 12), '2026-03-10'));
  draft.client('Never raised in three months', ...billed('NEW', held(10_000, 4), '2026-03-10'));
  draft.client('Raised once', ...billed('RAISED', [...held(10_000, 5), ...held(11_000, 5)], '2026-03-10'));
  draft.client('No longer billed', ...billed('GONE', held(10_000, 5), '2025-12-10'));
}

const drafts = {
  edges: [draftSales, draftTaxes, draftDoubtful, draftPrices, draftVendors],
  'no rates': [draftWithoutRate],
  unsure: [draftUnsure],
};

/** Adds a company whose ledger is at the edges of the definitions. */
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
  for (const { of, on, after, amount } of draft.used) {
    await database.execute(sql`
      insert into ledger.applications (payment_id, credit_note_id, source_id, written_by, applied_on, applied_after, amount)
      select payment_id, credit_note_id, ${of}, 0, ${on}::date, ${after}::date, ${amount}::bigint
      from (
        select id as payment_id, null::bigint as credit_note_id from ledger.payments where company_id = ${companyId} and source_id = ${of}
        union all select null, id from ledger.credit_notes where company_id = ${companyId} and source_id = ${of}
      ) as credit`);
  }
  await linkClients(database, { companyId, source: 'xero', number: 1 });
  await finishRun(database, run, now);
  await facts.append(database, 'ledger.changed', { companyId, data: { asOf: boundaryDay } });
  return companyId;
}

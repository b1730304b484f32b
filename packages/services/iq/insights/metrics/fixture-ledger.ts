import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { finishRun, startRun } from '@services/ledger/import/import-run';
import { dropStaleParts } from '@services/ledger/records/drop-stale-parts';
import { linkClients } from '@services/ledger/records/link-clients';
import type { OwnKind, RecordKind, Records } from '@services/ledger/records/record-kinds';
import { removeRecords } from '@services/ledger/records/remove-records';
import { writeRecords } from '@services/ledger/records/write-records';
import { insightsFirms } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';
import { type DayNumber, dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';

/** Arbitrary ledgers that are small enough to be checked by hand. Amounts are minor units of a row's currency. */
export interface MadeLedger {
  /** Clients by name; two customers with the same name belong to the same client. */
  customers: readonly string[];
  invoices: readonly MadeInvoice[];
  credits: readonly MadeCredit[];
  applications: readonly MadeApplication[];
}

export interface InCurrency {
  currency: string;
  rate: string | null;
}

export interface MadeInvoice extends InCurrency {
  customer: number;
  issuedOn: DayNumber;
  dueOn: DayNumber;
  total: number;
  isSettlementUnknown?: boolean;
  /** Tax included in the total; null when it is not separated. */
  tax?: number | null;
  lines: readonly { service: string; quantity: number; amount: number }[];
}

export interface MadeCredit extends InCurrency {
  kind: 'payment' | 'credit-note';
  customer: number;
  on: DayNumber;
  total: number;
  tax?: number | null;
  /** Only for a credit note: whether it was paid out on its date. */
  isRefunded?: boolean;
}

interface MadeApplication {
  invoice: number;
  credit: number | null;
  on: DayNumber;
  /** Set when the exact day is unknown: it was after this day and not later than `on`. */
  after?: DayNumber;
  amount: number;
}

export const LAST_DAY = dayNumberOf('2024-03-15');
const aDay = fc.integer({ min: LAST_DAY - 800, max: LAST_DAY + 40 });
const anAmount = fc.oneof(fc.constantFrom(100, 300, 1_000), fc.integer({ min: 1, max: 5_000 }));
const aCurrency: fc.Arbitrary<InCurrency> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ currency: 'USD', rate: '1' }) },
  { weight: 2, arbitrary: fc.constantFrom('0.8', '0.93').map((rate) => ({ currency: 'EUR', rate })) },
  { weight: 1, arbitrary: fc.constant({ currency: 'JPY', rate: '151.3' }) },
  { weight: 1, arbitrary: fc.constant({ currency: 'GBP', rate: null }) },
);

/** Tax as a share of the total; null when it is not separated. */
const aTax = fc.constantFrom(0, 0.2, null);

const customer = fc.nat({ max: 3 });

export const anInvoice: fc.Arbitrary<MadeInvoice> = fc
  .record({
    customer,
    issuedOn: aDay,
    term: fc.oneof(fc.constant(30), fc.integer({ min: -3, max: 60 })),
    total: fc.oneof({ weight: 9, arbitrary: anAmount }, { weight: 1, arbitrary: fc.constantFrom(0, -200) }),
    money: aCurrency,
    isSettlementUnknown: fc.constantFrom(...Array<boolean>(11).fill(false), true),
    taxed: aTax,
    lines: fc.array(
      fc.record({
        service: fc.constantFrom('Books', 'Payroll'),
        quantity: fc.constantFrom(1, 1, 2, 0.5),
        amount: fc.constantFrom(1_000, 1_000, 1_005, 1_200, 2_000, -300),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ term, money, taxed, ...rest }) => ({
    ...rest,
    ...money,
    dueOn: rest.issuedOn + term,
    tax: taxed && Math.round(rest.total * taxed),
  }));

const aCredit: fc.Arbitrary<MadeCredit> = fc
  .record({
    kind: fc.constantFrom('payment', 'payment', 'credit-note'),
    customer,
    on: aDay,
    total: anAmount,
    money: aCurrency,
    taxed: aTax,
    isRefunded: fc.constantFrom(false, false, true),
  })
  .map(({ money, taxed, ...rest }) => ({ ...rest, ...money, tax: taxed && Math.round(rest.total * taxed) }));

export const aLedger: fc.Arbitrary<MadeLedger> = fc
  .record({
    customers: fc.constantFrom(['Ann', 'Bob', 'Cid', 'Dee'], ['Ann', 'Bob', 'Cid', 'Ann']),
    invoices: fc.array(anInvoice, { minLength: 1, maxLength: 16 }),
    credits: fc.array(aCredit, { maxLength: 8 }),
    rough: fc.array(
      fc.record({
        invoice: fc.nat(),
        credit: fc.option(fc.nat()),
        after: fc.integer({ min: -10, max: 150 }),
        undated: fc.constantFrom(0, 0, 0, 1, 2, 40, 200),
        part: fc.constantFrom(1, 1, 0.5, 1.2),
      }),
      { maxLength: 16 },
    ),
  })
  .map(({ rough, ...ledger }) => ({
    ...ledger,
    applications: rough.map(({ invoice, credit, after, undated, part }): MadeApplication => {
      const index = invoice % ledger.invoices.length;
      const settles = ledger.invoices[index] as MadeInvoice;
      const by = credit === null || ledger.credits.length === 0 ? null : credit % ledger.credits.length;
      const amount = Math.max(1, Math.round(settles.total * part));
      const on = settles.issuedOn + after;
      // Rounding of partial amounts in another currency depends on their order, which is undefined for an unknown day.
      const isUndated = undated > 0 && settles.currency === 'USD';
      return { invoice: index, credit: by, on, amount, ...(isUndated && { after: on - undated }) };
    }),
  }));

export interface Firm {
  database: Database;
  companyId: string;
}

export async function newFirm(database: Database, currency: string | null = 'USD'): Promise<Firm> {
  const companyId = randomUUID();
  await database.insert(companies).values({ id: companyId, name: `Firm ${companyId}` });
  await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency });
  return { database, companyId };
}

let version = Date.UTC(2020, 0, 1);

/**
 * Changes a company's ledger to a generated one like an import would: adds new rows, updates changed ones, and removes missing
 * ones.
 */
export async function writeLedger({ database, companyId }: Firm, made: MadeLedger, gone?: MadeLedger): Promise<void> {
  version += 60_000;
  const sourceUpdatedAt = new Date(version);
  const run = await startRun(database, { companyId, source: 'xero', fileName: null, kinds: [], now: sourceUpdatedAt });
  await database.transaction(async (transaction) => {
    const write = async <Kind extends RecordKind>(kind: Kind, records: readonly Records[Kind][]) => {
      const placed = records.map((value, line) => ({ line, value }));
      const { refused } = await writeRecords(transaction, run, kind, placed);
      if (refused.length) throw new Error(`${kind} were refused: ${JSON.stringify(refused)}`);
    };
    const remove = (kind: OwnKind, names: readonly string[]) =>
      removeRecords(
        transaction,
        run,
        kind,
        names.map((sourceId, line) => ({ line, value: { sourceId } })),
      );
    const after = <Row>(rows: readonly Row[], prefix: string, from: number) =>
      rows.map((_, index) => `${prefix}${index}`).slice(from);
    if (gone) {
      await remove('invoices', after(gone.invoices, 'i', made.invoices.length));
      await remove('payments', after(gone.credits, 'c', made.credits.length));
      await remove('credit notes', after(gone.credits, 'c', made.credits.length));
    }
    await write(
      'customers',
      made.customers.map((name, index) => ({ sourceId: `k${index}`, name, email: null })),
    );
    await write(
      'invoices',
      made.invoices.map((row, index) => ({
        sourceId: `i${index}`,
        customerSourceId: `k${row.customer}`,
        sourceUpdatedAt,
        number: `N-${index}`,
        reference: null,
        issuedOn: isoDayOf(row.issuedOn),
        dueOn: isoDayOf(row.dueOn),
        currency: row.currency,
        currencyRate: row.rate,
        linesIncludeTax: false,
        subtotal: row.total - (row.tax ?? 0),
        tax: row.tax === undefined ? 0 : row.tax,
        total: row.total,
      })),
    );
    await write(
      'invoice lines',
      made.invoices.flatMap(({ lines }, index) =>
        lines.map(({ service, quantity, amount }, place) => ({
          sourceId: `l${place}`,
          invoiceSourceId: `i${index}`,
          description: service,
          itemCode: null,
          accountCode: null,
          quantity: String(quantity),
          amount,
          tax: 0,
        })),
      ),
    );
    const credits = made.credits.map((row, index) => ({
      ...row,
      sourceId: `c${index}`,
      customerSourceId: `k${row.customer}`,
      sourceUpdatedAt,
      currencyRate: row.rate,
    }));
    await write(
      'payments',
      credits
        .filter(({ kind }) => kind === 'payment')
        .map(({ on, total, ...row }) => ({
          ...row,
          reference: null,
          paidOn: isoDayOf(on),
          amount: total,
        })),
    );
    await write(
      'credit notes',
      credits
        .filter(({ kind }) => kind === 'credit-note')
        .map(({ on, ...row }) => ({
          ...row,
          number: null,
          issuedOn: isoDayOf(on),
          tax: row.tax === undefined ? 0 : row.tax,
          isRefunded: row.isRefunded ?? false,
        })),
    );
    await write(
      'applications',
      made.applications.map(({ invoice, credit, on, amount }, index) => {
        const by = credit === null ? undefined : made.credits[credit];
        return {
          sourceId: `a${index}`,
          invoiceSourceId: `i${invoice}`,
          appliedOn: isoDayOf(on),
          amount,
          paymentSourceId: by?.kind === 'payment' ? `c${credit}` : null,
          creditNoteSourceId: by?.kind === 'credit-note' ? `c${credit}` : null,
        };
      }),
    );
    await dropStaleParts(transaction, run, 'invoice lines');
    await dropStaleParts(transaction, run, 'applications');
    await writeUnknown(transaction, companyId, made);
  });
  await linkClients(database, run);
  await finishRun(database, run, sourceUpdatedAt);
}

/** Marks settlements that are unknown. */
async function writeUnknown(database: Database, companyId: string, made: MadeLedger): Promise<void> {
  const mine = sql`i.company_id = ${companyId}`;
  for (const [index, { isSettlementUnknown = false }] of made.invoices.entries()) {
    await database.execute(sql`
      update ledger.invoices as i set settlement_known = ${!isSettlementUnknown} where ${mine} and i.source_id = ${`i${index}`}`);
  }
  for (const [index, { invoice, after }] of made.applications.entries()) {
    await database.execute(sql`
      update ledger.applications as a set applied_after = ${after === undefined ? null : isoDayOf(after)}::date from ledger.invoices as i
      where ${mine} and i.id = a.invoice_id and i.source_id = ${`i${invoice}`} and a.source_id = ${`a${index}`}`);
  }
}

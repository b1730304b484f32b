import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { findOwners } from '../../records/find-owners';
import type { Placed } from '../../records/in-columns';
import type { LedgerRun } from '../../records/ledger-run';
import type { ApplicationRecord } from '../../records/record-kinds';
import { writeRecords } from '../../records/write-records';
import { attempt, explain, parseRows, rejectionOf } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { replaceSettled } from '../settle';
import type { Rejection } from '../tally';

interface KnownPayment extends Record<string, unknown> {
  id: string;
  /** Null if the payment was deleted at the source. */
  paidOn: string | null;
}

async function paymentsOf(database: Database, run: LedgerRun, ids: readonly string[]): Promise<Map<string, KnownPayment>> {
  const requested = sql.param([...new Set(ids)]);
  const { rows } = await database.execute<KnownPayment>(sql`
    select source_id as id, paid_on::text as "paidOn" from ledger.payments
    where company_id = ${run.companyId} and source = ${run.source} and source_id = any(${requested}::text[])
    union all
    select source_id, null from ledger.import_sightings
    where run_id = ${run.id} and kind = 'payments' and left_out and source_id = any(${requested}::text[])
      and not exists (select from ledger.payments as kept
        where kept.company_id = ${run.companyId} and kept.source = ${run.source} and kept.source_id = import_sightings.source_id)`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Imports what each payment settles of invoices. Anything else that it settles does not belong in the ledger. */
export const importPaymentLines: ImportRows = async (rows) => {
  const { parsed, rejected } = await parseRows(rows, (fields) => ({
    payment: fields.required('payment_id', 100),
    index: fields.required('index', 20),
    invoice: fields.text('invoice_id'),
    fields,
  }));
  const ofInvoices = parsed.flatMap(({ line, value }) =>
    value.invoice ? [{ line, value: { ...value, invoice: value.invoice } }] : [],
  );
  return async (database, run) => {
    const payments = await paymentsOf(
      database,
      run,
      ofInvoices.map(({ value }) => value.payment),
    );
    const invoices = await findOwners(
      database,
      run,
      ofInvoices.map(({ value }) => value.invoice),
    );
    const unknown: Rejection[] = [];
    const records: Placed<ApplicationRecord>[] = [];
    for (const { line, value } of ofInvoices) {
      const payment = payments.get(value.payment);
      const currency = invoices.get(value.invoice)?.currency;
      if (!payment) {
        unknown.push({ line, column: 'payment_id', reason: `payment_id ${value.payment} is of no imported payment` });
        continue;
      }
      if (payment.paidOn === null) continue;
      // A line of a missing invoice is rejected, so its amount does not matter.
      const amount = currency ? attempt(() => value.fields.amount('amount', currency)) : { value: 1 };
      if ('reason' in amount) unknown.push(rejectionOf(line, amount));
      else if (amount.value > 0) records.push({ line, value: applicationOf(value, payment.paidOn, amount.value) });
    }
    let written = { imported: 0, skipped: 0, refused: [] as Awaited<ReturnType<typeof writeRecords>>['refused'] };
    const targets = [...new Set(records.map(({ value }) => value.invoiceSourceId))];
    await replaceSettled(database, run, 'invoices', targets, async () => {
      written = await writeRecords(database, run, 'applications', records);
    });
    const naming = { id: 'index', parents: { invoiceSourceId: { column: 'invoice_id', noun: 'imported invoice' } } };
    return [
      {
        kind: 'payment lines',
        imported: written.imported,
        skipped: written.skipped + parsed.length - unknown.length - records.length,
        rejected: [...rejected, ...unknown, ...explain(written.refused, records, naming)],
      },
    ];
  };
};

const applicationOf = (
  line: { payment: string; index: string; invoice: string },
  appliedOn: string,
  amount: number,
): ApplicationRecord => ({
  sourceId: `${line.payment}/${line.index}`,
  invoiceSourceId: line.invoice,
  paymentSourceId: line.payment,
  creditNoteSourceId: null,
  appliedOn,
  amount,
});

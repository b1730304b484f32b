import { ConsentLostError, type ledgerWriter, ProviderBusyError } from '@services/ledger/ports';
import { defineJob, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { Dependencies, InvoiceRow } from '../rows';
import { invoices } from '../schema';
import { followQueue } from './follow-queue';
import { openBooks, StoppedError } from './open-books';
import { saveWritten } from './write-job';

/** Invoices that are read before the changed ones are saved. */
const CHUNK = 200;

/** Follows what people change in the ledger: approved, edited, paid, voided or deleted invoices. Nothing there is overwritten. */
export const followJob = (dependencies: Dependencies) =>
  defineJob({
    ...followQueue,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 120,
    atOnce: 2,
    isHarmless: true,
    doing: 'read the invoices of this firm in its ledger',
    async run({ companyId }, { database, signal, clock, hold }) {
      try {
        const open = await openBooks(database, dependencies, companyId, signal);
        if (!open) return;
        const { ledgerId } = open.books.settings;
        for (let after = ''; ; ) {
          signal.throwIfAborted();
          const rows = await database
            .select()
            .from(invoices)
            .where(
              and(
                eq(invoices.companyId, companyId),
                eq(invoices.state, 'written'),
                eq(invoices.ledgerId, ledgerId),
                notInArray(invoices.status, ['voided', 'deleted']),
                gt(invoices.reference, after),
              ),
            )
            .orderBy(asc(invoices.reference))
            .limit(CHUNK);
          const found = await open.writer.readInvoices(rows.flatMap(({ invoiceId }) => invoiceId ?? []));
          const byId = new Map(found.map((one) => [one.id, one]));
          for (const row of rows) {
            const now = byId.get(row.invoiceId ?? '') ?? goneOf(row);
            if (!row.request || isSame(row, now)) continue;
            const { request } = row;
            await database.transaction(async (transaction) => {
              await hold(transaction);
              await saveWritten(transaction, row, request, open.books, now);
            });
          }
          if (rows.length < CHUNK) return;
          after = rows.at(-1)?.reference ?? '';
        }
      } catch (error) {
        // The invoices that this stops say so when they are written.
        if (error instanceof StoppedError || error instanceof ConsentLostError) return;
        if (error instanceof ProviderBusyError) throw new RetryLaterError((error.until - clock()) / 1000);
        throw error;
      }
    },
  });

const goneOf = ({ invoiceId, invoiceNumber, currency, total, settled }: InvoiceRow): ledgerWriter.LedgerInvoice => ({
  ...{ id: invoiceId ?? '', number: invoiceNumber, status: 'deleted', currency },
  ...{ total: total ?? 0, settled: settled ?? 0 },
});

const isSame = (row: InvoiceRow, now: ledgerWriter.LedgerInvoice) =>
  row.invoiceNumber === now.number && row.status === now.status && row.total === now.total && row.settled === now.settled;

import type { ClientStatistics } from '@suite/insights/segments/client-statistics';
import { daysBetween } from '@suite/values/iso-day';
import type { metricClients } from '../schema/metrics';

/** Converts a client's row to the shape that packages/insights expects. */
export function statisticsOf(row: typeof metricClients.$inferSelect, asOf: string): ClientStatistics {
  const since = (on: string | null) => (on === null ? undefined : daysBetween(on, asOf));
  return {
    ledgerCustomers: row.ledgerCustomers,
    invoices: row.invoices,
    knownFor: since(row.firstInvoiceOn),
    sinceLast: since(row.lastInvoiceOn),
    medianGap: row.medianGap ?? undefined,
    sales: row.sales,
    salesBefore: row.salesBefore,
    lateCounts: { due: row.invoicesDue, late: row.invoicesLate, undecided: row.invoicesUndecided },
    lateSums: { amountDays: row.lateAmountDays, amount: row.lateAmount, undated: row.invoicesUndated },
    longestPastDue: row.surelyPastDue,
    longestUnsure: row.perhapsPastDue,
    faults: {
      paidBeforeInvoice: row.paidBeforeInvoice,
      paidAboveInvoice: row.paidAboveInvoice,
      dueBeforeIssue: row.dueBeforeIssue,
      unconverted: row.unconverted,
      unappliedCredit: row.unappliedCredit ?? undefined,
    },
  };
}

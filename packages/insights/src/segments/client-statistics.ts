import type { DayNumber } from '@suite/values/day-number';
import { median } from '../quantile';
import { type LateCounts, type LateSums, lateCounts, lateSums } from '../receivables/days-late';
import { daysPastDue, isUnsureOn, minOpenOn, openOn, type Receivable, unsureOn } from '../receivables/open';
import { creditSales } from '../receivables/sales';

/**
 * The ledger's statistics for a client as of day A, from which its segment follows. Money is in whole minor units of the firm's
 * currency. "The year" is the 365 days up to and including A; "the year before" is the 365 days before those.
 */
export type ClientStatistics = {
  /** Number of ledger customers linked to the client; the other statistics count the rows of all of them. */
  ledgerCustomers: number;
  /** Invoices issued up to A. */
  invoices: number;
  /** Days from the first invoice to A, and from the last; undefined without an invoice. */
  knownFor: number | undefined;
  sinceLast: number | undefined;
  /** Median number of days between consecutive invoice dates up to A; undefined with fewer than two dates. */
  medianGap: number | undefined;
  /** Credit sales of the year (M) and of the year before (pM): invoices less credit notes, tax included. */
  sales: number;
  salesBefore: number;
  /** For the invoices issued in the year. */
  lateCounts: LateCounts;
  lateSums: LateSums;
  /** The highest number of days past due among documents certainly open on A, however old; 0 when there are none. */
  longestPastDue: number;
  /** The same for documents that may be open or settled on A, when the ledger doesn't show which. */
  longestUnsure: number;
  faults: LedgerFaults;
};

/** Signs in the year's documents that the rows may not belong to one client; only certain ones count. */
export type LedgerFaults = {
  /** Invoices with a payment applied before they were issued; a credit note may be older than the invoice. */
  paidBeforeInvoice: number;
  /** Invoices with more applied by A than their amount. */
  paidAboveInvoice: number;
  /** Invoices that were due before they were issued. */
  dueBeforeIssue: number;
  /** Documents in another currency for which the ledger has no rate; they are not part of any sum. */
  unconverted: number;
  /**
   * Credit left on A, whatever its age: credit notes, payments on account and overpaid invoices; 0 or more. Undefined when it
   * isn't known whether some document is settled on A, because the credit may have settled it.
   */
  unappliedCredit: number | undefined;
};

const YEAR = 365;

/** What a client's rows don't contain: `unconverted` counts all of its documents without a rate. */
type Beside = {
  ledgerCustomers: number;
  unconverted: number;
  /** Invoices without a rate, in their own currency; they count only where no rate is needed. */
  withoutRate?: readonly Receivable[];
};

/** Calculates the statistics from the rows themselves; the reference for the database's sums. */
export function clientStatistics(
  rows: readonly Receivable[],
  asOf: DayNumber,
  { ledgerCustomers, unconverted, withoutRate = [] }: Beside,
): ClientStatistics {
  const all = [...rows, ...withoutRate];
  const invoices = all.filter(({ kind, issuedOn }) => kind === 'invoice' && issuedOn <= asOf);
  const dates = [...new Set(invoices.map(({ issuedOn }) => issuedOn))].toSorted((a, b) => a - b);
  const [first, last] = [dates[0], dates.at(-1)];
  const ofYear = invoices.filter(({ issuedOn }) => issuedOn > asOf - YEAR);
  return {
    ledgerCustomers,
    invoices: invoices.length,
    knownFor: first === undefined ? undefined : asOf - first,
    sinceLast: last === undefined ? undefined : asOf - last,
    medianGap: median(dates.slice(1).map((date, index) => date - (dates[index] ?? date))),
    sales: creditSales(rows, asOf - YEAR + 1, asOf),
    salesBefore: creditSales(rows, asOf - 2 * YEAR + 1, asOf - YEAR),
    lateCounts: lateCounts(ofYear, asOf),
    lateSums: lateSums(
      ofYear.filter((row) => !withoutRate.includes(row)),
      asOf,
    ),
    longestPastDue: longest(all, (row) => (minOpenOn(row, asOf) > 0 ? daysPastDue(row, asOf) : 0)),
    longestUnsure: longest(all, (row) => (isUnsureOn(row, asOf) ? maxPastDue(row, asOf) : 0)),
    faults: {
      paidBeforeInvoice: ofYear.filter(({ issuedOn, applications }) =>
        applications.some(({ on, isCredit }) => on < issuedOn && !isCredit),
      ).length,
      paidAboveInvoice: ofYear.filter((row) => row.amount >= 0 && openOn(row, asOf) < 0).length,
      dueBeforeIssue: ofYear.filter(({ issuedOn, dueOn }) => dueOn < issuedOn).length,
      unconverted,
      unappliedCredit: unsureOn(rows, asOf) ? undefined : rows.reduce((sum, row) => sum + Math.max(0, -openOn(row, asOf)), 0),
    },
  };
}

const longest = (rows: readonly Receivable[], daysOf: (row: Receivable) => number) => Math.max(0, ...rows.map(daysOf));

/** A row whose settlement is unknown may be entirely open. */
const maxPastDue = (row: Receivable, asOf: DayNumber) =>
  row.isSettlementUnknown && row.amount > 0 ? Math.max(0, asOf - row.dueOn) : daysPastDue(row, asOf);

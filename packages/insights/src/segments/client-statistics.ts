import type { Day } from '../calendar';
import { median } from '../quantile';
import { type LateCounts, type LateSums, lateCounts, lateSums } from '../receivables/days-late';
import { daysPastDue, isUnsureOn, minOpenOn, openOn, type Receivable, unsureOn } from '../receivables/open';
import { creditSales } from '../receivables/sales';

/**
 * What the ledger says of a client as of a day A, for its badge. Money is whole minor units of the firm's currency. "The
 * year" is the 365 days to A, A included; "the year before" the 365 days before those.
 */
export type ClientStatistics = {
  /** Ledger customers linked to the client; the rest counts the rows of all of them. */
  ledgerCustomers: number;
  /** Invoices issued up to A. */
  invoices: number;
  /** Days from the first invoice to A, and from the last; undefined without an invoice. */
  knownFor: number | undefined;
  sinceLast: number | undefined;
  /** Median of the days between one date with an invoice and the next, up to A; undefined with fewer than two dates. */
  medianGap: number | undefined;
  /** Credit sales of the year (M) and of the year before (pM): invoices less credit notes, tax included. */
  sales: number;
  salesBefore: number;
  /** Of the invoices issued in the year. */
  lateCounts: LateCounts;
  lateSums: LateSums;
  /** The most days past due of anything that is open on A for certain, however old; 0 when nothing is. */
  longestPastDue: number;
  /** The same of what may be open on A, and may be settled: it is not known. */
  longestUnsure: number;
  faults: LedgerFaults;
};

/** Signs in the year's documents that the rows may not belong to one client; only what is certain counts. */
export type LedgerFaults = {
  /** Invoices that a payment was applied to before they were issued; a credit note may well be older. */
  paidBeforeInvoice: number;
  /** Invoices that more was applied to than their amount, by A. */
  paidAboveInvoice: number;
  /** Invoices that were due before they were issued. */
  dueBeforeIssue: number;
  /** Documents in another currency that the ledger has no rate for; no sum contains them. */
  unconverted: number;
  /**
   * Credit that is left on A, of whatever age: credit notes, payments on account, invoices paid too much; 0 or more.
   * Undefined while it is not known on A of a document whether it is settled: the credit may have settled it.
   */
  unappliedCredit: number | undefined;
};

const YEAR = 365;

/** What is not in the rows of a client: `unconverted` counts all of its documents without a rate. */
type Beside = {
  ledgerCustomers: number;
  unconverted: number;
  /** Invoices without a rate, in their own currency: in no sum, but in whatever needs no rate. */
  withoutRate?: readonly Receivable[];
};

/** The statistics from the rows themselves: what a database that sums them is held to. */
export function clientStatistics(
  rows: readonly Receivable[],
  asOf: Day,
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

/** Of a row whose settlement is not known all may be open. */
const maxPastDue = (row: Receivable, asOf: Day) =>
  row.isSettlementUnknown && row.amount > 0 ? Math.max(0, asOf - row.dueOn) : daysPastDue(row, asOf);

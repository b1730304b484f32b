import { addDays, daysBetween, later } from './days';
import { type Account, accountOf, type Invoice, inHome, type Ledger } from './ledger-rows';
import {
  type Excluded,
  excludedFrom,
  leftOn,
  type Maybe,
  type Owed,
  openInHome,
  openOn,
  receivablesOn,
  salesOf,
  sureOf,
} from './receivables';

export interface ClientNumbers extends Owed {
  clientId: string;
  name: string;
  badge: string;
  /** Sales of the year and of the year before (M and pM). pM is not available unless the ledger covers both years completely. */
  sales: number;
  salesBefore: Maybe;
  revenue: number;
  revenueBefore: Maybe;
  taxUnknown: number;
  excluded: Excluded[];
  invoices: number;
  firstInvoiceOn: string | null;
  lastInvoiceOn: string | null;
  medianGap: Maybe;
  daysLate: Maybe;
  shareLate: Maybe;
  faults: Faults;
  /** Bounds that decide the segment while payment dates are missing. */
  late: { pastDue: number; least: number; most: number };
  isDaysLateUnknown: boolean;
  longestOpen: { certain: number; perhaps: number };
  /** Days of the previous year that the ledger covers. */
  coveredBefore: number;
}

export interface Faults {
  paidBeforeInvoice: number;
  paidAboveInvoice: number;
  dueBeforeIssue: number;
  /** Number of documents without a rate. */
  unconverted: number;
  ledgerCustomers: number;
}

export function median(values: readonly number[]): Maybe {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (!sorted.length) return null;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)] ?? null;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Interpolates linearly between the two nearest values. */
export function quantile(values: readonly number[], share: number): Maybe {
  if (!values.length) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns Σ amount × (settled − due) ÷ Σ amount. Overdue amounts that are still open count up to A. */
export function daysLate(invoices: readonly Invoice[], home: string, asOf: string): Maybe {
  let days = 0;
  let amounts = 0;
  for (const invoice of invoices) {
    if (!invoice.total || inHome(1, invoice, home) === null) continue;
    if (!invoice.settlementKnown) return null;
    // An amount paid above the total settles nothing, and the last settlement is worth the remainder.
    let own = invoice.total;
    let left = inHome(own, invoice, home) ?? 0;
    for (const { on, after, amount } of [...invoice.settlements].sort((one, other) => (one.on < other.on ? -1 : 1))) {
      if (on > asOf && (after === null || after >= asOf)) continue;
      if (after !== null) return null;
      own -= amount;
      const value = own > 0 ? Math.min(inHome(amount, invoice, home) ?? 0, left) : left;
      left -= value;
      days += value * daysBetween(invoice.dueOn, on);
      amounts += value;
    }
    if (invoice.dueOn >= asOf) continue;
    const open = Math.max(0, openInHome(invoice, home, asOf) ?? 0);
    days += open * daysBetween(invoice.dueOn, asOf);
    amounts += open;
  }
  return amounts > 0 ? days / amounts : null;
}

/** Returns the minimum and maximum number of past-due invoices that may have been late. */
function lateBounds(invoices: readonly Invoice[], asOf: string): { pastDue: number; least: number; most: number } {
  const bounds = { pastDue: 0, least: 0, most: 0 };
  for (const { issuedOn, dueOn, total, settlementKnown, settlements } of invoices) {
    if (dueOn >= asOf) continue;
    bounds.pastDue++;
    const due = later(dueOn, issuedOn);
    let settledForCertain = 0;
    let settledPerhaps = 0;
    for (const { on, after, amount } of settlements) {
      if (on <= due) settledForCertain += amount;
      if (on <= due || (after !== null && after < due)) settledPerhaps += amount;
    }
    if (!settlementKnown || settledForCertain < total) bounds.most++;
    if (settlementKnown && settledPerhaps < total) bounds.least++;
  }
  return bounds;
}

/** Returns whether the average days late are unknown, rather than not applicable. */
const isDaysLateUnknown = (invoices: readonly Invoice[], home: string, asOf: string): boolean =>
  invoices.some(
    (invoice) =>
      invoice.total > 0 &&
      inHome(1, invoice, home) !== null &&
      (!invoice.settlementKnown || invoice.settlements.some(({ on, after }) => after !== null && (on <= asOf || after < asOf))),
  );

/** Returns the days past due of the oldest invoice that is certainly open, and of the oldest that may be open. */
function longestOpen(invoices: readonly Invoice[], asOf: string): { certain: number; perhaps: number } {
  const longest = { certain: 0, perhaps: 0 };
  for (const invoice of invoices) {
    const pastDue = daysBetween(invoice.dueOn, asOf);
    const open = openOn(invoice, asOf);
    const pending = invoice.settlements
      .filter(({ on, after }) => on > asOf && after !== null && after < asOf)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (invoice.settlementKnown && open - pending > 0) longest.certain = Math.max(longest.certain, pastDue);
    else if (open > 0 || !invoice.settlementKnown) longest.perhaps = Math.max(longest.perhaps, pastDue);
  }
  return longest;
}

/**
 * Returns the share of past-due invoices that were not settled in full by the end of their due date. Not available while that is
 * unknown for one of them.
 */
export function shareLate(invoices: readonly Invoice[], asOf: string): Maybe {
  let pastDue = 0;
  let late = 0;
  for (const { issuedOn, dueOn, total, settlementKnown, settlements } of invoices) {
    if (dueOn >= asOf) continue;
    pastDue++;
    const due = later(dueOn, issuedOn);
    const sumOf = (isSettled: (settlement: Invoice['settlements'][number]) => boolean) =>
      settlements.filter(isSettled).reduce((sum, { amount }) => sum + amount, 0);
    const atLeast = sumOf(({ on }) => on <= due);
    const atMost = settlementKnown ? sumOf(({ on, after }) => on <= due || (after !== null && after < due)) : total;
    if (atLeast < total && atMost >= total) return null;
    if (atMost < total) late++;
  }
  return pastDue > 0 ? late / pastDue : null;
}

/**
 * Counts faults in the invoices of the 365 days up to A. Missing rates also count for the credits of these days and for unused
 * credit.
 */
function faultsOf(account: Account, home: string, asOf: string): Omit<Faults, 'ledgerCustomers'> {
  const from = addDays(asOf, -364);
  const faults = { paidBeforeInvoice: 0, paidAboveInvoice: 0, dueBeforeIssue: 0, unconverted: 0 };
  for (const invoice of account.invoices) {
    if (invoice.issuedOn > asOf || invoice.issuedOn < from) continue;
    const known = invoice.settlements.filter(({ on }) => on <= asOf);
    if (known.some(({ on, creditNoteId }) => creditNoteId === null && on < invoice.issuedOn)) faults.paidBeforeInvoice++;
    if (known.reduce((sum, { amount }) => sum + amount, 0) > invoice.total) faults.paidAboveInvoice++;
    if (invoice.dueOn < invoice.issuedOn) faults.dueBeforeIssue++;
    if (inHome(1, invoice, home) === null) faults.unconverted++;
  }
  for (const credit of account.credits) {
    if ((leftOn(credit, asOf) || (credit.on >= from && credit.on <= asOf)) && inHome(1, credit, home) === null)
      faults.unconverted++;
  }
  return faults;
}

export function clientNumbers(ledger: Ledger, covered: string, asOf: string): ClientNumbers[] {
  const home = ledger.currency;
  const year = { from: addDays(asOf, -364), to: asOf };
  const yearBefore = { from: addDays(asOf, -729), to: addDays(asOf, -365) };
  const hasBoth = covered <= yearBefore.from;
  const withSales: number[] = [];
  const rows = ledger.clients.map(({ id, name }) => {
    const account = accountOf(ledger, id);
    const invoices = account.invoices.filter(({ issuedOn }) => issuedOn <= asOf);
    const recent = invoices.filter(({ issuedOn }) => issuedOn > addDays(asOf, -365));
    const days = [...new Set(invoices.map(({ issuedOn }) => issuedOn))].sort();
    const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
    const { sales, revenue, taxUnknown } = salesOf(account, home, year);
    const before = salesOf(account, home, yearBefore);
    if (sales > 0 || before.sales > 0) withSales.push(sales);
    return {
      ...receivablesOn(account, home, asOf),
      clientId: id,
      name,
      badge: '',
      sales,
      salesBefore: hasBoth ? before.sales : null,
      revenue,
      revenueBefore: hasBoth ? before.revenue : null,
      taxUnknown,
      excluded: excludedFrom(account, home, year, [asOf]),
      invoices: invoices.length,
      firstInvoiceOn: days[0] ?? null,
      lastInvoiceOn: days.at(-1) ?? null,
      medianGap: median(gaps),
      daysLate: daysLate(recent, home, asOf),
      shareLate: shareLate(recent, asOf),
      late: lateBounds(recent, asOf),
      isDaysLateUnknown: isDaysLateUnknown(recent, home, asOf),
      longestOpen: longestOpen(invoices, asOf),
      coveredBefore: before.sales,
      faults: {
        ...faultsOf(account, home, asOf),
        ledgerCustomers: matching(ledger.customers.filter(({ clientId }) => clientId === id)),
      },
    };
  });
  const quantiles = { q40: quantile(withSales, 0.4), q60: quantile(withSales, 0.6), q80: quantile(withSales, 0.8) };
  return rows.map((row) => ({ ...row, badge: badgeOf(row, quantiles, asOf) }));
}

/**
 * Returns how many customers match a client. Customers merged into it don't count if it has its own, and count as one otherwise.
 */
function matching(customers: Ledger['customers']): number {
  const own = customers.filter(({ isMerged }) => !isMerged).length;
  return customers.length > 0 && own === 0 ? 1 : own;
}

/** Returns true if a condition is true, otherwise undefined if one is unknown, otherwise false. */
function anyOf(...conditions: readonly (boolean | undefined)[]): boolean | undefined {
  if (conditions.includes(true)) return true;
  return conditions.includes(undefined) ? undefined : false;
}

/**
 * Returns the segment of the first rule that matches with certainty, unless missing payment dates could make an earlier rule
 * match.
 */
function badgeOf(client: ClientNumbers, quantiles: Record<'q40' | 'q60' | 'q80', Maybe>, asOf: string): string {
  const { sales, salesBefore, faults, invoices, firstInvoiceOn, lastInvoiceOn, medianGap, daysLate, late } = client;
  // Every comparison with a value that is not available is false.
  const orNot = (value: Maybe) => value ?? Number.NaN;
  const { q40, q60, q80 } = { q40: orNot(quantiles.q40), q60: orNot(quantiles.q60), q80: orNot(quantiles.q80) };
  const pM = orNot(salesBefore);
  const credit = sureOf(client, 'unappliedCredit');
  const knownFor = firstInvoiceOn === null ? 0 : daysBetween(firstInvoiceOn, asOf);
  const rec = lastInvoiceOn === null ? 0 : daysBetween(lastInvoiceOn, asOf);
  const cad = Math.max(30, medianGap ?? 0);
  const largest = Math.max(sales, client.coveredBefore);
  const share = (count: number) => (late.pastDue ? count / late.pastDue : Number.NaN);
  const between = (isSo: (part: number) => boolean) => {
    const [least, most] = [isSo(share(late.least)), isSo(share(late.most))];
    return least === most ? least : undefined;
  };
  const rules: [string, boolean | undefined][] = [
    ['not-set', faults.ledgerCustomers === 0],
    [
      'possible-mismatch',
      anyOf(
        faults.ledgerCustomers > 1,
        faults.paidBeforeInvoice + faults.paidAboveInvoice + faults.dueBeforeIssue + faults.unconverted > 0,
        credit === null ? undefined : 4 * credit > Math.max(0, sales),
      ),
    ],
    ['limited-data', invoices < 3 || knownFor < 90],
    ['do-not-lose-them', rec / cad > 2 && largest > 0 && largest >= q60],
    ['hibernating', rec > Math.max(365, 2 * cad)],
    [
      'late-payer',
      anyOf(
        client.isDaysLateUnknown ? undefined : orNot(daysLate) > 15,
        between((part) => part >= 0.5),
        client.longestOpen.certain > 60 ? true : client.longestOpen.perhaps > 60 ? undefined : false,
      ),
    ],
    ['champion', sales >= q80 && between((part) => part <= 0.25)],
    ['needs-attention', rec / cad > 2 || (knownFor >= 730 && 10 * sales < 8 * pM)],
    ['promising', sales < q40 && (knownFor < 365 || 10 * sales >= 11 * pM)],
  ];
  for (const [segment, holds] of rules) if (holds !== false) return holds ? segment : 'payment-dates-missing';
  return 'good';
}

import { addMonths, daysBetween, earlier, firstDayOf, lastDayOf, later, monthOf, monthsFrom } from './days';
import { type Account, type Credit, type Invoice, inHome, type Money } from './ledger-rows';

/** A value, or null when it is not available. */
export type Maybe = number | null;

/** Amounts owed, from the documents whose open amount is known. */
export interface Owed {
  open: number;
  current: number;
  overdue: number;
  unappliedCredit: number;
  aging: { current: number; days1To30: number; days31To60: number; days61To90: number; over90: number };
  /** In days, so it needs no rate. Not available while it is unknown of any document whether it is settled. */
  longestPastDue: Maybe;
  /** Number of documents with a rate that may or may not be settled. */
  unsure: number;
  /** What documents that may or may not be settled add to the amounts above. */
  perhaps: Record<'open' | 'overdue' | 'unappliedCredit', Perhaps>;
}

/** What documents can add to an amount, from the least to the most, and the number of documents that decide it. */
export interface Perhaps {
  least: number;
  most: number;
  documents: number;
}

const nothing = (): Owed['perhaps'] => ({
  open: { least: 0, most: 0, documents: 0 },
  overdue: { least: 0, most: 0, documents: 0 },
  unappliedCredit: { least: 0, most: 0, documents: 0 },
});

/** Adds up what documents of several accounts can add. */
export function perhapsOf(all: readonly Owed[], key: keyof Owed['perhaps']): Perhaps {
  const sum = nothing()[key];
  for (const { perhaps } of all) {
    sum.least += perhaps[key].least;
    sum.most += perhaps[key].most;
    sum.documents += perhaps[key].documents;
  }
  return sum;
}

/** Returns an amount owed, or null while a document is unsure. */
export const sureOf = (owed: Owed, key: 'open' | 'current' | 'overdue' | 'unappliedCredit'): Maybe =>
  owed.unsure ? null : owed[key];

/** Returns the open amount of an invoice at the end of a day, in its own currency; below zero when it was overpaid. */
export function openOn({ issuedOn, total, settlements }: Invoice, day: string): number {
  if (issuedOn > day) return 0;
  return settlements.reduce((left, { on, amount }) => (on <= day ? left - amount : left), total);
}

/**
 * Returns whether a day is after the last day on which it was certainly unsettled and before the day on which it was certainly
 * settled.
 */
const isUnsure = ({ on, after }: { on: string; after: string | null }, day: string) => after !== null && after < day && day < on;

/** Returns whether the open amount of an invoice is unknown at the end of a day. */
export function isOpenUnsure({ issuedOn, settlementKnown, settlements }: Invoice, day: string): boolean {
  return issuedOn <= day && (!settlementKnown || settlements.some((settlement) => isUnsure(settlement, day)));
}

/**
 * Returns the open amount in the firm's currency. The total and each settlement are rounded to the cent separately; a fully
 * settled invoice leaves 0.
 */
export function openInHome(invoice: Invoice, home: string, day: string): Maybe {
  const total = inHome(invoice.total, invoice, home);
  if (total === null || !openOn(invoice, day)) return total && 0;
  return invoice.settlements.reduce(
    (left, { on, amount }) => (on <= day ? left - (inHome(amount, invoice, home) ?? 0) : left),
    total,
  );
}

const isForKnown = ({ issuedOn }: Credit['uses'][number], day: string) => issuedOn === null || issuedOn <= day;

/**
 * Returns the unused amount of a payment or credit note at the end of a day, in its own currency. Uses for invoices that are
 * issued later don't count.
 */
export function leftOn(credit: Credit, day: string): number {
  if (credit.on > day || credit.isRefunded) return 0;
  let left = credit.amount;
  for (const use of credit.uses) if (use.on <= day && isForKnown(use, day)) left -= use.amount;
  return Math.max(0, left);
}

export function isLeftUnsure(credit: Credit, day: string): boolean {
  return credit.on <= day && !credit.isRefunded && credit.uses.some((use) => isForKnown(use, day) && isUnsure(use, day));
}

/** Returns the lowest and the highest amount that an invoice can have open, in the firm's currency. */
function openBounds(invoice: Invoice, home: string, day: string): [low: number, high: number] {
  const openIf = (isMade: (amount: number) => boolean) => {
    const settlements = invoice.settlements.map((each) =>
      isUnsure(each, day) && isMade(each.amount) ? { ...each, on: day } : each,
    );
    return openInHome({ ...invoice, settlements }, home, day) ?? 0;
  };
  const [low, high] = [openIf((amount) => amount > 0), openIf((amount) => amount < 0)];
  const total = inHome(invoice.total, invoice, home) ?? 0;
  return invoice.settlementKnown ? [low, high] : [Math.min(0, total, low), Math.max(0, total, high)];
}

/** Returns the lowest and the highest amount that a credit can have left, in the firm's currency. */
function leftBounds(credit: Credit, home: string, day: string): [low: number, high: number] {
  const leftIf = (isMade: boolean) => {
    const uses = credit.uses.map((use) => (isUnsure(use, day) && isMade ? { ...use, on: day } : use));
    return inHome(leftOn({ ...credit, uses }, day), credit, home) ?? 0;
  };
  return [leftIf(true), leftIf(false)];
}

export function receivablesOn({ invoices, credits }: Account, home: string, day: string): Owed {
  const aging = { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  let isLongestKnown = true;
  let longest = 0;
  const sum: Owed = {
    open: 0,
    current: 0,
    overdue: 0,
    unappliedCredit: 0,
    aging,
    longestPastDue: null,
    unsure: 0,
    perhaps: nothing(),
  };
  const { perhaps } = sum;
  const add = (to: Perhaps, least: number, most: number) => {
    to.least += least;
    to.most += most;
    to.documents++;
  };
  for (const invoice of invoices) {
    if (invoice.issuedOn > day) continue;
    if (isOpenUnsure(invoice, day)) {
      isLongestKnown = false;
      if (inHome(1, invoice, home) === null) continue;
      sum.unsure++;
      const [low, high] = openBounds(invoice, home, day);
      add(perhaps.open, low, high);
      if (high > 0 && invoice.dueOn < day) add(perhaps.overdue, Math.max(0, low), high);
      if (low < 0 || !invoice.settlementKnown) add(perhaps.unappliedCredit, Math.max(0, -high), Math.max(0, -low));
      continue;
    }
    const own = openOn(invoice, day);
    if (!own) continue;
    const pastDue = own < 0 ? 0 : daysBetween(invoice.dueOn, day);
    longest = Math.max(longest, pastDue);
    const open = openInHome(invoice, home, day);
    if (open === null) continue;
    sum.open += open;
    if (own < 0) sum.unappliedCredit -= open;
    if (pastDue > 0) sum.overdue += open;
    else sum.current += open;
    if (pastDue <= 0) aging.current += open;
    else if (pastDue <= 30) aging.days1To30 += open;
    else if (pastDue <= 60) aging.days31To60 += open;
    else if (pastDue <= 90) aging.days61To90 += open;
    else aging.over90 += open;
  }
  for (const credit of credits) {
    if (isLeftUnsure(credit, day)) {
      if (inHome(1, credit, home) === null) continue;
      sum.unsure++;
      const [low, high] = leftBounds(credit, home, day);
      add(perhaps.open, -high, -low);
      if (high > 0) add(perhaps.unappliedCredit, low, high);
      continue;
    }
    const left = inHome(leftOn(credit, day), credit, home) ?? 0;
    sum.open -= left;
    sum.current -= left;
    sum.unappliedCredit += left;
    aging.current -= left;
  }
  if (isLongestKnown && !sum.unsure) sum.longestPastDue = longest;
  return sum;
}

export interface Period {
  from: string;
  to: string;
}

export interface Sales {
  /** With tax. */
  sales: number;
  /** Without tax, as far as the source states it. */
  revenue: number;
  /** Number of documents whose source doesn't state their tax. */
  taxUnknown: number;
}

/** Returns the sales of a period, both ends included. */
export function salesOf({ invoices, credits }: Account, home: string, { from, to }: Period): Sales {
  const sum: Sales = { sales: 0, revenue: 0, taxUnknown: 0 };
  const add = (document: Invoice | Credit, sign: number, amount: number) => {
    const sales = inHome(amount, document, home);
    if (sales === null) return;
    sum.sales += sign * sales;
    sum.revenue += sign * (inHome(document.subtotal, document, home) ?? 0);
    if (!document.isTaxKnown) sum.taxUnknown++;
  };
  for (const invoice of invoices) if (invoice.issuedOn >= from && invoice.issuedOn <= to) add(invoice, 1, invoice.total);
  for (const credit of credits) {
    if (credit.kind === 'credit-note' && credit.on >= from && credit.on <= to) add(credit, -1, credit.amount);
  }
  return sum;
}

/** Documents in one currency that a number leaves out because they have no rate; `amount` is in minor units of the currency. */
export interface Excluded {
  currency: string;
  documents: number;
  amount: number;
}

export function excludedOf(documents: readonly (Money & { amount: number })[], home: string): Excluded[] {
  const sums = new Map<string, Excluded>();
  for (const { currency, rate, amount } of documents) {
    if (inHome(1, { currency, rate }, home) !== null) continue;
    const sum = sums.get(currency) ?? { currency, documents: 0, amount: 0 };
    sums.set(currency, { currency, documents: sum.documents + 1, amount: sum.amount + amount });
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Returns the documents without a rate that belong to the sales of a period or are open on one of the days, each once. */
export function excludedFrom(
  { invoices, credits }: Account,
  home: string,
  sales: Period | null,
  days: readonly string[],
): Excluded[] {
  const isOf = (day: string) => sales !== null && day >= sales.from && day <= sales.to;
  return excludedOf(
    [
      ...invoices
        .filter((invoice) => isOf(invoice.issuedOn) || days.some((day) => openOn(invoice, day) || isOpenUnsure(invoice, day)))
        .map((invoice) => ({ ...invoice, amount: invoice.total })),
      ...credits
        .filter(
          (credit) =>
            (credit.kind === 'credit-note' && isOf(credit.on)) ||
            days.some((day) => leftOn(credit, day) || isLeftUnsure(credit, day)),
        )
        .map((credit) => ({ ...credit, amount: -credit.amount })),
    ],
    home,
  );
}

/** Returns the first day for which the ledger has sales. */
export function firstDayCovered({ invoices, credits }: Account): string | undefined {
  return [...invoices.map(({ issuedOn }) => issuedOn), ...credits.map(({ on }) => on)].sort()[0];
}

/** Returns the number of days of a period that the ledger covers, up to A. */
export function daysCovered(covered: string, from: string, to: string, asOf: string): number {
  return Math.max(0, daysBetween(later(from, covered), earlier(to, asOf)) + 1);
}

export interface Dso {
  dso: Maybe;
  bestPossibleDso: Maybe;
  averageDaysDelinquent: Maybe;
  countbackDso: Maybe;
}

/** Computes DSO as AR ÷ credit sales × days, for a period that ends on the day of the receivables. */
export function dsoOf(account: Account, home: string, covered: string, { from, to }: Period): Dso {
  const owed = receivablesOn(account, home, to);
  const { sales } = salesOf(account, home, { from, to });
  const days = daysCovered(covered, from, to, to);
  const ratio = (receivable: Maybe) => (receivable !== null && sales > 0 && receivable >= 0 ? (receivable / sales) * days : null);
  const [dso, bestPossibleDso] = [ratio(sureOf(owed, 'open')), ratio(sureOf(owed, 'current'))];
  return {
    dso,
    bestPossibleDso,
    averageDaysDelinquent: dso === null || bestPossibleDso === null ? null : dso - bestPossibleDso,
    countbackDso: countbackDso(account, home, covered, to),
  };
}

export interface MonthMetrics extends Dso {
  month: string;
  days: number;
  /** The month ends after A. */
  isToDate: boolean;
  beginning: Maybe;
  sales: number;
  revenue: number;
  ending: Maybe;
  endingCurrent: Maybe;
  /** Aging of the receivables at the end of the month; null like `ending`. */
  aging: Owed['aging'] | null;
  excluded: Excluded[];
  cei: Maybe;
}

/** Returns every month that the ledger covers up to A, the oldest first. DSO covers the twelve months up to each. */
export function monthMetrics(account: Account, home: string, covered: string, asOf: string): MonthMetrics[] {
  return monthsFrom(monthOf(covered), monthOf(asOf)).map((month) => {
    const from = firstDayOf(month);
    const end = earlier(lastDayOf(month), asOf);
    const before = lastDayOf(addMonths(month, -1));
    const beginning = sureOf(receivablesOn(account, home, before), 'open');
    const atEnd = receivablesOn(account, home, end);
    const [ending, endingCurrent] = [sureOf(atEnd, 'open'), sureOf(atEnd, 'current')];
    const { sales, revenue } = salesOf(account, home, { from, to: end });
    return {
      month,
      days: daysCovered(covered, from, end, asOf),
      isToDate: end < lastDayOf(month),
      beginning,
      sales,
      revenue,
      ending,
      endingCurrent,
      aging: atEnd.unsure ? null : atEnd.aging,
      excluded: excludedFrom(account, home, { from, to: end }, [before, end]),
      cei: ceiOf(beginning, sales, ending, endingCurrent),
      ...dsoOf(account, home, covered, { from: firstDayOf(addMonths(month, -11)), to: end }),
    };
  });
}

function ceiOf(beginning: Maybe, sales: number, ending: Maybe, endingCurrent: Maybe): Maybe {
  if (beginning === null || ending === null || endingCurrent === null) return null;
  const collectable = beginning + sales - endingCurrent;
  return collectable === 0 ? null : ((beginning + sales - ending) / collectable) * 100;
}

/**
 * Returns the mean CEI of completed months, weighted by sales, and the CEI of them as one period. A month with nothing to collect
 * is left out of the mean; if a month's receivables are unknown, there is no mean.
 */
export function ceiOfMonths(months: readonly MonthMetrics[]): { mean: Maybe; inOnePiece: Maybe; leftOut: string[] } {
  const whole = months.filter(({ isToDate }) => !isToDate);
  const [first, last] = [whole[0], whole.at(-1)];
  let sum = 0;
  let weight = 0;
  for (const { cei, sales } of whole) {
    if (cei === null) continue;
    sum += cei * sales;
    weight += sales;
  }
  const isKnown = whole.every(({ beginning, ending }) => beginning !== null && ending !== null);
  const allSales = whole.reduce((all, { sales }) => all + sales, 0);
  return {
    mean: isKnown && weight > 0 ? sum / weight : null,
    inOnePiece: first && last ? ceiOf(first.beginning, allSales, last.ending, last.endingCurrent) : null,
    leftOut: months.filter(({ isToDate, cei }) => isToDate || cei === null).map(({ month }) => month),
  };
}

/**
 * Subtracts each month's sales from the receivables, the newest first. Whole months add their days, the last one its fraction.
 */
export function countbackDso(account: Account, home: string, covered: string, end: string): Maybe {
  const open = sureOf(receivablesOn(account, home, end), 'open');
  if (open === null || open < 0) return null;
  let left = open;
  let days = 0;
  for (const month of monthsFrom(monthOf(covered), monthOf(end)).reverse()) {
    if (left === 0) return days;
    const monthDays = daysCovered(covered, firstDayOf(month), lastDayOf(month), end);
    const { sales } = salesOf(account, home, { from: firstDayOf(month), to: earlier(lastDayOf(month), end) });
    if (sales >= left) return days + (left / sales) * monthDays;
    left -= sales;
    days += monthDays;
  }
  return left === 0 ? days : null;
}

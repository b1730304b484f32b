import { addMonths, daysBetween, earlier, firstDayOf, lastDayOf, later, monthOf, monthsFrom } from './days';
import { type Account, type Credit, type Invoice, inHome, type Ledger } from './ledger-rows';

/** A value, or null where there is none ("not available"). */
export type Maybe = number | null;

export interface Open {
  open: number;
  current: number;
  overdue: number;
  ageing: { current: number; days1To30: number; days31To60: number; days61To90: number; over90: number };
  /** Days. */
  longestPastDue: number;
}

/** What of an invoice is open at the end of a day, in its own currency: below zero when it was paid more than its total. */
export function openOn({ issuedOn, total, settlements }: Invoice, day: string): number {
  if (issuedOn > day) return 0;
  return settlements.reduce((left, { on, amount }) => (on <= day ? left - amount : left), total);
}

/**
 * The same in the firm's currency. The total and each settlement are rounded to the cent by themselves; what is settled
 * whole leaves nothing.
 */
export function openInHome(invoice: Invoice, home: string, day: string): Maybe {
  const total = inHome(invoice.total, invoice, home);
  if (total === null || !openOn(invoice, day)) return total && 0;
  return invoice.settlements.reduce(
    (left, { on, amount }) => (on <= day ? left - (inHome(amount, invoice, home) ?? 0) : left),
    total,
  );
}

/** What of a payment or a credit note settles no invoice that is known at the end of a day, in its own currency. */
export function leftOn(credit: Credit, day: string): number {
  if (credit.on > day) return 0;
  let left = credit.amount;
  for (const { on, issuedOn, amount } of credit.uses) if (on <= day && issuedOn <= day) left -= amount;
  return Math.max(0, left);
}

export function receivablesOn({ invoices, credits }: Account, home: string, day: string): Open {
  const ageing = { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  const sum: Open = { open: 0, current: 0, overdue: 0, ageing, longestPastDue: 0 };
  for (const invoice of invoices) {
    if (invoice.issuedOn > day) continue;
    const own = openOn(invoice, day);
    if (!own) continue;
    const pastDue = own < 0 ? 0 : daysBetween(invoice.dueOn, day);
    sum.longestPastDue = Math.max(sum.longestPastDue, pastDue);
    const open = openInHome(invoice, home, day);
    if (open === null) continue;
    sum.open += open;
    if (pastDue > 0) sum.overdue += open;
    else sum.current += open;
    if (pastDue <= 0) ageing.current += open;
    else if (pastDue <= 30) ageing.days1To30 += open;
    else if (pastDue <= 60) ageing.days31To60 += open;
    else if (pastDue <= 90) ageing.days61To90 += open;
    else ageing.over90 += open;
  }
  for (const credit of credits) {
    const left = inHome(leftOn(credit, day), credit, home) ?? 0;
    sum.open -= left;
    sum.current -= left;
    ageing.current -= left;
  }
  return sum;
}

/** What was invoiced from one day to another, both included. */
export function salesBetween({ invoices, credits }: Account, home: string, from: string, to: string): number {
  let sum = 0;
  for (const invoice of invoices) {
    if (invoice.issuedOn >= from && invoice.issuedOn <= to) sum += inHome(invoice.total, invoice, home) ?? 0;
  }
  for (const credit of credits) {
    if (credit.kind === 'credit-note' && credit.on >= from && credit.on <= to) sum -= inHome(credit.amount, credit, home) ?? 0;
  }
  return sum;
}

export interface Period {
  from: string;
  to: string;
}

/** Documents without a rate that are of a period, or of which something is open at its end, or on another day. */
export function unconvertedIn({ invoices, credits }: Account, home: string, { from, to }: Period, before = to): number {
  let count = 0;
  for (const invoice of invoices) {
    if (invoice.issuedOn > to || inHome(1, invoice, home) !== null) continue;
    if (invoice.issuedOn >= from || openOn(invoice, to) || openOn(invoice, before)) count++;
  }
  for (const credit of credits) {
    if (credit.on > to || inHome(1, credit, home) !== null) continue;
    if (credit.on >= from || leftOn(credit, to) || leftOn(credit, before)) count++;
  }
  return count;
}

/** The first day that the ledger tells anything of. */
export function firstDayCovered({ invoices, credits, purchases }: Ledger): string | undefined {
  const days = [...invoices.map(({ issuedOn }) => issuedOn), ...credits.map(({ on }) => on), ...purchases.map(({ on }) => on)];
  return days.sort()[0];
}

/** Days that the ledger covers of a period, up to A. */
export function daysCovered(covered: string, from: string, to: string, asOf: string): number {
  return Math.max(0, daysBetween(later(from, covered), earlier(to, asOf)) + 1);
}

export interface Dso {
  dso: Maybe;
  bestPossibleDso: Maybe;
  averageDaysDelinquent: Maybe;
  countbackDso: Maybe;
}

/** AR ÷ credit sales × days, of a period up to the day that the receivables are of; not available while a document of it has no rate. */
export function dsoOf(account: Account, home: string, covered: string, { from, to }: Period): Dso {
  const { open, current } = receivablesOn(account, home, to);
  const sales = salesBetween(account, home, from, to);
  const days = daysCovered(covered, from, to, to);
  const isKnown = unconvertedIn(account, home, { from, to }) === 0;
  const ratio = (receivable: number) => (isKnown && sales > 0 && receivable >= 0 ? (receivable / sales) * days : null);
  const [dso, bestPossibleDso] = [ratio(open), ratio(current)];
  return {
    dso,
    bestPossibleDso,
    averageDaysDelinquent: dso === null || bestPossibleDso === null ? null : dso - bestPossibleDso,
    countbackDso: isKnown ? countbackDso(account, home, covered, to) : null,
  };
}

export interface MonthFigures extends Dso {
  month: string;
  days: number;
  /** It ends after A. */
  isRunning: boolean;
  beginning: number;
  sales: number;
  ending: number;
  endingCurrent: number;
  unconverted: number;
  cei: Maybe;
}

/** Every month that the ledger covers up to A, the oldest first; DSO is over the twelve months to each. */
export function monthFigures(account: Account, home: string, covered: string, asOf: string): MonthFigures[] {
  return monthsFrom(monthOf(covered), monthOf(asOf)).map((month) => {
    const from = firstDayOf(month);
    const end = earlier(lastDayOf(month), asOf);
    const before = lastDayOf(addMonths(month, -1));
    const beginning = receivablesOn(account, home, before).open;
    const { open: ending, current: endingCurrent } = receivablesOn(account, home, end);
    const sales = salesBetween(account, home, from, end);
    const unconverted = unconvertedIn(account, home, { from, to: end }, before);
    return {
      month,
      days: daysCovered(covered, from, end, asOf),
      isRunning: end < lastDayOf(month),
      beginning,
      sales,
      ending,
      endingCurrent,
      unconverted,
      cei: unconverted === 0 ? ceiOf(beginning, sales, ending, endingCurrent) : null,
      ...dsoOf(account, home, covered, { from: firstDayOf(addMonths(month, -11)), to: end }),
    };
  });
}

function ceiOf(beginning: number, sales: number, ending: number, endingCurrent: number): Maybe {
  const collectable = beginning + sales - endingCurrent;
  return collectable === 0 ? null : ((beginning + sales - ending) / collectable) * 100;
}

/** Weighted by sales, without months that run and months that have none; not available when one lacks a rate. */
export function meanCei(months: readonly MonthFigures[]): Maybe {
  let sum = 0;
  let weight = 0;
  for (const { cei, sales, isRunning, unconverted } of months) {
    if (isRunning) continue;
    if (unconverted) return null;
    if (cei === null) continue;
    sum += cei * sales;
    weight += sales;
  }
  return weight > 0 ? sum / weight : null;
}

/** Each month's sales off the receivables, the newest first: whole months add their days, the last its fraction. */
export function countbackDso(account: Account, home: string, covered: string, end: string): Maybe {
  let left = receivablesOn(account, home, end).open;
  if (left < 0) return null;
  let days = 0;
  for (const month of monthsFrom(monthOf(covered), monthOf(end)).reverse()) {
    if (left === 0) return days;
    const monthDays = daysCovered(covered, firstDayOf(month), lastDayOf(month), end);
    const sales = salesBetween(account, home, firstDayOf(month), earlier(lastDayOf(month), end));
    if (sales >= left) return days + (left / sales) * monthDays;
    left -= sales;
    days += monthDays;
  }
  return left === 0 ? days : null;
}

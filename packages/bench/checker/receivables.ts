import { addMonths, daysBetween, earlier, firstDayOf, lastDayOf, later, monthOf, monthsFrom } from './days';
import { type Account, type Credit, type Invoice, inHome, type Money } from './ledger-rows';

/** A value, or null where there is none ("not available"). */
export type Maybe = number | null;

/** What is owed, of the documents of which that is known. */
export interface Owed {
  open: number;
  current: number;
  overdue: number;
  unappliedCredit: number;
  ageing: { current: number; days1To30: number; days31To60: number; days61To90: number; over90: number };
  /** Days, which need no rate; not available while it is not known of any document whether it is settled. */
  longestPastDue: Maybe;
  /** How many documents with a rate may be settled or not: while there is one, nothing of the above is available. */
  unsure: number;
}

/** A figure of what is owed, or null while something is unsure. */
export const sureOf = (owed: Owed, key: 'open' | 'current' | 'overdue' | 'unappliedCredit'): Maybe =>
  owed.unsure ? null : owed[key];

/** What of an invoice is open at the end of a day, in its own currency: below zero when it was paid more than its total. */
export function openOn({ issuedOn, total, settlements }: Invoice, day: string): number {
  if (issuedOn > day) return 0;
  return settlements.reduce((left, { on, amount }) => (on <= day ? left - amount : left), total);
}

/** After the day on which it was not settled yet, and before the one on which it was. */
const isUnsure = ({ on, after }: { on: string; after: string | null }, day: string) => after !== null && after < day && day < on;

/** Whether it is not known at the end of a day what of an invoice is open. */
export function isOpenUnsure({ issuedOn, settlementKnown, settlements }: Invoice, day: string): boolean {
  return issuedOn <= day && (!settlementKnown || settlements.some((settlement) => isUnsure(settlement, day)));
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

const isForKnown = ({ issuedOn }: Credit['uses'][number], day: string) => issuedOn === null || issuedOn <= day;

/** What of a payment or a credit note is not used up at the end of a day, nor for an invoice that is known then, in its own currency. */
export function leftOn(credit: Credit, day: string): number {
  if (credit.on > day || credit.isRefunded) return 0;
  let left = credit.amount;
  for (const use of credit.uses) if (use.on <= day && isForKnown(use, day)) left -= use.amount;
  return Math.max(0, left);
}

export function isLeftUnsure(credit: Credit, day: string): boolean {
  return credit.on <= day && !credit.isRefunded && credit.uses.some((use) => isForKnown(use, day) && isUnsure(use, day));
}

export function receivablesOn({ invoices, credits }: Account, home: string, day: string): Owed {
  const ageing = { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  let isLongestKnown = true;
  let longest = 0;
  const sum: Owed = { open: 0, current: 0, overdue: 0, unappliedCredit: 0, ageing, longestPastDue: null, unsure: 0 };
  for (const invoice of invoices) {
    if (invoice.issuedOn > day) continue;
    if (isOpenUnsure(invoice, day)) {
      isLongestKnown = false;
      if (inHome(1, invoice, home) !== null) sum.unsure++;
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
    if (pastDue <= 0) ageing.current += open;
    else if (pastDue <= 30) ageing.days1To30 += open;
    else if (pastDue <= 60) ageing.days31To60 += open;
    else if (pastDue <= 90) ageing.days61To90 += open;
    else ageing.over90 += open;
  }
  for (const credit of credits) {
    if (isLeftUnsure(credit, day)) {
      if (inHome(1, credit, home) !== null) sum.unsure++;
      continue;
    }
    const left = inHome(leftOn(credit, day), credit, home) ?? 0;
    sum.open -= left;
    sum.current -= left;
    sum.unappliedCredit += left;
    ageing.current -= left;
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
  /** Without, as far as the source tells it apart. */
  revenue: number;
  /** Documents of which it does not. */
  taxUnknown: number;
}

/** What was invoiced from one day to another, both included. */
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

/** Documents without a rate that a number leaves out, by currency; `amount` is in minor units of it. */
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

/** Of documents that are of the sales of a period, or of which something is open on one of some days; each once. */
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

/** The first day that the ledger tells anything of sales. */
export function firstDayCovered({ invoices, credits }: Account): string | undefined {
  return [...invoices.map(({ issuedOn }) => issuedOn), ...credits.map(({ on }) => on)].sort()[0];
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

/** AR ÷ credit sales × days, of a period up to the day that the receivables are of. */
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
  /** It ends after A. */
  isToDate: boolean;
  beginning: Maybe;
  sales: number;
  revenue: number;
  ending: Maybe;
  endingCurrent: Maybe;
  /** Of what is owed at its end; null like `ending`. */
  ageing: Owed['ageing'] | null;
  excluded: Excluded[];
  cei: Maybe;
}

/** Every month that the ledger covers up to A, the oldest first; DSO is over the twelve months to each. */
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
      ageing: atEnd.unsure ? null : atEnd.ageing,
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
 * Months that do not run: their mean weighted by sales, and CEI of all in one piece. A month with nothing to collect is left
 * out of the mean; one of which it is not known leaves none.
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

/** Each month's sales off the receivables, the newest first: whole months add their days, the last its fraction. */
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

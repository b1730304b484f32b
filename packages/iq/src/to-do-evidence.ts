import type { Evidence, ToDo } from '@services/insights/contract/to-dos';
import { ruleReasons } from '@services/insights/wording/advice-rules';
import { inSentence, unappliedCredit } from '@suite/insights/metrics/names';
import { promiseText } from './promise-text';
import type { MetricFormats } from './use-metric-formats';

type Measure = Evidence['measure'];

const monies: readonly Measure[] = ['overdue', 'over90', 'sales', 'salesBefore', 'opportunity', 'unappliedCredit'];

/** Formats a piece of evidence for display. @param currency the firm's */
export function textOf({ measure, value }: Evidence, currency: string, formats: MetricFormats): string {
  if (typeof value === 'string') return formats.day(value);
  if (monies.includes(measure)) return formats.wholeMoney(value, currency);
  if (measure === 'shareLate' || measure === 'daysLate') return formats.metric(measure)(value);
  if (measure === 'longestPastDue') return formats.days(value);
  if (measure === 'oldestPriceMonths') return formats.metric('priceAge')(value);
  if (measure === 'oldestPriceAtLeast') return `At least ${formats.metric('priceAge')(value)}`;
  return formats.number(value);
}

const counted = (one: string, many: string) => (text: string) => `${text} ${text === '1' ? one : many}`;

/** What triggered a to-do, by its measure; other measures show the reason of the rule. */
const causes: Partial<Record<Measure, (text: string) => string>> = {
  longestPastDue: (days) => `${days} past due`,
  firstInvoiceOn: (day) => `First invoice ${day}`,
  lastInvoiceOn: (day) => `Last invoice ${day}`,
  ledgerCustomers: counted('customer in the ledger', 'customers in the ledger'),
  paidBeforeInvoice: counted('invoice paid before its date', 'invoices paid before their date'),
  paidAboveInvoice: counted('invoice overpaid', 'invoices overpaid'),
  dueBeforeIssue: counted('invoice due before its date', 'invoices due before their date'),
  unappliedCredit: (amount) => `${amount} of ${inSentence(unappliedCredit)}`,
  unconverted: counted('document without an exchange rate', 'documents without an exchange rate'),
  daysLate: (days) => `${days} late on average`,
  shareLate: (share) => `${share} of invoices late`,
  stalePrices: counted('stale price', 'stale prices'),
};

/**
 * Returns a short reason for a to-do: what was promised, or what triggered it. @param salesName from `salesNameOf` of the to-dos
 * of insights
 */
export function whyOf(
  { evidence, promise, rule, notes }: ToDo,
  currency: string,
  formats: MetricFormats,
  salesName: string,
): string {
  if (rule === null) return notes.at(-1)?.text ?? '';
  if (rule === 'collect' && promise) return `Promised to pay: ${promiseText(promise, currency, formats)}`;
  const [first] = evidence;
  const sales = evidence.find(({ measure }) => measure === 'sales') ?? { measure: 'sales' as const, value: 0 };
  if (first?.measure === 'salesBefore')
    return `${salesName} of ${textOf(sales, currency, formats)}, ${textOf(first, currency, formats)} the year before`;
  return (first && causes[first.measure]?.(textOf(first, currency, formats))) ?? ruleReasons[rule];
}

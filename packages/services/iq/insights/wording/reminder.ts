import type { MetricFormats } from '@suite/insights/metric-formats';
import type { OpenInvoice } from '../contract/debtors';

/** The number of invoices listed in a reminder. It only counts the rest, so that the mail stays readable. */
const LISTED = 50;

interface Of {
  firm: string;
  client: string;
  asOf: string;
  /** The client's open invoices. The reminder lists the overdue ones. */
  invoices: readonly OpenInvoice[];
  /** The full name of the sender. */
  by: string;
}

/** Returns the draft of a reminder, which a person can change; undefined if nothing is overdue. */
export function reminderDraft(
  { firm, client, asOf, invoices, by }: Of,
  formats: MetricFormats,
): { subject: string; text: string } | undefined {
  const overdue = invoices.filter(({ daysPastDue }) => daysPastDue > 0);
  if (!overdue.length) return undefined;
  const { day, days, money } = formats;
  const count = overdue.length === 1 ? '1 invoice' : `${formats.number(overdue.length)} invoices`;
  const total = sumsOf(overdue)
    .map(({ currency, amount }) => money(amount, currency))
    .join(' and ');
  const rest = overdue.length - LISTED;
  const lines = overdue
    .slice(0, LISTED)
    .map(
      ({ number, issuedOn, dueOn, daysPastDue, currency, open }) =>
        `- ${number ? `Invoice ${number}` : `Invoice of ${day(issuedOn)}`}, due ${day(dueOn ?? issuedOn)}, ${days(daysPastDue)} past due: ${money(open, currency)}`,
    );
  return {
    subject: `Payment reminder from ${firm}: ${count}, ${total} overdue`,
    text: [
      `Hello ${client},`,
      `As of ${day(asOf)}, our records show ${overdue.length === 1 ? 'this invoice' : 'these invoices'} past the due date:`,
      [...lines, ...(rest > 0 ? [`- and ${formats.number(rest)} more`] : [])].join('\n'),
      `Total overdue: ${total}`,
      'If you have paid in the meantime, please disregard this reminder. Otherwise, please pay or let us know when we can expect your payment.',
      `Kind regards,\n${by}\n${firm}`,
    ].join('\n\n'),
  };
}

/** Returns the open amount in each currency. */
export function sumsOf(invoices: readonly OpenInvoice[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, open } of invoices) sums.set(currency, (sums.get(currency) ?? 0) + open);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

import type { MetricFormats } from '@suite/insights/metric-formats';
import { overdue as overdueName } from '@suite/insights/metrics/names';
import { ageNames } from '@suite/insights/receivables/age-names';
import { bucketOf } from '@suite/insights/receivables/aging';
import type { OpenInvoice } from '../contract/debtors';
import type { Card, PrintedPart } from './part';
import { sumsOf } from './reminder';

interface Of {
  invoices: readonly OpenInvoice[];
  unsure: number;
  unappliedCredit: number | null;
  /** The firm's currency. */
  currency: string;
}

/** Returns a client's statement: for each currency of its invoices the sums, the open amounts by age, and every open invoice. */
export function statementParts({ invoices, unsure, unappliedCredit, currency: home }: Of, formats: MetricFormats): PrintedPart[] {
  const notes = [
    ...(invoices.length ? [] : ['Nothing is open on this day.']),
    ...(unsure ? [`Not included: ${unsure} ${unsure === 1 ? 'invoice' : 'invoices'} whose payment is not known.`] : []),
    ...(unappliedCredit
      ? [`Credit not yet applied to an invoice: ${formats.money(unappliedCredit, home)}. It is not deducted.`]
      : []),
  ];
  const [first = { title: 'Open invoices', columns: [], rows: [] }, ...others] = sumsOf(invoices).flatMap(
    ({ currency }, _, { length }) =>
      partsOf(
        currency,
        invoices.filter((invoice) => invoice.currency === currency),
        length > 1 ? `, ${currency}` : '',
        formats,
      ),
  );
  return [{ ...first, ...(notes.length ? { note: notes.join(' ') } : {}) }, ...others];
}

function partsOf(currency: string, invoices: readonly OpenInvoice[], suffix: string, formats: MetricFormats): PrintedPart[] {
  const { day, major, money, number } = formats;
  const text = (value: string) => ({ text: value, value });
  const cell = (amount: number) => ({ text: money(amount, currency), value: major(amount, currency) });
  const sum = (counted: readonly OpenInvoice[]) => counted.reduce((total, { open }) => total + open, 0);
  const overdue = sum(invoices.filter(({ daysPastDue }) => daysPastDue > 0));
  const open = sum(invoices);
  const card = (label: string, amount: number): Card => ({ label, value: money(amount, currency), changes: [] });
  return [
    {
      title: `Account summary${suffix}`,
      cards: [card('Total open', open), card(overdueName, overdue), card('Not yet due', open - overdue)],
      columns: ['Days past due', ...Object.values(ageNames), 'Total open'],
      rows: [
        [
          text('Amount'),
          ...Object.keys(ageNames).map((age) => cell(sum(invoices.filter(({ daysPastDue }) => bucketOf(daysPastDue) === age)))),
          cell(open),
        ],
      ],
    },
    {
      title: `Open invoices${suffix}`,
      columns: ['Invoice', 'Issued', 'Due', 'Days past due', 'Total', 'Paid', 'Open'],
      rows: [
        ...invoices.map(({ number: invoice, issuedOn, dueOn, daysPastDue, total, open: left }) => [
          text(invoice ?? `Invoice of ${day(issuedOn)}`),
          text(day(issuedOn)),
          text(dueOn ? day(dueOn) : ''),
          { text: daysPastDue ? number(daysPastDue) : '', value: daysPastDue },
          cell(total),
          cell(total - left),
          cell(left),
        ]),
        [
          text('Total'),
          text(''),
          text(''),
          text(''),
          cell(invoices.reduce((all, { total }) => all + total, 0)),
          cell(invoices.reduce((all, { total }) => all + total, 0) - open),
          cell(open),
        ],
      ],
      hasTotal: true,
    },
  ];
}

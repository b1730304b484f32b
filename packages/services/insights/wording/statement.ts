import type { FigureFormats } from '@suite/insights/figure-formats';
import { ageNames } from '@suite/insights/receivables/age-names';
import { bucketOf } from '@suite/insights/receivables/ageing';
import type { OpenInvoice } from '../contract/debtors';
import { sumsOf } from './reminder';
import type { Section } from './section';

interface Of {
  invoices: readonly OpenInvoice[];
  unsure: number;
  unappliedCredit: number | null;
  currency: string;
}

const NOTHING = 'Nothing is open on this day.';

/** What a client owes: for each currency what is open by age, and every open invoice. */
export function statementSections({ invoices, unsure, unappliedCredit, currency: home }: Of, formats: FigureFormats): Section[] {
  const { day, money, major } = formats;
  const text = (value: string) => ({ text: value, value });
  const notes = [
    ...(invoices.length ? [] : [NOTHING]),
    ...(unsure ? [`Not included: ${unsure} ${unsure === 1 ? 'invoice' : 'invoices'} whose payment is not known.`] : []),
    ...(unappliedCredit ? [`Credit not yet applied to an invoice: ${money(unappliedCredit, home)}. It is not deducted.`] : []),
  ];
  const sums = sumsOf(invoices);
  const note = notes.length ? { note: notes.join(' ') } : {};
  const perCurrency = sums.flatMap(({ currency, amount }): Section[] => {
    const cell = (value: number) => ({ text: money(value, currency), value: major(value, currency) });
    const own = invoices.filter((invoice) => invoice.currency === currency);
    const ofAge = (age: string) =>
      own.filter(({ daysPastDue }) => bucketOf(daysPastDue) === age).reduce((sum, { open }) => sum + open, 0);
    const suffix = sums.length > 1 ? `, ${currency}` : '';
    return [
      {
        title: `Open by age${suffix}`,
        columns: ['Days past due', 'Open'],
        rows: [
          ...Object.entries(ageNames).map(([age, name]) => [text(name), cell(ofAge(age))]),
          [text('Total open'), cell(amount)],
        ],
      },
      {
        title: `Open invoices${suffix}`,
        columns: ['Invoice', 'Issued', 'Due', 'Days past due', 'Total', 'Open'],
        rows: own.map(({ number, issuedOn, dueOn, daysPastDue, total, open }) => [
          text(number ?? ''),
          text(day(issuedOn)),
          text(dueOn ? day(dueOn) : ''),
          { text: formats.number(daysPastDue), value: daysPastDue },
          cell(total),
          cell(open),
        ]),
      },
    ];
  });
  const [first, ...rest] = perCurrency;
  return first ? [{ ...first, ...note }, ...rest] : [{ title: 'Open invoices', ...note, columns: [], rows: [] }];
}

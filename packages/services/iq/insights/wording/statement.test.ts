import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { OpenInvoice } from '../contract/debtors';
import { statementParts } from './statement';

const formats = metricFormatsOf('en-US');

const invoice = (number: string, daysPastDue: number, total: number, open: number, currency = 'USD'): OpenInvoice => ({
  number,
  issuedOn: '2026-08-01',
  dueOn: '2026-08-31',
  daysPastDue,
  currency,
  total,
  open,
});

const invoices = [
  invoice('7', 92, 10_000, 4_025),
  invoice('8', 12, 2_500, 2_500),
  invoice('9', 0, 30_000, 30_000),
  invoice('10', 31, 700, 700, 'EUR'),
];

describe('a statement', () => {
  const parts = statementParts({ invoices, unsure: 1, unappliedCredit: 150, currency: 'USD' }, formats);

  it('lists the invoices of each currency and sums that match them', () => {
    expect(parts.map(({ title }) => title)).toEqual([
      'Account summary, USD',
      'Open invoices, USD',
      'Account summary, EUR',
      'Open invoices, EUR',
    ]);
    const [summary, listed] = parts;
    expect(summary?.cards?.map(({ value }) => value)).toEqual(['$365.25', '$65.25', '$300.00']);
    expect(summary?.rows[0]?.map(({ text }) => text)).toEqual([
      'Amount',
      '$300.00',
      '$25.00',
      '$0.00',
      '$0.00',
      '$40.25',
      '$365.25',
    ]);
    const open = listed?.rows.map((cells) => Number(cells.at(-1)?.value)) ?? [];
    expect(open.at(-1)).toBe(open.slice(0, -1).reduce((sum, each) => sum + each, 0));
    expect(listed?.rows.at(-1)?.map(({ text }) => text)).toEqual(['Total', '', '', '', '$425.00', '$59.75', '$365.25']);
  });

  it('names what its sums leave out', () => {
    expect(parts[0]?.note).toBe(
      'Not included: 1 invoice whose payment is not known. Credit not yet applied to an invoice: $1.50. It is not deducted.',
    );
    expect(statementParts({ invoices: [], unsure: 0, unappliedCredit: null, currency: 'USD' }, formats)).toEqual([
      { title: 'Open invoices', note: 'Nothing is open on this day.', columns: [], rows: [] },
    ]);
  });
});

import { cellOf, noteOf, partOf, type ReturnedMetric, textOf } from './metric-text';
import type { UnsureDocuments } from './unsure-documents';

const dollars = (value: number) => `$${value}`;
const range = (low: number, high: number, documents: UnsureDocuments = { undatedCreditNotes: 3 }): ReturnedMetric => ({
  available: false,
  reason: 'settlement-unknown',
  range: { low, high, without: low, documents },
});

describe('a metric', () => {
  it.each<[string, ReturnedMetric, string | undefined, string | number | undefined, string | undefined]>([
    ['with a value', { available: true, value: 200 }, '$200', 2, undefined],
    [
      'without documents that the firm leaves out',
      { available: true, value: 200, leftOut: { unknownInvoices: 2, undatedInvoices: 1, undatedPayments: 1 } },
      '$200',
      '2 (Without 2 invoices without an amount paid, 1 invoice paid on an unknown day and 1 payment applied on an unknown day.)',
      'Without 2 invoices without an amount paid, 1 invoice paid on an unknown day and 1 payment applied on an unknown day.',
    ],
    [
      'that is a range',
      range(200, 210),
      '$200 to $210',
      '2 to 2.1 (A range because of 3 credit notes applied on an unknown day.)',
      'A range because of 3 credit notes applied on an unknown day.',
    ],
    [
      'whose range reads as one value',
      range(200, 200, { unknownInvoices: 1200 }),
      '$200',
      '2 (A range because of 1,200 invoices without an amount paid.)',
      'A range because of 1,200 invoices without an amount paid.',
    ],
    [
      'that is not available',
      { available: false, reason: 'no-sales' },
      undefined,
      undefined,
      'There were no sales in the period.',
    ],
  ])('%s is written with what there is to know about it', (_, metric, text, cell, note) => {
    expect(textOf(metric, dollars)).toBe(text);
    expect(cellOf(metric, (value) => value / 100)).toBe(cell);
    expect(noteOf(metric)).toBe(note);
  });

  it('gives a part of itself with the same note', () => {
    const aging: ReturnedMetric<{ current: number; over90: number }> = {
      available: false,
      reason: 'settlement-unknown',
      range: {
        low: { current: 1, over90: 5 },
        high: { current: 2, over90: 5 },
        without: { current: 1, over90: 5 },
        documents: { undatedCreditNotes: 3 },
      },
    };
    expect(partOf(aging, 'current')).toEqual(range(1, 2));
    expect(partOf({ available: true, value: { current: 4 }, leftOut: { undatedInvoices: 2 } }, 'current')).toEqual({
      available: true,
      value: 4,
      leftOut: { undatedInvoices: 2 },
    });
  });
});

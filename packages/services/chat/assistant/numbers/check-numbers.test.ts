import type { Measure, Source } from '../contract/answers';
import { unmatchedNumbers } from './check-numbers';

const money = (name: string, value: number, currency = 'USD'): Measure => ({ name, kind: 'money', value, currency, text: '' });
const other = (name: string, kind: Measure['kind'], value: number): Measure => ({ name, kind, value, currency: null, text: '' });

const sources: Source[] = [
  {
    key: 1,
    title: 'Studio 54 Inc.',
    tool: 'getClientMetrics',
    measures: [money('overdue', 123_456), other('longestPastDue', 'days', 45), other('shareLate', 'share', 0.3456)],
    facts: { number: 'INV-1024' },
    link: null,
  },
  {
    key: 2,
    title: 'Bayview Dental',
    tool: 'getClientMetrics',
    measures: [money('overdue', 1_250_000), other('invoices', 'count', 2031), money('open', 99_900, 'EUR')],
    facts: {},
    link: null,
  },
];

const marked = (text: string) => unmatchedNumbers(text, sources).map(({ start, end }) => text.slice(start, end));

test.each([
  'Studio 54 Inc. owes $1,234.56 [1].',
  'Studio 54 Inc. owes about $1,235 [1], for 45 days [1].',
  'Studio 54 Inc. owes $1.2K. [1] Bayview Dental owes $12,500.00. [2]',
  'On March 31, 2026, 34.6% [1] of its invoices were late; in 2025 it was Q3.',
  '1. Studio 54 Inc.: $1,234.56 [1]\n2. Bayview Dental: $12.5 thousand [2]',
  '| Client | Overdue |\n| --- | --- |\n| Studio 54 Inc. | $1,234.56 [1] |',
  'Invoice INV-1024 is 45 days late [1].',
  'Bayview Dental has 2,031 invoices and EUR 999 open [2].',
  'Both are late: $1,234.56 and $12,500 [1, 2].',
])('does not mark a number that the cited row has: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ['Studio 54 Inc. owes $1,234.57 [1].', ['$1,234.57']],
  ['Studio 54 Inc. owes $1,234.56.', ['$1,234.56']],
  ['Studio 54 Inc. owes $12,500.00 [1].', ['$12,500.00']],
  ['It owes €1,234.56 [1].', ['€1,234.56']],
  ['It owes $45 [1].', ['$45']],
  ['It is late by 46 days [1]. Bayview owes $12,500.00 [2].', ['46 days']],
  ['34.5% of its invoices are late [1].', ['34.5%']],
  ['Invoice INV-9999 is open [1].', ['INV-9999']],
  ['It owes $1,234.56 [9].', ['$1,234.56']],
  ['| Studio 54 Inc. | $1,234.56 |\n| Bayview | $12,500.00 [2] |', ['$1,234.56']],
  ['It has 2032 invoices [2].', ['2032']],
  ['Together $13,734.56 [1, 2].', ['$13,734.56']],
])('marks a number that the cited row does not have: %s', (text, expected) => {
  expect(marked(text)).toEqual(expected);
});

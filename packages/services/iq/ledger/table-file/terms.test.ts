import { termsDueOn } from './terms';

it.each([
  ['Net 30', '2025-02-13'],
  ['net30', '2025-02-13'],
  ['Net 30 days', '2025-02-13'],
  ['n/30', '2025-02-13'],
  ['30 days after the invoice date', '2025-02-13'],
  ['30 day(s) after the bill date', '2025-02-13'],
  ['Payment due within 30 days', '2025-02-13'],
  ['2/10 net 30', '2025-02-13'],
  ['2/10, n/30', '2025-02-13'],
  ['1% 10 Net 30', '2025-02-13'],
  ['2% 10, Net 30 Days', '2025-02-13'],
  ['14 Tage 2 % Skonto, 30 Tage netto', '2025-02-13'],
  ['30 Tage netto', '2025-02-13'],
  ['30 jours', '2025-02-13'],
  ['7', '2025-01-21'],
  ['Due on receipt', '2025-01-14'],
  ['Due upon receipt.', '2025-01-14'],
  ['Payable on receipt of invoice', '2025-01-14'],
  ['C.O.D.', '2025-01-14'],
  ['sofort fällig', '2025-01-14'],
  ['à réception de facture', '2025-01-14'],
  ['EOM', '2025-01-31'],
  ['Net EOM', '2025-01-31'],
  ['Due end of the month', '2025-01-31'],
  ['Fin de mois', '2025-01-31'],
  ['Net 30 EOM', '2025-03-02'],
  ['2/10 net 30 EOM', '2025-03-02'],
  ['30 days EOM', '2025-03-02'],
  ['30 days end of month', '2025-03-02'],
  ['30 days after the end of the month', '2025-03-02'],
  ['30 day(s) after the end of the invoice month', '2025-03-02'],
  ['Due end of next month', '2025-02-28'],
  ['10th of following month', '2025-02-10'],
  ['Due on the 10th of the following month', '2025-02-10'],
  ['20 of the month following', '2025-02-20'],
  ['20th of next month', '2025-02-20'],
  ['31st of the following month', '2025-02-28'],
])('an invoice of January 14 with the terms %s is due on %s', (terms, due) => {
  expect(termsDueOn(terms, '2025-01-14')).toBe(due);
});

it.each([
  'Net 15th',
  'Net 30 from delivery',
  '45 jours fin de mois',
  '15 MFI',
  '20 of the current month',
  '15th',
  '32nd of following month',
  '0 of the following month',
  '30 days, then 60 days',
  '2/10',
  'Prepaid',
  'Custom',
  'Net 999',
  '',
])('%s gives no due date', (terms) => {
  expect(termsDueOn(terms, '2025-01-14')).toBeNull();
});

it('counts from the end of the month of the invoice, in leap years and across the end of the year', () => {
  expect(termsDueOn('EOM', '2024-02-29')).toBe('2024-02-29');
  expect(termsDueOn('30th of the following month', '2024-01-31')).toBe('2024-02-29');
  expect(termsDueOn('10 of the following month', '2025-12-31')).toBe('2026-01-10');
  expect(termsDueOn('Net 10 EOM', '2025-12-01')).toBe('2026-01-10');
});

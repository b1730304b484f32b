import type { Source } from '../contract/answers';
import { cite, noteOn } from './context';

test('says why a metric is not available, and what to import', () => {
  const row = { key: '1', title: 'Firm', facts: { revenue: 'not known: paid-missing' }, measures: [] } as unknown as Source;
  expect(cite(row, 'revenue')).toBe('—');
  expect(noteOn(row, 'revenue')).toBe(
    ' It is not available: Lists of open invoices leave out what is paid. Import a list of all invoices.',
  );
});

import type { Source } from '../contract/terms';
import { sourceWords } from './report-of';

it.each<[string, Source | null]>([
  ['Ledger as of Jan 1, 2026', { kind: 'ledger', asOf: '2026-01-01' }],
  ['Noah Bright on Mar 2, 2026', { kind: 'entered', by: 'Noah Bright', on: '2026-03-02', file: '' }],
  ['figures.csv, by Noah Bright on Mar 2, 2026', { kind: 'entered', by: 'Noah Bright', on: '2026-03-02', file: 'figures.csv' }],
  ['Survey, Jan 2, 2026 (own table)', { kind: 'table', source: 'Survey', on: '2026-01-02', owner: 'firm' }],
  ["Survey, Jan 2, 2026 (operator's table)", { kind: 'table', source: 'Survey', on: '2026-01-02', owner: 'operator' }],
  ['Rev. Rul. 68-609', { kind: 'published', source: 'Rev. Rul. 68-609' }],
  ['', null],
])('the report names a source: %s', (text, source) => {
  expect(sourceWords(source)).toBe(text);
});

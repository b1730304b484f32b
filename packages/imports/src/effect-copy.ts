import type { ChangedDocument, DocumentFate } from '@services/ledger/contract/import-changes';
import * as names from '@suite/insights/metrics/names';

export const effectCopy = {
  heading: 'What this import changed',
  failed: 'What this import changed could not be loaded.',
  fates: {
    new: 'New',
    changed: 'Changed',
    paid: 'Paid',
    removed: 'Removed',
    unchanged: 'Unchanged',
  } satisfies Record<DocumentFate, string>,
  metrics: 'Headline metrics before and after',
  metric: 'Metric',
  measures: {
    revenue: names.revenue,
    open: names.open,
    overdue: names.overdue,
    cei: names.cei,
    dso: names.dso,
    opportunity: names.opportunity,
  },
  before: 'Before',
  after: 'After',
  asOf: (when: string, day: string) => `${when} (as of ${day})`,
  none: 'No metrics yet',
  documents: 'Documents that changed most',
  document: 'Document',
  what: 'What happened',
  kinds: {
    invoice: 'Invoice',
    'credit note': 'Credit note',
    payment: 'Payment',
    bill: 'Bill',
    'vendor payment': 'Payment to',
  } satisfies Record<ChangedDocument['kind'], string>,
  absent: 'Not in the ledger',
  openOf: (open: string, total: string) => `${open} open of ${total}`,
  more: (listed: string, all: string) => `The ${listed} that changed most, of ${all}.`,
};

import type { ReportKind } from '@services/insights/contract/reports';

export const copy = {
  heading: 'Reports',
  text: 'A report of each week and month, kept as it was made. They are made by themselves once the period has ended and the ledger reaches its end.',
  settings: 'Choose which come by e-mail',
  loading: 'Loading the reports',
  failed: 'The reports could not be loaded.',
  list: 'Reports',
  anyKind: 'All',
  kinds: { weekly: 'Weekly', monthly: 'Monthly' } satisfies Record<ReportKind, string>,
  columns: { period: 'Period', kind: 'Kind', asOf: 'As of', createdAt: 'Made', download: 'Download' },
  from: 'From',
  to: 'To',
  make: { weekly: 'Make the weekly report', monthly: 'Make the monthly report' } satisfies Record<ReportKind, string>,
  notMade: 'The report was not made: the service did not answer. Try again.',
  nothing: 'There is nothing to report yet: the ledger holds nothing.',
  emptyTitle: 'No report yet',
  emptyText: 'The first one is made when a week or a month has ended that the ledger reaches. You can make the latest now.',
  pastTitle: 'This page is empty',
  pastText: 'The archive is shorter than that.',
  first: 'First page',
};

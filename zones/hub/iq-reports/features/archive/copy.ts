import type { ReportKind } from '@services/insights/contract/report-content';
import type { ReportEntry } from '@services/insights/contract/reports';

export const copy = {
  heading: 'Reports',
  text: 'Management reports of a week, month, quarter or year, kept as they were made. Weekly and monthly ones are made automatically once the period has ended and the ledger reaches its end.',
  settings: 'Choose which come to you by e-mail',
  loading: 'Loading the reports',
  failed: 'The reports could not be loaded.',
  list: 'Reports',
  anyKind: 'All kinds',
  kinds: { weekly: 'Weekly', monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Yearly' } satisfies Record<ReportKind, string>,
  columns: { period: 'Period', kind: 'Kind', state: 'State', asOf: 'As of', createdAt: 'Made', download: 'Download' },
  replaced: 'Replaced by a newer one',
  from: 'From',
  to: 'To',
  by: 'Made by',
  states: { making: 'Being made', ready: 'Ready', failed: 'Failed' } satisfies Record<ReportEntry['state'], string>,
  /** Returns who created a report. */
  makerOf: ({ madeBy, isScheduled }: Pick<ReportEntry, 'madeBy' | 'isScheduled'>): string =>
    madeBy ? `by ${madeBy}` : isScheduled ? 'by a schedule' : 'automatically',
  create: 'New report',
  emptyTitle: 'No report yet',
  noneOf: (kind: string) => `No ${kind.toLowerCase()} report yet`,
  emptyText:
    'Make one of the last month, quarter or year, or wait: one is made when a week or a month has ended that the ledger reaches.',
  pastTitle: 'This page is empty',
  pastText: 'The archive is shorter than that.',
  first: 'First page',
};

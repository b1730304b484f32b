import type { RowMetric, RowState } from '@services/insights/contract/ledger-rows';
import * as names from '@suite/insights/metrics/names';

export const copy = {
  failed: 'The rows could not be loaded.',
  back: 'Dashboard',
  metrics: {
    open: names.open,
    current: names.current,
    overdue: names.overdue,
    aging: names.open,
    sales: `${names.sales}, with sales tax`,
    revenue: `${names.revenue}, without sales tax`,
    cei: `Changes in ${names.inSentence(names.open)}`,
    spend: names.spend,
    excluded: 'Not included: currency without an exchange rate',
  } satisfies Record<RowMetric, string>,
  pastDue: (bucket: string) => `${bucket} past due`,
  asOf: (day: string) => `As of ${day}`,
  period: (from: string, to: string) => `${from} – ${to}`,
  /** `day` is the as-of date or the period of the number. */
  text: (day: string, sum: string) => `${day}. These rows add up to ${sum}.`,
  /** Shown with search or filters. */
  found: (day: string, rows: string, all: string, sum: string, allSum: string) =>
    `${day}. ${rows} of ${all} rows, ${sum} of ${allSum}.`,
  foundRows: (rows: string, all: string) => `${rows} of ${all} rows.`,
  /** Shown for rows that a metric leaves out. */
  lacking: {
    unsure: (day: string) =>
      `As of ${day}. When these were paid, or whether they were, is not known: import a list with payment dates or balances.`,
  } satisfies Record<RowState, (day: string) => string>,
  states: { unsure: 'Documents without a payment status' } satisfies Record<RowState, string>,
  includesUnsure: (day: string, sum: string) =>
    `${day}. These rows add up to ${sum}. Documents without a payment status are not included, so the number is not available.`,
  excludedText: (day: string) => `As of ${day}. Enter the missing rates in IQ settings, and these documents are included.`,
  exchangeRates: 'Enter exchange rates',
  taxUnknown: 'Sales tax not itemized',
  needsMonth: 'This number is for one month. Open it from the months on the dashboard.',
  ofClient: 'Of one client',
  everything: 'Show all',
  list: 'Rows',
  find: 'Find by number or name',
  kind: 'Kind',
  anyKind: 'Any kind',
  more: 'Date and amount',
  dateFrom: 'Dated from',
  dateTo: 'Dated to',
  amountFrom: 'Amount from',
  amountTo: 'Amount to',
  clear: 'Clear filters',
  columns: {
    number: 'Number',
    kind: 'Kind',
    name: 'Name',
    date: 'Date',
    dueOn: 'Due',
    daysPastDue: 'Past due',
    amount: 'Amount',
    currency: 'Currency',
    value: 'Included',
  },
  daysPastDue: 'Past due (days)',
  counts: (currency: string) => `Included (${currency})`,
  noRate: 'No rate',
  unsure: 'Not known',
  noneTitle: 'No rows',
  noneText: 'No rows in the ledger make up this number.',
  nothingFound: 'No rows found',
  nothingFoundText: 'None of the rows behind this number match the search and the filters.',
  pastTitle: 'This page is empty',
  pastText: 'The list is shorter than that now.',
  firstPage: 'Go to the first page',
};

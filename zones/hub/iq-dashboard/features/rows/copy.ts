import type { LedgerRow, RowFigure, RowState } from '@services/insights/contract/metrics';

export const copy = {
  failed: 'The rows could not be loaded.',
  back: 'Dashboard',
  figures: {
    open: 'What is open',
    current: 'What is current',
    overdue: 'What is overdue',
    ageing: 'What is open, by age',
    sales: 'What was invoiced, with sales tax',
    revenue: 'What was invoiced, without sales tax',
    cei: 'What a month added to receivables and took from them',
    spend: 'What was spent with vendors',
    excluded: 'What is not included, because its currency has no exchange rate',
  } satisfies Record<RowFigure, string>,
  buckets: {
    current: 'Current',
    days1To30: '1–30 days past due',
    days31To60: '31–60 days past due',
    days61To90: '61–90 days past due',
    over90: 'Over 90 days past due',
  },
  text: (day: string, sum: string) => `As of ${day}. These rows add up to ${sum}.`,
  /** Of rows that a figure lacks. */
  lacking: {
    unsure: (day: string) =>
      `As of ${day}. When these were paid, or whether they were, is not known: import a list with payment dates or balances.`,
  } satisfies Record<RowState, (day: string) => string>,
  states: { unsure: 'Unknown settlement' } satisfies Record<RowState, string>,
  includesUnsure: (day: string, sum: string) =>
    `As of ${day}. These rows add up to ${sum}, without those of unknown settlement, for which the figure is not available.`,
  excludedText: (day: string) => `As of ${day}. Enter the missing rates in IQ settings, and these documents are included.`,
  exchangeRates: 'Enter exchange rates',
  taxUnknown: 'Tax not told apart',
  needsMonth: 'This figure is of a month. Open it from the months of the dashboard.',
  ofClient: 'Of one client',
  everything: 'Show all',
  list: 'Rows',
  kinds: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    payment: 'Payment',
    application: 'Application',
    bill: 'Bill',
    'vendor-payment': 'Payment to vendor',
  } satisfies Record<LedgerRow['kind'], string>,
  columns: {
    date: 'Date',
    kind: 'Kind',
    number: 'Number',
    name: 'Name',
    dueOn: 'Due',
    daysPastDue: 'Days past due',
    amount: 'Amount',
    currency: 'Currency',
    value: 'Counts',
  },
  noRate: 'No rate',
  unsure: 'Not known',
  noneTitle: 'No rows',
  noneText: 'Nothing in the ledger stands behind this figure.',
};

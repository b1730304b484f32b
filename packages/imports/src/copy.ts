import type { SkipReason } from '@services/ledger/contract/imports';
import type { Limit, Measure } from '@services/ledger/table-file/availability';
import * as names from '@suite/insights/metrics/names';

const { aging, cei, daysLate, dso, inSentence, open, overdue } = names;
const ofOpen = `${[open, overdue, aging, cei, dso].join(', ')} and ${inSentence(daysLate)}`;

export const copy = {
  fromFile: {
    heading: 'What this file makes available',
    states: { available: 'Available', limited: 'Limited', unavailable: 'Not available' },
    measures: {
      sales: names.revenue,
      receivables: `${open} and ${aging}`,
      earlier: `${open} on earlier dates`,
      cei,
      dso,
      daysLate: `${daysLate}, late payers`,
      prices: 'Prices',
      vendors: `Vendor ${inSentence(names.spend)}`,
    } satisfies Record<Measure, string>,
    available: {
      sales: (_, hasTax) =>
        hasTax
          ? 'From the totals of all invoices, without tax.'
          : 'From the totals of all invoices as the file states them. No column says how much of them is tax.',
      receivables: (asOf) => `As of ${asOf}.`,
      earlier: () => 'On every day since the first invoice.',
      cei: () => 'For every month.',
      dso: (asOf) => `As of ${asOf}.`,
      daysLate: () => 'By client, from due dates and payments.',
      prices: () => 'From the quantity and amount of each line.',
      vendors: () => 'From all payments of the file.',
    } satisfies Record<Measure, (asOf: string, hasTax: boolean) => string>,
    limits: {
      'other-table': 'This file has nothing about it.',
      'open-amounts': 'Only what is open counts as sold, because the file has no totals.',
      'open-only': 'This list leaves out paid invoices. Import a list of all invoices to get it.',
      'overdue-only': 'This list has overdue invoices only. Import a list of all open invoices to get it.',
      'payment-unknown': 'The file doesn’t say what is paid.',
      'payment-list': 'Once the list of payments is imported. Until then all invoices count as open.',
      'days-of-lists': 'Only on the as-of dates of your lists, because this one doesn’t say when invoices were paid.',
      'second-list': 'For months that begin and end with a list: import one as of the end of each month.',
      'no-payment-days': 'The file doesn’t say when invoices were paid.',
      'undated-payments':
        'The file doesn’t say when all of it was paid: a range, or not available where that makes too much of a difference.',
      'no-lines': 'The file has no lines with a product or service.',
      'no-quantity': 'The lines have no quantity.',
      'named-invoices': 'For the invoices that these payments name, once these are imported.',
      'no-invoice-numbers': 'The payments name no invoices, so they stay unapplied.',
    } satisfies Record<Limit, string>,
    wholeFirm: `While these invoices are in the ledger, ${ofOpen} are not available for the whole firm, also where other sources say what is paid.`,
    avoid: 'To avoid it, map a column that says what was paid or what is open, or leave this file out.',
    repair: 'To get them back, import the list again with a column that says what was paid or what is open, or undo this import.',
    others: (names: string) => `This file has nothing about ${names}.`,
    none: 'A list of customers has no amounts. Import invoices or payments for metrics.',
  },
  counts: {
    label: 'Rows by kind',
    kind: 'Kind',
    read: 'Read',
    imported: 'Imported',
    skipped: 'Skipped',
    rejected: 'Rejected',
    none: 'No rows yet',
    noneText: 'Nothing has been read of this import so far.',
    notices: 'To be checked',
    skips: {
      unchanged: 'unchanged in the ledger',
      older: 'older than what the ledger has',
      gone: 'drafts or void documents',
      'left-out': 'of a document that is left out',
      zero: 'without an amount',
      duplicate: 'in the ledger from another source',
    } satisfies Record<SkipReason, string>,
    skippedWhy: (kind: string, reasons: string) => `${kind} skipped: ${reasons}.`,
  },
  rejected: {
    heading: 'Rejected rows',
    text: 'These rows are not in the ledger. Fix them at their source and import it again: records that are in the ledger already stay as they are.',
    label: 'Rejected rows',
    find: 'Find by column, reason or file',
    download: 'Download all as CSV',
    line: 'Line',
    column: 'Column',
    reason: 'Reason',
    file: 'File',
    failed: 'The rejected rows could not be loaded.',
    none: 'No row was rejected',
    noneText: 'Every row that was read was imported or skipped; the counts show how many.',
    notFound: 'No rejected row matches',
    notFoundText: 'Try fewer letters.',
  },
  undo: {
    button: 'Undo import',
    ask: (file: string) => `Undo the import of ${file}?`,
    removed: (what: string) => `Removed from your ledger: ${what}.`,
    changedBack: (what: string) => `Changed back: ${what}.`,
    nothing: 'It changed nothing in your ledger.',
    unfinished: 'What it changed in your ledger goes back to what it was before.',
    follow:
      'Metrics and to-dos are updated. The file on your computer stays; you can upload it again, and its columns are then shown before the import.',
    keep: 'Keep import',
    done: (file: string) => `The import of ${file} is undone.`,
    failed: 'The import was not undone.',
  },
};

import type { GuessedColumn, TableGuess } from '@services/ledger/contract/table';

export const column = (name: string, part: Partial<GuessedColumn>): GuessedColumn => ({
  name,
  samples: [],
  field: null,
  dateOrders: [],
  latestDays: {},
  decimalMarks: [],
  blanks: 0,
  looksLike: null,
  isEmpty: false,
  isRunning: false,
  ...part,
});

/** A list of invoices with ambiguous dates and an unknown column. */
export const guess: TableGuess = {
  kind: 'invoices',
  connectionType: 7,
  columns: [
    column('Customer', { field: 'customer', samples: ['Alder', '', 'Birch'] }),
    column('Date', {
      field: 'date',
      samples: ['01/02/2026', '', '13/02/2026'],
      dateOrders: ['mdy', 'dmy'],
      latestDays: { mdy: '2026-01-02', dmy: '2026-02-13' },
    }),
    column('Total', { field: 'amount', samples: ['1.234,50', '2', 'none'], decimalMarks: [','] }),
    column('', { samples: ['x', 'y', 'z'] }),
  ],
  rows: 3,
  asOf: '2026-01-02',
  titleDay: null,
  currency: 'EUR',
  asksCurrency: false,
  credits: 0,
  latestCredits: {},
  paysItself: false,
  futureTitle: null,
  firmCurrency: null,
  listsOpen: false,
  leavesOutPaid: false,
  hasUndatedPayments: false,
  listsOverdue: false,
  isAllOpen: false,
  isNegative: false,
  encoding: { name: 'utf-8', samples: [] },
  instead: null,
  questions: ['Say in which order the days of “Date” are written.'],
  notices: ['The file was read as WINDOWS-1252: check that its letters are right.'],
};

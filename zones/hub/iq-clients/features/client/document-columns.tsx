import type { LedgerRow } from '@services/insights/contract/metrics';
import type { FigureFormats } from '@suite/iq/use-figure-formats';
import { NameText } from '@suite/list/name-text';
import { None } from '../figures/amount';
import type { ListedColumn } from '../figures/listed';

type DocumentColumn = ListedColumn<LedgerRow>;

const kinds: Readonly<Record<LedgerRow['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  application: 'Settlement',
  bill: 'Bill',
  'vendor-payment': 'Vendor payment',
};

const day = (id: 'date' | 'dueOn', text: string, formats: FigureFormats): DocumentColumn => ({
  id,
  text,
  sortable: true,
  className: 'w-[128px]',
  cell: (row) => {
    const on = row[id];
    return on ? <time dateTime={on}>{formats.day(on)}</time> : <None />;
  },
  csv: (row) => row[id] ?? '',
});

const number = (unless: (row: LedgerRow) => string): DocumentColumn => ({
  id: 'number',
  text: 'Number',
  sortable: true,
  cell: (row) => <NameText text={row.number ?? unless(row)} />,
  csv: (row) => row.number ?? '',
});

const amount = ({ money, major }: FigureFormats): DocumentColumn => ({
  id: 'amount',
  text: 'Amount',
  sortable: true,
  numeric: true,
  className: 'w-[152px]',
  cell: (row) => money(row.amount, row.currency),
  csv: (row) => major(row.amount, row.currency),
});

const currencyOf: DocumentColumn = {
  id: 'currency',
  text: 'Currency',
  className: 'w-[88px]',
  cell: (row) => row.currency,
  csv: (row) => row.currency,
};

const NO_RATE = 'Not available: the ledger has no rate for this currency';
const UNSURE = 'Not available: when it was paid, or whether it was, is not known';

const value = (text: string, { money, major }: FigureFormats, currency: string): DocumentColumn => ({
  id: 'value',
  text,
  sortable: true,
  numeric: true,
  className: 'w-[152px]',
  cell: (row) => (row.value === null ? <None why={row.isUnsure ? UNSURE : NO_RATE} /> : money(row.value, currency)),
  csv: (row) => (row.value === null ? 'Not available' : major(row.value, currency)),
  csvText: `${text} (${currency})`,
});

/** Of invoices; what of each is open is in the firm's currency. */
export const invoiceColumns = (formats: FigureFormats, currency: string): DocumentColumn[] => [
  number(() => 'No number'),
  day('date', 'Invoiced', formats),
  day('dueOn', 'Due', formats),
  amount(formats),
  currencyOf,
  value('Open', formats, currency),
  {
    id: 'daysPastDue',
    text: 'Past due',
    sortable: true,
    numeric: true,
    className: 'w-[112px]',
    cell: ({ daysPastDue, isUnsure }) => {
      if (isUnsure) return <None why={UNSURE} />;
      if (daysPastDue <= 0) return <None why="Not past due" />;
      return <span className="font-medium text-bad">{formats.days(daysPastDue)}</span>;
    },
    csv: ({ daysPastDue, isUnsure }) => (isUnsure ? 'Not available' : daysPastDue),
    csvText: 'Past due (days)',
  },
];

/** Of payments and credit notes; what of each is left is in the firm's currency, below zero. */
export const paymentColumns = (formats: FigureFormats, currency: string): DocumentColumn[] => [
  number(({ kind }) => kinds[kind]),
  { id: 'kind', text: 'Kind', className: 'w-[128px]', cell: ({ kind }) => kinds[kind], csv: ({ kind }) => kinds[kind] },
  day('date', 'Date', formats),
  amount(formats),
  currencyOf,
  value('Left', formats, currency),
];

import type { ApplicationRecord, CustomerRecord, InvoiceLineRecord, InvoiceRecord } from '@services/ledger/records/record-kinds';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';

/**
 * A made-up year of invoices of a small accounting firm. It is the same at every start, and every invoice number begins with
 * DEMO. The clients' habits differ, so that every metric has something to show.
 */
interface Habit {
  name: string;
  service: string;
  /** Per month, in cents. */
  fee: number;
  /** The months of the year in which it is invoiced. */
  months: readonly number[];
  /** The number of days from an invoice to its payment; null if it is never paid. */
  paysAfter: number | null;
}

const every = (step: number, from = 1, to = 12) => {
  const months: number[] = [];
  for (let month = from; month <= to; month += step) months.push(month);
  return months;
};

const habits: readonly Habit[] = [
  { name: 'Alder Bakery', service: 'Monthly bookkeeping', fee: 42_000, months: every(1), paysAfter: 12 },
  { name: 'Birch & Vale Architects', service: 'Advisory retainer', fee: 185_000, months: every(1), paysAfter: 24 },
  { name: 'Copperline Plumbing', service: 'Monthly bookkeeping', fee: 38_000, months: every(1), paysAfter: 58 },
  { name: 'Dunmore Dental', service: 'Payroll', fee: 29_500, months: every(1), paysAfter: 28 },
  { name: 'Eastgate Motors', service: 'Monthly bookkeeping', fee: 61_000, months: every(1, 1, 7), paysAfter: 41 },
  { name: 'Fernhill Farm Supply', service: 'Quarterly review', fee: 96_000, months: every(3), paysAfter: 33 },
  { name: 'Glassworks Studio', service: 'Monthly bookkeeping', fee: 34_000, months: every(1, 9), paysAfter: 9 },
  { name: 'Hollis Freight', service: 'Advisory retainer', fee: 150_000, months: every(2), paysAfter: 74 },
  { name: 'Ironbridge Fitness', service: 'Payroll', fee: 22_000, months: every(1, 1, 4), paysAfter: null },
  { name: 'Juniper Legal', service: 'Quarterly review', fee: 120_000, months: every(3, 2), paysAfter: 18 },
];

/** The year of the invoices; they are imported on the day after it. */
const YEAR = 2025;
const CURRENCY = 'USD';
export const demoImportedAt = new Date(Date.UTC(YEAR + 1, 0, 1, 6));

/** The export folder that the demo firm's ledger seems to come from. */
export const demoExport = 'harborline-xero-export';

const day = (instant: Date) => utcDayOf(instant);
const later = (from: Date, days: number) => new Date(from.getTime() + days * MILLISECONDS_PER_DAY);

export const demoCustomers: CustomerRecord[] = habits.map(({ name }, index) => ({
  sourceId: `demo-customer-${index + 1}`,
  name,
  email: null,
}));

/** Invoices, each with its one line and, if it was paid, its settlement. */
export const demoInvoices = habits.flatMap(({ service, fee, months, paysAfter }, index) =>
  months.map((month) => {
    const issued = new Date(Date.UTC(YEAR, month - 1, 1));
    const settled = paysAfter === null ? undefined : later(issued, paysAfter);
    const isSettled = settled !== undefined && settled < demoImportedAt;
    const id = `${index + 1}-${String(month).padStart(2, '0')}`;
    const sourceId = `demo-invoice-${id}`;
    const invoice: InvoiceRecord = {
      sourceId,
      sourceUpdatedAt: isSettled ? settled : issued,
      customerSourceId: `demo-customer-${index + 1}`,
      number: `DEMO-${id}`,
      reference: null,
      issuedOn: day(issued),
      dueOn: day(later(issued, 30)),
      currency: CURRENCY,
      currencyRate: '1',
      linesIncludeTax: false,
      subtotal: fee,
      tax: 0,
      total: fee,
    };
    const line: InvoiceLineRecord = {
      sourceId: `demo-line-${id}`,
      invoiceSourceId: sourceId,
      description: service,
      itemCode: null,
      accountCode: null,
      quantity: '1',
      amount: fee,
      tax: 0,
    };
    const applications: ApplicationRecord[] = isSettled
      ? [
          {
            sourceId: 'paid',
            invoiceSourceId: sourceId,
            paymentSourceId: null,
            creditNoteSourceId: null,
            appliedOn: day(settled),
            amount: fee,
          },
        ]
      : [];
    return { invoice, line, applications };
  }),
);

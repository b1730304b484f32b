/** Documents of the ledger behind the metrics (`metrics.ts`): in lists, and one with all that the ledger says of it. */

import { isDay } from '@suite/contract/day';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { asOf, excludedFrom, month, told } from './metric-schemas';

export const rowKinds = ['invoice', 'credit-note', 'payment', 'bill', 'vendor-payment'] as const;
export type RowKind = (typeof rowKinds)[number];

/** A document of the ledger. */
const ledgerRow = v.object({
  kind: v.picklist(rowKinds),
  id: v.string(),
  number: v.nullable(v.string()),
  /** Of the client, or of the vendor. */
  name: v.string(),
  clientId: v.nullable(id),
  date: v.string(),
  dueOn: v.nullable(v.string()),
  /** In its own currency. */
  amount: v.number(),
  currency: v.string(),
  /** What it adds to the figure, or what of it is open, in the firm's currency; null without a rate, and while it is unsure. */
  value: v.nullable(v.number()),
  /** It is not known whether it is settled. */
  isUnsure: v.boolean(),
  /** False when the source does not tell tax apart: the document is in revenue with it. */
  isTaxKnown: v.boolean(),
  daysPastDue: v.number(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** `sum` is of their values; `unsure` counts those without a value, because it is not known. */
const rowTotals = { total: v.number(), sum: v.number(), unsure: v.number() };

/** `total`, `sum` and `unsure` are of all rows that were found, `all` of those that there are without search and filters. */
const rows = v.object({ ...told, rows: v.array(ledgerRow), ...rowTotals, all: v.object(rowTotals) });

const rowSorts = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'] as const;
export type RowSort = (typeof rowSorts)[number];

const day = v.pipe(v.string(), v.check(isDay));

const amount = v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(0), v.maxValue(1e13));

/**
 * `find` is a part of the number or of the client's or vendor's name. Amounts are major units of the document's own
 * currency, as it says them; credit notes and payments have positive ones, too.
 */
const listed = {
  ...asOf,
  ...paged,
  sort: v.optional(v.picklist(rowSorts), 'date'),
  order: v.optional(order, 'descending'),
  find: v.optional(find, ''),
  kind: v.optional(v.picklist(rowKinds)),
  dateFrom: v.optional(day),
  dateTo: v.optional(day),
  amountFrom: v.optional(amount),
  amountTo: v.optional(amount),
};

/** The client's invoices, `value` being what of each is open. */
export const getClientInvoices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients/{clientId}/invoices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({ ...listed, state: v.optional(v.picklist(['open', 'settled', 'unsure'])) }),
  answer: rows,
  failures: { 404: problem },
});

/** The client's payments and credit notes, `value` being what of each is left, below zero. */
export const getClientPayments = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients/{clientId}/payments',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(listed),
  answer: rows,
  failures: { 404: problem },
});

/** Invoices on or before A whose number contains `find`, the closest first. */
export const findInvoices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/invoices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({ find: v.pipe(find, v.minLength(1)), limit: paged.limit }),
  answer: v.object({
    invoices: v.array(v.object({ id: v.string(), number: v.string(), client: v.string(), issuedOn: v.string() })),
  }),
  failures: { 404: problem },
});

/** Metrics whose rows can be listed. */
export const rowMetrics = ['open', 'current', 'overdue', 'ageing', 'sales', 'revenue', 'cei', 'spend', 'excluded'] as const;
export type RowMetric = (typeof rowMetrics)[number];

/** Why a metric leaves rows out. */
export const rowStates = ['unsure'] as const;
export type RowState = (typeof rowStates)[number];

/**
 * The rows behind a metric; their values add up to it. `month` is for sales, revenue, what was added to and taken from what is
 * owed in it (`cei`), and what was owed at its end, or on A in the running month (`open`, `current`, `overdue`, `ageing`);
 * `bucket` is for aging, `vendor` for spend. `excluded` lists the documents that `from`, or a month, leaves
 * out because there is no rate; they have no value. `state=unsure` lists the rows of which it is not known whether they are
 * settled.
 */
export const getMetricRows = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/{figure}/rows',
  auth: 'bearer',
  right: 'app:iq-dashboard',
  query: v.object({
    ...listed,
    clientId: v.optional(id),
    month: v.optional(month),
    from: v.optional(v.picklist(excludedFrom)),
    bucket: v.optional(v.picklist(['current', 'days1To30', 'days31To60', 'days61To90', 'over90'])),
    vendor: v.optional(v.pipe(v.string(), v.maxLength(500))),
    state: v.optional(v.picklist(rowStates)),
  }),
  answer: rows,
  failures: { 404: problem },
});

/** Documents of clients that can be opened. */
export const documentKinds = ['invoice', 'credit-note', 'payment'] as const satisfies RowKind[];
export type DocumentKind = (typeof documentKinds)[number];

const settlement = v.object({
  /** What the document is settled by, or what it settles; null when the source does not say. */
  other: v.nullable(
    v.object({
      kind: v.picklist(documentKinds),
      id: v.string(),
      number: v.nullable(v.string()),
      /** The client whose it is: one may pay for another. */
      client: v.nullable(v.string()),
    }),
  ),
  /** The day, or the last one that it can have been. */
  on: v.string(),
  /** Null when the day is known; otherwise it was after this one. */
  after: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
});
export type Settlement = v.InferOutput<typeof settlement>;

const documentLine = v.object({
  /** The product or service at the source. */
  item: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Null when the source does not say. */
  quantity: v.nullable(v.number()),
  /** Without tax, as is `amount`; null without a quantity. */
  price: v.nullable(v.number()),
  amount: v.number(),
  tax: v.number(),
});

/** At most 500 of each, the first; `total` counts all. */
const some = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ rows: v.array(schema), total: v.number() });

/** An invoice, a credit note or a payment as the ledger has it, and what of it was open on A. Money is of its own currency. */
export const getDocument = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/documents/{kind}/{documentId}',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-dashboard'],
  query: v.object(asOf),
  answer: v.object({
    ...told,
    /** `value` is what of it is open, below zero of a credit note or payment. */
    document: ledgerRow,
    /** What of it is open, or left; null when that is not known, or was used up in several currencies. */
    open: v.nullable(v.number()),
    /** The name that its customer has in the ledger. */
    customer: v.string(),
    reference: v.nullable(v.string()),
    /** The source gives no due date: it follows from the firm's payment terms. */
    isDueByTerms: v.boolean(),
    /** A credit note that was paid out on its date. */
    isRefunded: v.boolean(),
    subtotal: v.number(),
    /** Null when the source does not tell it apart. */
    tax: v.nullable(v.number()),
    /** Units of its currency for one of the firm's; null without one. */
    rate: v.nullable(v.number()),
    /** Of an invoice. */
    lines: some(documentLine),
    /** Of an invoice, what settled it; otherwise what it was used for. In the currency of the invoice, if one is known. */
    settlements: some(settlement),
    origin: v.object({
      source: v.string(),
      /** The import that said so last; null when it is not known. */
      runId: v.nullable(id),
      /** The file that it read; null for a connection. */
      fileName: v.nullable(v.string()),
      /** When that was, ISO 8601 in UTC; null when it is not known. */
      importedAt: v.nullable(v.string()),
      /** The document at its provider; null when its address is not known. */
      address: v.nullable(v.string()),
    }),
  }),
  failures: { 404: problem },
});

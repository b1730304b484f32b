/** Documents of the ledger behind the metrics (`metrics.ts`): lists of documents, and the details of one. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { asOf, excludedFrom, ledgerHead, month } from './metric-schemas';

export const rowKinds = ['invoice', 'credit-note', 'payment', 'bill', 'vendor-payment'] as const;
export type RowKind = (typeof rowKinds)[number];

const ledgerRow = v.object({
  kind: v.picklist(rowKinds),
  id: v.string(),
  number: v.nullable(v.string()),
  /** Name of the client or vendor. */
  name: v.string(),
  clientId: v.nullable(id),
  date: v.string(),
  dueOn: v.nullable(v.string()),
  /** In minor units of its own currency. */
  amount: v.number(),
  currency: v.string(),
  /** Its contribution to the metric, or its open amount, in the firm's currency; null without a rate, or while unsure. */
  value: v.nullable(v.number()),
  /** Whether it is unknown if the document is settled. */
  isUnsure: v.boolean(),
  /** False when the source does not separate tax; revenue then includes it. */
  isTaxKnown: v.boolean(),
  daysPastDue: v.number(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** `sum` adds up the values; `unsure` counts the rows whose value is unknown. */
const rowTotals = { total: v.number(), sum: v.number(), unsure: v.number() };

/** `total`, `sum` and `unsure` cover all matches; `all` covers the rows without search and filters. */
const rows = v.object({ ...ledgerHead, rows: v.array(ledgerRow), ...rowTotals, all: v.object(rowTotals) });

const rowSorts = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'] as const;
export type RowSort = (typeof rowSorts)[number];

const day = v.pipe(v.string(), v.check(isDay));

const amount = v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(0), v.maxValue(1e13));

/**
 * `find` is a part of the number or of the client's or vendor's name. Amounts are in major units of the document's own currency,
 * as written on it; they are positive for credit notes and payments, too.
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

/** Returns the client's invoices; `value` is the open amount. */
export const getClientInvoices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients/{clientId}/invoices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({ ...listed, state: v.optional(v.picklist(['open', 'settled', 'unsure'])) }),
  response: rows,
  failures: { 404: problem },
});
export type InvoicesQuery = v.InferInput<typeof getClientInvoices.query>;

/** Returns the client's payments and credit notes; `value` is the remaining amount, as a negative number. */
export const getClientPayments = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/clients/{clientId}/payments',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object(listed),
  response: rows,
  failures: { 404: problem },
});
export type PaymentsQuery = v.InferInput<typeof getClientPayments.query>;

/** Returns invoices on or before the as-of date whose number contains `find`, best match first. */
export const findInvoices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/invoices',
  auth: 'bearer',
  right: 'app:iq-clients',
  query: v.object({ find: v.pipe(find, v.minLength(1)), limit: paged.limit }),
  response: v.object({
    invoices: v.array(v.object({ id: v.string(), number: v.string(), client: v.string(), issuedOn: v.string() })),
  }),
  failures: { 404: problem },
});

/** Metrics whose rows can be listed. */
export const rowMetrics = ['open', 'current', 'overdue', 'aging', 'sales', 'revenue', 'cei', 'spend', 'excluded'] as const;
export type RowMetric = (typeof rowMetrics)[number];

/** Reasons why a metric excludes rows. */
export const rowStates = ['unsure'] as const;
export type RowState = (typeof rowStates)[number];

/**
 * Returns the rows behind a metric; their values add up to it. `month` applies to sales, revenue, additions and reductions of
 * receivables in the month (`cei`), and receivables at its end, or as of the as-of date in the current month (`open`, `current`,
 * `overdue`, `aging`); `bucket` applies to aging, `vendor` to spend. `excluded` lists the documents that `from`, or a month,
 * leaves out because there is no rate; they have no value. `state=unsure` lists the rows that may be settled.
 */
export const getMetricRows = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/{metric}/rows',
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
  response: rows,
  failures: { 404: problem },
});
export type RowsQuery = v.InferInput<typeof getMetricRows.query>;

/** Documents of clients that have a detail page. */
export const documentKinds = ['invoice', 'credit-note', 'payment'] as const satisfies RowKind[];
export type DocumentKind = (typeof documentKinds)[number];

const settlement = v.object({
  /** The document on the other side of the settlement; null when the source does not provide it. */
  other: v.nullable(
    v.object({
      kind: v.picklist(documentKinds),
      id: v.string(),
      number: v.nullable(v.string()),
      /** The client that it belongs to, because one client may pay for another. */
      client: v.nullable(v.string()),
    }),
  ),
  /** The date, or the last possible one. */
  on: v.string(),
  /** Null when the date is known; otherwise it is later than this one. */
  after: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
});
export type Settlement = v.InferOutput<typeof settlement>;

const documentLine = v.object({
  /** The product or service in the source. */
  item: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** Null when the source does not provide it. */
  quantity: v.nullable(v.number()),
  /** Without tax, like `amount`; null without a quantity. */
  price: v.nullable(v.number()),
  amount: v.number(),
  tax: v.number(),
});

/** At most the first 500 of each; `total` counts all. */
const some = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ rows: v.array(schema), total: v.number() });

/**
 * Returns an invoice, a credit note or a payment from the ledger, and how much of it was open on the as-of date. Money is in its
 * own currency.
 */
export const getDocument = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/documents/{kind}/{documentId}',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-dashboard'],
  query: v.object(asOf),
  response: v.object({
    ...ledgerHead,
    /** `value` is the open amount, negative for a credit note or payment. */
    document: ledgerRow,
    /** The open or remaining amount; null when it is unknown, or was used in several currencies. */
    open: v.nullable(v.number()),
    /** Name of its customer in the ledger. */
    customer: v.string(),
    reference: v.nullable(v.string()),
    /** Whether the due date follows from the firm's payment terms because the source has none. */
    isDueByTerms: v.boolean(),
    /** Whether it is a credit note that was paid out on its date. */
    isRefunded: v.boolean(),
    subtotal: v.number(),
    /** Null when the source does not separate it. */
    tax: v.nullable(v.number()),
    /** Units of its currency per unit of the firm's currency; null without a rate. */
    rate: v.nullable(v.number()),
    /** Only for an invoice. */
    lines: some(documentLine),
    /**
     * What settled an invoice; for other documents, what they were used for. In the currency of the invoice, if that is known.
     */
    settlements: some(settlement),
    origin: v.object({
      source: v.string(),
      /** The most recent import that contained it; null when unknown. */
      runId: v.nullable(id),
      /** The imported file; null for a connection. */
      fileName: v.nullable(v.string()),
      /** Time of that import, ISO 8601 in UTC; null when unknown. */
      importedAt: v.nullable(v.string()),
      /** Address of the document at its provider; null when unknown. */
      address: v.nullable(v.string()),
    }),
  }),
  failures: { 404: problem },
});

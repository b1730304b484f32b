import type { PriceState } from '@suite/insights/pricing/freshness';
import type { SalesQuantiles } from '@suite/insights/segments/sales-quantiles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { insightsSchema } from './database-schema';

/**
 * The figures of a company as of a day, as they were last computed from its ledger; everything here can be computed
 * again. Money is whole minor units of the firm's currency. A month is a number, year × 12 + month − 1.
 */

const companyId = () => uuid('company_id').notNull();

/** One computation: that of the present A, which every import brings up to date, or of an earlier day that was asked for. */
export const metricSets = insightsSchema.table(
  'figure_sets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    asOf: date('as_of').notNull(),
    isPresent: boolean('is_present').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull().defaultNow(),
    /** The answer of the dashboard's call, whole. Written last: without it the set is unfinished and must not be read. */
    dashboard: jsonb('dashboard'),
    /** What its badges were given by; null when no client has sales. */
    salesQuantiles: jsonb('sales_quantiles').$type<SalesQuantiles>(),
    /** The day of the ledger's first document, from which on it covers the firm's sales; null without one. */
    coversFrom: date('covers_from'),
  },
  (table) => [
    uniqueIndex('figure_sets_present').on(table.companyId).where(sql`is_present`),
    unique('figure_sets_company').on(table.companyId, table.asOf, table.isPresent),
  ],
);

const setId = () =>
  bigint('set_id', { mode: 'number' })
    .notNull()
    .references(() => metricSets.id, { onDelete: 'cascade' });

/** Of `clients`; not checked for each of so many rows, which their own set's computation writes. */
const clientId = () => uuid('client_id').notNull();

const money = (column: string) => bigint(column, { mode: 'number' }).notNull().default(0);
/** Null while it is not known on A of some document what of it is open. */
const knownMoney = (column: string) => bigint(column, { mode: 'number' }).default(0);
const count = (column: string) => integer(column).notNull().default(0);

/** What the ledger says of a client (`ClientStatistics` of packages/insights), what it owes, and its badge. */
export const metricClients = insightsSchema.table(
  'figure_clients',
  {
    setId: setId(),
    clientId: clientId(),
    badge: text('badge').notNull().default('not-set'),
    ledgerCustomers: count('ledger_customers'),
    invoices: count('invoices'),
    firstDocumentOn: date('first_document_on'),
    firstInvoiceOn: date('first_invoice_on'),
    lastInvoiceOn: date('last_invoice_on'),
    medianGap: doublePrecision('median_gap'),
    sales: money('sales'),
    salesBefore: money('sales_before'),
    /** Sales without tax, and how many of the year's documents do not tell it apart. */
    revenue: money('revenue'),
    revenueBefore: money('revenue_before'),
    taxUnknown: count('tax_unknown'),
    invoicesDue: count('invoices_due'),
    invoicesLate: count('invoices_late'),
    /** Of the invoices due, those of which it is not known whether they were late. */
    invoicesUndecided: count('invoices_undecided'),
    /** Invoices of the year with a settled part whose day is not known. */
    invoicesUndated: count('invoices_undated'),
    lateAmountDays: money('late_amount_days'),
    lateAmount: money('late_amount'),
    /** Null like `open`. */
    longestPastDue: integer('longest_past_due').default(0),
    /** The most days past due of anything that is open for certain, and of what may be. */
    surelyPastDue: count('surely_past_due'),
    perhapsPastDue: count('perhaps_past_due'),
    paidBeforeInvoice: count('paid_before_invoice'),
    paidAboveInvoice: count('paid_above_invoice'),
    dueBeforeIssue: count('due_before_issue'),
    /** Documents of the year in a currency without a rate; and those that leave something out of what is open. */
    unconverted: count('unconverted'),
    unconvertedOpen: count('unconverted_open'),
    /** Null while it is not known on A what of it was applied. */
    unappliedCredit: bigint('unapplied_credit', { mode: 'number' }).default(0),
    /** Documents with something open or left. */
    openDocuments: count('open_documents'),
    /** Documents of which it is not known on A what of them is open. */
    unsureDocuments: count('unsure_documents'),
    open: knownMoney('open'),
    current: knownMoney('current'),
    overdue: knownMoney('overdue'),
    days1To30: knownMoney('days_1_to_30'),
    days31To60: knownMoney('days_31_to_60'),
    days61To90: knownMoney('days_61_to_90'),
    over90: knownMoney('over_90'),
    /** Days late weighted by amount, and the share of invoices late; null where insights says "not available". */
    daysLate: doublePrecision('days_late'),
    shareLate: doublePrecision('share_late'),
    /** The first day on which time alone changes what stands here, the badge and this day apart. */
    changesOn: date('changes_on'),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.clientId] }),
    index('figure_clients_overdue').on(table.setId, table.overdue),
    index('figure_clients_sales').on(table.setId, table.sales),
  ],
);

/**
 * What each month of a client adds to sales, to revenue, to what is owed, to what of it is overdue, and to what is more than
 * 30, 60 and 90 days past due, as lists of one length by month: a firm's months change by the difference of a client's.
 */
export const metricClientMonths = insightsSchema.table(
  'figure_client_months',
  {
    setId: setId(),
    clientId: clientId(),
    months: integer('months').array().notNull(),
    sales: bigint('sales', { mode: 'number' }).array().notNull(),
    revenue: bigint('revenue', { mode: 'number' }).array().notNull(),
    owed: bigint('owed', { mode: 'number' }).array().notNull(),
    overdue: bigint('overdue', { mode: 'number' }).array().notNull(),
    over30: bigint('over_30', { mode: 'number' }).array().notNull(),
    over60: bigint('over_60', { mode: 'number' }).array().notNull(),
    over90: bigint('over_90', { mode: 'number' }).array().notNull(),
    /** Changes of what is not known: settlements whose day may be one of these days, from the first on to the last. */
    unsure: integer('unsure').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.clientId] })],
);

/**
 * The same of all clients: what is owed at the end of a month is the sum of `owed` up to it, and known when that of `unsure`
 * is 0.
 */
export const metricMonths = insightsSchema.table(
  'figure_months',
  {
    setId: setId(),
    month: integer('month').notNull(),
    sales: money('sales'),
    revenue: money('revenue'),
    owed: money('owed'),
    overdue: money('overdue'),
    over30: money('over_30'),
    over60: money('over_60'),
    over90: money('over_90'),
    unsure: count('unsure'),
  },
  (table) => [primaryKey({ columns: [table.setId, table.month] })],
);

/**
 * Documents that the amounts leave out because their currency has no rate, each once: of clients, or of vendors, which have
 * no client. Payments that were used up on their day change nothing and are not here.
 */
export const metricExcluded = insightsSchema.table(
  'figure_excluded',
  {
    setId: setId(),
    clientId: uuid('client_id'),
    kind: text('kind').notNull(),
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** In minor units of its currency, signed as it would change what is owed; of vendors, what was spent. */
    amount: money('amount'),
    datedOn: date('dated_on').notNull(),
    /** The last day on which something of it was open, to A. */
    leftOn: date('left_on').notNull(),
    isSale: boolean('is_sale').notNull(),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.kind, table.documentId] }),
    index('figure_excluded_client').on(table.setId, table.clientId),
  ],
);

/** A recurring service of a client in a currency (`PricedService` of packages/insights). Prices are of that currency. */
export const metricPrices = insightsSchema.table(
  'figure_prices',
  {
    setId: setId(),
    clientId: clientId(),
    service: text('service').notNull(),
    currency: text('currency').notNull(),
    price: doublePrecision('price').notNull(),
    since: date('since').notNull(),
    sinceKind: text('since_kind').notNull().$type<'increase' | 'first-billing'>(),
    priceThen: doublePrecision('price_then').notNull(),
    firstOn: date('first_on').notNull(),
    lastOn: date('last_on').notNull(),
    annualQuantity: doublePrecision('annual_quantity').notNull(),
    /** Median days between its billings. */
    period: doublePrecision('period').notNull(),
    // What follows stands on A, on other clients and on the consumer price table.
    months: integer('months'),
    freshness: text('freshness').$type<PriceState>(),
    nominalChange: doublePrecision('nominal_change'),
    realChange: doublePrecision('real_change'),
    peerGap: doublePrecision('peer_gap'),
    opportunity: bigint('opportunity', { mode: 'number' }),
    opportunityBy: text('opportunity_by').$type<'cpi-catch-up' | 'uplift-to-median' | 'neither'>(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.clientId, table.service, table.currency] })],
);

/** Where a vendor's category comes from: a person, an account named by uploaded payments, or the vendor's name. */
export type CategoryFrom = 'person' | 'account' | 'name';

/** A vendor after its names were normalised and merged. */
export const metricVendors = insightsSchema.table(
  'figure_vendors',
  {
    setId: setId(),
    /** Its normalised name. */
    vendor: text('vendor').notNull(),
    /** As the ledger writes it most often. */
    name: text('name').notNull(),
    category: text('category'),
    /** What says so; null without a category. */
    categoryFrom: text('category_from').$type<CategoryFrom>(),
    /** What uploaded payments book most of it under, where that gave it its category. */
    account: text('account'),
    spend: money('spend'),
    lastBilledOn: date('last_billed_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.vendor] })],
);

/** Which vendor of the metrics a vendor of the ledger belongs to, by normalized name. */
export const metricVendorNames = insightsSchema.table(
  'figure_vendor_names',
  {
    setId: setId(),
    vendorId: bigint('vendor_id', { mode: 'number' }).notNull(),
    vendor: text('vendor').notNull(),
    /** The normalised name before it was merged. */
    normalised: text('normalised').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.vendorId] }),
    index('figure_vendor_names_vendor').on(table.setId, table.vendor),
  ],
);

/** Decisions on two vendor names that may be one. Both are normalized; after an accepted merge `name` replaces `other`. */
export const vendorMerges = insightsSchema.table(
  'vendor_merges',
  {
    companyId: companyId(),
    name: text('name').notNull(),
    other: text('other').notNull(),
    state: text('state').notNull().$type<'accepted' | 'refused'>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name, table.other] })],
);

/** What people of a company say that a vendor sells, by normalized name. */
export const vendorCategories = insightsSchema.table(
  'vendor_categories',
  {
    companyId: companyId(),
    vendor: text('vendor').notNull(),
    category: text('category').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.vendor] })],
);

/** Consumer prices by month, on any one base, as the firm supplies them. */
export const consumerPrices = insightsSchema.table(
  'consumer_prices',
  {
    companyId: companyId(),
    month: integer('month').notNull(),
    value: doublePrecision('value').notNull(),
    /** It came with sample data, and goes with them. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

import type { SalesCoverage } from '@services/ledger/ports';
import type { PriceState } from '@suite/insights/pricing/freshness';
import type { SalesQuantiles } from '@suite/insights/segments/sales-quantiles';
import type { PriceRule } from '@suite/pricing/suggested-price';
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
import type { Headlines } from '../contract/import-effects';
import { insightsSchema } from './database-schema';

/**
 * The metrics of a company as of a day, as last computed from its ledger. Everything here can be recomputed. Money is in whole
 * minor units of the firm's currency. A month is a number, year × 12 + month − 1.
 */

const companyId = () => uuid('company_id').notNull();

/** A metric set: the present one, which every import updates, or one of an earlier day that was requested. */
export const metricSets = insightsSchema.table(
  'metric_sets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    asOf: date('as_of').notNull(),
    isPresent: boolean('is_present').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The complete response of the dashboard endpoint. It is written last: a set without it is unfinished and must not be read.
     */
    dashboard: jsonb('dashboard'),
    /** The quantiles that determined the client segments; null if no client has sales. */
    salesQuantiles: jsonb('sales_quantiles').$type<SalesQuantiles>(),
    /** The date of the ledger's first document, from which it covers the firm's sales; null if there is none. */
    coversFrom: date('covers_from'),
    /** The days that the ledger covers; null if it covers all of them since its first document. */
    coverage: jsonb('coverage').$type<SalesCoverage>(),
    /** Whether the ledger has all sales of the 365 days up to the as-of date, and of the 365 days before. */
    coversSales: boolean('covers_sales').notNull().default(true),
    coversSalesBefore: boolean('covers_sales_before').notNull().default(false),
    /** Whether the ledger has everything that is open on the as-of date. */
    coversOpen: boolean('covers_open').notNull().default(true),
  },
  (table) => [
    uniqueIndex('metric_sets_present').on(table.companyId).where(sql`is_present`),
    unique('metric_sets_company').on(table.companyId, table.asOf, table.isPresent),
  ],
);

/** The headline metrics before and after an import. */
export const importEffects = insightsSchema.table(
  'import_effects',
  {
    runId: uuid('run_id').primaryKey(),
    companyId: companyId(),
    /** Null for the first import. */
    before: jsonb('before').$type<Headlines>(),
    after: jsonb('after').notNull().$type<Headlines>(),
  },
  (table) => [index('import_effects_company').on(table.companyId)],
);

const setId = () =>
  bigint('set_id', { mode: 'number' })
    .notNull()
    .references(() => metricSets.id, { onDelete: 'cascade' });

/**
 * An id of `clients`. It has no foreign key, because checking it for this many rows is slow and only the computation of the set
 * writes them.
 */
const clientId = () => uuid('client_id').notNull();

const money = (column: string) => bigint(column, { mode: 'number' }).notNull().default(0);
/** Money that is null while it is unknown how much of some document is open on the as-of date. */
const knownMoney = (column: string) => bigint(column, { mode: 'number' }).default(0);
const count = (column: string) => integer(column).notNull().default(0);

/** The statistics of a client (`ClientStatistics` of packages/insights), its receivables and its segment. */
export const metricClients = insightsSchema.table(
  'metric_clients',
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
    /** Sales without tax, and the number of the year's documents whose tax is unknown. */
    revenue: money('revenue'),
    revenueBefore: money('revenue_before'),
    taxUnknown: count('tax_unknown'),
    invoicesDue: count('invoices_due'),
    invoicesLate: count('invoices_late'),
    /** How many of the due invoices may or may not have been late. */
    invoicesUndecided: count('invoices_undecided'),
    /** The year's invoices with a settled part whose day is unknown. */
    invoicesUndated: count('invoices_undated'),
    lateAmountDays: money('late_amount_days'),
    lateAmount: money('late_amount'),
    /** Null in the same cases as `open`. */
    longestPastDue: integer('longest_past_due').default(0),
    /** The highest number of days past due of documents that are certainly open, and of documents that may be open. */
    surelyPastDue: count('surely_past_due'),
    perhapsPastDue: count('perhaps_past_due'),
    paidBeforeInvoice: count('paid_before_invoice'),
    paidAboveInvoice: count('paid_above_invoice'),
    dueBeforeIssue: count('due_before_issue'),
    /** The year's documents in a currency without a rate, and the documents without a rate that the receivables leave out. */
    unconverted: count('unconverted'),
    unconvertedOpen: count('unconverted_open'),
    /** Null while it is unknown how much of some credit is applied on the as-of date. */
    unappliedCredit: bigint('unapplied_credit', { mode: 'number' }).default(0),
    /** Documents with an open or unapplied amount. */
    openDocuments: count('open_documents'),
    /** Documents whose open amount on the as-of date is unknown. */
    unsureDocuments: count('unsure_documents'),
    open: knownMoney('open'),
    current: knownMoney('current'),
    overdue: knownMoney('overdue'),
    days1To30: knownMoney('days_1_to_30'),
    days31To60: knownMoney('days_31_to_60'),
    days61To90: knownMoney('days_61_to_90'),
    over90: knownMoney('over_90'),
    /**
     * Numbers by kind (`unsureKinds` of packages/insights) of documents whose open amount is unknown; then of those that may be
     * overdue, and of those that may have credit left. Null without such documents.
     */
    unsureKinds: integer('unsure_kinds').array(),
    /**
     * The amounts of the other documents, and the lowest and highest sums of those that are unknown, in the order of
     * `boundedAmounts` (packages/insights); null without such documents, the sums also if one has no bounds.
     */
    sure: bigint('sure', { mode: 'number' }).array(),
    unsureLow: bigint('unsure_low', { mode: 'number' }).array(),
    unsureHigh: bigint('unsure_high', { mode: 'number' }).array(),
    /** Days late weighted by amount, and the share of late invoices; null if insights returns "not available". */
    daysLate: doublePrecision('days_late'),
    shareLate: doublePrecision('share_late'),
    /** The first day on which the passing of time alone changes this row, other than the segment and this column. */
    changesOn: date('changes_on'),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.clientId] }),
    index('metric_clients_overdue').on(table.setId, table.overdue),
    index('metric_clients_sales').on(table.setId, table.sales),
  ],
);

/**
 * The monthly contributions of a client to sales, revenue, receivables, overdue, and amounts more than 30, 60 and 90 days past
 * due. All lists have one entry per month, so the firm's months can be updated by the difference of one client.
 */
export const metricClientMonths = insightsSchema.table(
  'metric_client_months',
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
    /**
     * Changes in the number of unknown amounts: settlements whose day lies somewhere between the first and the last of these
     * days.
     */
    unsure: integer('unsure').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.clientId] })],
);

/**
 * The same contributions of all clients. The receivables at the end of a month are the sum of `owed` up to it; they are known if
 * the sum of `unsure` is 0.
 */
export const metricMonths = insightsSchema.table(
  'metric_months',
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
 * Documents that the amounts leave out because their currency has no rate, each once. Documents of vendors have no client.
 * Payments that were fully applied on their own day change nothing and are not included.
 */
export const metricExcluded = insightsSchema.table(
  'metric_excluded',
  {
    setId: setId(),
    clientId: uuid('client_id'),
    kind: text('kind').notNull(),
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** In minor units of the document's currency, with the sign of its effect on receivables; for vendors, the amount spent. */
    amount: money('amount'),
    datedOn: date('dated_on').notNull(),
    /** The last day, up to the as-of date, on which part of it was open. */
    leftOn: date('left_on').notNull(),
    isSale: boolean('is_sale').notNull(),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.kind, table.documentId] }),
    index('metric_excluded_client').on(table.setId, table.clientId),
  ],
);

/** A firm's choices on its metrics; a firm without a row has made none. */
export const metricChoices = insightsSchema.table('metric_choices', {
  companyId: uuid('company_id').primaryKey(),
  /** Whether metrics leave out the few documents whose settlement makes them a range. */
  leavesOutUnsure: boolean('leaves_out_unsure').notNull(),
});

/** How a firm rounds and limits suggested prices. */
export const priceRules = insightsSchema.table('price_rules', {
  companyId: uuid('company_id').primaryKey(),
  roundTo: integer('round_to').notNull().$type<PriceRule['roundTo']>(),
  /** Hundredths of a percent; null for no limit. */
  cap: integer('cap'),
  version: integer('version').notNull(),
});

/** A recurring service of a client in a currency (`PricedService` of packages/insights). Prices are in that currency. */
export const metricPrices = insightsSchema.table(
  'metric_prices',
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
    /** The median number of days between its billings. */
    period: doublePrecision('period').notNull(),
    // The following columns depend on the as-of date, other clients and the consumer prices.
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

/** The origin of a vendor's category: a person, an account named by uploaded payments, or the vendor's name. */
export type CategoryFrom = 'person' | 'account' | 'name';

/** A vendor after its names were normalized and merged. */
export const metricVendors = insightsSchema.table(
  'metric_vendors',
  {
    setId: setId(),
    /** The normalized name. */
    vendor: text('vendor').notNull(),
    /** The most frequent spelling in the ledger. */
    name: text('name').notNull(),
    category: text('category'),
    /** The origin of the category; null without a category. */
    categoryFrom: text('category_from').$type<CategoryFrom>(),
    /** The account that most uploaded payments name, if it determined the category. */
    account: text('account'),
    spend: money('spend'),
    lastBilledOn: date('last_billed_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.vendor] })],
);

/** Maps each vendor of the ledger to a vendor of the metrics, by normalized name. */
export const metricVendorNames = insightsSchema.table(
  'metric_vendor_names',
  {
    setId: setId(),
    vendorId: bigint('vendor_id', { mode: 'number' }).notNull(),
    vendor: text('vendor').notNull(),
    /** The normalized name before merges. */
    normalised: text('normalised').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.vendorId] }),
    index('metric_vendor_names_vendor').on(table.setId, table.vendor),
  ],
);

/**
 * Decisions on whether two vendor names are the same vendor. Both names are normalized; after an accepted merge, `name` replaces
 * `other`.
 */
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

/** The vendor categories that people of a company chose, by normalized name. */
export const vendorCategories = insightsSchema.table(
  'vendor_categories',
  {
    companyId: companyId(),
    vendor: text('vendor').notNull(),
    category: text('category').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.vendor] })],
);

/** Consumer prices by month, relative to any base, as the firm supplies them. */
export const consumerPrices = insightsSchema.table(
  'consumer_prices',
  {
    companyId: companyId(),
    month: integer('month').notNull(),
    value: doublePrecision('value').notNull(),
    /** True if it came with the sample data, which it is removed with. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

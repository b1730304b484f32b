import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { pricePeriods, priceUnits } from './contract/firm';
import type { FactKind, IntroductionState, SubCategory, SuggestionState } from './contract/terms';

export const solutionhubVendorsSchema = pgSchema('solutionhub_vendors');

const day = (column: string) => date(column, { mode: 'string' });
const companyId = () => uuid('company_id').notNull();
const money = (column: string) => bigint(column, { mode: 'number' });

/**
 * A single row whose revision increases with every change of the directory, so that processes notice when their cache is stale.
 */
export const directory = solutionhubVendorsSchema.table('directory', {
  id: integer('id').primaryKey(),
  revision: integer('revision').notNull(),
});

/** Sources of facts, with the credit that their license requires. */
export const sources = solutionhubVendorsSchema.table(
  'sources',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    license: text('license').notNull(),
    credit: text('credit').notNull(),
  },
  (table) => [uniqueIndex('sources_whole').on(table.name, table.url, table.license, table.credit)],
);

export const vendors = solutionhubVendorsSchema.table(
  'vendors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** Name without case, punctuation and legal form, by which ledgers and files identify the vendor. */
    key: text('key').notNull().unique(),
    subCategory: text('sub_category').notNull().$type<SubCategory>(),
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('vendors_category').on(table.subCategory)],
);

const vendorId = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' });

export const facts = solutionhubVendorsSchema.table(
  'facts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vendorId: vendorId(),
    kind: text('kind').notNull().$type<FactKind>(),
    value: text('value').notNull(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => sources.id),
    /** Date of the information in the source. */
    asOf: day('as_of').notNull(),
  },
  (table) => [index('facts_vendor').on(table.vendorId), index('facts_source').on(table.sourceId)],
);

export const favorites = solutionhubVendorsSchema.table(
  'favorites',
  { companyId: companyId(), userId: uuid('user_id').notNull(), vendorId: vendorId(), at: moment('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.vendorId] }),
    index('favorites_vendor').on(table.vendorId),
  ],
);

export const prices = solutionhubVendorsSchema.table(
  'prices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    vendorId: vendorId(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    unit: text('unit').notNull().$type<(typeof priceUnits)[number]>(),
    period: text('period').notNull().$type<(typeof pricePeriods)[number]>(),
    plan: text('plan').notNull(),
    seenOn: day('seen_on').notNull(),
    enteredBy: text('entered_by').notNull(),
  },
  (table) => [index('prices_company').on(table.companyId, table.vendorId), index('prices_vendor').on(table.vendorId)],
);

/** One per firm and vendor. Other firms never see which firm wrote it. */
export const reviews = solutionhubVendorsSchema.table(
  'reviews',
  {
    companyId: companyId(),
    vendorId: vendorId(),
    userId: uuid('user_id').notNull(),
    rating: integer('rating').notNull(),
    good: text('good').notNull(),
    bad: text('bad').notNull(),
    /** Number of months of the last twelve in which the firm paid the vendor, at the time of the review. */
    monthsPaid: integer('months_paid').notNull(),
    at: moment('at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.companyId] }), index('reviews_company').on(table.companyId)],
);

export const introductions = solutionhubVendorsSchema.table(
  'introductions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    vendorId: vendorId(),
    userId: uuid('user_id').notNull(),
    /** Name, firm and address that the person agreed to pass on, with the message; empty after a withdrawal. */
    person: text('person').notNull(),
    firm: text('firm').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    consentedAt: moment('consented_at').notNull(),
    state: text('state').notNull().$type<IntroductionState>(),
    stateAt: moment('state_at').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('introductions_company').on(table.companyId),
    index('introductions_state').on(table.state),
    uniqueIndex('introductions_open').on(table.companyId, table.vendorId).where(sql`${table.state} in ('requested', 'sent')`),
  ],
);

export const suggestions = solutionhubVendorsSchema.table(
  'suggestions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    website: text('website').notNull(),
    why: text('why').notNull(),
    at: moment('at').notNull(),
    state: text('state').notNull().default('open').$type<SuggestionState>(),
    note: text('note').notNull().default(''),
  },
  (table) => [index('suggestions_company').on(table.companyId), index('suggestions_state').on(table.state, table.at)],
);

/** A firm's own data about a vendor in its ledger. */
export const tools = solutionhubVendorsSchema.table(
  'tools',
  {
    companyId: companyId(),
    /** Key by which the ledger's metrics recognize it. */
    ledgerVendor: text('ledger_vendor').notNull(),
    ownerId: uuid('owner_id'),
    renewsOn: day('renews_on'),
    noticeDays: integer('notice_days').notNull().default(0),
    endedOn: day('ended_on'),
    note: text('note').notNull().default(''),
    /** Renewal date that the owner was last mailed about. */
    notifiedFor: day('notified_for'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.ledgerVendor] })],
);

/** Matches by hand between names in the ledger and vendors of the directory; null for no vendor. */
export const matches = solutionhubVendorsSchema.table(
  'matches',
  {
    companyId: companyId(),
    ledgerVendor: text('ledger_vendor').notNull(),
    vendorId: uuid('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.ledgerVendor] })],
);

/** Monthly payments of each firm to each vendor, updated with its ledger, to compare firms with their peers. */
export const payments = solutionhubVendorsSchema.table(
  'payments',
  {
    companyId: companyId(),
    vendorKey: text('vendor_key').notNull(),
    currency: text('currency').notNull(),
    monthly: money('monthly').notNull(),
    /** Size group of the firm by number of clients; firms of the same group are peers. */
    band: integer('band').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.vendorKey] }), index('payments_vendor').on(table.vendorKey)],
);

export const adoptions = solutionhubVendorsSchema.table(
  'adoptions',
  {
    companyId: companyId(),
    vendorId: vendorId(),
    entryId: uuid('entry_id').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.vendorId] })],
);

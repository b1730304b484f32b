import { moment } from '@suite/kernel/database/columns';
import type { Billing, Driver, Option } from '@suite/pricing/line';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Bundle } from './contract/price-book';

export const offersSchema = pgSchema('offers');

const companyId = () => uuid('company_id').notNull();

/** Increases with every change. */
const version = () => integer('version').notNull().default(1);

/**
 * The price book. Services are archived and never deleted, because templates and bundles refer to them. Money is in minor units
 * of `currency`.
 */
export const services = offersSchema.table(
  'services',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Empty for none. */
    category: text('category').notNull(),
    currency: text('currency').notNull(),
    billing: text('billing').notNull().$type<Billing>(),
    /** Empty for a fixed price. */
    unit: text('unit').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    drivers: jsonb('drivers').notNull().$type<Driver[]>(),
    /** Thousandths of a percent. */
    taxRate: integer('tax_rate').notNull(),
    /** Hundredths of a percent. */
    depositRate: integer('deposit_rate').notNull(),
    minimumTerm: integer('minimum_term'),
    isProrated: boolean('is_prorated').notNull(),
    /** Name of the service in the ledger; empty for none. */
    ledgerName: text('ledger_name').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    version: version(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('services_name').on(table.companyId, sql`lower(${table.name})`),
    index('services_ledger_name').on(table.companyId, table.ledgerName),
  ],
);

export const bundles = offersSchema.table(
  'bundles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    /** In order; each is in the company's price book. */
    services: jsonb('services').notNull().$type<Bundle['services']>(),
    version: version(),
  },
  (table) => [uniqueIndex('bundles_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** Letters of engagement: their texts are in `terms_versions`. */
export const terms = offersSchema.table(
  'terms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
  },
  (table) => [uniqueIndex('terms_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** Append-only. */
export const termsVersions = offersSchema.table(
  'terms_versions',
  {
    termsId: uuid('terms_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    /** Starts at 1. */
    version: integer('version').notNull(),
    scope: text('scope').notNull(),
    notCovered: text('not_covered').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Name of the author. */
    by: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.termsId, table.version] })],
);

export const templates = offersSchema.table(
  'templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    currency: text('currency').notNull(),
    /** Unchanged since they were saved; lines of the price book get its texts and prices when the template is used. */
    options: jsonb('options').notNull().$type<Option[]>(),
    termsId: uuid('terms_id').references(() => terms.id),
    validDays: integer('valid_days').notNull(),
    version: version(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('templates_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** Defaults of proposals; a company without a row has the suite's defaults. */
export const offerSettings = offersSchema.table('settings', {
  companyId: uuid('company_id').primaryKey(),
  version: version(),
  /** Null until it is set. */
  currency: text('currency'),
  taxRate: integer('tax_rate').notNull(),
  validDays: integer('valid_days').notNull(),
  billingDay: integer('billing_day'),
  termsId: uuid('terms_id').references(() => terms.id),
  reminderDays: jsonb('reminder_days').notNull().$type<number[]>(),
  showsLastYear: boolean('shows_last_year').notNull(),
  paperCopyFee: text('paper_copy_fee').notNull(),
  /** Hundredths of a percent; null for no rule. */
  discountAbove: integer('discount_above'),
  /** Minor units; null for no rule. */
  totalAbove: bigint('total_above', { mode: 'number' }),
});

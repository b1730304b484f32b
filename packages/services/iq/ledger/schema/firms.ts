import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConnectionTypeCode } from '../contract/firms';
import { clientNameKey } from './client-name-key';
import { ledgerSchema } from './database-schema';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** A company's insights firm; API calls name its id organizationId (§3). */
export const insightsFirms = ledgerSchema.table('firms', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().unique(),
  name: text('name').notNull(),
  /** Currency of the firm's own ledger, ISO 4217, to which other amounts are converted. Null until the first import sets it. */
  currency: text('currency'),
  /** Days after which an invoice without a due date is due; null until the firm sets them. */
  paymentTermsDays: integer('payment_terms_days'),
  /** Date of the firm's metrics; null while it has none. */
  metricsAsOf: date('metrics_as_of'),
  /** When the ledger was filled with sample data; null while it has none. */
  sampleAddedAt: timestamp('sample_added_at', { withTimezone: true }),
  /** Whether the currency comes from the sample data, and is removed with it. */
  hasSampleCurrency: boolean('has_sample_currency').notNull().default(false),
  createdAt: createdAt(),
});

/** The insights user of a person in a company (§3). The user's firm is the company's. */
export const insightsUsers = ledgerSchema.table(
  'firm_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Id of the identity user. */
    unifiedId: uuid('unified_id').notNull(),
    /** Null while the person has no company yet; provisioning sets it. */
    companyId: uuid('company_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    accessEnabled: boolean('access_enabled').notNull(),
    sendWeeklyReport: boolean('send_weekly_report').notNull(),
    sendMonthlyReport: boolean('send_monthly_report').notNull(),
    userRole: text('user_role').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('insights_users_person').on(table.unifiedId, table.companyId).nullsNotDistinct()],
);

/** The source of a firm's numbers (§3): one connection of each type. */
export const insightsConnections = ledgerSchema.table(
  'connections',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => insightsFirms.companyId, { onDelete: 'cascade' }),
    connectionType: integer('connection_type').notNull().$type<ConnectionTypeCode>(),
    /** 1 means connected (§3). */
    status: integer('status').notNull(),
    lastImportAt: timestamp('last_import_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.connectionType] })],
);

/** Clients of a firm. Customers of its ledger are linked to them (decision 004, "clients and ledger customers"). */
export const clients = ledgerSchema.table(
  'clients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => insightsFirms.companyId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    version: integer('version').notNull().default(1),
    /** Number of the import run that added it; null when it was added by hand. */
    importedBy: bigint('imported_by', { mode: 'number' }),
    createdAt: createdAt(),
    /** The client that a person merged it into, which is not merged itself; null when it is not merged. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => clients.id, { onDelete: 'set null' }),
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    mergedBy: text('merged_by'),
    /** Normalized name: the same for different spellings of a client's name. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(clientNameKey('name')),
  },
  (table) => [
    // Customers of the ledger are linked by name.
    index('clients_name').on(table.companyId, sql`lower(btrim(${table.name}))`),
    index('clients_name_key').on(table.companyId, table.nameKey),
    index('clients_merged').on(table.mergedInto),
  ],
);

/** Clients that look like duplicates, but that a person has declared to be different. */
export const distinctClients = ledgerSchema.table(
  'distinct_clients',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => insightsFirms.companyId, { onDelete: 'cascade' }),
    /** Why they look like duplicates, `name` or `email`, and the key that they share. */
    reason: text('reason').notNull().$type<'name' | 'email'>(),
    key: text('key').notNull(),
    clientIds: uuid('client_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reason, table.key] })],
);

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

/** A company's insights firm; its id is what the calls name organizationId (§3). */
export const insightsFirms = ledgerSchema.table('firms', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().unique(),
  name: text('name').notNull(),
  /** Of its own books, ISO 4217: what amounts in other currencies are turned into. Null until the first import tells. */
  currency: text('currency'),
  /** Days after which an invoice is due whose list does not say; null until somebody tells. */
  paymentTermsDays: integer('payment_terms_days'),
  /** The day that its figures are of; null while it has none. */
  metricsAsOf: date('figures_as_of'),
  /** When its ledger was filled with sample data; null while it has none. */
  sampleAddedAt: timestamp('sample_added_at', { withTimezone: true }),
  /** The sample data gave it its currency, which goes with them. */
  hasSampleCurrency: boolean('has_sample_currency').notNull().default(false),
  createdAt: createdAt(),
});

/** The insights user of a person in a company (§3). Its firm is the company's. */
export const insightsUsers = ledgerSchema.table(
  'firm_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The identity user. */
    unifiedId: uuid('unified_id').notNull(),
    /** Null while the person has no company yet; provisioning fills it. */
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

/** Where a firm's numbers come from (§3): one connection of each type. */
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

/** Whom a firm works for. Customers of its ledger are linked to them (decision 004, "clients and ledger customers"). */
export const clients = ledgerSchema.table(
  'clients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => insightsFirms.companyId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    /** The number of the import run that brought it; null when it was added by hand. */
    importedBy: bigint('imported_by', { mode: 'number' }),
    createdAt: createdAt(),
    /** The client that a person says it is, which is itself merged into none; null for one that stands for itself. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => clients.id, { onDelete: 'set null' }),
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    mergedBy: text('merged_by'),
    /** What the names of one client have in common, however they are written. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(clientNameKey('name')),
  },
  (table) => [
    // Customers of the ledger are linked by name.
    index('clients_name').on(table.companyId, sql`lower(btrim(${table.name}))`),
    index('clients_name_key').on(table.companyId, table.nameKey),
    index('clients_merged').on(table.mergedInto),
  ],
);

/** Clients that look like one, and that a person says are not. */
export const distinctClients = ledgerSchema.table(
  'distinct_clients',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => insightsFirms.companyId, { onDelete: 'cascade' }),
    /** Why they look like one: `name` or `email`, and what they have in common. */
    reason: text('reason').notNull().$type<'name' | 'email'>(),
    key: text('key').notNull(),
    clientIds: uuid('client_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reason, table.key] })],
);

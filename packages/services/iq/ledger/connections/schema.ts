import { bytes, moment } from '@suite/kernel/database/columns';
import { boolean, foreignKey, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionState } from '../contract/connections';
import type { DuplicateCounts, Duplicates } from '../contract/duplicates';
import type { ConnectionTypeCode } from '../contract/firms';
import { ledgerSchema } from '../schema/database-schema';
import { insightsConnections } from '../schema/firms';
import { importRuns } from '../schema/import';
import type { LedgerSettings } from './connector';

/** A firm's authorization at a provider, and how much of the provider's data has been read. */
export const providerConnections = ledgerSchema.table(
  'provider_connections',
  {
    companyId: uuid('company_id').notNull(),
    connectionType: integer('connection_type').notNull().$type<ConnectionTypeCode>(),
    state: text('state').notNull().$type<ConnectionState>(),
    /** The provider's name for the books, which the person recognizes. */
    account: text('account').notNull(),
    /** Identifies the books at the provider by its own ids. Each connector defines the other properties. */
    settings: jsonb('settings').notNull().$type<LedgerSettings>(),
    /** Encrypted, and bound to the company and type; null if there are no tokens. */
    tokens: bytes('tokens'),
    /** Whether the person permitted the suite to write. */
    canWrite: boolean('can_write').notNull().default(false),
    /** All changes at the provider up to this moment are in the ledger; null until everything was read once. */
    syncedUntil: moment('synced_until'),
    /** Why syncing fails, as a sentence; null if all is well. */
    failure: text('failure'),
    /**
     * Counts of documents that another source already imported and about which the last sync stopped to ask; null unless it asks.
     */
    duplicates: jsonb('duplicates').$type<DuplicateCounts>(),
    /** What a person decided about these documents. `keep` only applies to one sync. */
    choice: text('choice').$type<Duplicates>(),
    /** The current or last run. */
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    /** The Web Connector session that is reading the connection, and when it expires unless it calls again. */
    lease: uuid('lease'),
    leaseUntil: moment('lease_until'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.connectionType] }),
    foreignKey({
      name: 'provider_connections_connection',
      columns: [table.companyId, table.connectionType],
      foreignColumns: [insightsConnections.companyId, insightsConnections.connectionType],
    }).onDelete('cascade'),
  ],
);

/** A person on the way to a provider and back, identified by the `state` of OAuth 2 (RFC 6749 §10.12). */
export const connectionStates = ledgerSchema.table('connection_states', {
  /** SHA-256 of the state. */
  stateHash: bytes('state_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  companyId: uuid('company_id').notNull(),
  connectionType: integer('connection_type').notNull().$type<ConnectionTypeCode>(),
  /** SHA-256 of the identity host's cookie in the browser where the person started. */
  browserHash: bytes('browser_hash').notNull(),
  /** The PKCE verifier and, after a space, the document that the person chose. Encrypted with the state itself. */
  verifier: bytes('verifier').notNull(),
  /** The page to return to. */
  returnTo: text('return_to').notNull(),
  /** Whether the person is asked for permission to write. */
  writes: boolean('writes').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});

import { bytes, moment } from '@suite/kernel/database/columns';
import { foreignKey, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionState } from '../contract/connections';
import type { DuplicateCounts, Duplicates } from '../contract/duplicates';
import type { ConnectionTypeCode } from '../contract/firms';
import { ledgerSchema } from '../schema/database-schema';
import { insightsConnections } from '../schema/firms';
import { importRuns } from '../schema/import';
import type { BooksSettings } from './connector';

/** A firm's authorization at a provider, and how much of it has been read. */
export const providerConnections = ledgerSchema.table(
  'provider_connections',
  {
    companyId: uuid('company_id').notNull(),
    connectionType: integer('connection_type').notNull().$type<ConnectionTypeCode>(),
    state: text('state').notNull().$type<ConnectionState>(),
    /** What the provider calls the books: a name that the person knows. */
    account: text('account').notNull(),
    /** Which books they are at the provider, by its own ids; what it holds is the connector's own. */
    settings: jsonb('settings').notNull().$type<BooksSettings>(),
    /** Encrypted, bound to the company and the type; null when there are none. */
    tokens: bytes('tokens'),
    /** Changes at the provider up to this moment are in the ledger; null before the first whole reading. */
    syncedUntil: moment('synced_until'),
    /** Why it stands still, in a sentence; null when all is well. */
    failure: text('failure'),
    /** Documents that another source brought already, by which the last sync stopped to ask; null unless it asks. */
    duplicates: jsonb('duplicates').$type<DuplicateCounts>(),
    /** What a person chose to do with them; `keep` is of one sync. */
    choice: text('choice').$type<Duplicates>(),
    /** The run under way, or the last. */
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    /** The session of the Web Connector that reads it at the moment, and until when it does unless it calls again. */
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

/** A person on the way to a provider and back: what `state` of OAuth 2 stands for (RFC 6749 §10.12). */
export const connectionStates = ledgerSchema.table('connection_states', {
  /** SHA-256 of the state. */
  stateHash: bytes('state_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  companyId: uuid('company_id').notNull(),
  connectionType: integer('connection_type').notNull().$type<ConnectionTypeCode>(),
  /** SHA-256 of the identity host's cookie in the browser that began. */
  browserHash: bytes('browser_hash').notNull(),
  /** The PKCE verifier and, behind a space, which document the person chose; encrypted under the state itself. */
  verifier: bytes('verifier').notNull(),
  /** The page to come back to. */
  returnTo: text('return_to').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

import type { Database } from '@suite/kernel/database/database';
import type { Sealing } from '@suite/kernel/sealing/sealing';
import { and, eq, ne } from 'drizzle-orm';
import type { ConnectionState } from '../../contract/connections';
import type { ConnectionTypeCode } from '../../contract/firms';
import type { LedgerSource } from '../../schema/ledger';
import { createAccess } from '../access-token';
import { createAsk, type Wait } from '../ask-provider';
import type { Connector, LedgerSettings } from '../connector';
import { createConnectors, type ProviderSettings } from '../connectors';
import { providerConnections } from '../schema';
import { createTokenVault } from '../token-vault';
import type { LedgerWriter } from './ledger-writer';

/** A firm's connected books that the suite can write to. */
export interface WritableBooks {
  connectionType: ConnectionTypeCode;
  source: LedgerSource;
  /** The provider's display name. */
  name: string;
  /** The provider's name for the books. */
  account: string;
  /** Identifies the books at the provider. */
  settings: LedgerSettings;
  state: ConnectionState;
  /** False until a person permits it. */
  canWrite: boolean;
  /** Whether the provider has drafts of invoices. */
  hasDrafts: boolean;
}

interface Means {
  clock: () => number;
  sealing: Sealing;
  providers: ProviderSettings | undefined;
  wait: Wait;
}

export interface LedgerWriting {
  /** Returns the books of a company that can be written to, if the person permits it; undefined if none are connected. */
  find(database: Database, companyId: string): Promise<WritableBooks | undefined>;
  /** Opens these books. Calls of the writer must not be made in a transaction. */
  open(database: Database, companyId: string, books: WritableBooks, signal?: AbortSignal): LedgerWriter;
}

/** Opens firms' books for writing. */
export function createLedgerWriting({ clock, sealing, providers, wait }: Means): LedgerWriting {
  const connectors = createConnectors(providers);
  const vault = createTokenVault(sealing);
  const booksOf = (row: typeof providerConnections.$inferSelect, { name, source, writing }: Connector): WritableBooks => ({
    connectionType: row.connectionType,
    source,
    name,
    account: row.account,
    settings: row.settings,
    state: row.state,
    canWrite: row.canWrite || !writing?.needsConsent,
    hasDrafts: writing?.hasDrafts ?? false,
  });

  return {
    async find(database, companyId) {
      const isConnected = and(eq(providerConnections.companyId, companyId), ne(providerConnections.state, 'not-connected'));
      const rows = await database
        .select()
        .from(providerConnections)
        .where(isConnected)
        .orderBy(providerConnections.connectionType);
      const all = rows.flatMap((row) => {
        const connector = connectors.get(row.connectionType);
        return connector?.writing ? [booksOf(row, connector)] : [];
      });
      return all.find(({ state }) => state === 'connected') ?? all[0];
    },

    open(database, companyId, { connectionType, settings }, signal) {
      const connector = connectors.get(connectionType);
      if (!connector?.writing) throw new Error('these books cannot be written to');
      const owner = { companyId, connectionType };
      const accessToken = createAccess({ database, vault, connector, owner, wait, clock, signal });
      const ask = createAsk({ provider: connector.name, accessToken, wait, clock, signal });
      return connector.writing.open(ask, settings);
    },
  };
}

import type { Database } from '@suite/kernel/database/database';
import { and, eq, ne } from 'drizzle-orm';
import { sources } from '../firms/connections';
import { importRuns } from '../schema/import';
import type { LedgerSource } from '../schema/ledger';
import { documentAddress } from './document-address';
import { providerConnections } from './schema';

interface Row {
  companyId: string;
  kind: string;
  source: LedgerSource;
  sourceId: string;
  /** The number of the import run that last wrote the document. */
  writtenBy: number;
}

export interface DocumentOrigin {
  source: LedgerSource;
  /** The import that last wrote the document; null if it is unknown. */
  runId: string | null;
  /** Null for a connection. */
  fileName: string | null;
  /** ISO 8601 in UTC. */
  importedAt: string | null;
  /** The URL of the document at its provider; null if it is unknown. */
  address: string | null;
}

/** Returns the origin of a document: the import that last wrote it, and its URL at the provider. */
export async function documentOrigin(database: Database, row: Row): Promise<DocumentOrigin> {
  const { companyId, kind, source, sourceId, writtenBy } = row;
  const ofCompany = and(eq(importRuns.companyId, companyId), eq(importRuns.number, writtenBy));
  const [run] = await database.select().from(importRuns).where(ofCompany);
  const origin = {
    source,
    runId: run?.id ?? null,
    fileName: run?.fileName ?? null,
    importedAt: (run?.finishedAt ?? run?.startedAt)?.toISOString() ?? null,
  };
  if (!run || run.fileName !== null) return { ...origin, address: null };
  const connected = and(eq(providerConnections.companyId, companyId), ne(providerConnections.state, 'not-connected'));
  const connections = await database.select().from(providerConnections).where(connected);
  const connection = connections.find(({ connectionType }) => sources[connectionType] === source);
  const address = connection && documentAddress(source, kind, sourceId, connection.settings.ledgerId);
  return { ...origin, address: address ?? null };
}

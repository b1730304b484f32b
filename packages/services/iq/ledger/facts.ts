import type { LedgerSource } from './schema/ledger';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /**
     * The ledger was imported or synced up to a day, `2021-03-17`, and its customers are linked to clients. Without a run,
     * something else changed it.
     */
    'ledger.changed': { asOf: string; runId?: string };
    /** Documents of the ledger are converted at different rates. The as-of date is unchanged. */
    'rates.changed': { asOf: string };
    /** The firm's payment terms changed the due dates of invoices. The as-of date is unchanged. */
    'terms.changed': { asOf: string };
    /** An import was undone; null if the ledger is empty again. */
    'import.undone': { asOf: string | null };
    /** Sample data up to a day was added to the ledger. */
    'sample-data.added': { asOf: string };
    /** The sample data was removed, with the clients that came with it. */
    'sample-data.removed': Record<string, never>;
    /** A person merged clients. They now count as `intoId`. */
    'clients.merged': { clientIds: readonly string[]; intoId: string };
    /** A merged client was separated again. */
    'clients.separated': { clientId: string };
    /** A person changed the name of a client. */
    'client.renamed': { clientId: string };
    /** Clients were added by hand. */
    'clients.added': { clientIds: readonly string[] };
    /** A file was imported, or a new connection was read for the first time. */
    'import.finished': { runId: string; imported: number; rejected: number };
    /** The import of a file failed, or a connection could not be read; null if no run had started. */
    'import.failed': { runId: string | null };
    /** A provider no longer accepts the suite's authorization. */
    'connection.broken': { source: LedgerSource };
  }
}

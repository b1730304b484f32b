import type { LedgerSource } from './schema/ledger';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** The ledger stands for a day, `2021-03-17`: it was imported or synced, and its customers are linked to clients. */
    'ledger.changed': { asOf: string };
    /** Documents of the ledger are converted at other rates than before; its as-of date is the same. */
    'rates.changed': { asOf: string };
    /** Invoices are due on other days than before, by the firm's payment terms; its as-of date is the same. */
    'terms.changed': { asOf: string };
    /** An import was undone; null when the ledger is empty again. */
    'import.undone': { asOf: string | null };
    /** The ledger was filled with sample data that reach to a day. */
    'sample-data.added': { asOf: string };
    /** The sample data are gone, and the clients that came with them. */
    'sample-data.removed': Record<string, never>;
    /** A person said that clients are one: they now count as `intoId`. */
    'clients.merged': { clientIds: readonly string[]; intoId: string };
    /** A client that was merged into another one stands for itself again. */
    'clients.separated': { clientId: string };
    /** Clients were added by hand. */
    'clients.added': { clientIds: readonly string[] };
    /** A file was imported, or a new connection was read for the first time. */
    'import.finished': { runId: string; imported: number; rejected: number };
    /** A file was not imported to its end, or a connection could not be read; null when no run had started. */
    'import.failed': { runId: string | null };
    /** A provider no longer lets the suite read. */
    'connection.broken': { source: LedgerSource };
  }
}

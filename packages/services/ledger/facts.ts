declare module '@suite/kernel/facts/facts' {
  interface FactTypes {
    /** A company's ledger stands for a day: it was imported or synced, and its customers are linked to clients. */
    'ledger.changed': {
      companyId: string;
      /** The day of the latest reading, `2021-03-17`. */
      asOf: string;
    };
    /** Clients were added by hand. */
    'clients.added': { companyId: string; clientIds: readonly string[] };
  }
}

export type {};

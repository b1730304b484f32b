import type { LedgerSource } from '../database/schema/ledger';

/** The import run that writes into a company's ledger. */
export interface LedgerRun {
  id: string;
  /** How the rows that it writes name it. */
  number: number;
  companyId: string;
  source: LedgerSource;
  /** The company has figures, which have to learn whose rows change. */
  hasFigures: boolean;
}

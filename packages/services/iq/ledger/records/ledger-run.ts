import type { LedgerSource } from '../schema/ledger';
import type { RecordKind } from './record-kinds';

/** The import run that writes into a company's ledger. */
export interface LedgerRun {
  id: string;
  /** How the rows that it writes name it. */
  number: number;
  companyId: string;
  source: LedgerSource;
  /** The company has figures, which have to learn whose rows change. */
  hasMetrics: boolean;
  /**
   * Kinds that the ledger had nothing of from the source when the run began, as long as all that is read of them is new;
   * none where the company has figures.
   */
  newKinds: Set<RecordKind>;
}

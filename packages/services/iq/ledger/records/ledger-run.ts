import type { LedgerSource } from '../schema/ledger';
import type { RecordKind } from './record-kinds';

/** An import run that writes to a company's ledger. */
export interface LedgerRun {
  id: string;
  /** The number that identifies the run in the rows that it writes. */
  number: number;
  companyId: string;
  source: LedgerSource;
  /** True if the company has metrics. Changed rows then have to be recorded for them. */
  hasMetrics: boolean;
  /**
   * The kinds that the ledger did not have from the source at the start of the run, as long as everything that is read of them is
   * new. Empty if the company has metrics.
   */
  newKinds: Set<RecordKind>;
}

import { type MetricSet, metricsAsOf } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';

/** With fewer clients, a median would reveal what single clients pay. */
export const MIN_CLIENTS = 3;

/** A ledger without item names has a service for every description. */
export const MAX_LEDGER_SERVICES = 1000;

/**
 * Returns the metrics as of the last import; undefined without a ledger. @throws SuiteError `not_ready` while they are being
 * computed
 */
export async function presentMetrics(database: Database, companyId: string): Promise<MetricSet | undefined> {
  try {
    return await metricsAsOf(database, companyId);
  } catch (error) {
    if (error instanceof SuiteError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Returns the ledger name of a service as a valid name: on one line, and no longer than names may be. */
export const nameOf = (ledgerName: string): string => ledgerName.replace(/\s+/g, ' ').trim().slice(0, 200).trim();

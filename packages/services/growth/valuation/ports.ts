/** What other services may read. Each function works in the caller's transaction. */
import type { Database } from '@suite/kernel/database/database';
import type {} from './facts';
import { readReadiness } from './readiness/read-readiness';
import { ownSubject } from './valuation/subject';

/** How the drivers of the firm itself stand at a moment, in milliseconds since 1970, and in which currency their gaps are. */
export async function ownDrivers(database: Database, companyId: string, now: number) {
  const read = await readReadiness(database, await ownSubject(database, companyId), now);
  return { currency: read.valuation.told.currency, drivers: read.drivers };
}

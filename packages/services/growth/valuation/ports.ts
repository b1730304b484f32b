/** Functions for other services. Each runs in the caller's transaction. */
import type { Database } from '@suite/kernel/database/database';
import type {} from './facts';
import { readReadiness } from './readiness/read-readiness';
import { ownSubject } from './valuation/subject';

/** Returns the drivers of the firm itself at a time, in milliseconds since 1970, and the currency of their gaps. */
export async function ownDrivers(database: Database, companyId: string, now: number) {
  const read = await readReadiness(database, await ownSubject(database, companyId), now);
  return { currency: read.valuation.result.currency, drivers: read.drivers };
}

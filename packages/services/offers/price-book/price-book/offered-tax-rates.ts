import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { services } from '../schema';
import { savedSettings } from '../settings';

/** Returns the tax rates that new proposals of a firm can have, in thousandths of a percent. */
export async function offeredTaxRates(database: Database, companyId: string): Promise<number[]> {
  const { taxRate } = await savedSettings(database, companyId);
  const offered = await database
    .selectDistinct({ taxRate: services.taxRate })
    .from(services)
    .where(and(eq(services.companyId, companyId), eq(services.isArchived, false)));
  return [taxRate, ...offered.map((one) => one.taxRate)];
}

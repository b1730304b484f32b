import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { eq } from 'drizzle-orm';
import { vendors } from '../schema';

export type VendorRow = typeof vendors.$inferSelect;

/** @throws SuiteError `not_found` */
export async function requireVendor(database: Database, id: string): Promise<VendorRow> {
  const [vendor] = isUuid(id) ? await database.select().from(vendors).where(eq(vendors.id, id)) : [];
  if (!vendor) throw new SuiteError('not_found', 'This vendor is not in the directory. It may have been removed.');
  return vendor;
}

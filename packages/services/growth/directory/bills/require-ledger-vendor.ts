import { vendorCharges } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';

/** Returns the vendor of the company's ledger with the key by which metrics recognize it. @throws SuiteError `not_found` */
export async function requireLedgerVendor(database: Database, companyId: string, vendor: string): Promise<{ name: string }> {
  const charged = await vendorCharges(database, companyId);
  const found = charged?.vendors.find((one) => one.vendor === vendor);
  if (!found) throw new SuiteError('not_found', 'This vendor is not in your ledger.');
  return found;
}

import { firmTimeZone } from '@services/identity/ports';
import { firmOf } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import type { OfferSettings } from './contract/settings';
import { offerSettings } from './schema';

/** Settings before the first change. */
const defaults: Omit<OfferSettings, 'timeZone'> = {
  version: 0,
  currency: null,
  taxRate: 0,
  validDays: 30,
  billingDay: null,
  termsId: null,
  reminderDays: [3, 7, 14],
  showsLastYear: false,
  paperCopyFee: '',
  approval: { discountAbove: null, totalAbove: null },
};

/** Returns the offer settings of a firm. The currency is the one that was set, or else that of its ledger. */
export async function settingsOf(database: Database, companyId: string): Promise<OfferSettings> {
  const saved = await savedSettings(database, companyId);
  if (saved.currency !== null) return saved;
  return { ...saved, currency: (await firmOf(database, companyId))?.currency ?? null };
}

/** Returns the settings without the ledger's currency. The time zone is the firm's, which other products also show and change. */
export async function savedSettings(database: Database, companyId: string): Promise<OfferSettings> {
  const [row] = await database.select().from(offerSettings).where(eq(offerSettings.companyId, companyId));
  const timeZone = await firmTimeZone(database, companyId);
  if (!row) return { ...defaults, timeZone };
  const { companyId: _, discountAbove, totalAbove, ...rest } = row;
  return { ...rest, timeZone, approval: { discountAbove, totalAbove } };
}

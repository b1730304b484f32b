import { firmTimeZone } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { settings } from './schema';

/** Returns a firm's settings, or the defaults. */
export async function settingsOf(database: Database, companyId: string) {
  const [row] = await database.select().from(settings).where(eq(settings.companyId, companyId));
  return { ...(row ?? { companyId, version: 0, phishingSince: null }), timeZone: await firmTimeZone(database, companyId) };
}

import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { entries, plans } from '../schema';

/** Returns the providers in the register of a company's security plan by id; undefined while there is no plan. */
export async function providersOf(database: Database, companyId: string): Promise<Map<string, string> | undefined> {
  const [plan] = await database.select({ companyId: plans.companyId }).from(plans).where(eq(plans.companyId, companyId));
  if (!plan) return undefined;
  const rows = await database
    .select({ id: entries.id, name: entries.name })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.kind, 'providers')));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import { and, eq } from 'drizzle-orm';
import { type DataOf, type EntryData, MAX_ENTRIES, type Register } from '../contract/registers';
import { entries } from '../schema';
import { noteChange } from './note-change';
import { lockedPlan, type PlanRow } from './require-plan';

export const registerWords: Record<Register, string> = {
  providers: 'service provider',
  assets: 'asset',
  risks: 'risk',
  incidents: 'incident',
  exceptions: 'exception',
};

/** Adds an entry to a register of the plan. @throws SuiteError `limit_reached` */
export async function addEntry(
  transaction: Database,
  author: Administrator,
  { companyId }: PlanRow,
  data: EntryData,
  now: number,
): Promise<typeof entries.$inferSelect> {
  const { kind, name } = data;
  const count = await transaction.$count(entries, and(eq(entries.companyId, companyId), eq(entries.kind, kind)));
  if (count >= MAX_ENTRIES)
    throw new SuiteError('limit_reached', `A register can have ${MAX_ENTRIES} entries. Delete some first.`);
  const [made] = await transaction
    .insert(entries)
    .values({ companyId, kind, name, data, changedAt: new Date(now) })
    .returning();
  if (!made) throw new Error('the entry was not written');
  await noteChange(transaction, author, now, {
    action: 'security-plan.entry-added',
    subject: name,
    changes: [{ what: 'register', from: null, to: kind }],
    what: `added the ${registerWords[kind]} ${name}`,
  });
  return made;
}

/**
 * Adds a service provider to the caller's security plan and returns the entry's id.
 * @throws SuiteError `not_found` without a plan, `forbidden` for a caller who may not edit it, `name_taken` when the provider is
 * already listed
 */
export async function addProvider(
  transaction: Database,
  caller: Caller,
  provider: Omit<DataOf<'providers'>, 'kind'>,
  now: number,
): Promise<string> {
  const plan = await lockedPlan(transaction, caller);
  const rows = await transaction
    .select({ name: entries.name })
    .from(entries)
    .where(and(eq(entries.companyId, plan.companyId), eq(entries.kind, 'providers')));
  if (rows.some(({ name }) => name.toLowerCase() === provider.name.toLowerCase()))
    throw new SuiteError('name_taken', `${provider.name} is in the provider register of your security plan already.`);
  return (await addEntry(transaction, inCompany(caller), plan, { kind: 'providers', ...provider }, now)).id;
}

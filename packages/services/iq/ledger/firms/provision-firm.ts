import {
  addSegment,
  companyToSetUp,
  fullNameOf,
  makeFirstAdministrator,
  type NewAuditEntry,
  setOrganization,
  suggestFirmTimeZone,
  writeAudit,
} from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { insightsFirms } from '../schema/firms';
import { adoptInsightsUser } from './users';

/** The product entitlement for insights (§1). */
const IQ = 'iq';

interface Named {
  name: string;
  timeZone?: string | undefined;
}

/**
 * Creates a firm for the caller's company, and a company of the same name if the caller has none (decision 004, "hub and legacy
 * insights"). Runs in the given transaction.
 * @param now milliseconds since 1970
 * @returns the company, or null if it already has a firm
 */
export async function provisionFirm(
  database: Database,
  caller: Caller,
  { name, timeZone }: Named,
  now: number,
): Promise<string | null> {
  const companyId = await companyToSetUp(database, caller, name);
  const made = await database
    .insert(insightsFirms)
    .values({ companyId, name })
    .onConflictDoNothing()
    .returning({ id: insightsFirms.id });
  const [firm] = made;
  if (!firm) return null;
  await setOrganization(database, companyId, firm.id);
  if (timeZone) await suggestFirmTimeZone(database, companyId, timeZone);
  const isMadeAdministrator = await makeFirstAdministrator(database, caller.userId, companyId);
  await addSegment(database, companyId, IQ);
  await adoptInsightsUser(database, caller.userId, companyId);
  const newEntries: NewAuditEntry[] = [{ action: 'firm.provisioned', subject: name }];
  if (isMadeAdministrator) {
    const changes = [{ what: 'role', from: 'member', to: 'administrator' }];
    const subject = await fullNameOf(database, caller.userId);
    newEntries.push({ action: 'person.role', subjectId: caller.userId, subject, changes });
  }
  await writeAudit(database, { companyId, userId: caller.userId }, newEntries, now);
  return companyId;
}

import { type Deed, writeAudit } from '@services/identity/access/audit';
import { fullNameOf } from '@services/identity/access/full-name';
import type { Caller } from '@services/identity/accounts/caller';
import { companies, memberships, users } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';
import { adoptInsightsUser } from './users';

/** Segment that stands for insights (§1). */
const IQ = 'iq';

/**
 * Gives the caller's company a firm, and a caller without a company one of the firm's name
 * (decision 004, "hub and legacy insights"). In the transaction it is given.
 * @param now milliseconds since 1970
 * @returns the company, or null when it has a firm already
 */
export async function provisionFirm(database: Database, caller: Caller, name: string, now: number): Promise<string | null> {
  // Two calls of one person wait for each other, so that a double click never makes two companies.
  await database.select({ id: users.id }).from(users).where(eq(users.id, caller.userId)).for('update');
  const companyId =
    caller.companyId ?? (await firstCompanyOf(database, caller.userId)) ?? (await foundCompany(database, caller.userId, name));
  const made = await database
    .insert(insightsFirms)
    .values({ companyId, name })
    .onConflictDoNothing()
    .returning({ id: insightsFirms.id });
  if (!made.length) return null;
  const isMadeAdministrator = await makeAdministrator(database, caller.userId, companyId);
  await grantIq(database, companyId);
  await adoptInsightsUser(database, caller.userId, companyId);
  const deeds: Deed[] = [{ action: 'firm.provisioned', subject: name }];
  if (isMadeAdministrator) {
    const changes = [{ what: 'role', from: 'member', to: 'administrator' }];
    const subject = await fullNameOf(database, caller.userId);
    deeds.push({ action: 'person.role', subjectId: caller.userId, subject, changes });
  }
  await writeAudit(database, { companyId, userId: caller.userId }, deeds, now);
  return companyId;
}

/** A token from before the person had a company may still say that there is none. */
async function firstCompanyOf(database: Database, userId: string): Promise<string | undefined> {
  const [first] = await database
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.deactivatedAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.companyId))
    .limit(1);
  return first?.companyId;
}

async function foundCompany(database: Database, userId: string, name: string): Promise<string> {
  const [company] = await database.insert(companies).values({ name }).returning({ id: companies.id });
  if (!company) throw new Error('the company was not written');
  await database.insert(memberships).values({ userId, companyId: company.id });
  return company.id;
}

/** Whether the person became one: not where the company has an administrator, who would not expect another one from this. */
async function makeAdministrator(database: Database, userId: string, companyId: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    UPDATE identity.memberships SET role = 'administrator' WHERE user_id = ${userId} AND company_id = ${companyId} AND NOT EXISTS (
      SELECT 1 FROM identity.memberships WHERE company_id = ${companyId} AND role = 'administrator' AND deactivated_at IS NULL
    )`);
  return rowCount === 1;
}

async function grantIq(database: Database, companyId: string): Promise<void> {
  await database
    .update(companies)
    .set({ segments: sql`array_append(${companies.segments}, ${IQ})` })
    .where(sql`${companies.id} = ${companyId} and not ${IQ} = any(${companies.segments})`);
}

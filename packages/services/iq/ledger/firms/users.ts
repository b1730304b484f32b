import { personById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq, isNull } from 'drizzle-orm';
import type { InsightsUser } from '../contract/firms';
import { insightsFirms, insightsUsers } from '../schema/firms';

/**
 * Returns the insights user of a person in the caller's company. A caller without a company only finds themselves, because people
 * without a company have nothing in common.
 */
export async function findInsightsUser(database: Database, caller: Caller, unifiedId: string): Promise<InsightsUser | undefined> {
  if (!isUuid(unifiedId)) return undefined;
  const { companyId, userId } = caller;
  if (!companyId && unifiedId.toLowerCase() !== userId) return undefined;
  const [row] = await database
    .select({ user: insightsUsers, organizationId: insightsFirms.id })
    .from(insightsUsers)
    .leftJoin(insightsFirms, eq(insightsFirms.companyId, insightsUsers.companyId))
    .where(and(eq(insightsUsers.unifiedId, unifiedId), inCompany(companyId)));
  if (!row) return undefined;
  const { companyId: _, createdAt: __, ...user } = row.user;
  return { ...user, organizationId: row.organizationId };
}

interface ReportMails {
  sendWeeklyReport: boolean;
  sendMonthlyReport: boolean;
}

/** Sets the report mails of the caller's own insights user in their company; undefined if there is none. */
export async function setReportMails(database: Database, caller: Caller, mails: ReportMails): Promise<InsightsUser | undefined> {
  await database
    .update(insightsUsers)
    .set(mails)
    .where(and(eq(insightsUsers.unifiedId, caller.userId), inCompany(caller.companyId)));
  return findInsightsUser(database, caller, caller.userId);
}

const inCompany = (companyId: string | null) =>
  companyId ? eq(insightsUsers.companyId, companyId) : isNull(insightsUsers.companyId);

/** Creates the insights user of a person who joins a company with a firm, so that they can see its connections. */
export async function addColleague(database: Database, userId: string, companyId: string): Promise<void> {
  const [firm] = await database
    .select({ id: insightsFirms.id })
    .from(insightsFirms)
    .where(eq(insightsFirms.companyId, companyId));
  const person = firm && (await personById(database, userId));
  if (!person) return;
  const { id: unifiedId, ...names } = person;
  const settings = { accessEnabled: true, sendWeeklyReport: true, sendMonthlyReport: true, userRole: 'Administrator' };
  await database
    .insert(insightsUsers)
    .values({ unifiedId, companyId, ...names, ...settings })
    .onConflictDoNothing();
}

/** Moves the insights user of a person who started without a company into the company, unless they have one there. */
export async function adoptInsightsUser(database: Database, userId: string, companyId: string): Promise<void> {
  const [present] = await database
    .select({ id: insightsUsers.id })
    .from(insightsUsers)
    .where(and(eq(insightsUsers.unifiedId, userId), eq(insightsUsers.companyId, companyId)));
  if (present) return;
  await database
    .update(insightsUsers)
    .set({ companyId })
    .where(and(eq(insightsUsers.unifiedId, userId), isNull(insightsUsers.companyId)));
}

type ReportMail = 'weekly' | 'monthly';

const settingOf = { weekly: 'sendWeeklyReport', monthly: 'sendMonthlyReport' } as const;

/** Returns the identity users who chose a report by mail and may use insights. */
export async function reportSubscribers(database: Database, companyId: string, kind: ReportMail): Promise<string[]> {
  const wants = and(
    eq(insightsUsers.companyId, companyId),
    eq(insightsUsers.accessEnabled, true),
    eq(insightsUsers[settingOf[kind]], true),
  );
  const rows = await database.select({ userId: insightsUsers.unifiedId }).from(insightsUsers).where(wants);
  return rows.map(({ userId }) => userId);
}

export async function stopReportMail(database: Database, userId: string, companyId: string, kind: ReportMail): Promise<void> {
  await database
    .update(insightsUsers)
    .set({ [settingOf[kind]]: false })
    .where(and(eq(insightsUsers.unifiedId, userId), eq(insightsUsers.companyId, companyId)));
}

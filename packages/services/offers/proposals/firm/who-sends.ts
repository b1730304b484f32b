import type { Database } from '@suite/kernel/database/database';
import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { acceptances, proposals, versions } from '../schema';

/** Returns how many versions each person of a company has sent since a moment, highest count first. */
export function sentByPerson(database: Database, companyId: string, since: Date): Promise<{ userId: string; sent: number }[]> {
  const sent = count();
  return database
    .select({ userId: versions.sentBy, sent })
    .from(versions)
    .innerJoin(proposals, eq(proposals.id, versions.proposalId))
    .where(and(eq(proposals.companyId, companyId), gte(versions.sentAt, since)))
    .groupBy(versions.sentBy)
    .orderBy(desc(sent), versions.sentBy);
}

/** Returns the ids of a company's clients who accepted a proposal. */
export async function clientsWhoAccepted(database: Database, companyId: string): Promise<Set<string>> {
  const rows = await database
    .selectDistinct({ clientId: proposals.clientId })
    .from(acceptances)
    .innerJoin(proposals, eq(proposals.id, acceptances.proposalId))
    .where(and(eq(proposals.companyId, companyId), isNotNull(proposals.clientId)));
  return new Set(rows.flatMap(({ clientId }) => clientId ?? []));
}

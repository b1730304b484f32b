import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../access/audit';
import { domainOf } from '../access/domain-of';
import { fullNameOf } from '../access/full-name';
import type {} from '../facts';
import { memberships } from '../schema/accounts';
import { joiningDomains } from '../schema/providers';

interface Joining {
  database: Database;
  facts: Facts;
  now: number;
  /** Omit it to check only whether a person with the address would join a company. */
  userId?: string;
  /** An address that the provider vouches for. */
  email: string;
}

/**
 * Makes a person a member of the company whose administrator lets people of their domain join. Does nothing if they ever were a
 * member, so that deactivated people stay deactivated.
 * @returns whether a company lets people of the domain join
 */
export async function joinByDomain({ database, facts, now, userId, email }: Joining): Promise<boolean> {
  const [joining] = await database
    .select()
    .from(joiningDomains)
    .where(eq(joiningDomains.domain, domainOf(email)));
  if (!joining || !userId) return joining !== undefined;
  const { companyId, role } = joining;
  const { rowCount } = await database
    .insert(memberships)
    .values({ userId, companyId, role, joinedAt: new Date(now) })
    .onConflictDoNothing();
  if (!rowCount) return true;
  const changes = [
    { what: 'role', from: null, to: role },
    { what: 'domain', from: null, to: joining.domain },
  ];
  const newEntry = { action: 'person.joined' as const, subjectId: userId, subject: await fullNameOf(database, userId), changes };
  await writeAudit(database, { companyId, userId }, [newEntry], now);
  await facts.append(database, 'person.joined', { companyId, data: { userId } }, now);
  return true;
}

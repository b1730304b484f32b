import { companies } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { eq, or, sql } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * The company of a name (in any case) or an id, ready to receive data.
 * @throws Failure when there is none, when several bear the name, or when it has no insights firm yet
 */
export async function findCompany(database: Database, nameOrId: string): Promise<{ id: string; name: string }> {
  const wanted = nameOrId.trim();
  const byName = sql`lower(${companies.name}) = lower(${wanted})`;
  const found = await database
    .select({ id: companies.id, name: companies.name, firmId: insightsFirms.id })
    .from(companies)
    .leftJoin(insightsFirms, eq(insightsFirms.companyId, companies.id))
    .where(isId(wanted) ? or(byName, eq(companies.id, wanted)) : byName)
    .orderBy(companies.createdAt, companies.id);
  const [company, ...others] = found;
  if (!company) throw new Failure(`No company is named "${wanted}".`);
  if (others.length) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new Failure(`${found.length} companies are named "${wanted}": give --company the id of one of them: ${ids}.`);
  }
  if (!company.firmId) throw new Failure(`${company.name} has no firm in IQ yet: provision it in the IQ dashboard first.`);
  return { id: company.id, name: company.name };
}

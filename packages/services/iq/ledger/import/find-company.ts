import { companiesNamed } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { eq } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';

/**
 * Finds a company by name (in any case) or id that can receive data.
 * @throws Failure if there is none, several have the name, or it has no insights firm yet or sample data
 */
export async function findCompany(database: Database, nameOrId: string): Promise<{ id: string; name: string }> {
  const requested = nameOrId.trim();
  const found = await companiesNamed(database, requested);
  const [company, ...others] = found;
  if (!company) throw new Failure(`No company is named "${requested}".`);
  if (others.length) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new Failure(`${found.length} companies are named "${requested}": give --company the id of one of them: ${ids}.`);
  }
  const [firm] = await database.select().from(insightsFirms).where(eq(insightsFirms.companyId, company.id));
  if (!firm) throw new Failure(`${company.name} has no firm in IQ yet: provision it in the IQ dashboard first.`);
  if (firm.sampleAddedAt) throw new Failure(`${company.name} has sample data: remove it in the IQ dashboard first.`);
  return company;
}

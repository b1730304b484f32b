import type { Database } from '@suite/kernel/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { terms, termsVersions } from '../schema';

export interface Letter {
  name: string;
  version: number;
  scope: string;
  notCovered: string;
  body: string;
}

/** Returns the latest version of a company's engagement letter, even if it is archived. */
export async function latestLetter(database: Database, companyId: string, termsId: string): Promise<Letter | undefined> {
  const { version, scope, notCovered, body } = termsVersions;
  const [letter] = await database
    .select({ name: terms.name, version, scope, notCovered, body })
    .from(terms)
    .innerJoin(termsVersions, eq(termsVersions.termsId, terms.id))
    .where(and(eq(terms.companyId, companyId), eq(terms.id, termsId)))
    .orderBy(desc(version))
    .limit(1);
  return letter;
}

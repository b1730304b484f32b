import type { Database } from '@suite/kernel/database/database';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { and, eq } from 'drizzle-orm';
import { terms } from '../schema';

/** @throws InvalidRequestError when the letter does not belong to the company. */
export async function checkTerms(database: Database, companyId: string, termsId: string | null): Promise<void> {
  if (termsId === null) return;
  const found = await database.$count(terms, and(eq(terms.companyId, companyId), eq(terms.id, termsId)));
  if (found) return;
  const message = 'There is no such letter of engagement in your company. Choose another one.';
  throw new InvalidRequestError(message, { termsId: message });
}

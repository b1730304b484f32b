import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { forms } from '../schema';

/** Returns a form that accepts entries; undefined when it is archived or doesn't exist. */
export async function formEntriesOf(database: Database, companyId: string, formId: string) {
  const { id, name, entries, ownerId } = forms;
  const isIt = and(eq(forms.companyId, companyId), eq(id, formId), eq(forms.isArchived, false));
  const [row] = await database.select({ id, name, entries, ownerId }).from(forms).where(isIt);
  return row;
}

import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { forms } from '../schema';

/** A form of a company that takes entries; undefined when it is archived or gone. */
export async function formEntriesOf(database: Database, companyId: string, formId: string) {
  const { id, name, entries, ownerId } = forms;
  const isIt = and(eq(forms.companyId, companyId), eq(id, formId), eq(forms.isArchived, false));
  const [row] = await database.select({ id, name, entries, ownerId }).from(forms).where(isIt);
  return row;
}

import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { asc, eq } from 'drizzle-orm';
import { getMagnitEntries } from '../contract';
import { entries } from '../schema';

/** What the token's company keeps here: `/magnit/v1/entries`. */
export function mountEntries(app: App, kernel: Kernel): void {
  route(app, kernel, getMagnitEntries, ({ caller, database }) =>
    database
      .select({ id: entries.id, name: entries.name })
      .from(entries)
      .where(eq(entries.companyId, inCompany(caller).companyId))
      .orderBy(asc(entries.name)),
  );
}

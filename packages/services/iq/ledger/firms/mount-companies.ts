import { companiesOpenTo } from '@services/identity/ports';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { asc, inArray } from 'drizzle-orm';
import { getConnectedCompanies } from '../contract/companies';
import { insightsConnections } from '../schema/firms';

/**
 * Mounts the only call that goes beyond the token's company: it returns all companies that a person can switch to, as in their
 * list of companies.
 */
export function mountCompanies(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getConnectedCompanies,
    { summary: "The caller's companies, each with its connections (§7, known shapes)" },
    async ({ caller, database }) => {
      const companies = await companiesOpenTo(database, caller);
      const { companyId, connectionType, status } = insightsConnections;
      const ids = companies.map(({ id }) => id);
      const rows = await database
        .select({ companyId, connectionType, status })
        .from(insightsConnections)
        .where(inArray(companyId, ids))
        .orderBy(asc(connectionType));
      return companies.map(({ id, name }) => ({
        id,
        name,
        connections: rows.filter((row) => row.companyId === id).map(({ companyId: _, ...connection }) => connection),
      }));
    },
  );
}

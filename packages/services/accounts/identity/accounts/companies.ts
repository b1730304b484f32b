import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { getCompany, getOrganization, getUserCompanies } from '../contract/identity';
import { companies, memberships } from '../schema/accounts';
import type { Identity } from './identity';

/** Returns the companies in which a person is active, in the order of joining. */
const companiesOf = (database: Database, userId: string, companyId?: string) =>
  database
    .select({ id: companies.id, name: companies.name, segments: companies.segments })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(memberships.deactivatedAt),
        companyId === undefined ? undefined : eq(memberships.companyId, companyId),
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(companies.id));

async function ownCompany(database: Database, caller: Caller, companyId: string) {
  const [company] = isUuid(companyId) ? await companiesOf(database, caller.userId, companyId) : [];
  if (!company) throw new SuiteError('not_found', 'There is no such company.');
  return company;
}

export function mountCompanies(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getCompany,
    { summary: 'One company of the caller (§7)' },
    async ({ input: { params }, caller, database }) => {
      const company = await ownCompany(database, caller, params.companyId);
      return { id: company.id, name: company.name };
    },
  );

  route(
    app,
    identity,
    getOrganization,
    { summary: "Organization lookup: the header's firm name (§7, decision 004)" },
    async ({ input: { params }, caller, database }) => {
      const { name } = await ownCompany(database, caller, params.companyId);
      return { name };
    },
  );

  route(
    app,
    identity,
    getUserCompanies,
    { summary: "The caller's companies, with segments when asked by include=segments (§7)" },
    async ({ input: { params, query }, caller, database }) => {
      if (params.userId !== caller.userId) throw new SuiteError('not_found', 'There is no such user.');
      const found = await companiesOf(database, caller.userId);
      return query.include === 'segments' ? found : found.map(({ id, name }) => ({ id, name }));
    },
  );
}

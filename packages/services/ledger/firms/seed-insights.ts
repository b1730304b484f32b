import { memberships, users } from '@services/identity/schema/accounts';
import type { DemoCompany, demoCompanies } from '@suite/host/demo/demo-data';
import { demoImportedAt } from '@suite/host/demo/demo-ledger';
import { seedLedger } from '@suite/host/demo/seed-ledger';
import type { Database } from '@suite/kernel/database/database';
import { eq, inArray } from 'drizzle-orm';
import { CONNECTED, ConnectionType } from '../contract/firms';
import { insightsFirms, insightsUsers } from '../schema/firms';
import { setConnection } from './connections';

/** Firms, their users and their connections of the demo data (decision 005). Every demo company has a firm. */
export async function seedInsights(
  database: Database,
  companies: Record<keyof typeof demoCompanies, DemoCompany>,
): Promise<void> {
  const all = Object.values(companies);
  await database.insert(insightsFirms).values(all.map(({ id, name }) => ({ id: firmIdOf(id), companyId: id, name })));
  await seedUsers(
    database,
    all.map(({ id }) => id),
  );
  const connected = { status: CONNECTED, lastImportAt: demoImportedAt };
  await setConnection(database, companies.harborlineAccounting.id, { connectionType: ConnectionType.xero, ...connected });
  await seedLedger(database, companies.harborlineAccounting.id);
  await setConnection(database, companies.quaystone.id, { connectionType: ConnectionType.microsoftOffice, ...connected });
}

/** The same id at every start, told from its company's. */
const firmIdOf = (companyId: string) => companyId.replace(/^.{8}/, '0f1e3000');

/** Everybody who belongs to one of the companies is its insights user. */
async function seedUsers(database: Database, companyIds: string[]): Promise<void> {
  const people = await database
    .select({
      unifiedId: users.id,
      companyId: memberships.companyId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(memberships.companyId, companyIds));
  const settings = { accessEnabled: true, sendWeeklyReport: true, sendMonthlyReport: true, userRole: 'Administrator' };
  await database.insert(insightsUsers).values(people.map((person) => ({ ...person, ...settings })));
}

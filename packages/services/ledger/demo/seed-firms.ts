import { demoCompanies } from '@services/identity/demo/demo-people';
import { membersOf, setOrganization } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { CONNECTED, ConnectionType } from '../contract/firms';
import { setConnection } from '../firms/connections';
import { insightsFirms, insightsUsers } from '../schema/firms';
import { demoImportedAt } from './demo-ledger';
import { seedLedger } from './seed-ledger';

/** The firms of the demo companies, their users and connections, and a ledger (decision 005). */
export async function seedDemo(database: Database, facts: Facts): Promise<void> {
  for (const { id: companyId, name } of Object.values(demoCompanies)) {
    await database.insert(insightsFirms).values({ id: firmIdOf(companyId), companyId, name });
    await setOrganization(database, companyId, firmIdOf(companyId));
    const settings = { accessEnabled: true, sendWeeklyReport: true, sendMonthlyReport: true, userRole: 'Administrator' };
    const people = await membersOf(database, companyId);
    if (people.length) {
      await database
        .insert(insightsUsers)
        .values(people.map(({ id: unifiedId, ...names }) => ({ unifiedId, companyId, ...names, ...settings })));
    }
  }
  const connected = { status: CONNECTED, lastImportAt: demoImportedAt };
  const { harborlineAccounting, quaystone } = demoCompanies;
  await setConnection(database, harborlineAccounting.id, { connectionType: ConnectionType.xero, ...connected });
  await seedLedger(database, facts, harborlineAccounting.id);
  await setConnection(database, quaystone.id, { connectionType: ConnectionType.microsoftOffice, ...connected });
}

/** The same id at every start, derived from its company's. */
const firmIdOf = (companyId: string) => companyId.replace(/^.{8}/, '0f1e3000');

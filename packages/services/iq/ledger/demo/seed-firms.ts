import { demoCompanies } from '@services/identity/demo/demo-people';
import { membersOf, setOrganization } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { CONNECTED, ConnectionType } from '../contract/firms';
import { setConnection } from '../firms/connections';
import { writeSample } from '../sample/write-sample';
import { insightsFirms, insightsUsers } from '../schema/firms';
import { demoExport, demoImportedAt } from './demo-ledger';
import { seedLedger } from './seed-ledger';

/** Creates the firms of the demo companies, their users, and a ledger with its connection (decision 005). */
export async function seedDemo(database: Database, facts: Facts, { size, now }: DemoData): Promise<void> {
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
  const companyId = demoCompanies.harborlineAccounting.id;
  let lastImportAt = demoImportedAt;
  if (size === 'small') await seedLedger(database, facts, companyId);
  else {
    const from = { source: 'xero', fileName: demoExport } as const;
    const asOf = await writeSample(database, facts, { companyId, currency: 'USD', now: new Date(now), ...from });
    lastImportAt = new Date(`${asOf}T18:00:00Z`);
  }
  await setConnection(database, companyId, { connectionType: ConnectionType.xero, status: CONNECTED, lastImportAt });
}

/** Returns a firm's id, which is derived from its company's and the same at every start. */
const firmIdOf = (companyId: string) => companyId.replace(/^.{8}/, '0f1e3000');

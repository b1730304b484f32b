import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { insightsFirms } from '../../schema/firms';
import { importTableFile } from './import-table-file';

onOneDatabase('a list that names customers by their ids alone', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder: fresh.dataFolder, url: fresh.databaseUrl, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function namesAfter(...files: string[]): Promise<unknown[]> {
    const { database } = opened;
    const companyId = randomUUID();
    await database.insert(companies).values({ id: companyId, name: companyId });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: 'USD', paymentTermsDays: 30 });
    for (const content of files) {
      const path = join(emptyFolder(), 'list.csv');
      writeFileSync(path, content);
      await importTableFile({ database, facts, companyId, path, clock: () => Date.UTC(2026, 1, 1) });
    }
    const { rows } = await database.execute(sql`
      select distinct name from ledger.invoices as i join ledger.customers as c on c.id = customer_id
      where i.company_id = ${companyId} order by name`);
    return rows.map(({ name }) => name);
  }

  const invoices = 'Customer ID,Invoice,Date,Due date,Total\nC-1,1,2026-01-25,2026-02-24,5\nC-2,2,2026-01-26,2026-02-25,6\n';

  it('uses them as names if no customer of the ledger has them', async () => {
    expect(await namesAfter(invoices)).toEqual(['C-1', 'C-2']);
  });

  it('uses the names of a list of customers that was imported before', async () => {
    expect(await namesAfter('Customer ID,Customer\nC-1,Acme\nC-2,Beta\n', invoices)).toEqual(['Acme', 'Beta']);
  });
});

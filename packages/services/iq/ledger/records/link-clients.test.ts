import { newFirm, writeLedger } from '@services/insights/metrics/fixture-ledger';
import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

onEachDatabase('linked customers', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('are in the planner’s statistics, which the embedded database does not update by itself', async () => {
    const firm = await newFirm(opened.database);
    await writeLedger(firm, { customers: ['Ann', 'Bob', 'Cid', 'Ann'], invoices: [], credits: [], applications: [] });
    const { rows } = await opened.database.execute(sql`
      select null_frac as unlinked, (select reltuples from pg_class where oid = 'ledger.clients'::regclass) as clients
      from pg_stats where tablename = 'customers' and schemaname = 'ledger' and attname = 'client_id'`);
    expect(rows).toEqual([{ unlinked: 0, clients: 3 }]);
  });
});

import { randomUUID } from 'node:crypto';
import { followLedger } from '@services/ledger/records/follow-ledger';
import { insightsFirms } from '@services/ledger/schema/firms';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onPostgres } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { newFirm } from './metrics/fixture-ledger';

onPostgres('imports that finish at the same time', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('leave the metrics of the latest day', async () => {
    const { database, companyId } = await newFirm(opened.database);
    const days = ['2024-03-15', '2024-03-01', '2024-02-01', '2024-03-14'];
    await Promise.all(
      days.map((day) => followLedger({ database, facts }, { id: randomUUID(), companyId, source: 'xero', number: 1, asOf: day })),
    );
    const [firm] = await database.select().from(insightsFirms).where(eq(insightsFirms.companyId, companyId));
    expect(firm?.metricsAsOf).toBe('2024-03-15');
  });
});

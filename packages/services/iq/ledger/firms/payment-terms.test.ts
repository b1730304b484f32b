import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { facts } from '@suite/host/services/all-services';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { importTableFile } from '../import/file/import-table-file';
import { insightsFirms } from '../schema/firms';

const path = '/insights/payment-terms';
const NOW = Date.UTC(2025, 2, 31);

onOneDatabase('payment terms of a firm', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  const companyId = randomUUID();
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    await platform.database.insert(companies).values({ id: companyId, name: `Firm ${companyId}`, segments: ['iq'] });
    await platform.database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: 'USD' });
    person = await (await addPerson(platform, { companyId, role: 'administrator' })).signIn();
  });
  afterAll(() => platform.close());

  const put = (days: number) => person.send(path, { method: 'PUT', body: { days } });
  const overdue = async () => (await person.send('/insights/metrics/dashboard')).body.overdue;

  it('set the due date of invoices without one, including those imported earlier', async () => {
    expect((await person.send(path)).body).toEqual({ days: null, invoices: 0 });
    expect((await put(366)).status).toBe(400);
    expect((await put(30)).body).toEqual({ days: 30, invoices: 0 });
    const file = join(platform.dataFolder, 'invoices.csv');
    const list = ['Invoice,Customer,Invoice date,Due date,Total,Open balance', 'A-1,Acme,3/14/2025,,$100.00,$100.00'];
    await writeFile(file, [...list, 'A-2,Acme,1/14/2025,,$20.00,$20.00', 'A-3,Acme,2/1/2025,2/21/2025,$3.00,$3.00'].join('\n'));
    const { database } = platform;
    await importTableFile({ database, facts, companyId, path: file, clock: () => NOW });
    expect(await overdue()).toEqual({ available: true, value: 2300 });
    expect((await put(60)).body).toEqual({ days: 60, invoices: 2 });
    expect(await overdue()).toEqual({ available: true, value: 300 });
    // Confirming the same list with other terms sets them for all invoices.
    await database.update(insightsFirms).set({ paymentTermsDays: 0 }).where(eq(insightsFirms.companyId, companyId));
    await importTableFile({ database, facts, companyId, path: file, clock: () => NOW });
    expect(await overdue()).toEqual({ available: true, value: 2300 });
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { silentLogger } from '@suite/env/quiet.fixture';
import { facts } from '@suite/host/services/all-services';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin, zoneOrigin } from '@suite/zones/addresses';
import { sql } from 'drizzle-orm';
import { createUploadJobs } from './upload-jobs';

onOneDatabase('limits of uploads', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { logger: silentLogger });
    person = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.settled();
    await platform.pool.query('delete from ledger.uploads');
    for (const file of readdirSync(folder())) rmSync(join(folder(), file));
  });

  const folder = () => join(platform.dataFolder, 'uploads');
  const uploadJobs = () =>
    createUploadJobs({
      database: platform.database,
      facts,
      folder: folder(),
      isAlone: true,
      clock: () => platform.time.now,
      logger: silentLogger,
    });

  async function send(content = 'Invoice,Customer,Date,Total\nA-1,Acme,2021-03-14,1\n', headers = {}) {
    const { deployment } = person.browser;
    const response = await platform.fetch(
      new Request(`${apiOrigin(deployment)}/insights/uploads?fileName=list.csv`, {
        method: 'POST',
        headers: {
          Origin: zoneOrigin(deployment, 'iq-onboarding'),
          Authorization: `Bearer ${person.tokens.access_token}`,
          ...headers,
        },
        body: content,
      }),
    );
    return { status: response.status, body: await response.json() };
  }

  const fileOf = (id: string) => join(folder(), id);

  /** Inserts an upload into the database and writes its file. */
  async function storedUpload(state: string, bytes = 1, createdAt = platform.time.now): Promise<string> {
    const id = randomUUID();
    await platform.pool.query(
      `insert into ledger.uploads (id, company_id, file_name, bytes, state, created_at) values ($1, $2, 'list.csv', $3, $4, $5)`,
      [id, demoCompanies.brightfield.id, bytes, state, new Date(createdAt)],
    );
    writeFileSync(fileOf(id), 'x');
    return id;
  }

  it('a firm can have at most ten waiting files, even when they are sent at once', async () => {
    for (let count = 0; count < 8; count++) await storedUpload('waiting');
    await storedUpload('done');
    const answers = await Promise.all([send(), send(), send(), send()]);
    await platform.settled();
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(refused[0]?.body).toEqual({
      code: 'too_many_uploads',
      message:
        'Your firm has 10 uploads that are not imported yet, the most it may have: import or remove one, then upload this file again.',
    });
  });

  it('a firm can have at most 5 GB of waiting files, including the announced size of a request', async () => {
    await storedUpload('waiting', 5 * 2 ** 30 - 100);
    expect(await send('x', { 'Content-Length': '101' })).toEqual({
      status: 409,
      body: {
        code: 'too_many_uploads',
        message:
          'The uploads of your firm that are not imported yet may take 5 GB: import or remove one, then upload this file again.',
      },
    });
    expect((await send('Customer\nAcme', { 'Content-Length': '13' })).status).toBe(201);
  });

  it('an upload that nobody imports within seven days is removed with its file', async () => {
    const { now } = platform.time;
    const old = await storedUpload('waiting', 1, now - 7 * MILLISECONDS_PER_DAY - 1);
    const failed = await storedUpload('failed', 1, now - 7 * MILLISECONDS_PER_DAY - 1);
    const fresh = await storedUpload('waiting', 1, now - 7 * MILLISECONDS_PER_DAY + 60_000);
    const work = uploadJobs();
    await work.removeStrayFiles();
    // The clock of a machine may be wrong when it starts.
    expect([old, failed, fresh].map((id) => existsSync(fileOf(id)))).toEqual([true, true, true]);
    await work.removeUnused();
    expect([old, failed, fresh].map((id) => existsSync(fileOf(id)))).toEqual([false, false, true]);
    const { rows } = await platform.pool.query('select id from ledger.uploads');
    expect(rows).toEqual([{ id: fresh }]);
    expect((await person.send(`/insights/uploads/${old}`)).status).toBe(404);
  });

  it('a file whose examination crashed the platform twice fails with a message at the next start', async () => {
    const id = await storedUpload('examining');
    await platform.database.transaction(async (transaction) => {
      await uploadJobs().examine(transaction, { id, companyId: demoCompanies.brightfield.id });
      await transaction.execute(sql`update kernel.jobs set unsettled = 2`);
    });
    await platform.settled();
    const { body } = await person.send(`/insights/uploads/${id}`);
    expect(body.data).toMatchObject({
      state: 'failed',
      failure: 'The suite stopped twice while it read this file. It is not tried again; split the file, or save it as CSV.',
    });
    expect(existsSync(fileOf(id))).toBe(false);
  });
});

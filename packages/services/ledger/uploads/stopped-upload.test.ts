import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { uploads } from './schema';
import { createUploadWork } from './upload-work';

const ROWS = 50_000;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  platform = await openTestPlatform('PGlite');
  folder = join(platform.dataFolder, 'uploads');
});
afterAll(() => platform.close());

const workOf = () =>
  createUploadWork({
    database: platform.database,
    facts,
    folder,
    isAlone: true,
    clock: () => platform.time.now,
    logger: createLogger('error'),
  });

/** An upload that was received, with its file. */
async function received(): Promise<string> {
  const id = randomUUID();
  const rows = Array.from({ length: ROWS }, (_, row) => `S-${row},Acme,2021-03-14,${row}.50`);
  writeFileSync(join(folder, id), ['Invoice,Customer,Date,Total', ...rows].join('\n'));
  await platform.database.insert(uploads).values({
    id,
    companyId: demoCompanies.brightfield.id,
    fileName: 'list.csv',
    bytes: 1,
    state: 'examining',
    createdAt: new Date(platform.time.now),
  });
  return id;
}

const found = async (id: string) => (await platform.database.select().from(uploads).where(eq(uploads.id, id)))[0];

/** Stops the work on an upload as soon as the database shows that it has begun. */
async function stopOnce(sql: string, job: (work: ReturnType<typeof workOf>) => Promise<void>): Promise<void> {
  const work = workOf();
  const running = job(work);
  while (!(await platform.pool.query(sql)).rowCount);
  work.stop();
  await running;
}

it('an upload that is being read when the platform stops is read at its next start', async () => {
  const id = await received();
  await stopOnce(`select 1 from kernel.job_attempts where job = 'upload ${id}'`, (work) => work.examine(id));
  expect(await found(id)).toMatchObject({ state: 'examining', failure: null });
  expect(existsSync(join(folder, id))).toBe(true);
  await workOf().resume();
  expect(await found(id)).toMatchObject({ state: 'waiting', failure: null, rowsRead: ROWS });
}, 60_000);

it('an upload that is being imported when the platform stops is imported at its next start', async () => {
  const id = await received();
  await workOf().examine(id);
  const examination = (await found(id))?.examination;
  if (!examination) throw new Error('the file was not examined');
  const { kind, columns, asOf, currency } = examination.guess;
  if (!kind || !asOf) throw new Error('the file was not understood');
  const confirmation = {
    kind,
    columns: columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }) => ({
      field,
      ...(dateOrder && { dateOrder }),
      ...(decimalMark && { decimalMark }),
    })),
    asOf,
    currency,
  };
  await platform.database.update(uploads).set({ state: 'importing', confirmation }).where(eq(uploads.id, id));
  await stopOnce(`select 1 from ledger.uploads where id = '${id}' and run_id is not null`, (work) => work.importUpload(id));
  expect(await found(id)).toMatchObject({ state: 'importing', failure: null });
  expect(existsSync(join(folder, id))).toBe(true);
  await workOf().resume();
  expect(await found(id)).toMatchObject({ state: 'done', failure: null, rowsRead: ROWS });
}, 60_000);

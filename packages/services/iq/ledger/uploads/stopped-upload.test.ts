import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { oneDatabase } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { eq } from 'drizzle-orm';
import { acceptedGuess } from '../import/file/confirmation';
import { uploads } from './schema';
import { createUploadJobs } from './upload-jobs';

const ROWS = 50_000;

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase(oneDatabase);
  folder = join(opened.dataFolder, 'uploads');
  mkdirSync(folder);
});
afterAll(() => opened.close());

const work = () =>
  createUploadJobs({
    database: opened.database,
    facts,
    folder,
    isAlone: true,
    clock: () => opened.time.now,
    logger: createLogger('error'),
  });

/** Adds a received upload with its file. */
async function received(): Promise<{ id: string; companyId: string }> {
  const upload = { id: randomUUID(), companyId: demoCompanies.brightfield.id };
  const rows = Array.from({ length: ROWS }, (_, row) => `S-${row},Acme,2021-03-14,${row}.50`);
  writeFileSync(join(folder, upload.id), ['Invoice,Customer,Date,Total (USD)', ...rows].join('\n'));
  await opened.database.insert(uploads).values({
    ...upload,
    fileName: 'list.csv',
    bytes: 1,
    state: 'examining',
    createdAt: new Date(opened.time.now),
  });
  return upload;
}

const found = async (id: string) => (await opened.database.select().from(uploads).where(eq(uploads.id, id)))[0];

/** Stops the process that works on an upload as soon as the database shows that it has started. */
async function stopOnce(sql: string): Promise<void> {
  const queue = opened.jobsOf(work().jobs);
  const running = queue.runDue();
  while (!(await opened.pool.query(sql)).rowCount);
  await queue.stop();
  await running;
}

const startAgain = () => opened.jobsOf(work().jobs).runDue();

it('an upload that is being read when the platform stops is read at its next start', async () => {
  const upload = await received();
  await work().examine(opened.database, upload);
  await stopOnce(`select 1 from kernel.jobs where key = '${upload.id}' and state = 'running'`);
  expect(await found(upload.id)).toMatchObject({ state: 'examining', failure: null });
  expect(existsSync(join(folder, upload.id))).toBe(true);
  await startAgain();
  expect(await found(upload.id)).toMatchObject({ state: 'waiting', failure: null, rowsRead: ROWS });
}, 60_000);

it('an upload that is being imported when the platform stops is imported at its next start', async () => {
  const upload = await received();
  await work().examine(opened.database, upload);
  await startAgain();
  const examination = (await found(upload.id))?.examination;
  if (!examination) throw new Error('the file was not examined');
  const confirmation = acceptedGuess(examination.guess, { today: '2021-03-31', paymentTermsDays: 30 });
  if ('questions' in confirmation) throw new Error(confirmation.questions.join(' '));
  await opened.database.update(uploads).set({ state: 'importing', confirmation }).where(eq(uploads.id, upload.id));
  await work().importUpload(opened.database, upload);
  await stopOnce(`select 1 from ledger.uploads where id = '${upload.id}' and run_id is not null`);
  expect(await found(upload.id)).toMatchObject({ state: 'importing', failure: null });
  expect(existsSync(join(folder, upload.id))).toBe(true);
  const { rows } = await opened.pool.query('select failure from ledger.import_runs');
  expect(rows).toContainEqual({ failure: 'The suite was stopped.' });
  await startAgain();
  expect(await found(upload.id)).toMatchObject({ state: 'done', failure: null, rowsRead: ROWS });
}, 60_000);

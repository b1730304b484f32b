import { randomUUID } from 'node:crypto';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { createUploadJobs } from './upload-jobs';

onPostgres('uploads of two platforms on one database', (kind) => {
  let platform: TestDatabase;
  beforeAll(async () => {
    platform = await openTestDatabase(kind);
  });
  afterAll(() => platform.close());

  /** Starts another platform while an import of the first one is running, and returns the state of that import. */
  async function whileAnotherStarts(later: number) {
    const { database, pool } = platform;
    const upload = randomUUID();
    const { id: companyId } = demoCompanies.brightfield;
    const startedAt = new Date(platform.time.now);
    const { rows } = await pool.query(
      `insert into ledger.import_runs (company_id, source, started_at) values ($1, 'microsoft-office', $2) returning id`,
      [companyId, startedAt],
    );
    await pool.query(
      `insert into ledger.uploads (id, company_id, file_name, bytes, state, run_id, created_at) values ($1, $2, 'list.csv', 1, 'importing', $3, $4)`,
      [upload, companyId, rows[0].id, startedAt],
    );
    await pool.query(`insert into ledger.import_staged_rows (run_id, group_key, line, entry) values ($1, 'a', 1, '{}')`, [
      rows[0].id,
    ]);
    const clock = () => platform.time.now + later;
    const another = createUploadJobs({
      database,
      facts,
      folder: emptyFolder(),
      isAlone: false,
      clock,
      logger: createLogger('error'),
    });
    await pool.query('delete from kernel.jobs');
    await another.importUpload(database, { id: upload, companyId });
    await platform.jobsOf(another.jobs, clock).runDue();
    const found = await pool.query(
      `select state, finished_at is null as runs, (select count(*)::int from ledger.import_staged_rows s where s.run_id = r.id) as staged,
        (select count(*)::int from kernel.jobs) as waiting
       from ledger.uploads join ledger.import_runs r on r.id = run_id where uploads.id = $1`,
      [upload],
    );
    return found.rows[0];
  }

  it('a platform that starts leaves the imports of another one alone', async () => {
    expect(await whileAnotherStarts(0)).toEqual({ state: 'importing', runs: true, staged: 1, waiting: 1 });
  });

  it('an import whose file has been missing for a day fails', async () => {
    expect(await whileAnotherStarts(MILLISECONDS_PER_DAY + 1)).toEqual({ state: 'failed', runs: false, staged: 0, waiting: 0 });
  });
});

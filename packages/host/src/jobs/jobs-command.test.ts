import { demoCompanies } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '../../test/databases';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { jobsCommand } from './jobs-command';

const companyId = demoCompanies.harborlineAccounting.id;

onEachDatabase('failed jobs at the terminal', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** Runs the command between two platforms, as the embedded database requires. */
  async function run(...words: string[]): Promise<string[]> {
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    const lines: string[] = [];
    try {
      for await (const line of jobsCommand({ words, dataFolder, databaseUrl })) lines.push(line);
      return lines;
    } finally {
      platform = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false });
    }
  }

  it('are listed with their reason, and run again once', async () => {
    expect(await run('list')).toEqual(['No job has failed in the last 30 days.']);
    const failedAt = new Date(platform.time.now - 3_600_000).toISOString();
    const { rows } = await platform.pool.query(
      `insert into kernel.jobs (kind, company_id, turn, payload, run_at, state, attempts, failure, failed_at)
       values ('no such kind', $1, 1, '{}', $2, 'failed', 3, 'The mail server refused the address.', $2) returning id`,
      [companyId, failedAt],
    );
    const [{ id }] = rows;
    expect(await run('list')).toEqual([`${id}  ${failedAt}  no such kind  ${companyId}  The mail server refused the address.`]);
    expect(await run('retry', String(id))).toEqual([
      `The job ${id} runs again within seconds, or at the next start of the suite.`,
    ]);
    const found = await platform.pool.query('select state, attempts, failure from kernel.jobs where id = $1', [id]);
    expect(found.rows).toEqual([{ state: 'waiting', attempts: 0, failure: null }]);
    await expect(run('retry', String(id))).rejects.toThrow(`No failed job has the id ${id}.`);
  });

  it.each([[], ['retry'], ['retry', 'all'], ['list', '1'], ['retry', '1', '2']])(
    'needs a complete order, not %p',
    async (...words) => {
      await expect(jobsCommand({ words, dataFolder: platform.dataFolder, databaseUrl: undefined }).next()).rejects.toThrow(
        'Say list, or retry and the id of a job',
      );
    },
  );
});

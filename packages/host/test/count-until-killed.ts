/**
 * A process that runs the queue of a database. Its jobs count up to ten in the table `counted`, which outlives the process, and
 * print each number. It starts when its input ends, and ends when no job is left. A job hangs at the number on the command line,
 * so that its process can be killed there.
 */
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import { createJobs } from '@suite/kernel/jobs/create-jobs';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { settings } from './open-queue';

const [dataFolder = '', databaseUrl = '', now = '0', hangAt = ''] = process.argv.slice(2);
const logger = createLogger('error');
const { database, close } = await openDatabase({ dataFolder, url: databaseUrl || undefined, logger });

const job = defineJob({
  ...settings,
  kind: 'count',
  payload: v.object({ name: v.string() }),
  async run({ name }, { hold, progress }) {
    const { rows } = await database.execute<{ number: number }>(
      sql`select coalesce(max(number), 0) as number from counted where name = ${name}`,
    );
    for (let number = Number(rows[0]?.number) + 1; number <= 10; number++) {
      await database.transaction(async (transaction) => {
        await hold(transaction);
        await transaction.execute(sql`insert into counted values (${name}, ${number})`);
        await progress(number, transaction);
      });
      process.stdout.write(`${process.pid} ${name} ${number}\n`);
      if (hangAt === String(number)) await new Promise(() => setInterval(() => undefined, 1000));
    }
  },
});

process.stdout.write('ready\n');
for await (const _ of process.stdin);
const clock = () => Number(now);
const queue = createJobs({ database, clock, logger, definitions: [job], isAlone: false, onFailure: () => undefined });
// A poll finds nothing while another process claims its jobs.
while (await database.$count(sql`kernel.jobs`)) await queue.runDue();
await close();

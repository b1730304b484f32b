/** A process that delivers facts to a subscriber, which prints each fact and never returns when instructed to hang. */
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import { createFacts } from '@suite/kernel/facts/create-facts';
import { createJobs } from '@suite/kernel/jobs/create-jobs';
import { sql } from 'drizzle-orm';

const [dataFolder = '', databaseUrl = '', now = '0', hangs = ''] = process.argv.slice(2);
const clock = () => Number(now);
const logger = createLogger('error');
const { database, close } = await openDatabase({ dataFolder, url: databaseUrl || undefined, logger });
const facts = createFacts({
  within: [],
  subscribers: [
    {
      name: 'printer',
      on: {
        async 'thing.happened'(transaction, { id, data }) {
          await transaction.execute(sql`insert into told values (${id})`);
          process.stdout.write(`${id} ${data.what}\n`);
          if (hangs === String(data.what)) await new Promise(() => setInterval(() => undefined, 1000));
        },
      },
    },
  ],
});
await createJobs({ database, clock, logger, definitions: facts.jobs, isAlone: false, onFailure: () => undefined }).runDue();
await close();

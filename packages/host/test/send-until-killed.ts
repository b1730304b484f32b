/** A process that sends the queued mails of a database and ends when none is due. */
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import { createJobs } from '@suite/kernel/jobs/create-jobs';
import { createMailQueue } from '@suite/kernel/mail/mail-queue';
import { createOutbox } from '@suite/kernel/mail/outbox';
import { createSealing } from '@suite/kernel/sealing/sealing';

const [dataFolder = '', databaseUrl = '', smtpUrl = '', now = '0'] = process.argv.slice(2);
const clock = () => Number(now);
const logger = createLogger('error');
const { database, close } = await openDatabase({ dataFolder, url: databaseUrl || undefined, logger });
const outbox = createOutbox(`${dataFolder}/outbox`, { url: smtpUrl });
const { job } = createMailQueue({
  outbox,
  sealing: createSealing(dataFolder, undefined),
  clock,
  brandingOf: async () => ({ accent: '#0b6a57', logo: undefined }),
});
await createJobs({ database, clock, logger, definitions: [job], isAlone: false, onFailure: () => undefined }).runDue();
await close();

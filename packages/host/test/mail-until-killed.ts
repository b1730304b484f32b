/** A platform in a process of its own that makes the reports that are due, mails them, and ends when it has. */

import { createReportWork } from '@services/insights/reports/report-work';
import { createLogger } from '@suite/env/logger';
import { createOutbox } from '@suite/kernel/mail/outbox';
import { openPlatform } from '../src/platform/open-platform';

const [dataFolder = '', databaseUrl = '', smtpUrl = '', now = '0'] = process.argv.slice(2);
const clock = () => Number(now);
const logger = createLogger('error');
const platform = await openPlatform({ dataFolder, databaseUrl: databaseUrl || undefined, seed: false, clock, logger });
const outbox = createOutbox(`${dataFolder}/outbox`, { url: smtpUrl });
const work = createReportWork({ database: platform.database, outbox, clock, logger });
await work.makeDue();
await work.mailDue({ environment: 'local', domain: 'localhost', port: 3000 });
await platform.close();

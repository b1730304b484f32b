/**
 * A process that publishes a company's website again and again, each time with another name of the firm, and prints the name once
 * it is requested. It is killed at some point.
 */

import { requestPublication } from '@services/site/publish/request';
import { sites } from '@services/site/schema';
import { createLogger } from '@suite/env/logger';
import { eq } from 'drizzle-orm';
import { openPlatform } from '../src/platform/open-platform';

const [dataFolder = '', companyId = '', from = '0'] = process.argv.slice(2);
const platform = await openPlatform({ dataFolder, seed: false, logger: createLogger('error') });
process.stdout.write('ready\n');
for (let number = Number(from); ; number++) {
  await platform.database.transaction(async (transaction) => {
    const [site] = await transaction.select().from(sites).where(eq(sites.companyId, companyId));
    if (!site) throw new Error('there is no website');
    const facts = { ...site.facts, name: `Firm ${number}` };
    await transaction.update(sites).set({ facts }).where(eq(sites.companyId, companyId));
    await requestPublication(transaction, { companyId, name: 'Pat Doe', now: Date.now() });
  });
  process.stdout.write(`asked ${number}\n`);
  // Every other change is made while the previous publication is still running.
  if (number % 2) await platform.settled();
  else void platform.settled();
}

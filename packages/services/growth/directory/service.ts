import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import { recordPayments } from './bills/record-payments';
import * as directoryContract from './contract/directory';
import * as firmContract from './contract/firm';
import { seedDirectory } from './demo/seed-directory';
import { renewalJobs, scheduleRenewals } from './jobs/renewals';
import { mountDirectory } from './routes/directory';
import { mountFirm } from './routes/firm';
import { mountIntroductions } from './routes/introductions';
import { mountSuggestions } from './routes/suggestions';
import { adoptions, favorites, introductions, matches, payments, prices, reviews, suggestions, tools, vendors } from './schema';

const ofFirms = [adoptions, favorites, introductions, matches, payments, prices, reviews, suggestions, tools];

/** Facts after which a firm's vendors or their amounts may have changed. */
const aboutBills = ['ledger.changed', 'rates.changed', 'import.undone', 'sample-data.added', 'sample-data.removed'];

interface Settings {
  /** Environment that links in mails lead to; without one, no mails are sent. */
  deployment?: Deployment;
}

/** The directory of vendors, what firms pay them, reviews and introductions. */
export const service = defineService<Settings>({
  name: 'solutionhub-vendors',
  contracts: [directoryContract, firmContract],
  health: {
    'solutionhub-vendors': (database) => database.execute(sql`SELECT 1 FROM ${vendors} LIMIT 1`),
  },
  on: Object.fromEntries(
    aboutBills.map((type) => [type, { newestOnly: (transaction, { companyId }) => recordPayments(transaction, companyId) }]),
  ),
  seed: seedDirectory,
  async removeCompanies(database, companyIds) {
    for (const table of ofFirms) await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open: (kernel, { deployment }) => ({
    jobs: renewalJobs(kernel, deployment),
    routes(app) {
      mountDirectory(app, kernel);
      mountFirm(app, kernel);
      mountIntroductions(app, kernel);
      mountSuggestions(app, kernel);
    },
    start: () => scheduleRenewals(kernel.database, kernel.clock()),
  }),
});

import { enqueue } from '@suite/kernel/jobs/enqueue';
import { defineService, type Service } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as multiplesContract from './contract/multiples';
import * as readinessContract from './contract/readiness';
import * as scenariosContract from './contract/scenarios';
import * as subjectsContract from './contract/subjects';
import * as valuationContract from './contract/valuation';
import { seedRightexit } from './demo/seed-rightexit';
import { quarterJobs, scheduleScores, scoreJob } from './jobs/quarter';
import { mountMultiples } from './routes/multiples';
import { mountReadiness } from './routes/readiness';
import { mountScenarios } from './routes/scenarios';
import { mountSubjects } from './routes/subjects';
import { mountValuation } from './routes/valuation';
import { multiples, subjects } from './schema';

/** Scores the firm again after the ledger changed; several changes are combined. */
const followLedger: NonNullable<Service['on']>[string] = {
  newestOnly: (transaction, { companyId }) =>
    enqueue(transaction, scoreJob, { companyId, cause: 'ledger' }, { companyId, key: `ledger ${companyId}` }),
};

/** Value of the practice, its readiness for an exit, and the reasons for both. */
export const service = defineService({
  name: 'rightexit',
  contracts: [multiplesContract, readinessContract, scenariosContract, subjectsContract, valuationContract],
  health: {
    rightexit: (database) => database.execute(sql`SELECT 1 FROM ${subjects} LIMIT 1`),
  },
  on: { 'ledger.changed': followLedger, 'import.undone': followLedger },
  seed: seedRightexit,
  async removeCompanies(database, companyIds) {
    await database.delete(subjects).where(inArray(subjects.companyId, [...companyIds]));
    await database.delete(multiples).where(inArray(multiples.owner, [...companyIds]));
  },
  open: (kernel) => ({
    jobs: quarterJobs(kernel),
    routes(app) {
      mountSubjects(app, kernel);
      mountValuation(app, kernel);
      mountMultiples(app, kernel);
      mountScenarios(app, kernel);
      mountReadiness(app, kernel);
    },
    start: () => scheduleScores(kernel.database, kernel.clock()),
  }),
});

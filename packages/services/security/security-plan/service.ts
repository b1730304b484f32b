import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import * as attentionContract from './contract/attention';
import * as controlsContract from './contract/controls';
import * as planContract from './contract/plan';
import * as registersContract from './contract/registers';
import * as reviewsContract from './contract/reviews';
import * as versionsContract from './contract/versions';
import { seedWisp } from './demo/seed-wisp';
import { planReminders, reminderJob, scheduleReminders } from './jobs/remind';
import { noteDeactivation } from './plan/note-deactivation';
import { mountAcknowledgements } from './routes/acknowledgements';
import { mountAttention } from './routes/attention';
import { mountControls } from './routes/controls';
import { mountPlan } from './routes/plan';
import { mountRegisters } from './routes/registers';
import { mountReviews } from './routes/reviews';
import { mountVersions } from './routes/versions';
import { plans } from './schema';

interface Settings {
  /** Where the links of mails lead; without it, no mails are sent. */
  deployment?: Deployment;
}

const personChanged = v.object({ userId: v.string(), isActive: v.boolean() });

/** The firm's written information security plan: its text, controls, evidence, registers, versions and acknowledgements. */
export const service = defineService<Settings>({
  name: 'wisp',
  contracts: [attentionContract, controlsContract, planContract, registersContract, reviewsContract, versionsContract],
  health: {
    wisp: (database) => database.execute(sql`SELECT 1 FROM ${plans} LIMIT 1`),
  },
  on: {
    async 'person.changed'(transaction, { companyId, at, data }) {
      const { userId, isActive } = v.parse(personChanged, data);
      if (!isActive) await noteDeactivation(transaction, { companyId, userId, at });
    },
  },
  seed: seedWisp,
  async removeCompanies(database, companyIds) {
    await database.delete(plans).where(inArray(plans.companyId, [...companyIds]));
  },
  open(kernel, { deployment }) {
    return {
      jobs: [planReminders as Job, reminderJob(kernel, deployment) as Job],
      routes(app) {
        mountPlan(app, kernel);
        mountAttention(app, kernel);
        mountControls(app, kernel);
        mountRegisters(app, kernel);
        mountVersions(app, kernel);
        mountAcknowledgements(app, kernel, deployment);
        mountReviews(app, kernel);
      },
      start: () => scheduleReminders(kernel.database, kernel.clock()),
    };
  },
});

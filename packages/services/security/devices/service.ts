import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as devicesContract from './contract/devices';
import * as evidenceContract from './contract/evidence';
import * as handoversContract from './contract/handovers';
import * as osSupportContract from './contract/os-support';
import { seedDevices } from './demo/seed-devices';
import type {} from './facts';
import { followPerson } from './returns/follow-people';
import { overdueJob, scheduleOverdue } from './returns/overdue-job';
import { mountBulk } from './routes/bulk';
import { mountDevices } from './routes/devices';
import { mountEvidence } from './routes/evidence';
import { mountHandovers } from './routes/handovers';
import { mountList } from './routes/list';
import { mountOsSupport } from './routes/os-support';
import { mountReturns } from './routes/returns';
import { devices, handovers, returnTasks } from './schema';

/** The firm's devices: inventory, checks, evidence, handovers and returns. */
export const service = defineService({
  name: 'security-data',
  contracts: [devicesContract, evidenceContract, handoversContract, osSupportContract],
  health: {
    'security-data': (database) => database.execute(sql`SELECT 1 FROM ${devices} LIMIT 1`),
  },
  seed: (database, _facts, { now }) => seedDevices(database, now),
  within: {
    'person.changed': (transaction, { companyId, data, at }) =>
      followPerson(transaction, { companyId, ...data, now: at.getTime() }),
  },
  async removeCompanies(database, companyIds) {
    for (const table of [handovers, returnTasks, devices])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel) {
    const overdue = overdueJob(kernel.facts);
    return {
      jobs: [overdue as Job],
      start: () => scheduleOverdue(kernel.database, overdue, kernel.clock()),
      routes(app) {
        mountList(app, kernel);
        mountDevices(app, kernel);
        mountBulk(app, kernel);
        mountEvidence(app, kernel);
        mountHandovers(app, kernel);
        mountReturns(app, kernel);
        mountOsSupport(app, kernel);
      },
    };
  },
});

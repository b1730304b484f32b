import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import { enroll } from './assignments/enroll';
import { enrollJob, scheduleEnrollment } from './assignments/enroll-job';
import * as assignmentsContract from './contract/assignments';
import * as certificatesContract from './contract/certificates';
import * as coursesContract from './contract/courses';
import * as learningContract from './contract/learning';
import * as phishingContract from './contract/phishing';
import * as recordsContract from './contract/records';
import { seedTraining } from './demo/seed-training';
import type {} from './facts';
import { sendJob } from './phishing/send-job';
import { overdueJob, scheduleOverdue } from './records/overdue-job';
import { remindJob } from './records/remind-job';
import { mountAssignments } from './routes/mount-assignments';
import { mountCertificates } from './routes/mount-certificates';
import { mountCourses } from './routes/mount-courses';
import { mountLearning } from './routes/mount-learning';
import { mountPhishing } from './routes/mount-phishing';
import { mountRecords } from './routes/mount-records';
import { assignments, attempts, campaigns, completions, courses, progress, settings } from './schema';

interface Settings {
  /** Where the links of mails lead; without it, no mails are sent. */
  deployment?: Deployment;
}

/** Courses, assignments, completions, certificates and phishing simulations. */
export const service = defineService<Settings>({
  name: 'academy-admin',
  contracts: [assignmentsContract, certificatesContract, coursesContract, learningContract, phishingContract, recordsContract],
  health: {
    'academy-admin': (database) => database.execute(sql`SELECT 1 FROM ${assignments} LIMIT 1`),
  },
  within: {
    'person.joined': (transaction, { companyId, data, at }) =>
      enroll(transaction, companyId, { userIds: [data.userId], now: at.getTime() }),
    'person.changed': (transaction, { companyId, data, at }) =>
      enroll(transaction, companyId, { userIds: [data.userId], now: at.getTime() }),
  },
  seed: seedTraining,
  async removeCompanies(database, companyIds) {
    for (const table of [campaigns, attempts, progress, completions, assignments, courses, settings])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { deployment }) {
    const overdue = overdueJob(kernel.facts);
    return {
      jobs: [
        enrollJob as Job,
        overdue as Job,
        ...(deployment ? [remindJob(kernel, deployment) as Job, sendJob(kernel, deployment) as Job] : []),
      ],
      routes(app) {
        mountLearning(app, kernel);
        mountCertificates(app, kernel);
        mountRecords(app, kernel);
        mountAssignments(app, kernel);
        mountCourses(app, kernel);
        mountPhishing(app, kernel);
      },
      async start() {
        await scheduleEnrollment(kernel.database, kernel.clock());
        await scheduleOverdue(kernel.database, overdue, kernel.clock());
      },
    };
  },
});

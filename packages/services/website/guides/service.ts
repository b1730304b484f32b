import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as guidesContract from './contract/guides';
import { demoGuideJob, seedGuide } from './demo/demo-guide';
import { mountGuides } from './routes/guides';
import { mountPublic } from './routes/public';
import { guides } from './schema';

/** Guides that visitors get in exchange for their e-mail address. */
export const service = defineService({
  name: 'magnit',
  contracts: [guidesContract],
  health: {
    magnit: (database) => database.execute(sql`SELECT 1 FROM ${guides} LIMIT 1`),
  },
  // As long as leads, because downloads are counted by them.
  expiries: [{ table: 'magnit.links', column: 'expires_at', hours: 730 * 24 }],
  seed: (database, _facts, demo) => seedGuide(database, demo),
  async removeCompanies(database, companyIds) {
    await database.delete(guides).where(inArray(guides.companyId, [...companyIds]));
  },
  open: (kernel) => ({
    jobs: [demoGuideJob(kernel.files) as Job],
    routes(app) {
      mountGuides(app, kernel);
      mountPublic(app, kernel);
    },
  }),
});

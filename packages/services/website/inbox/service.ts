import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as attentionContract from './contract/attention';
import * as formsContract from './contract/forms';
import * as leadsContract from './contract/leads';
import * as publicContract from './contract/public';
import * as reportContract from './contract/report';
import * as settingsContract from './contract/settings';
import { seedLeads } from './demo/seed-leads';
import type {} from './facts';
import { takeFromFolders } from './incoming/mail-folder';
import { retentionJob, scheduleRetention } from './leads/delete-old';
import { mountAttachments } from './routes/attachments';
import { mountForms } from './routes/forms';
import { mountLeads } from './routes/leads';
import { mountPublic } from './routes/public';
import { mountReplies } from './routes/replies';
import { mountReport } from './routes/report';
import { mountSettings } from './routes/settings';
import { contactSettings, forms, leads, savedReplies } from './schema';

/** Milliseconds between two checks of the folders of incoming mail. */
const LOOK = 30_000;

/** What visitors of the firm's website send: forms, leads, conversations and consent. */
export const service = defineService({
  name: 'mywebsite-contacts',
  contracts: [attentionContract, formsContract, leadsContract, publicContract, reportContract, settingsContract],
  health: {
    'mywebsite-contacts': (database) => database.execute(sql`SELECT 1 FROM ${forms} LIMIT 1`),
  },
  expiries: [{ table: 'mywebsite_contacts.used_proofs', column: 'at', hours: 3 }],
  seed: (database, _facts, demo) => seedLeads(database, demo),
  async removeCompanies(database, companyIds) {
    for (const table of [contactSettings, forms, leads, savedReplies])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel) {
    let timer: NodeJS.Timeout | undefined;
    const retention = retentionJob(kernel.files);
    let isLooking = false;
    async function takeMails() {
      if (isLooking) return;
      isLooking = true;
      await takeFromFolders(kernel).finally(() => {
        isLooking = false;
      });
    }
    const look = () => kernel.inBackground(takeMails);
    return {
      jobs: [retention as Job],
      async start() {
        timer = setInterval(look, LOOK);
        timer.unref();
        look();
        await scheduleRetention(kernel.database, retention, kernel.clock());
      },
      stop: () => clearInterval(timer),
      routes(app) {
        mountAttachments(app, kernel);
        mountForms(app, kernel);
        mountLeads(app, kernel);
        mountReplies(app, kernel);
        mountReport(app, kernel);
        mountSettings(app, kernel);
        mountPublic(app, kernel);
      },
    };
  },
});

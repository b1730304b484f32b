import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { mountBulk } from './bulk/mount-bulk';
import { batchJob } from './bulk/send-job';
import { mountPublic } from './client-page/mount-public';
import * as attentionContract from './contract/attention';
import * as bulkContract from './contract/bulk';
import * as proposalsContract from './contract/proposals';
import * as publicContract from './contract/public';
import * as revenueContract from './contract/revenue';
import { seedProposals } from './demo/seed-proposals';
import { readCertificate } from './document/certificate';
import { sealJob } from './document/seal-job';
import type {} from './facts';
import { followMerge, followSeparation } from './firm/follow-merge';
import { mountRevenue } from './revenue/mount-revenue';
import { mountDocuments } from './routes/mount-documents';
import { mountDrafts } from './routes/mount-drafts';
import { mountProposals } from './routes/mount-proposals';
import { mountRecipients } from './routes/mount-recipients';
import { mountSending } from './routes/mount-sending';
import { expiryJob } from './schedule/expire';
import { reminderJob } from './schedule/remind';
import { batches, leakageDismissals, proposals } from './schema';

/** Previews of batches that were not sent are removed after this many days. */
const PREVIEW_DAYS = 30;

interface Settings {
  /** Where links in reminders lead; without it, no reminders are sent. */
  deployment?: Deployment;
  /** Path of the operator's certificate and key for sealing documents; without it, the suite creates its own. */
  certificateFile?: string | undefined;
  /** Address of the operator's time-stamp server; without it, seals have no time stamp. */
  timestampUrl?: string | undefined;
}

/** Proposals of a firm: drafts, sent versions, acceptances, and sealed documents. */
export const service = defineService<Settings>({
  name: 'proposals',
  contracts: [attentionContract, bulkContract, proposalsContract, publicContract, revenueContract],
  health: {
    proposals: (database) => database.execute(sql`SELECT 1 FROM ${proposals} LIMIT 1`),
  },
  seed: seedProposals,
  within: {
    'clients.merged': followMerge,
    'clients.separated': followSeparation,
  },
  async removeCompanies(database, companyIds) {
    await database.delete(leakageDismissals).where(inArray(leakageDismissals.companyId, [...companyIds]));
    await database.delete(batches).where(inArray(batches.companyId, [...companyIds]));
    await database.delete(proposals).where(inArray(proposals.companyId, [...companyIds]));
  },
  open(kernel, { deployment, certificateFile, timestampUrl }) {
    const certificate = certificateFile === undefined ? undefined : readCertificate(certificateFile);
    return {
      jobs: [
        sealJob(kernel, { deployment, certificate, timestampUrl }) as Job,
        expiryJob(kernel) as Job,
        batchJob(kernel) as Job,
        ...(deployment ? [reminderJob(kernel, deployment) as Job] : []),
      ],
      routes(app) {
        mountProposals(app, kernel);
        mountDrafts(app, kernel);
        mountSending(app, kernel);
        mountRecipients(app, kernel);
        mountBulk(app, kernel);
        mountPublic(app, kernel);
        mountDocuments(app, kernel, certificate);
        mountRevenue(app, kernel);
      },
      async sweep() {
        const since = new Date(kernel.clock() - PREVIEW_DAYS * MILLISECONDS_PER_DAY);
        await kernel.database.delete(batches).where(and(eq(batches.state, 'preview'), lt(batches.createdAt, since)));
      },
    };
  },
});

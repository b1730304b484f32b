import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import * as factsContract from './contract/facts';
import * as mediaContract from './contract/media';
import * as pagesContract from './contract/pages';
import * as publicationsContract from './contract/publications';
import { seedWebsite } from './demo/seed-website';
import { type ResolveTxt, systemDns } from './publish/domain-proof';
import { findSite } from './publish/find-site';
import { HELD_HOURS } from './publish/hold-address';
import { publishJob } from './publish/publish-job';
import { refreshJob, scheduledJob, scheduleRefresh } from './publish/schedule-job';
import { createSiteFolders } from './publish/site-folder';
import { mountMedia } from './routes/media';
import { mountPages } from './routes/pages';
import { mountPublications } from './routes/publications';
import { mountPublishing } from './routes/publishing';
import { mountSite } from './routes/site';
import { heldAddresses, media, pages, publications, redirects, sites } from './schema';

interface Settings {
  /** The deployment's host names, for the URLs of websites. */
  deployment?: Deployment;
  /** Domain of all websites; defaults to a subdomain of the provider domain. */
  sitesDomain?: string | undefined;
  /** Looks up proofs of domains; defaults to the system's DNS. */
  resolveTxt?: ResolveTxt;
}

/** The address of websites on a platform without a gateway. */
const NOWHERE: Deployment = { environment: 'local', domain: 'localhost', port: 3000 };

/** The firm's website: its facts, pages, media and publications. */
export const service = defineService<Settings>({
  name: 'mywebsite-admin',
  contracts: [factsContract, mediaContract, pagesContract, publicationsContract],
  health: {
    'mywebsite-admin': (database) => database.execute(sql`SELECT 1 FROM ${sites} LIMIT 1`),
  },
  expiries: [{ table: 'mywebsite_admin.held_addresses', column: 'released_at', hours: HELD_HOURS }],
  seed: (database, _facts, demo) => seedWebsite(database, demo),
  async removeCompanies(database, companyIds) {
    for (const table of [redirects, pages, media, publications, heldAddresses, sites])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { deployment = NOWHERE, sitesDomain, resolveTxt = systemDns }) {
    const { files, database } = kernel;
    const folders = createSiteFolders(kernel.dataFolder, files);
    const siteHosts = { deployment, sitesDomain };
    const refresh = refreshJob(kernel.wakeJobs);
    return {
      jobs: [publishJob({ files, folders, ...siteHosts }) as Job, scheduledJob(kernel.wakeJobs) as Job, refresh as Job],
      async start() {
        await folders.removeUnused(database);
        await scheduleRefresh(database, refresh, kernel.clock());
      },
      findSite: (name) => findSite(kernel, folders, name),
      routes(app) {
        mountSite(app, kernel, siteHosts, resolveTxt);
        mountPages(app, kernel);
        mountPublishing(app, kernel);
        mountMedia(app, kernel);
        mountPublications(app, kernel, siteHosts);
      },
    };
  },
});

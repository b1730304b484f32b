import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService, type Service } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import * as feedContract from './contract/feed';
import { eventTypes } from './contract/feed';
import * as notificationsContract from './contract/notifications';
import * as webhooksContract from './contract/webhooks';
import { mountFeed } from './feed/mount-feed';
import { createDigestJobs } from './notifications/digest-jobs';
import { mountNotifications } from './notifications/mount-notifications';
import { notify } from './notifications/notify';
import { notificationSettings, notifications, webhooks } from './schema';
import { createDeliveryJob, enqueueDeliveries } from './webhooks/deliver';
import { mountWebhooks } from './webhooks/mount-webhooks';
import { internet, type Network } from './webhooks/network';

interface Settings {
  /** Replaces parts of how webhooks are reached, for tests with receivers on loopback. Operators cannot set it. */
  webhookNetwork?: Partial<Network>;
  /** Where links in digests lead; without it, no digests are mailed. */
  deployment?: Deployment;
}

const on: Service['on'] = Object.fromEntries(
  eventTypes.map((type) => [
    type,
    async (transaction, fact) => {
      await notify(transaction, fact, type);
      await enqueueDeliveries(transaction, fact, type);
    },
  ]),
);

/** The feed of a company, notifications of its people, and webhooks. */
export const service = defineService<Settings>({
  name: 'events',
  contracts: [feedContract, notificationsContract, webhooksContract],
  health: {
    events: (database) => database.execute(sql`SELECT 1 FROM ${notifications} LIMIT 1`),
  },
  on,
  expiries: [{ table: 'events.notifications', column: 'at', hours: 90 * 24 }],
  async removeCompanies(database, companyIds) {
    for (const table of [notifications, notificationSettings, webhooks])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { webhookNetwork, deployment }) {
    const network = { ...internet, ...webhookNetwork };
    const digests = deployment && createDigestJobs(kernel, deployment);
    return {
      jobs: [createDeliveryJob(kernel, network) as Job, ...(digests?.all ?? [])],
      ...(digests && { start: digests.start }),
      routes(app) {
        mountFeed(app, kernel);
        mountNotifications(app, kernel, digests);
        mountWebhooks(app, kernel, network);
      },
    };
  },
});

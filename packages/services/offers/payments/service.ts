import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import { startBilling } from './billing/begin-billing';
import { dueJob } from './billing/make-due';
import { mountPublic } from './client-page/mount-public';
import { collectJob } from './collecting/collect-job';
import { readAttemptJob } from './collecting/read-attempt-job';
import { readPageJob } from './collecting/read-page-job';
import { planReconciliation, reconcileJob, scheduleReconciliation } from './collecting/reconcile-job';
import { refundJob } from './collecting/refund-job';
import { warnJob } from './collecting/warn-job';
import * as attentionContract from './contract/attention';
import * as billingContract from './contract/billing';
import * as publicContract from './contract/public';
import * as settingsContract from './contract/settings';
import * as statementsContract from './contract/statements';
import * as transfersContract from './contract/transfers';
import { seedPayments } from './demo/seed-payments';
import type {} from './facts';
import { mountBilling } from './firm/mount-billing';
import { mountPayments } from './firm/mount-payments';
import { mountStatements } from './firm/mount-statements';
import { mountTransfers } from './firm/mount-transfers';
import { createStripe, tryStripe } from './provider/stripe';
import { readStripeEvent } from './provider/stripe-events';
import type { Dependencies } from './rows';
import { accounts, billings, checkouts, payers, statements } from './schema';
import { mountEvents } from './settings/mount-events';
import { mountSettings } from './settings/mount-settings';

const STRIPE = 'https://api.stripe.com';

interface Settings {
  /** Where links in mails lead; without it, no mail is sent. */
  deployment?: Deployment;
  /** Origin of Stripe's API, for a different one than Stripe's own. */
  stripeHost?: string;
}

/** Payments of clients for accepted proposals: when they come due, how they are collected, and their outcome. */
export const service = defineService<Settings>({
  name: 'payments',
  contracts: [attentionContract, billingContract, publicContract, settingsContract, statementsContract, transfersContract],
  health: {
    payments: (database) => database.execute(sql`SELECT 1 FROM ${billings} LIMIT 1`),
  },
  within: {
    'proposal.accepted': (transaction, { data }) => startBilling(transaction, data.proposalId),
  },
  seed: seedPayments,
  expiries: [{ table: 'payments.events', column: 'received_at', hours: 90 * 24 }],
  async removeCompanies(database, companyIds) {
    for (const table of [checkouts, payers, billings, statements, accounts])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { deployment, stripeHost = STRIPE }) {
    const dependencies: Dependencies = {
      kernel,
      deployment,
      openProvider: (secretKey) => createStripe({ secretKey, host: stripeHost, now: kernel.clock }),
      tryKey: (secretKey) => tryStripe({ secretKey, host: stripeHost }),
    };
    return {
      jobs: [
        dueJob as Job,
        collectJob(dependencies) as Job,
        warnJob(dependencies) as Job,
        readPageJob(dependencies) as Job,
        readAttemptJob(dependencies) as Job,
        refundJob(dependencies) as Job,
        reconcileJob(dependencies) as Job,
        planReconciliation as Job,
      ],
      routes(app) {
        mountPayments(app, dependencies);
        mountTransfers(app, dependencies);
        mountStatements(app, dependencies);
        mountBilling(app, dependencies);
        mountSettings(app, dependencies);
        mountPublic(app, dependencies);
        mountEvents(app, dependencies, readStripeEvent);
      },
      start: () => scheduleReconciliation(kernel.database, kernel.clock()),
    };
  },
});

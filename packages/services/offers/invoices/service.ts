import { createLedgerWriting, type ProviderSettings, type Wait, waitFor } from '@services/ledger/ports';
import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import { eq, inArray, sql } from 'drizzle-orm';
import * as invoicesContract from './contract/invoices';
import * as settingsContract from './contract/settings';
import { mountInvoices } from './firm/mount-invoices';
import { mountSettings } from './firm/mount-settings';
import type { Dependencies } from './rows';
import { contacts, invoices, settings } from './schema';
import { followJob } from './writing/follow-job';
import { followInvoices } from './writing/follow-queue';
import { planAll, planInvoices, planJob } from './writing/plan-invoices';
import { postJob, postNow } from './writing/post-job';
import { writeJob } from './writing/write-job';

interface Settings {
  /** How each accounting provider knows the suite; without it, nothing is written. */
  providers?: ProviderSettings;
  /** Waits while a provider is busy. */
  wait?: Wait;
}

/** Charges of accepted proposals as invoices in the firm's connected ledger. */
export const service = defineService<Settings>({
  name: 'invoices',
  contracts: [invoicesContract, settingsContract],
  health: {
    invoices: (database) => database.execute(sql`SELECT 1 FROM ${invoices} LIMIT 1`),
  },
  within: {
    async 'payment.received'(transaction, { companyId, data }) {
      const isOf = eq(invoices.paymentId, data.paymentId);
      const [invoice] = await transaction.select({ id: invoices.id }).from(invoices).where(isOf);
      if (invoice) await postNow(transaction, { companyId, invoiceId: invoice.id });
    },
  },
  on: {
    'proposal.accepted': { newestOnly: (transaction, { companyId }) => planInvoices(transaction, companyId) },
    'ledger.changed': {
      async newestOnly(transaction, { companyId }) {
        await planInvoices(transaction, companyId);
        await followInvoices(transaction, companyId);
      },
    },
  },
  async removeCompanies(database, companyIds) {
    for (const table of [invoices, contacts, settings])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { providers, wait = waitFor }) {
    const { clock, sealing } = kernel;
    const dependencies: Dependencies = { kernel, writing: createLedgerWriting({ clock, sealing, providers, wait }) };
    return {
      jobs: [
        planJob(dependencies) as Job,
        writeJob(dependencies) as Job,
        postJob(dependencies) as Job,
        followJob(dependencies) as Job,
      ],
      routes(app) {
        mountSettings(app, dependencies);
        mountInvoices(app, dependencies);
      },
      sweep: () => planAll(kernel.database),
    };
  },
});

import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { addSampleData, getSampleData, removeSampleData } from '../contract/sample-data';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { insightsFirms } from '../schema/firms';
import { removeSample } from './remove-sample';
import { sampleDataOf, whyNot } from './sample-state';
import { writeSample } from './write-sample';

const CURRENCY = 'USD';

/** Adds and removes the sample ledger of a firm that has no ledger of its own yet. */
export function mountSample(app: App, kernel: Kernel): void {
  const { facts } = kernel;

  route(
    app,
    kernel,
    getSampleData,
    { summary: 'Whether the firm has sample data, or could be given some' },
    async ({ caller, database }) => ({
      data: await sampleDataOf(database, inCompany(caller).companyId),
    }),
  );

  route(
    app,
    kernel,
    addSampleData,
    { summary: 'Fill the empty ledger of the firm with sample data' },
    async ({ caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockLedger(database, companyId);
      const firm = await firmOf(database, companyId);
      if (!firm) throw new SuiteError('not_found', 'Your company has no firm yet: set it up in IQ onboarding first.');
      if (firm.sampleAddedAt) return undefined;
      const reason = await whyNot(database, companyId);
      if (reason) throw new SuiteError('ledger_present', reason);
      const now = new Date(clock());
      const currency = firm.currency ?? CURRENCY;
      await database
        .update(insightsFirms)
        .set({ currency, sampleAddedAt: now, hasSampleCurrency: !firm.currency })
        .where(eq(insightsFirms.companyId, companyId));
      await writeAudit(database, author, [{ action: 'sample-data.added', subject: firm.name }], clock());
      await writeSample(database, facts, { companyId, currency, now, source: 'sample', fileName: null });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    removeSampleData,
    { summary: 'Remove the sample data; the firm is as it was before' },
    async ({ caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockLedger(database, companyId);
      const firm = await firmOf(database, companyId);
      if (!firm?.sampleAddedAt) throw new SuiteError('not_found', 'Your firm has no sample data.');
      await writeAudit(database, author, [{ action: 'sample-data.removed', subject: firm.name }], clock());
      await removeSample(database, facts, companyId);
      return undefined;
    },
  );
}

import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/payment-terms';
import type {} from '../facts';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { setPaymentTerms } from '../records/payment-terms';
import { ledgerInvoices } from '../schema/ledger';

/** Mounts the API for the payment terms of a firm, which apply to invoices whose source gives no due date. */
export function mountPaymentTerms(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getPaymentTerms,
    { summary: 'After how many days invoices without a due date are due, and how many of them there are' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      return { days: (await requireFirm(database, companyId)).paymentTermsDays, invoices: await dueByTerms(database, companyId) };
    },
  );

  route(
    app,
    kernel,
    contract.putPaymentTerms,
    { summary: 'Set the payment terms; due dates and metrics are recalculated' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { days } = body;
      await lockLedger(database, companyId);
      const { paymentTermsDays: before, metricsAsOf } = await requireFirm(database, companyId);
      if (days !== before) {
        const changed = await setPaymentTerms(database, companyId, days);
        const change = { what: 'days', from: before === null ? null : String(before), to: String(days) };
        await writeAudit(database, author, [{ action: 'terms.changed', subject: '', changes: [change] }], clock());
        if (changed && metricsAsOf)
          await kernel.facts.append(database, 'terms.changed', { companyId, data: { asOf: metricsAsOf } });
      }
      return { days, invoices: await dueByTerms(database, companyId) };
    },
  );
}

const dueByTerms = (database: Database, companyId: string) =>
  database.$count(ledgerInvoices, and(eq(ledgerInvoices.companyId, companyId), eq(ledgerInvoices.dueByTerms, true)));

async function requireFirm(database: Database, companyId: string) {
  const firm = await firmOf(database, companyId);
  if (!firm) throw new SuiteError('not_found', 'There is no firm yet: name it first.');
  return firm;
}

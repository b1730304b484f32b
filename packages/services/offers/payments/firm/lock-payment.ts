import { lockEngagement } from '@services/proposals/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq } from 'drizzle-orm';
import type { BillingRow, PaymentRow } from '../rows';
import { billings, payments } from '../schema';

interface OfPayment {
  companyId: string;
  paymentId: string;
}

/** Locks a company's payment until the end of the transaction. @throws SuiteError `not_found` */
export async function lockPayment(transaction: Database, { companyId, paymentId }: OfPayment): Promise<PaymentRow> {
  const isIt = and(eq(payments.companyId, companyId), eq(payments.id, paymentId));
  const [row] = isUuid(paymentId) ? await transaction.select().from(payments).where(isIt).for('update') : [];
  if (!row) throw new SuiteError('not_found', 'There is no such payment.');
  return row;
}

interface Of {
  companyId: string;
  proposalId: string;
}

/** A company's billing. @throws SuiteError `not_found` */
export const findBilling = (database: Database, of: Of): Promise<BillingRow> => readBilling(database, of, false);

/**
 * Does the same, and prevents changes and acceptances of follow-up proposals until the end of the transaction. Locks the
 * engagement first and then billings, in the same order as an acceptance. @throws SuiteError `not_found`
 */
export async function lockBilling(transaction: Database, of: Of): Promise<BillingRow> {
  const { proposalId } = await readBilling(transaction, of, false);
  await lockEngagement(transaction, proposalId);
  return readBilling(transaction, of, true);
}

async function readBilling(database: Database, { companyId, proposalId }: Of, locks: boolean): Promise<BillingRow> {
  const isIt = and(eq(billings.companyId, companyId), eq(billings.proposalId, proposalId));
  const read = database.select().from(billings).where(isIt);
  const [row] = isUuid(proposalId) ? await (locks ? read.for('update') : read) : [];
  if (!row) throw new SuiteError('not_found', 'Nothing is billed for this proposal: it was not accepted.');
  return row;
}

import type { AuditAction } from '@services/identity/contract/audit';
import { writeAudit } from '@services/identity/ports';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Administrator } from '@suite/kernel/http/in-company';
import { eq } from 'drizzle-orm';
import type { PaymentRow } from '../rows';
import { billings } from '../schema';
import { nameOf } from './name-of';

/** Records an action on a payment in the audit log, with the amount and the proposal. */
export async function recordPayment(
  database: Database,
  author: Administrator,
  action: AuditAction,
  { proposalId, amount, currency }: Pick<PaymentRow, 'proposalId' | 'amount' | 'currency'>,
  now: number,
  reason?: string,
): Promise<void> {
  const [billing] = await database.select().from(billings).where(eq(billings.proposalId, proposalId));
  const { money } = metricFormatsOf('en-US');
  const changes = [
    { what: 'amount', from: null, to: money(amount, currency) },
    ...(reason === undefined ? [] : [{ what: 'reason', from: null, to: reason }]),
  ];
  const subject = billing ? nameOf(billing) : '';
  await writeAudit(database, author, [{ action, subject, changes }], now);
}

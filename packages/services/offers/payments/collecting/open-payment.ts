import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '../rows';
import { attempts, checkouts } from '../schema';

/** Refuses what only an open payment allows. @throws SuiteError `not_open` */
export function insistOnOpen({ status }: PaymentRow): void {
  if (status === 'due' || status === 'failed') return;
  const reasons = {
    processing: 'This payment is being processed. Wait until that is settled.',
    paid: 'This payment was paid.',
    cancelled: 'This payment was canceled.',
  };
  throw new SuiteError('not_open', reasons[status]);
}

/** Refuses changes while the client has the provider's page open and may be paying. @throws SuiteError `not_open` */
export async function insistOnNoPage(database: Database, { id }: PaymentRow): Promise<void> {
  const isOpen = and(eq(attempts.paymentId, id), eq(checkouts.state, 'open'));
  const [page] = await database
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(attempts, eq(attempts.id, checkouts.attemptId))
    .where(isOpen);
  if (page)
    throw new SuiteError(
      'not_open',
      'The client has the payment page open and may be paying. Try again in an hour, when it closes.',
    );
}

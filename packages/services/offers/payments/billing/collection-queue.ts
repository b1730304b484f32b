import type { Database } from '@suite/kernel/database/database';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import * as v from 'valibot';

/** Charges a saved method for a payment, or asks the client to pay it. */
export const collection = {
  kind: 'collect payment',
  payload: v.object({ paymentId: v.string(), isScheduled: v.optional(v.boolean(), false) }),
};

interface Of {
  id: string;
  companyId: string;
}

export const collectNow = (transaction: Database, { id, companyId }: Of): Promise<void> =>
  enqueue(transaction, collection, { paymentId: id }, { companyId, key: id });

/**
 * Schedules an attempt, in milliseconds since 1970; an attempt that is already scheduled for an earlier moment stays. It waits while
 * the billing is paused.
 */
export const planCollection = (transaction: Database, { id, companyId }: Of, runAt: number): Promise<void> =>
  enqueue(transaction, collection, { paymentId: id, isScheduled: true }, { companyId, key: id, runAt });

import type { Database } from '@suite/kernel/database/database';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import * as v from 'valibot';

/** Charges a saved method for a payment, or asks the client to pay it. */
export const collection = { kind: 'collect payment', payload: v.object({ paymentId: v.string() }) };

interface Of {
  id: string;
  companyId: string;
}

export const collectNow = (transaction: Database, { id, companyId }: Of): Promise<void> =>
  enqueue(transaction, collection, { paymentId: id }, { companyId, key: id });

/** Plans an attempt for a moment, in milliseconds since 1970; one that is planned for earlier stays. */
export const planCollection = (transaction: Database, { id, companyId }: Of, runAt: number): Promise<void> =>
  enqueue(transaction, collection, { paymentId: id }, { companyId, key: id, runAt });

import type { Database } from '@suite/kernel/database/database';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import * as v from 'valibot';
import { laneOf } from './lane';

export const followQueue = { kind: 'follow invoices', payload: v.object({ companyId: v.string() }), inOrder: laneOf };

/** Reads what became of a firm's invoices in the ledger. */
export const followInvoices = (transaction: Database, companyId: string): Promise<void> =>
  enqueue(transaction, followQueue, { companyId }, { companyId, key: companyId });

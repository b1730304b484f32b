import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import * as v from 'valibot';
import { RefusedError } from '../provider/provider';
import type { Dependencies } from '../rows';
import { noteRefusal, providerOf } from './account-of';
import { hearOfAttempt } from './hear';
import { hearOfRefund } from './refund-job';

const job = {
  kind: 'read charge again',
  payload: v.object({
    companyId: v.string(),
    attemptId: v.string(),
    providerId: v.string(),
    refund: v.nullable(v.object({ id: v.string(), providerId: v.string() })),
  }),
};

type Payload = v.InferOutput<typeof job.payload>;

/** Reads a charge from the provider after an event that does not fit it. */
export const readAgain = (transaction: Database, payload: Payload): Promise<void> =>
  enqueue(transaction, job, payload, { companyId: payload.companyId, key: payload.refund?.id ?? payload.attemptId });

export const readAttemptJob = (dependencies: Dependencies) =>
  defineJob({
    ...job,
    attempts: 30,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'asked how a charge stands',
    async run({ companyId, attemptId, providerId, refund }, { database, clock }) {
      const provider = await providerOf(database, dependencies, companyId);
      if (!provider) return;
      try {
        const attempted = await provider.readAttempt(providerId);
        const refunded = refund && (await provider.readRefund(refund.providerId));
        await database.transaction(async (transaction) => {
          await hearOfAttempt(transaction, dependencies, attemptId, attempted, clock());
          if (refund && refunded) await hearOfRefund(transaction, dependencies, refund.id, refunded, clock());
        });
      } catch (error) {
        // A charge that the provider does not know settles nothing, either.
        if (!(error instanceof RefusedError)) throw error;
        await noteRefusal(database, companyId, error);
      }
    },
  });

import { defineJob } from '@suite/kernel/jobs/define-job';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { cardWarning, lastDayOf, planCardWarning, warningTime } from '../billing/card-warning';
import type { Dependencies } from '../rows';
import { billings, payers } from '../schema';
import { chargeAfterDay } from './charge-after-day';
import { collectableMethod } from './collectable-method';
import { mailExpiry } from './mail-client';

/** Notifies the client once that the saved card expires before a planned charge. */
export const warnJob = (dependencies: Dependencies) =>
  defineJob({
    ...cardWarning,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'notified a client of an expiring card',
    run: ({ proposalId }, { database, clock }) =>
      database.transaction(async (transaction) => {
        const [billing] = await transaction.select().from(billings).where(eq(billings.proposalId, proposalId)).for('update');
        const [payer] = await transaction.select().from(payers).where(eq(payers.proposalId, proposalId)).for('update');
        const expires = payer?.method?.expires;
        if (!billing || !payer?.method || !expires || payer.warnedAt) return;
        if (clock() < warningTime(expires, billing.timeZone)) return planCardWarning(transaction, proposalId);
        const last = lastDayOf(expires);
        const next = await chargeAfterDay(transaction, billing, { today: dayIn(billing.timeZone, clock()), day: last });
        if (!next || !(await collectableMethod(transaction, billing))) return;
        await mailExpiry(transaction, dependencies, {
          billing,
          charge: { ...next, currency: billing.currency },
          label: payer.method.label,
          last,
        });
        await transaction
          .update(payers)
          .set({ warnedAt: new Date(clock()) })
          .where(eq(payers.proposalId, proposalId));
      }),
  });

import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { planJob } from '@suite/kernel/jobs/plan-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { collectNow } from '../billing/collection-queue';
import { type Provider, RefusedError } from '../provider/provider';
import type { Dependencies } from '../rows';
import { accounts, attempts, checkouts, payments, refunds } from '../schema';
import { noteRefusal, providerOf } from './account-of';
import { readCheckout } from './close-checkout';
import { hearOfAttempt } from './hear';
import { hearOfRefund, planRefund } from './refund-job';

const of = { kind: 'reconcile payments', payload: v.object({ companyId: v.string() }) };

/** Runs every night for each firm with a provider. */
export const planReconciliation = planJob({
  kind: 'plan reconciliation of payments',
  doing: 'planned the reconciliation of payments',
  async plan(transaction) {
    const connected = await transaction
      .select({ companyId: accounts.companyId })
      .from(accounts)
      .where(isNotNull(accounts.secretKey));
    for (const { companyId } of connected) await reconcileNow(transaction, companyId);
  },
});

export const scheduleReconciliation = (database: Database, now: number): Promise<void> =>
  schedule(database, {
    job: planReconciliation,
    key: 'nightly',
    payload: {},
    time: { at: '04:00', timeZone: 'UTC' },
    now,
  });

export const reconcileNow = (transaction: Database, companyId: string): Promise<void> =>
  enqueue(transaction, of, { companyId }, { companyId, key: companyId });

/** Asks the provider about everything that is in progress, in case events never came. */
export const reconcileJob = (dependencies: Dependencies) =>
  defineJob({
    ...of,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 600,
    atOnce: 1,
    isHarmless: true,
    doing: 'asked what became of payments',
    async run({ companyId }, { database, clock, signal }) {
      const provider = await providerOf(database, dependencies, companyId);
      if (!provider) return;
      // First, so that a revoked key ends the run at once.
      const stripeAccount = await provider.ownAccount();
      if (stripeAccount !== null) await database.update(accounts).set({ stripeAccount }).where(eq(accounts.companyId, companyId));
      const open = and(eq(checkouts.companyId, companyId), inArray(checkouts.state, ['requested', 'open']));
      for (const row of await database.select().from(checkouts).where(open)) {
        signal.throwIfAborted();
        await unlessRefused(database, companyId, () => readCheckout(database, dependencies, row, clock()));
      }
      await readAttempts(database, dependencies, { provider, companyId, signal, clock });
      await readRefunds(database, dependencies, { provider, companyId, signal, clock });
    },
  });

/** Reads one page, charge or refund. When the provider refuses, the firm sees why in its settings, and the others are still read. */
async function unlessRefused(database: Database, companyId: string, read: () => Promise<unknown>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await noteRefusal(database, companyId, error);
  }
}

interface Reconciled {
  provider: Provider;
  companyId: string;
  signal: AbortSignal;
  clock: () => number;
}

async function readAttempts(
  database: Database,
  dependencies: Dependencies,
  { provider, companyId, signal, clock }: Reconciled,
): Promise<void> {
  const isUnderWay = and(eq(payments.companyId, companyId), inArray(attempts.state, ['requested', 'processing']));
  const rows = await database
    .select({ id: attempts.id, paymentId: attempts.paymentId, providerId: attempts.providerId })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(isUnderWay)
    .orderBy(asc(attempts.id));
  for (const { id, paymentId, providerId } of rows) {
    signal.throwIfAborted();
    if (providerId === null) {
      await database.transaction((transaction) => collectNow(transaction, { id: paymentId, companyId }));
      continue;
    }
    await unlessRefused(database, companyId, async () => {
      const attempted = await provider.readAttempt(providerId);
      await database.transaction((transaction) => hearOfAttempt(transaction, dependencies, id, attempted, clock()));
    });
  }
}

async function readRefunds(
  database: Database,
  dependencies: Dependencies,
  { provider, companyId, signal, clock }: Reconciled,
): Promise<void> {
  const isUnderWay = and(
    eq(payments.companyId, companyId),
    inArray(refunds.state, ['requested', 'pending']),
    isNotNull(refunds.attemptId),
  );
  const rows = await database
    .select({ id: refunds.id, providerId: refunds.providerId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isUnderWay);
  for (const { id, providerId } of rows) {
    signal.throwIfAborted();
    if (providerId === null) {
      await database.transaction((transaction) => planRefund(transaction, id, companyId));
      continue;
    }
    await unlessRefused(database, companyId, async () => {
      const refunded = await provider.readRefund(providerId);
      await database.transaction((transaction) => hearOfRefund(transaction, dependencies, id, refunded, clock()));
    });
  }
}

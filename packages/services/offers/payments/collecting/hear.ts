import { lockEngagement, noteMethod } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { planCardWarning } from '../billing/card-warning';
import { planCollection } from '../billing/collection-queue';
import type { Attempted, Checkout, SavedMethod } from '../provider/provider';
import type { AttemptRow, Dependencies } from '../rows';
import { attempts, billings, checkouts, payers, payments } from '../schema';
import { customerOf, isAnother, misfitOfCharge, recordMismatch, refundedOf } from './mismatch';
import { settlePayment } from './settle-payment';
import { laterWord } from './word';

/**
 * Applies what the provider reports about an attempt, from a response or an event. A report about another amount, currency,
 * attempt or customer is recorded and settles nothing. @param now milliseconds since 1970 @returns whether it fits
 */
export async function hearOfAttempt(
  transaction: Database,
  dependencies: Dependencies,
  attemptId: string,
  attempted: Attempted,
  now: number,
): Promise<boolean> {
  const { providerId, state, at, failure, method, about } = attempted;
  const [row] = await transaction.select().from(attempts).where(eq(attempts.id, attemptId)).for('update');
  if (!row) return true;
  const misfit = misfitOfCharge(row, attempted, await customerOf(transaction, row));
  if (misfit) {
    await recordMismatch(transaction, row, { of: 'payment', misfit, at: now });
    return false;
  }
  const refunded = about && refundedOf(row, about);
  const word = laterWord({ state, at, failure }, wordOf(row) ?? { state, at, failure });
  await transaction
    .update(attempts)
    .set({
      state: word.state,
      stateAt: new Date(word.at),
      failure: word.failure,
      ...(providerId !== null && { providerId }),
      ...(method !== null && { method }),
      ...(refunded !== null && refunded > row.refunded && { refunded }),
    })
    .where(eq(attempts.id, attemptId));
  await settlePayment(transaction, dependencies, row.paymentId, now);
  return true;
}

function wordOf({ state, stateAt, failure }: AttemptRow) {
  return state === 'requested' || state === 'open' ? undefined : { state, at: stateAt.getTime(), failure };
}

/** Applies the state of a page of the provider. @param now milliseconds since 1970 */
export async function hearOfCheckout(
  transaction: Database,
  dependencies: Dependencies,
  checkoutId: string,
  { state, attempted, method, checkoutId: namedId, customerId }: Checkout,
  now: number,
): Promise<void> {
  const isIt = eq(checkouts.id, checkoutId);
  // A method belongs to the whole engagement, which an acceptance locks first, too.
  const [of] = method ? await transaction.select().from(checkouts).where(isIt) : [];
  if (of) await lockEngagement(transaction, of.proposalId);
  const [row] = await transaction.select().from(checkouts).where(isIt).for('update');
  // The page belongs to another row.
  if (!row || isAnother(namedId, row.id)) return;
  // A completed page does not open again.
  if (row.state !== 'complete') await transaction.update(checkouts).set({ state }).where(eq(checkouts.id, checkoutId));
  if (row.attemptId !== null && attempted) await hearOfAttempt(transaction, dependencies, row.attemptId, attempted, now);
  const isOfCustomer = method && ![customerId, row.customerId].some((one) => isAnother(one, method.customerId));
  if (isOfCustomer) await saveMethod(transaction, row, method, now);
}

interface Of {
  companyId: string;
  proposalId: string;
}

/**
 * Saves a method that the client entered, and retries failed payments with it, after a pause if the billing is paused. The
 * engagement is locked.
 */
async function saveMethod(transaction: Database, { companyId, proposalId }: Of, method: SavedMethod, now: number): Promise<void> {
  const proposalIds = await proposalsOfEngagement(transaction, proposalId);
  const earlier = await lockPayers(transaction, inArray(payers.proposalId, proposalIds));
  if (earlier.find((one) => one.proposalId === proposalId)?.method?.methodId === method.methodId) return;
  const saved = { method, savedAt: new Date(now), warnedAt: null };
  for (const id of proposalIds) {
    await transaction
      .insert(payers)
      .values({ companyId, proposalId: id, customerId: method.customerId, ...saved })
      .onConflictDoUpdate({ target: payers.proposalId, set: saved });
    await noteMethod(transaction, id, 'saved');
    await planCardWarning(transaction, id);
  }
  const isWaiting = and(inArray(payments.proposalId, proposalIds), eq(payments.status, 'failed'));
  const { id } = payments;
  const waiting = await transaction
    .select({ id, companyId: payments.companyId })
    .from(payments)
    .where(isWaiting)
    .orderBy(id)
    .for('update');
  for (const one of waiting) {
    await transaction
      .update(payments)
      .set({ nextAttemptAt: new Date(now) })
      .where(eq(id, one.id));
    await planCollection(transaction, one, now);
  }
}

/** Locks who pays in one order, so that two changes cannot wait for each other. */
const lockPayers = (transaction: Database, isOne: SQL | undefined) =>
  transaction.select().from(payers).where(isOne).orderBy(payers.proposalId).for('update');

/** Returns the billed proposals of an engagement, because the client may save a method with the link of any of them; at least this one. */
async function proposalsOfEngagement(transaction: Database, proposalId: string): Promise<string[]> {
  const [own] = await transaction.select().from(billings).where(eq(billings.proposalId, proposalId));
  if (!own) return [proposalId];
  const all = await transaction
    .select({ proposalId: billings.proposalId })
    .from(billings)
    .where(eq(billings.engagementId, own.engagementId))
    .orderBy(billings.number);
  return all.map((one) => one.proposalId);
}

/** Updates a saved method, for example a card that its bank renewed. */
export async function hearOfMethod(
  transaction: Database,
  companyId: string,
  { methodId, customerId, label, expires }: Pick<SavedMethod, 'methodId' | 'label' | 'expires'> & { customerId: string | null },
): Promise<void> {
  const isSaved = sql`${payers.method} ->> 'methodId' = ${methodId}`;
  for (const { proposalId, method } of await lockPayers(transaction, and(eq(payers.companyId, companyId), isSaved))) {
    if (!method || isAnother(customerId, method.customerId)) continue;
    const isSame = method.expires === expires;
    await transaction
      .update(payers)
      .set({ method: { ...method, label, expires }, ...(!isSame && { warnedAt: null }) })
      .where(eq(payers.proposalId, proposalId));
    await planCardWarning(transaction, proposalId);
  }
}

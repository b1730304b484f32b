import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Dependencies, PaymentRow, TransferRow } from '../rows';
import { applications, credits, payments, transfers } from '../schema';
import { lockTransfer } from '../transfers/client-credit';
import { mailReceipt } from './mail-receipt';
import { openOf } from './open-of';
import { insistOnNoPage, insistOnOpen } from './open-payment';
import { settlePayment } from './settle-payment';

/** The part of a transfer for one payment; minor units. */
export interface Part {
  paymentId: string;
  amount: number;
}

interface Received {
  companyId: string;
  /** A proposal of the client who paid. */
  proposalId: string;
  on: string;
  amount: number;
  currency: string;
  /** The rest is the client's credit. */
  parts: readonly Part[];
  lineId?: string;
  note?: string;
  userId: string;
}

/**
 * Records money that the firm received by transfer, check or cash, applies it to open payments, and sends the client one receipt.
 * @returns the transfer, and the payments that it paid as they were before
 * @throws SuiteError `not_found`, `not_open`, `invalid_request`, and `changed_meanwhile` for more than is open
 */
export async function takeTransfer(
  transaction: Database,
  dependencies: Dependencies,
  { parts, lineId, note, ...received }: Received,
  now: number,
): Promise<{ transfer: TransferRow; paid: PaymentRow[] }> {
  const { companyId, amount, currency } = received;
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  if (total > amount) throw new SuiteError('invalid_request', 'This applies more than the client paid.');
  const locked = await lockPayments(
    transaction,
    parts.map(({ paymentId }) => paymentId),
  );
  if (locked.length !== parts.length) throw new SuiteError('not_found', 'There is no such payment. Load the page again.');
  for (const payment of locked) {
    if (payment.companyId !== companyId) throw new SuiteError('not_found', 'There is no such payment. Load the page again.');
    if (payment.currency !== currency)
      throw new SuiteError('invalid_request', `This payment is in ${payment.currency}, and the money is in ${currency}.`);
    insistOnOpen(payment);
    await insistOnNoPage(transaction, payment);
    const part = parts.find(({ paymentId }) => paymentId === payment.id);
    if (part && part.amount > openOf(payment))
      throw new SuiteError('changed_meanwhile', 'Less is open than before. Load the page again.');
  }
  const [transfer] = await transaction
    .insert(transfers)
    .values({ ...received, lineId: lineId ?? null, note: note || null, at: new Date(now) })
    .returning();
  if (!transfer) throw new Error('the transfer was not written');
  if (parts.length) await transaction.insert(applications).values(parts.map((part) => ({ ...part, transferId: transfer.id })));
  await settleAll(transaction, dependencies, locked, now);
  await mailReceipt(transaction, dependencies, transfer);
  return { transfer, paid: locked };
}

/** Updates payments after what transfers paid of them has changed. */
async function settleAll(
  transaction: Database,
  dependencies: Dependencies,
  all: readonly PaymentRow[],
  now: number,
): Promise<void> {
  for (const { id } of all) await settlePayment(transaction, dependencies, id, now);
}

/**
 * Undoes a transfer: what it paid is open again.
 * @throws SuiteError `not_open` if something depends on it
 */
export async function undoTransfer(
  transaction: Database,
  dependencies: Dependencies,
  transferId: string,
  now: number,
): Promise<TransferRow> {
  const parts = await transaction.select().from(applications).where(eq(applications.transferId, transferId));
  const paid = await lockPayments(
    transaction,
    parts.map(({ paymentId }) => paymentId),
  );
  const { transfer } = await lockTransfer(transaction, transferId);
  const current = await transaction.select().from(applications).where(eq(applications.transferId, transferId));
  if (current.some(({ paymentId }) => !paid.some(({ id }) => id === paymentId)))
    throw new SuiteError('changed_meanwhile', 'This transfer has paid another charge in the meantime. Load the page again.');
  if (transfer.paidBack > 0)
    throw new SuiteError('not_open', 'A part of this transfer was paid back to the client. It stays as it is.');
  const ids = paid.map(({ id }) => id);
  if (ids.length && (await transaction.$count(credits, inArray(credits.paymentId, ids))))
    throw new SuiteError('not_open', 'A part of this payment was credited to what followed. It stays marked as received.');
  if (ids.length && (await transaction.$count(payments, and(inArray(payments.id, ids), gt(payments.refunded, 0)))))
    throw new SuiteError('not_open', 'A part of this payment was given back. It stays marked as received.');
  await transaction.delete(transfers).where(eq(transfers.id, transferId));
  await settleAll(transaction, dependencies, paid, now);
  return transfer;
}

/** Locks payments in the same order everywhere. */
async function lockPayments(transaction: Database, ids: readonly string[]): Promise<PaymentRow[]> {
  if (!ids.length) return [];
  return transaction
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(payments.id)
    .for('update');
}

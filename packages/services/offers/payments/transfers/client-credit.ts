import { clientsOfProposals } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentRow, TransferRow } from '../rows';
import { applications, transfers } from '../schema';

/** SQL: the remaining amount of a transfer, which pays no charge and was not paid back. */
export const leftOf = sql<number>`(transfers.amount - transfers.paid_back - coalesce((
  select sum(part.amount) from ${applications} as part where part.transfer_id = transfers.id), 0))::float8`;

interface CreditOwner {
  companyId: string;
  proposalId: string;
  currency: string;
}

/** Returns the remaining credit of a proposal's client; minor units. */
export async function clientCredit(database: Database, of: CreditOwner): Promise<number> {
  const creditOf = await clientCredits(database, of.companyId);
  return creditOf(of);
}

/** Does the same for any proposal and currency of a company. */
export async function clientCredits(
  database: Database,
  companyId: string,
): Promise<(of: Pick<CreditOwner, 'proposalId' | 'currency'>) => number> {
  const isLeft = and(eq(transfers.companyId, companyId), sql`${leftOf} > 0`);
  const { proposalId, currency } = transfers;
  const left = await database.select({ proposalId, currency, left: leftOf }).from(transfers).where(isLeft);
  if (!left.length) return () => 0;
  const clients = await clientsOfProposals(database, companyId);
  const keyOf = (of: Pick<CreditOwner, 'proposalId' | 'currency'>) =>
    `${of.currency} ${clients.get(of.proposalId)?.key ?? of.proposalId}`;
  const sums = new Map<string, number>();
  for (const one of left) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.left);
  return (of) => sums.get(keyOf(of)) ?? 0;
}

/** Returns the transfers of a proposal's client of which something is left, oldest first. */
async function creditsOfClient(database: Database, { companyId, proposalId, currency }: CreditOwner) {
  const isLeft = and(eq(transfers.companyId, companyId), eq(transfers.currency, currency), sql`${leftOf} > 0`);
  const left = await database
    .select({ id: transfers.id, proposalId: transfers.proposalId })
    .from(transfers)
    .where(isLeft)
    .orderBy(asc(transfers.on), asc(transfers.at), asc(transfers.id));
  if (!left.length) return [];
  const clients = await clientsOfProposals(database, companyId);
  const keyOf = (id: string) => clients.get(id)?.key ?? id;
  return left.filter((one) => keyOf(one.proposalId) === keyOf(proposalId));
}

type Open = Pick<PaymentRow, 'id' | 'companyId' | 'proposalId' | 'currency' | 'amount' | 'collected'>;

/** Applies the client's credit to a locked payment. @returns what it pays; minor units */
export async function applyClientCredit(transaction: Database, payment: Open): Promise<number> {
  const open = Math.max(0, payment.amount - payment.collected);
  let taken = 0;
  for (const { id } of open ? await creditsOfClient(transaction, payment) : []) {
    if (taken === open) break;
    const { left } = await lockTransfer(transaction, id);
    const amount = Math.min(left, open - taken);
    if (amount > 0) await transaction.insert(applications).values({ transferId: id, paymentId: payment.id, amount });
    taken += Math.max(0, amount);
  }
  return taken;
}

/** Locks a transfer until the end of the transaction, always after the payments that change with it. */
export async function lockTransfer(transaction: Database, id: string): Promise<{ transfer: TransferRow; left: number }> {
  await transaction.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id)).for('update');
  const [row] = await transaction.select({ transfer: transfers, left: leftOf }).from(transfers).where(eq(transfers.id, id));
  if (!row) throw new Error(`transfer ${id} is missing`);
  return row;
}

/** Releases what transfers paid of a payment beyond an amount, the newest first; it becomes the client's credit. */
export async function releaseBeyond(transaction: Database, paymentId: string, amount: number): Promise<void> {
  const rows = await transaction
    .select({ id: applications.id, amount: applications.amount, transferId: applications.transferId })
    .from(applications)
    .innerJoin(transfers, eq(transfers.id, applications.transferId))
    .where(eq(applications.paymentId, paymentId))
    .orderBy(asc(transfers.on), asc(transfers.at), asc(applications.id));
  let total = 0;
  for (const row of rows) {
    const remaining = Math.min(row.amount, Math.max(0, amount - total));
    total += remaining;
    if (remaining === row.amount) continue;
    await lockTransfer(transaction, row.transferId);
    if (remaining === 0) await transaction.delete(applications).where(inArray(applications.id, [row.id]));
    else await transaction.update(applications).set({ amount: remaining }).where(eq(applications.id, row.id));
  }
}

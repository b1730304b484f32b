import type { Database } from '@suite/kernel/database/database';
import { creditOf, type PaidPeriod } from '@suite/pricing/credit';
import { type Ends, endOfLine } from '@suite/pricing/take-over';
import { eq, inArray } from 'drizzle-orm';
import type { Uncollected } from '../contract/billing';
import type { BillingRow, PaymentRow } from '../rows';
import { billings, credits, payments } from '../schema';
import { paidPeriods } from './credits';
import { creditsLeft } from './credits-left';
import { itemsUntil } from './items-until';
import { duesToCome } from './planned-charges';

/**
 * Returns the periods of an engagement that have not ended on a day, which an amendment may charge again: those that were paid
 * and those that were not.
 */
export async function periodsInEngagement(
  database: Database,
  engagementId: string,
  today: string,
): Promise<{ paid: PaidPeriod[]; uncollected: Uncollected[] }> {
  const rows = await database
    .select({ payment: payments, billing: billings })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(eq(billings.engagementId, engagementId));
  const goesOn = ({ to }: PaidPeriod) => to >= today;
  return {
    paid: rows
      .flatMap(({ payment, billing }) => paidPeriods(payment).flatMap((period) => usedUntil(period, billing)))
      .filter(goesOn),
    uncollected: rows.flatMap(({ payment, billing }) => uncollectedOf(payment, billing)).filter(goesOn),
  };
}

function uncollectedOf({ status, items }: PaymentRow, billing: BillingRow): Uncollected[] {
  if (status !== 'due' && status !== 'processing' && status !== 'failed') return [];
  return itemsUntil(billing, items).flatMap(({ lineId, name, from, to, net, tax, gross }) =>
    from === null || to === null ? [] : [{ lineId, name, from, to, net, tax, gross, status }],
  );
}

/** Cuts off the days of a paid period after the end of its line, which were credited. */
function usedUntil(period: PaidPeriod, ends: Ends): PaidPeriod[] {
  const end = endOfLine(ends, period.lineId);
  if (end === null || end >= period.to) return [period];
  if (end < period.from) return [];
  const [credited] = creditOf([period], { endsOn: null, lineEnds: {} }, ends);
  const [net, tax] = [period.net - (credited?.net ?? 0), period.tax - (credited?.tax ?? 0)];
  return [{ ...period, to: end, net, tax, gross: net + tax }];
}

/** Returns the ids of those payments that were credited at least in part. */
export async function creditedPayments(database: Database, paymentIds: readonly string[]): Promise<Set<string>> {
  if (!paymentIds.length) return new Set();
  const rows = await database
    .selectDistinct({ paymentId: credits.paymentId })
    .from(credits)
    .where(inArray(credits.paymentId, [...paymentIds]));
  return new Set(rows.map(({ paymentId }) => paymentId));
}

/**
 * Returns the credit that reduces the next charges of an engagement. When no charges are left, it is offered for refund on the
 * last billing instead.
 */
export async function creditsOf(
  database: Database,
  { engagementId, number }: BillingRow,
  today: string,
): Promise<{ left: number; offered: { paymentId: string; amount: number }[] }> {
  const credits = await creditsLeft(database, engagementId);
  const left = credits.reduce((sum, one) => sum + one.left, 0);
  if (left === 0) return { left, offered: [] };
  const all = await database.select().from(billings).where(eq(billings.engagementId, engagementId));
  const goesOn = all.some((one) => one.endsOn === null || duesToCome(one, today).length > 0);
  if (goesOn) return { left, offered: [] };
  if (all.some((one) => one.number > number)) return { left: 0, offered: [] };
  const byPayment = new Map<string, number>();
  for (const { paymentId, left: amount } of credits) byPayment.set(paymentId, (byPayment.get(paymentId) ?? 0) + amount);
  const offered = [...byPayment].map(([paymentId, amount]) => ({ paymentId, amount }));
  return { left: 0, offered: offered.filter(({ amount }) => amount > 0) };
}

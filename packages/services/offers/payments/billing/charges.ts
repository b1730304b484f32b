import type { Database } from '@suite/kernel/database/database';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { PaymentStatus } from '../contract/billing';
import { attempts, billings, credits, payments } from '../schema';

/** A part of a charge; minor units, negative for a credit. */
interface ChargeLine {
  lineId: string;
  /** The service of the price book; null for a line of its own. */
  serviceId: string | null;
  name: string;
  /** Whether it charges all of the accepted line: a whole period, and no deposit. */
  isWhole: boolean;
  /** Units of the accepted line. */
  quantity: number;
  /** The period of a recurring charge or of a credit, both ends included. */
  from: string | null;
  to: string | null;
  net: number;
  tax: number;
  /** Thousandths of a percent. */
  taxRate: number;
  isCredit: boolean;
}

/** Money that the provider collected for a charge. */
export interface Collected {
  /** Of the attempt. */
  id: string;
  /** In the firm's time zone. */
  on: string;
  amount: number;
}

/** Everything of an accepted proposal that is due on one day: what the client is invoiced. Minor units. */
export interface Charge {
  paymentId: string;
  companyId: string;
  proposalId: string;
  number: number;
  title: string;
  client: string;
  currency: string;
  dueOn: string;
  status: PaymentStatus;
  /** The total of its lines; what was paid of it when the firm waived it. */
  amount: number;
  lines: ChargeLine[];
  collected: Collected[];
  /** Includes refunds in progress. */
  refunded: number;
  timeZone: string;
}

/** Returns a payment as what the client is invoiced; undefined if there is none. */
export async function chargeOf(database: Database, paymentId: string): Promise<Charge | undefined> {
  const [row] = await database
    .select()
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(eq(payments.id, paymentId));
  if (!row) return undefined;
  const { payments: payment, billings: billing } = row;
  const sources = await linesOfCredits(
    database,
    payment.credits.map(({ creditId }) => creditId),
  );
  const lines = new Map([...sources, ...billing.lines].map((line) => [line.id, line]));
  const lineOf = (
    { lineId, name, from, to, net, tax }: Pick<ChargeLine, 'lineId' | 'name' | 'from' | 'to' | 'net' | 'tax'>,
    sign: 1 | -1,
  ): ChargeLine => {
    const line = lines.get(lineId);
    return {
      ...{ lineId, name, from, to, net: sign * net, tax: sign * tax },
      serviceId: line?.serviceId ?? null,
      isWhole: sign > 0 && line !== undefined && lineAmounts(line).net === net,
      quantity: line?.quantity ?? 1,
      taxRate: line?.taxRate ?? 0,
      isCredit: sign < 0,
    };
  };
  const collected = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.paymentId, paymentId), eq(attempts.state, 'succeeded')))
    .orderBy(asc(attempts.number));
  return {
    paymentId,
    ...{ companyId: payment.companyId, proposalId: payment.proposalId, number: billing.number, title: billing.title },
    ...{ client: billing.client, currency: payment.currency, dueOn: payment.dueOn, status: payment.status },
    amount: payment.status === 'cancelled' ? payment.received : payment.amount,
    lines: [...payment.items.map((item) => lineOf(item, 1)), ...payment.credits.map((credit) => lineOf(credit, -1))],
    collected: collected.map(({ id, stateAt, amount }) => ({ id, on: dayIn(billing.timeZone, stateAt.getTime()), amount })),
    refunded: payment.refunded,
    timeZone: billing.timeZone,
  };
}

/** Returns the lines that credits were charged by. */
async function linesOfCredits(database: Database, ids: readonly string[]) {
  if (!ids.length) return [];
  const rows = await database
    .select({ lines: billings.lines })
    .from(credits)
    .innerJoin(payments, eq(payments.id, credits.paymentId))
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(inArray(credits.id, [...ids]));
  return rows.flatMap(({ lines }) => lines);
}

interface Due {
  companyId: string;
  /** Days, both included. */
  from: string;
  to?: string;
  proposalIds?: readonly string[];
}

/** Returns the payments of a company that came due and were not waived, oldest first. */
export async function chargesOf(database: Database, { companyId, from, to, proposalIds }: Due) {
  const conditions: (SQL | undefined)[] = [
    eq(payments.companyId, companyId),
    ne(payments.status, 'cancelled'),
    gte(payments.dueOn, from),
    to === undefined ? undefined : lte(payments.dueOn, to),
    proposalIds && inArray(payments.proposalId, [...proposalIds]),
  ];
  return database
    .select({
      ...{ paymentId: payments.id, proposalId: payments.proposalId, number: billings.number, client: billings.client },
      ...{ currency: payments.currency, dueOn: payments.dueOn, amount: payments.amount },
      ...{ received: payments.received, refunded: payments.refunded },
    })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(and(...conditions))
    .orderBy(asc(payments.dueOn), asc(billings.number), asc(payments.id));
}

/** Returns the tax rates in a company's accepted proposals, in thousandths of a percent. */
export async function taxRatesOf(database: Database, companyId: string): Promise<number[]> {
  const rows = await database.select({ lines: billings.lines }).from(billings).where(eq(billings.companyId, companyId));
  return [...new Set(rows.flatMap(({ lines }) => lines.map(({ taxRate }) => taxRate)))];
}

/** Saves the number of a payment's invoice in the ledger, by which clients name it on transfers. */
export async function noteInvoiceNumber(transaction: Database, paymentId: string, invoiceNumber: string | null): Promise<void> {
  await transaction.update(payments).set({ invoiceNumber }).where(eq(payments.id, paymentId));
}

import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BillingRow } from '../rows';
import { billings, payments } from '../schema';
import { chargedAfterEnd, itemsUntil, refundsAfterEnd } from './items-until';
import { makeDue } from './make-due';
import { duesToCome } from './planned-charges';

interface End {
  /** The last day that is charged for. */
  endsOn: string;
  /** The last days of lines that end before. */
  lineEnds?: Record<string, string>;
  isProrated: boolean;
  today: string;
  at: Date;
}

/** Ends a locked billing after a day. Of what is due and was not paid, the part for later days is taken off. */
export async function endBillingOf(
  transaction: Database,
  billing: BillingRow,
  { endsOn, lineEnds, isProrated, today, at }: End,
): Promise<void> {
  const ended = endOf(billing, { endsOn, lineEnds, isProrated });
  const { proposalId } = billing;
  await transaction.update(billings).set(ended).where(eq(billings.proposalId, proposalId));
  const isOpen = and(eq(payments.proposalId, proposalId), inArray(payments.status, ['due', 'failed']));
  for (const { id, items, amount } of await transaction.select().from(payments).where(isOpen).for('update')) {
    const left = itemsUntil({ ...billing, ...ended }, items);
    const rest = left.reduce((sum, { gross }) => sum + gross, 0);
    const cancelled = { status: 'cancelled' as const, cancelledAt: at, nextAttemptAt: null, note: 'The billing has ended.' };
    const change = rest > 0 ? { items: left, amount: rest } : cancelled;
    if (rest !== amount) await transaction.update(payments).set(change).where(eq(payments.id, id));
  }
  await makeDue(transaction, { ...billing, ...ended }, today);
}

/** The terms of a billing that ends after a day. */
const endOf = (billing: BillingRow, { endsOn, lineEnds = {}, isProrated }: Omit<End, 'today' | 'at'>) => ({
  endsOn,
  lineEnds,
  endIsProrated: isProrated,
  pausedOn: null,
  skipped: skippedOf(billing),
});

/** What an end would do to a billing and its payments. */
export async function previewEnd(database: Database, billing: BillingRow, { today, ...end }: Omit<End, 'at'>) {
  const ended = { ...billing, ...endOf(billing, end) };
  const rows = await database.select().from(payments).where(eq(payments.proposalId, billing.proposalId));
  const open = rows.filter(({ status }) => status === 'due' || status === 'failed');
  return {
    planned: duesToCome(ended, today),
    takenOff: open.reduce((sum, { items }) => sum + chargedAfterEnd(ended, items), 0),
    toRefund: refundsAfterEnd(ended, rows).reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** A pause lasts to the end. */
const skippedOf = ({ skipped, pausedOn }: BillingRow): BillingRow['skipped'] =>
  pausedOn === null ? skipped : [...skipped, { from: pausedOn, to: '9999-12-31' }];

import { engagementIdOf, isRenewed, type Linked, neededMethod } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays, utcDayOf } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import { creditsLeft } from '../billing/credits-left';
import { periodsInEngagement } from '../billing/engagement-credits';
import { isCharged } from '../billing/is-charged';
import { payerOf } from '../billing/payer';
import { duesToCome } from '../billing/planned-charges';
import { accountOf } from '../collecting/account-of';
import { openOf } from '../collecting/open-of';
import type { PublicBilling } from '../contract/public';
import { billings, payments } from '../schema';
import { clientCredit } from '../transfers/client-credit';

/** Days for which a client sees its past payments. */
const SHOWN = 30;

/** Returns what the client has to pay, and how. @param now milliseconds since 1970 */
export async function showBilling(database: Database, { proposal, recipient }: Linked, now: number): Promise<PublicBilling> {
  const { id, companyId, status } = proposal;
  const account = await accountOf(database, companyId);
  const provider = account?.secretKey ? 'stripe' : 'manual';
  const payer = await payerOf(database, proposal);
  const isCurrent = recipient.version === proposal.version;
  const isAccepted = isCurrent && status === 'accepted';
  const isOpen = isCurrent && (status === 'sent' || status === 'viewed');
  const [billing] = isAccepted ? await database.select().from(billings).where(eq(billings.proposalId, id)) : [];
  const isOver = billing !== undefined && !(await isCharged(database, billing, now));
  const method = isOpen || (isAccepted && !isOver) ? payer?.method : null;
  const shown = {
    provider,
    bankDetails: isAccepted ? (account?.bankDetails ?? '') : null,
    neededMethod: isOpen ? await neededMethod(database, proposal) : null,
    method: method?.label ?? null,
    methodExpires: method?.expires ?? null,
    canSaveMethod: provider === 'stripe' && isAccepted && !isOver && recipient.role === 'signer',
    isRenewed: isOver && (await isRenewed(database, id)),
  } as const;
  const engagementId = await engagementIdOf(database, proposal.amendsId ?? proposal.renewsId ?? id);
  const left = isAccepted || isOpen ? await creditsLeft(database, engagementId) : [];
  const overpaid = isAccepted ? await clientCredit(database, { companyId, proposalId: id, currency: proposal.currency }) : 0;
  const creditLeft = left.reduce((sum, one) => sum + one.left, 0) + overpaid;
  if (!billing) {
    const today = utcDayOf(now - MILLISECONDS_PER_DAY);
    const periods = isOpen ? await periodsInEngagement(database, engagementId, today) : { paid: [], uncollected: [] };
    return { ...shown, payments: [], ...periods, creditLeft, pausedOn: null, next: null };
  }
  const today = dayIn(billing.timeZone, now);
  const isShown = or(
    inArray(payments.status, ['due', 'processing', 'failed']),
    and(eq(payments.status, 'paid'), gte(payments.paidOn, addDays(today, -SHOWN))),
  );
  const rows = await database
    .select()
    .from(payments)
    .where(and(eq(payments.proposalId, id), isShown))
    .orderBy(asc(payments.dueOn), asc(payments.key));
  const [next] = duesToCome(billing, today);
  return {
    ...shown,
    payments: rows.flatMap(
      ({
        id,
        reference,
        dueOn,
        currency,
        amount,
        collected,
        items,
        credits,
        status,
        failure,
        paidOn,
        requestedAt,
        nextAttemptAt,
      }) => {
        if (status === 'cancelled') return [];
        const open = status === 'paid' ? 0 : openOf({ amount, collected });
        const isCollected = account?.secretKey && payer?.method;
        // A payment that has just come due is charged within moments.
        const isBeingCollected = status === 'due' && isCollected && !requestedAt;
        const shownItems = items.map(({ name, kind, from, to, gross }) => ({ name, kind, from, to, gross }));
        const standing = { status: isBeingCollected ? 'processing' : status, failure, paidOn } as const;
        const nextAttemptOn =
          isCollected && nextAttemptAt && billing.pausedOn === null ? dayIn(billing.timeZone, nextAttemptAt.getTime()) : null;
        const shownCredits = credits.map(({ creditId: _, ...credit }) => credit);
        return [
          { id, reference, dueOn, currency, amount, open, items: shownItems, credits: shownCredits, ...standing, nextAttemptOn },
        ];
      },
    ),
    paid: [],
    uncollected: [],
    creditLeft,
    pausedOn: billing.pausedOn,
    next: next ? { on: next.on, amount: Math.max(0, next.gross - creditLeft), currency: billing.currency } : null,
  };
}

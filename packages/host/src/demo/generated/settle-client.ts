import type { Random } from '@services/ledger/sample/random';
import { applicationOf, creditNoteOf, paymentOf, type Settlement } from '@services/ledger/sample/settlement-records';
import type { Billed } from './bill-client';
import { LAST_DAY } from './calendar';
import type { ClientHabits } from './client-habits';

/** Adds what a client paid and was credited up to the last day; what it has not paid by then is open. */
export function settleClient(random: Random, billed: readonly Billed[], habits: ClientHabits, into: Settlement): void {
  const { payer, fault } = habits;
  for (let first = 0; first < billed.length; first += payer.together) {
    const group = billed.slice(first, first + payer.together);
    const newest = group.at(-1);
    if (!newest) return;
    const due = group.map((one) => ({ ...one, rest: one.invoice.total - credit(random, one, into) }));
    const after = payer.paysAfter(random);
    const inParts = random.chance(payer.inParts);
    if (after === null) continue;
    const isLast = first + payer.together >= billed.length;
    const day = isLast && fault === 'paid before invoice' ? newest.issued - 9 : newest.issued + after;
    if (!inParts) {
      const share = isLast && fault === 'paid above invoice' ? 1.2 : 1;
      pay(due, day, share, 'p', into);
      continue;
    }
    pay(due, day, 0.5, 'p', into);
    pay(due, day + random.whole(10, 45), 'rest', 'q', into);
  }
  if (fault === 'unapplied credit') leaveCredit(billed, into);
}

interface Due extends Billed {
  /** What is still to be paid. */
  rest: number;
}

/** One payment over all that is due, or a share of it. */
function pay(due: Due[], day: number, share: number | 'rest', name: string, into: Settlement): void {
  const first = due[0];
  if (!first || day > LAST_DAY) return;
  const sourceId = `${first.invoice.sourceId}-${name}`;
  let sum = 0;
  for (const one of due) {
    const amount = share === 'rest' ? one.rest : Math.round(one.rest * share);
    if (amount <= 0) continue;
    one.rest -= amount;
    sum += amount;
    into.applications.push(applicationOf(one.invoice, day, amount, name, { paymentSourceId: sourceId }));
  }
  if (sum > 0) into.payments.push(paymentOf(first.invoice, day, sum, sourceId));
}

/** A complaint in a hundred: some or all of the invoice is credited. */
function credit(random: Random, billed: Billed, into: Settlement): number {
  if (!random.chance(0.012)) return 0;
  const day = billed.issued + random.whole(3, 25);
  const amount = Math.round(billed.invoice.total * random.pick([0.1, 0.25, 0.5, 1]));
  if (day > LAST_DAY || amount <= 0) return 0;
  const sourceId = `${billed.invoice.sourceId}-n`;
  into['credit notes'].push(creditNoteOf(billed.invoice, day, amount, { sourceId, number: `GEN-${sourceId}` }));
  into.applications.push(applicationOf(billed.invoice, day, amount, 'n', { creditNoteSourceId: sourceId }));
  return amount;
}

/** As much as the last invoice and applied to nothing: for most, over a quarter of the year. */
function leaveCredit(billed: readonly Billed[], into: Settlement): void {
  const last = billed.at(-1);
  if (!last || last.issued + 20 > LAST_DAY) return;
  const sourceId = `${last.invoice.sourceId}-u`;
  into['credit notes'].push(
    creditNoteOf(last.invoice, last.issued + 20, last.invoice.total * 4, { sourceId, number: `GEN-${sourceId}` }),
  );
}

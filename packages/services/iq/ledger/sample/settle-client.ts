import type { Billed } from './bill-client';
import { workday } from './calendar';
import type { Random } from './random';
import { applicationOf, creditNoteOf, paymentOf, type Settlement } from './settlement-records';

/**
 * Adds the payments and credit notes of a client up to the last day, with one payment for a month's invoices; the rest stays
 * open.
 */
export function settleClient(random: Random, billed: readonly Billed[], lastDay: number, into: Settlement): void {
  const [first] = billed;
  if (!first) return;
  const { unpaid = [], credit } = first.client;
  for (const month of new Set(billed.map(({ monthsAgo }) => monthsAgo))) {
    const group = billed.filter(({ monthsAgo }) => monthsAgo === month);
    const [oldest] = group;
    const newest = group.at(-1);
    if (!oldest || !newest || unpaid.includes(month)) continue;
    const due = group.map((one) => ({ one, rest: one.invoice.total - credited(random, one, lastDay, into) }));
    const day = workday(Math.max(oldest.issued + daysToPay(random, first.client), newest.issued + 2));
    const isInParts = random.chance(0.025);
    pay(due, day, isInParts ? 0.5 : 1, 'p', lastDay, into);
    if (isInParts) pay(due, workday(day + random.whole(10, 25)), 1, 'q', lastDay, into);
  }
  if (credit) leaveCredit(billed, credit, lastDay, into);
}

function daysToPay(random: Random, { pays, services }: Billed['client']): number {
  if (pays === 'late') return random.whole(46, 68);
  if (pays === 'very-late') return random.whole(70, 118);
  if (pays === 'slow') return random.chance(0.22) ? random.whole(33, 44) : random.whole(24, 29);
  return services.length > 1 && random.chance(0.06) ? random.whole(31, 38) : random.whole(11, 27);
}

interface Due {
  one: Billed;
  rest: number;
}

/** Adds one payment for everything that is due, or for a share of it. */
function pay(due: Due[], day: number, share: number, name: string, lastDay: number, into: Settlement): void {
  const [first] = due;
  if (!first || day > lastDay) return;
  const sourceId = `${first.one.invoice.sourceId}-${name}`;
  let sum = 0;
  for (const one of due) {
    const amount = Math.round(one.rest * share);
    if (amount <= 0) continue;
    one.rest -= amount;
    sum += amount;
    into.applications.push(applicationOf(one.one.invoice, day, amount, name, { paymentSourceId: sourceId }));
  }
  if (sum > 0) into.payments.push(paymentOf(first.one.invoice, day, sum, sourceId));
}

/** Credits a part of one invoice in eighty, as after a complaint. Returns the credited amount. */
function credited(random: Random, billed: Billed, lastDay: number, into: Settlement): number {
  if (!random.chance(0.0125)) return 0;
  const day = workday(billed.issued + random.whole(2, 5));
  const amount = Math.round((billed.invoice.total * random.pick([0.1, 0.25, 0.5])) / 500) * 500;
  if (day > lastDay || amount <= 0) return 0;
  const sourceId = `${billed.invoice.sourceId}-n`;
  into['credit notes'].push(creditNoteOf(billed.invoice, day, amount, { sourceId, number: numberOf(sourceId) }));
  into.applications.push(applicationOf(billed.invoice, day, amount, 'n', { creditNoteSourceId: sourceId }));
  return amount;
}

const numberOf = (sourceId: string) => `CN-${sourceId.slice(2)}`;

function leaveCredit(billed: readonly Billed[], credit: 'paid-twice' | 'credit-note', lastDay: number, into: Settlement): void {
  const paid = billed.findLast(({ issued }) => issued + 45 <= lastDay);
  if (!paid) return;
  const sourceId = `${paid.invoice.sourceId}-u`;
  const day = workday(paid.issued + 40);
  const { total } = paid.invoice;
  if (credit === 'paid-twice') into.payments.push(paymentOf(paid.invoice, day, total, sourceId));
  else into['credit notes'].push(creditNoteOf(paid.invoice, day, total, { sourceId, number: numberOf(sourceId) }));
}

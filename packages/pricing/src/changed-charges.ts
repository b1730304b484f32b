import { daysBetween } from '@suite/values/iso-day';
import type { Charge } from './charges';
import type { Line } from './line';
import { type Amounts, taxed } from './line-amounts';
import { shareOf } from './share';

/** A firm's changes to the charges of accepted lines. Days are ISO 8601, which compare as text. */
export interface BillingChanges {
  /** The first day without charges; null while charges continue. */
  pausedOn: string | null;
  /** Periods without charges; `to` is the first day that is charged again. */
  skipped: readonly { from: string; to: string }[];
  /** The last day that is charged. */
  endsOn: string | null;
  endIsProrated: boolean;
}

/** Returns the part of a line's charge that is still to be paid; undefined when a pause suspends it or it comes after the end. */
export function chargeAfter<Dated extends Charge & { on: string }>(
  changes: BillingChanges,
  charge: Dated,
  line: Pick<Line, 'taxRate'> | undefined,
): Dated | undefined {
  const { pausedOn, skipped, endsOn, endIsProrated } = changes;
  const { on, from, to } = charge;
  if ((pausedOn !== null && on >= pausedOn) || skipped.some((days) => on >= days.from && on < days.to)) return undefined;
  if (endsOn === null) return charge;
  if (on > endsOn) return undefined;
  if (from === null || to === null || to <= endsOn || !endIsProrated) return charge;
  return { ...charge, ...partOf(charge, { from, to, until: endsOn }, line?.taxRate ?? 0), to: endsOn };
}

interface Period {
  from: string;
  to: string;
  /** The last day of the period that counts. */
  until: string;
}

/** Returns the part of a period's charge for its days up to `until`. */
export function partOf({ net }: Amounts, { from, to, until }: Period, taxRate: number): Amounts {
  const days = daysBetween(from, until) + 1;
  return taxed(shareOf(net, days, daysBetween(from, to) + 1), taxRate);
}
